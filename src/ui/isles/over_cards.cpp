// What lies over the game: menu, sharing, this table's settings, each the same in all games.
#include "ui/isles/context.hpp"
#include "ui/isles/settings_list.hpp"
#include "ui/table/cards.hpp"

namespace lw::ui::isles {

void draw_menu(const Context& c) {
    const int round = round_of(c.table().turn_number, c.seats());
    table::draw_menu(c.f, c.screen, c.s, round == 0 ? "Isles, set-up" : "Isles, round " + std::to_string(round));
}

void draw_share(const Context& c) {
    table::ShareFacts facts;
    facts.over = c.model.replay ? c.model.replay->ended : c.table().phase == isles::Phase::over;
    facts.fits_link = c.model.fits_link;
    facts.board = "Copy a link to the board";
    facts.board_line = "Board and settings, to be played by others. No hands and no dice.";
    facts.file_line = "The whole game with every hand. Whoever opens it can see them.";
    table::draw_share(c.f, c.screen, c.s, facts);
}

void draw_table_settings(const Context& c) {
    if (!c.s.settings_open) return;
    if (!c.s.table_settings) c.s.table_settings = table_settings(c.setup().config, c.model.players);
    table::draw_settings(c.f, c.s);
}

}  // namespace lw::ui::isles
