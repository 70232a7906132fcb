// The cards over the game: menu, sharing, this table's settings, and the tiles that are left, large.
#include "ui/modal.hpp"
#include "ui/shires/context.hpp"
#include "ui/shires/settings_list.hpp"
#include "ui/table/cards.hpp"

namespace lw::ui::shires {

namespace {

std::string save_title(const Context& c) {
    const int round = round_of(c.state().turn_number, c.seats());
    return round == 0 ? "Shires, beginning" : "Shires, round " + std::to_string(round);
}

void large_tiles(const Context& c) {
    if (c.layout.form != Form::wide || c.s.side != SidePanel::tiles) return;
    ModalCard card(c.f, 640, 620);
    if (card.close_cross("tiles.close", "Close")) c.s.side = SidePanel::closed;
    Rect in = card.body();
    draw_tiles_left(c, in);
}

}  // namespace

void draw_over_cards(const Context& c) {
    large_tiles(c);
    if (!c.model.replay) table::draw_menu(c.f, c.screen, c.s, save_title(c));
    table::ShareFacts facts;
    facts.over = c.model.replay ? c.model.replay->ended : c.over();
    facts.fits_link = c.model.fits_link;
    facts.board = "Copy a link to the table";
    facts.board_line = "Players and settings, for others to play.";
    facts.file_line = "The whole game, to continue or to watch.";
    table::draw_share(c.f, c.screen, c.s, facts);
    if (!c.s.settings_open) return;
    if (!c.s.table_settings) c.s.table_settings = table_settings(c.setup().config, c.model.players);
    table::draw_settings(c.f, c.s);
}

}  // namespace lw::ui::shires
