// New game: who sits at the table.
#include "game/name.hpp"
#include "ui/screens/new_game.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace lw::ui {

namespace {

std::uint8_t free_colour(const NewGameState& state) {
    for (std::uint8_t c = 0; c < draw::kPlayerColors; ++c) {
        if (std::none_of(state.seats.begin(), state.seats.end(), [&](const SeatDraft& s) { return s.colour == c; })) return c;
    }
    return 0;
}

std::string free_name(const NewGameState& state) {
    std::vector<std::string_view> taken;
    for (const SeatDraft& s : state.seats) taken.push_back(s.name);
    return game::free_name(taken);
}

void draw_chip(Frame& f, Rect r, NewGameState& state, std::size_t i) {
    const SeatDraft& seat = state.seats[i];
    const std::string label = filled(Text::new_colour, {{"name", seat.name}, {"colour", draw::kPlayers[seat.colour].name}});
    const Response response = f.kit->control(f, {"new.colour." + std::to_string(i), label, r});
    const float side = std::min(r.w, r.h) - (response.hovered ? 0 : f.px(2));
    player_chip(f, middle(r, side, side), seat.colour, initial(seat.name));
    if (response.focused) focus_ring(f, r, f.px(11));
    explain(f, response, r, Rich(label));
    if (response.pressed) state.picking = static_cast<int>(i);
}

void draw_kind(Frame& f, Rect r, NewGameState& state, std::size_t i, bool icons) {
    SeatDraft& seat = state.seats[i];
    const auto picture = [&](Image image) { return icons ? std::optional<Image>(image) : std::optional<Image>(); };
    std::vector<Segment> parts{{say(Text::kind_person), picture(Image::icon_player_human)}};
    for (const Level& level : levels_of(parts_of(state.game))) parts.push_back({say(level.name), picture(Image::icon_player_computer)});
    const std::string label = filled(Text::new_kind, {{"name", seat.name}});
    segments(f, r, "new.kind." + std::to_string(i), label, parts, seat.kind);
}

bool draw_remove(Frame& f, Rect r, const NewGameState& state, std::size_t i) {
    const std::string label = filled(Text::new_remove_seat, {{"name", state.seats[i].name}});
    return icon_button(f, r,
                       {.id = "new.remove." + std::to_string(i),
                        .text = {},
                        .label = label,
                        .icon = Image::icon_cancel,
                        .enabled = state.seats.size() > 2,
                        .reason = say(Text::new_few),
                        .text_size = 11,
                        .keep_text = true});
}

std::string name_id(std::size_t seat) { return "new.name." + std::to_string(seat); }

void ask_name(Frame& f, const NewGameState& state, std::size_t i, std::string_view problem) {
    f.emit(AskText{name_id(i), filled(Text::new_name_ask, {{"n", std::to_string(i + 1)}}), state.seats[i].name, game::kMaxNameLetters,
                   std::string(problem)});
}

void draw_name(Frame& f, Rect r, const NewGameState& state, std::size_t i) {
    const std::string label = filled(Text::new_name, {{"n", std::to_string(i + 1)}, {"name", state.seats[i].name}});
    if (text_box(f, r, name_id(i), label, state.seats[i].name, false)) ask_name(f, state, i, {});
}

/// Whoever was to begin still does; if that player leaves, the lot decides.
void remove_seat(NewGameState& state, std::size_t seat) {
    const auto gone = static_cast<int>(seat);
    state.seats.erase(state.seats.begin() + gone);
    if (state.first == gone) state.first = -1;
    if (state.first > gone) --state.first;
}

}  // namespace

void take_names(Frame& f, const ScreenModel& model, NewGameState& state) {
    if (!model.answer) return;
    for (std::size_t i = 0; i < state.seats.size(); ++i) {
        if (model.answer->first != name_id(i)) continue;
        const std::string name = game::tidy_name(model.answer->second);
        if (name.empty())
            ask_name(f, state, i, say(Text::new_name_blank));
        else
            state.seats[i].name = name;
    }
}

void add_seat(NewGameState& state) { state.seats.push_back({free_name(state), free_colour(state), 1}); }

void fewer_seats(NewGameState& state, std::size_t most) {
    if (state.seats.size() > most) state.seats.resize(most);
    if (state.first >= static_cast<int>(state.seats.size())) state.first = -1;
}

void fit_seats(NewGameState& state, const GameParts& parts) {
    fewer_seats(state, parts.most_seats);
    for (SeatDraft& seat : state.seats) seat.kind = std::min(seat.kind, parts.levels);
}

float draw_seats(Frame& f, NewGameState& state, Rect column, float y) {
    const GameParts& parts = parts_of(state.game);
    text(f, {column.x, y, column.w, f.px(26)}, say(Text::new_players), kPanelTitle.sized(20));
    y += f.px(30);
    y += paragraph(f, {column.x, y}, column.w, say(parts.seats_line), kSmall) + f.px(10);
    const float kinds = f.px(parts.levels > 2 ? 304 : 244);
    const bool one_line = column.w >= kinds + f.px(276);
    std::size_t gone = state.seats.size();
    for (std::size_t i = 0; i < state.seats.size(); ++i) {
        const Rect all{column.x, y, column.w, f.px(one_line ? 64 : 112)};
        row(f, all);
        Rect inner = inset(all, f.px(10), f.px(9));
        Rect first = one_line ? inner : cut_top(inner, f.px(44), f.px(8));
        draw_chip(f, cut_left(first, f.px(46), f.px(8)), state, i);
        if (draw_remove(f, middle(cut_right(first, f.px(40), f.px(4)), f.px(40), f.px(40)), state, i)) gone = i;
        if (one_line)
            draw_kind(f, middle(cut_right(first, kinds, f.px(8)), kinds, f.px(44)), state, i, false);
        else
            draw_kind(f, inner, state, i, inner.w > kinds + f.px(66));
        draw_name(f, middle(first, first.w, f.px(44)), state, i);
        y += all.h + f.px(8);
    }
    if (gone < state.seats.size()) remove_seat(state, gone);
    const bool room = state.seats.size() < parts.most_seats;
    if (button(
            f, {column.x, y, column.w, f.px(46)},
            {.id = "new.add", .text = say(Text::new_add_seat), .icon = Image::icon_plus, .enabled = room, .reason = say(parts.too_many)})) {
        add_seat(state);
    }
    y += f.px(46) + f.px(12);
    Rich help;
    for (const Level& level : levels_of(parts_of(state.game))) help.bold(say(level.name)).text(": ").text(say(level.tip)).text(". ");
    y += paragraph(f, {column.x, y}, column.w, help, kSmall) + f.px(12);
    return y;
}

void draw_colour_picker(Frame& f, NewGameState& state) {
    const auto seat = static_cast<std::size_t>(state.picking);
    if (seat >= state.seats.size()) {
        state.picking = -1;
        return;
    }
    ModalCard card(f, 380, 290, filled(Text::new_colour_title, {{"name", state.seats[seat].name}}));
    if (card.close_cross("colour.close", say(Text::close))) state.picking = -1;
    const auto lines = rows(card.body(), 2, f.px(8));
    for (std::size_t c = 0; c < draw::kPlayerColors; ++c) {
        const Rect cell = columns(lines[c / 4], 4, f.px(8))[c % 4];
        const auto owner = std::find_if(state.seats.begin(), state.seats.end(), [&](const SeatDraft& s) { return s.colour == c; });
        const bool own = state.seats[seat].colour == c;
        const bool taken = owner != state.seats.end() && !own;
        const std::string label = std::string(draw::kPlayers[c].name) + (taken ? ", " + owner->name : std::string());
        const Response response = area(f, {"colour." + std::to_string(c), label, cell, ControlKind::toggle, true, own});
        row(f, cell, own);
        if (response.focused) focus_ring(f, cell, f.px(10));
        const float side = f.px(48);
        const Rect chip = middle({cell.x, cell.y, cell.w, cell.h - f.px(18)}, side, side);
        const std::string letter = taken ? initial(owner->name) : initial(state.seats[seat].name);
        player_chip(f, chip, static_cast<std::uint8_t>(c), letter, taken ? 0.55F : 1.0F);
        text_fit(f, {cell.x + f.px(3), cell.bottom() - f.px(24), cell.w - f.px(6), f.px(20)},
                 taken ? std::string_view(owner->name) : draw::kPlayers[c].name, kSmall, Align::centre);
        if (!response.pressed) continue;
        // Two players may swap.
        if (taken) owner->colour = state.seats[seat].colour;
        state.seats[seat].colour = static_cast<std::uint8_t>(c);
        state.picking = -1;
    }
}

}  // namespace lw::ui
