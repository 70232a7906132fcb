// What a press does in the course of a turn: lay, turn, choose, confirm, take back.
#include "ui/shires/context.hpp"

namespace lw::ui::shires {

namespace {

constexpr double kAnswerTime = 0.5;  // seconds the app has to take up an action; after that a press counts again

constexpr double kEndedTime = 4;  // seconds for which it is said that the turn ended by itself

/// As the preference says.
bool shown_first(const Context& c) {
    switch (c.screen.preferences.confirm) {
        case ConfirmPlacement::always: return true;
        case ConfirmPlacement::on_touch: return c.f.touch;
        case ConfirmPlacement::never: break;
    }
    return false;
}

/// A tile that ends the turn cannot be taken back once it lies: only those who want no confirmation at all lay it with one press.
bool shown_first(const Context& c, shires::Cell cell) {
    return shown_first(c) || (c.screen.preferences.confirm == ConfirmPlacement::on_touch && ends_turn(c, cell));
}

void note_turn(const Context& c, int way) {
    c.s.turned_at = c.f.now;
    c.s.turned_way = way;
    *c.f.wants_frame = true;
}

}  // namespace

const game::Player& Context::player(game::Seat seat) const {
    static const game::Player nobody{"?", 0, game::Controller::human, {}};
    return seat.valid() && seat.value < model.players.size() ? model.players[seat.value] : nobody;
}

bool Context::act(const shires::Action& action) const {
    Viewer& viewer = s.viewer;
    if (!can(action)) return false;
    if (viewer.sent_for == view().state_no && f.now - viewer.sent_at < kAnswerTime) return false;
    viewer.sent_for = view().state_no;
    viewer.sent_at = f.now;
    f.emit(Act{action, view().state_no});
    return true;
}

std::uint8_t turn_at(const Context& c, shires::Cell cell) {
    return scene::turn_in(c.state().in_hand, c.model.moves, cell, c.s.viewer.rotation).value_or(c.s.viewer.rotation);
}

bool ends_turn(const Context& c, shires::Cell cell) {
    const shires::PlaceTile move{cell, turn_at(c, cell)};
    return c.laying() && c.can(move) && scene::no_follower_after(c.setup(), c.view(), move);
}

void press_cell(const Context& c, shires::Cell cell) {
    Viewer& viewer = c.s.viewer;
    if (!shown_first(c, cell)) {
        c.act(shires::PlaceTile{cell, turn_at(c, cell)});
        return;
    }
    if (viewer.chosen == cell) return turn_tile(c, 1);
    viewer.rotation = turn_at(c, cell);
    viewer.chosen = cell;
    *c.f.wants_frame = true;
}

void turn_tile(const Context& c, int way) {
    if (!c.laying()) return;
    Viewer& viewer = c.s.viewer;
    const std::optional<shires::Cell> cell = viewer.chosen ? viewer.chosen : c.s.hover;
    const int turns = shires::distinct_rotations(c.state().in_hand);
    const std::uint8_t before = cell ? turn_at(c, *cell) : viewer.rotation;
    viewer.rotation = cell ? scene::next_turn(c.state().in_hand, c.model.moves, *cell, before, way)
                           : static_cast<std::uint8_t>((before + way + turns) % turns);
    if (viewer.rotation != before) note_turn(c, way);
}

std::vector<shires::Action> follower_choices(const Context& c) {
    std::vector<shires::Action> out;
    if (!c.choosing()) return out;
    for (const shires::Action& action : c.model.moves) {
        if (std::holds_alternative<shires::PlaceFollower>(action)) out.push_back(action);
    }
    out.emplace_back(shires::NoFollower{});
    return out;
}

void pick_follower(const Context& c, const shires::Action& pick) {
    if (!shown_first(c)) {
        c.act(pick);
        return;
    }
    c.s.viewer.pick = c.s.viewer.pick == pick ? std::nullopt : std::optional(pick);
    *c.f.wants_frame = true;
}

void settle(const Context& c) {
    if (!c.choosing() || follower_choices(c).size() > 1 || !c.act(shires::NoFollower{})) return;
    const bool none_left = c.state().players[c.me().index()].supply == 0;
    c.s.note =
        c.name(c.me()) + (none_left ? " has no follower left. The turn is over." : " can put no follower on this tile. The turn is over.");
    c.s.note_until = c.f.now + kEndedTime;
    *c.f.wants_frame = true;
}

bool confirms(const Context& c) { return (c.laying() || c.choosing()) && (shown_first(c) || can_confirm(c)); }

bool can_confirm(const Context& c) {
    if (c.laying()) return c.s.viewer.chosen.has_value();
    return c.choosing() && c.s.viewer.pick.has_value();
}

void confirm(const Context& c) {
    if (!can_confirm(c)) return;
    if (c.laying())
        c.act(shires::PlaceTile{*c.s.viewer.chosen, turn_at(c, *c.s.viewer.chosen)});
    else
        c.act(*c.s.viewer.pick);
}

std::string_view confirm_words(const Context& c) {
    if (c.choosing()) return "End turn";
    return c.s.viewer.chosen && ends_turn(c, *c.s.viewer.chosen) ? "End turn" : "Lay tile";
}

bool can_undo(const Context& c) { return c.s.viewer.chosen.has_value() || c.s.viewer.pick.has_value() || c.model.undo_steps > 0; }

void undo(const Context& c) {
    Viewer& viewer = c.s.viewer;
    if (viewer.chosen || viewer.pick) {
        viewer.chosen.reset();
        viewer.pick.reset();
        *c.f.wants_frame = true;
    } else if (c.model.undo_steps > 0) {
        c.f.emit(Undo{});
    }
}

}  // namespace lw::ui::shires
