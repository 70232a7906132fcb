// New game: who begins.
#include "ui/screens/new_game.hpp"

#include <algorithm>
#include <string>

namespace lw::ui {

namespace {

void first_seats(Frame& f, NewGameState& state, Rect column, float& y) {
    const auto cells = columns({column.x, y, column.w, f.px(44)}, static_cast<int>(state.seats.size()), f.px(4));
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const SeatDraft& seat = state.seats[i];
        const bool on = state.first == static_cast<int>(i);
        const std::string label = filled(Text::first_pick, {{"name", seat.name}});
        const Response response = area(f, {"new.first." + std::to_string(i), label, cells[i], ControlKind::toggle, true, on});
        row(f, cells[i], on);
        const float side = std::min(cells[i].w, cells[i].h) - f.px(8);
        player_chip(f, middle(cells[i], side, side), seat.colour, initial(seat.name));
        explain(f, response, cells[i], Rich(label));
        if (response.pressed) state.first = static_cast<int>(i);
    }
    y += f.px(44 + 14);
}

}  // namespace

void draw_group(Frame& f, Rect column, float& y, std::string_view title) {
    text(f, {column.x, y, column.w, f.px(24)}, title, kPanelTitle.sized(18));
    divider(f, column.x, y + f.px(26), column.w);
    y += f.px(38);
}

void draw_first_player(Frame& f, NewGameState& state, Rect column, float& y) {
    const GameParts& parts = parts_of(state.game);
    int chosen = state.first < 0 ? 0 : 1;
    const std::string line = state.first < 0
                                 ? std::string(say(parts.lot_line))
                                 : filled(parts.first_line, {{"name", state.seats[static_cast<std::size_t>(state.first)].name}});
    if (setting_segments(f, column, y, "new.begins", say(Text::new_first), line, {{say(Text::first_lot)}, {say(Text::first_seat)}},
                         chosen)) {
        state.first = chosen == 0 ? -1 : 0;
    }
    if (state.first >= 0) first_seats(f, state, column, y);
}

}  // namespace lw::ui
