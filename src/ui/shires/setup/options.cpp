// A table of Shires being set up: the rules, and the game made from it all.
#include "shires/settings.hpp"
#include "ui/screens/setting_controls.hpp"
#include "ui/shires/setup/setup.hpp"

namespace lw::ui::shires {

NewGame made_game(const NewGameState& state) {
    return {made_players(state),
            {.seats = static_cast<std::uint8_t>(state.seats.size()),
             .first_player = first_player(state),
             .settings = draft_of(state).settings}};
}

float draw_options(Frame& f, NewGameState& state, Rect column, float y) {
    draw_first_player(f, state, column, y);
    draw_settings(f, column, y, shires::kSettings, static_cast<int>(state.seats.size()), draft_of(state).settings);
    draw_table_link(f, {column.x, y, column.w, f.px(44)}, made_game(state));
    return y + f.px(44 + 12);
}

void start(const Frame& f, NewGameState& state) { f.emit(StartGame{made_game(state)}); }

}  // namespace lw::ui::shires
