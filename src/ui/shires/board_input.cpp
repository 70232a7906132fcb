// The pointer and the keys on the board: cells, places for followers, questions, drag, pinch, wheel.
#include "ui/shires/context.hpp"
#include "ui/table/keys.hpp"

#include <algorithm>
#include <cstdlib>

namespace lw::ui::shires {

namespace {

constexpr double kWait = 0.4;  // seconds the pointer rests before it is answered

void cell_controls(const Context& c) {
    c.s.hover.reset();
    if (!c.laying()) return;
    for (const shires::Cell cell : scene::legal_cells(c.model.moves)) {
        const std::string id = "place." + std::to_string(cell.x) + "." + std::to_string(cell.y);
        const bool chosen = c.s.viewer.chosen == cell;
        const std::string label = lay_words(cell, turn_at(c, cell));
        ControlSpec spec{
            .id = id, .label = label, .rect = c.s.camera.to_screen(scene::box_of(cell)), .kind = ControlKind::spot, .on = chosen};
        const Response response = area(c.f, spec, 6);
        if (response.hovered || response.focused) c.s.hover = cell;
        if (response.pressed) press_cell(c, cell);
    }
}

/// A second way to the buttons of the card: not listed.
void spot_controls(const Context& c) {
    constexpr float kReach = 22;  // look units within which a press is meant for the place
    const float half = std::clamp(c.tile_points() * 0.13F, c.px(11), c.px(22));
    for (const shires::Action& action : follower_choices(c)) {
        const auto* place = std::get_if<shires::PlaceFollower>(&action);
        if (place == nullptr) continue;
        const shires::Laid& tile = c.state().tiles.back();
        const std::uint8_t segment = shires::segment_at(shires::shape_of(tile), place->spot);
        const Vec2 at = c.s.camera.to_screen(scene::spot_at(tile, segment));
        const std::string id = "board." + id_of(place->spot);
        const std::string label = words(place->spot);
        ControlSpec spec{.id = id,
                         .label = label,
                         .rect = {at.x - half, at.y - half, 2 * half, 2 * half},
                         .kind = ControlKind::spot,
                         .listed = false,
                         .focusable = false};
        spec.slop = std::max(c.px(kReach) - half, 0.0F);
        const Response response = area(c.f, spec, 20);
        if (response.hovered) c.s.hover_spot = segment;
        if (response.pressed) pick_follower(c, action);
    }
}

struct Asked {
    shires::SegmentId feature;
    std::optional<shires::Cell> gap;
};

Asked asked_at(const Context& c, Vec2 board) {
    Asked out;
    out.feature = scene::segment_at(c.state(), board);
    const shires::Cell cell = scene::cell_at(board);
    if (!out.feature.valid() && !c.over() && scene::gap_at(c.state(), cell) != nullptr) out.gap = cell;
    return out;
}

void answer(const Context& c, const Asked& asked, Vec2 board, bool pinned) {
    c.s.feature = asked.feature.valid() ? c.state().root[asked.feature.index()] : shires::SegmentId{};
    c.s.gap = asked.gap;
    c.s.asked_at = board;
    c.s.pinned = pinned;
    *c.f.wants_frame = true;
}

/// What the mouse rests on is explained; what a tap has asked for stays until the next.
void rest(const Context& c) {
    Screen& s = c.s;
    if (s.pinned || c.f.touch) return;
    const Vec2 board = s.camera.to_board(s.hand.at);
    Asked asked = s.hand.free ? asked_at(c, board) : Asked{};
    if (asked.feature.valid()) asked.feature = c.state().root[asked.feature.index()];
    if (asked.feature != s.under || asked.gap != s.under_gap) {
        s.under = asked.feature;
        s.under_gap = asked.gap;
        s.under_since = c.f.now;
        if (s.feature.valid() || s.gap) answer(c, {}, board, false);
    }
    if (!asked.feature.valid() && !asked.gap) return;
    if (s.feature == asked.feature && s.gap == asked.gap) return;
    if (c.f.now - s.under_since >= kWait) answer(c, asked, board, false);
    *c.f.wants_frame = true;
}

/// A press on none of the places: a question, whose answer goes away with the next press.
void pressed_free(const Context& c) {
    Screen& s = c.s;
    if (s.animator.busy(c.f.now) || c.model.thinking.valid()) {
        s.animator.skip();
        c.f.emit(Skip{});
    }
    const Vec2 board = s.camera.to_board(s.hand.at);
    const Asked asked = asked_at(c, board);
    const shires::SegmentId root = asked.feature.valid() ? c.state().root[asked.feature.index()] : shires::SegmentId{};
    const bool again = s.pinned && root == s.feature && asked.gap == s.gap;
    if (s.hand.twice) {
        answer(c, {}, board, false);
        return fit_board(c);
    }
    answer(c, again ? Asked{} : asked, board, !again && (root.valid() || asked.gap));
}

/// Over a place for the tile the wheel turns it, one step per notch.
bool wheel_turns(const Context& c) {
    return c.laying() && (c.s.hover || c.s.viewer.chosen == scene::cell_at(c.s.camera.to_board(c.s.hand.at)));
}

void escape(const Context& c) {
    Screen& s = c.s;
    if (s.viewer.chosen || s.viewer.pick)
        undo(c);
    else if (s.feature.valid() || s.gap)
        answer(c, {}, {}, false);
    else if (s.side != SidePanel::closed)
        s.side = SidePanel::closed;
    else
        s.lens.reset();
    *c.f.wants_frame = true;
}

void toggle_panel(const Context& c, SidePanel panel) { c.s.side = c.s.side == panel ? SidePanel::closed : panel; }

}  // namespace

void point_at(const Context& c, std::optional<shires::Cell> cell, shires::SegmentId feature, double seconds) {
    const bool shown = c.s.pointed == cell && c.s.pointed_feature == feature && c.s.pointed_until > c.f.now;
    if (!shown) *c.f.wants_frame = true;
    c.s.pointed = cell;
    c.s.pointed_feature = feature;
    c.s.pointed_until = c.f.now + seconds;
}

void ask_about(const Context& c, shires::SegmentId feature) { answer(c, {feature, {}}, scene::label_at(c.state(), feature), true); }

void board_controls(const Context& c) {
    c.s.hover_spot.reset();
    table::take_hand(c.f, c.s);
    cell_controls(c);
    spot_controls(c);
}

void board_input(const Context& c) {
    Screen& s = c.s;
    const bool turns = wheel_turns(c);
    table::move_by_hand(c.f, s, !turns);
    const int steps = turns ? s.wheel.turned(s.hand.wheel, c.f.now) : 0;
    for (int i = 0; i < std::abs(steps); ++i) turn_tile(c, steps > 0 ? 1 : -1);
    if (s.hand.secondary) turn_tile(c, 1);
    if (s.hand.pressed) pressed_free(c);
    rest(c);
}

void board_keys(const Context& c) {
    const Kit& kit = *c.f.kit;
    if (kit.modal_open()) return;
    if (kit.pressed(Press::escape)) escape(c);
    if (kit.pressed(Press::enter)) confirm(c);
    if (kit.shortcut('q')) turn_tile(c, -1);
    if (kit.shortcut('w')) turn_tile(c, 1);
    if (kit.shortcut('n') && c.choosing()) pick_follower(c, shires::NoFollower{});
    if (asks(kit, table::Common::undo)) undo(c);
    if (kit.shortcut('k')) toggle_panel(c, SidePanel::tiles);
    common_keys(c);
    table::pan_by_arrows(c.f, c.s);
}

void common_keys(const Context& c) {
    const Kit& kit = *c.f.kit;
    if (asks(kit, table::Common::fit)) fit_board(c);
    if (asks(kit, table::Common::zoom_in)) table::zoom(c.f, c.s, c.layout.board.centre(), 1.25F);
    if (asks(kit, table::Common::zoom_out)) table::zoom(c.f, c.s, c.layout.board.centre(), 0.8F);
    if (asks(kit, table::Common::help)) c.s.keys_wanted = true;
    if (asks(kit, table::Common::log)) toggle_panel(c, SidePanel::log);
    if (asks(kit, table::Common::statistics)) toggle_panel(c, SidePanel::stats);
}

}  // namespace lw::ui::shires
