// The pointer and the keys on the board: cells, places for followers, questions, drag, pinch, wheel.
#include "ui/shires/context.hpp"

#include <imgui.h>

#include <algorithm>

namespace lw::ui::shire {

namespace {

constexpr double kWait = 0.4;       // seconds the pointer rests before it is answered

Vec2 pointer() {
    const ImGuiIO& io = ImGui::GetIO();
    return {io.MousePos.x, io.MousePos.y};
}

void cell_controls(const Context& c) {
    c.s.hover.reset();
    c.s.cell_pressed = false;
    if (!c.laying()) return;
    for (const shires::Cell cell : scene::legal_cells(c.view())) {
        const std::string id = "place." + std::to_string(cell.x) + "." + std::to_string(cell.y);
        const bool chosen = c.s.viewer.chosen == cell;
        const std::string label = lay_words(cell, turn_at(c, cell));
        ControlSpec spec{.id = id, .label = label, .rect = c.s.camera.to_screen(scene::box_of(cell)), .kind = ControlKind::spot, .on = chosen};
        const Response response = area(c.f, spec, 6);
        if (response.hovered || response.focused) c.s.hover = cell;
        if (!response.pressed || c.s.dragged) continue;
        c.s.cell_pressed = true;
        press_cell(c, cell);
    }
}

/// A second way to the buttons of the card: not listed.
void spot_controls(const Context& c) {
    const float half = std::clamp(c.tile_points() * 0.13F, c.px(11), c.px(22));
    for (const shires::Action& action : follower_choices(c)) {
        const auto* place = std::get_if<shires::PlaceFollower>(&action);
        if (place == nullptr) continue;
        const shires::Laid& tile = c.state().tiles.back();
        const std::uint8_t segment = shires::segment_at(shires::shape_of(tile), place->spot);
        const Vec2 at = c.s.camera.to_screen(scene::spot_at(tile, segment));
        const std::string id = "board." + id_of(place->spot);
        const std::string label = words(place->spot);
        ControlSpec spec{.id = id, .label = label, .rect = {at.x - half, at.y - half, 2 * half, 2 * half}, .kind = ControlKind::spot,
                         .listed = false, .focusable = false};
        const Response response = area(c.f, spec, 20);
        if (response.hovered) c.s.hover_spot = segment;
        if (!response.pressed || c.s.dragged) continue;
        c.s.cell_pressed = true;
        pick_follower(c, action);
    }
}

bool over_board(const Context& c, Vec2 at) {
    if (c.f.kit->modal_open()) return false;
    const ShiresLayout& l = c.layout;
    for (const Rect& r : {l.title, l.players, l.tile, l.status, l.left, l.side, l.tabs, l.corner}) {
        if (r.w > 0 && r.contains(at)) return false;
    }
    if (l.form != Form::wide && c.s.side != ShiresPanel::closed && l.sheet.contains(at)) return false;
    return Rect{0, 0, c.f.size.x, c.f.size.y}.contains(at);
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
void rest(const Context& c, Vec2 at) {
    ShiresScreen& s = c.s;
    if (s.pinned || c.f.touch) return;
    const bool free = over_board(c, at) && !c.f.kit->pointer_taken() && !s.dragged && !s.hover && !s.hover_spot;
    const Vec2 board = s.camera.to_board(at);
    Asked asked = free ? asked_at(c, board) : Asked{};
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

void end_of_press(const Context& c, Vec2 at) {
    ShiresScreen& s = c.s;
    s.press_on_board = false;
    if (!table::was_click(c.f, s) || s.cell_pressed) return;
    if (s.animator.busy(c.f.now) || c.model.thinking.valid()) {
        s.animator.skip();
        c.f.emit(Skip{});
    }
    const Vec2 board = s.camera.to_board(at);
    const Asked asked = asked_at(c, board);
    const shires::SegmentId root = asked.feature.valid() ? c.state().root[asked.feature.index()] : shires::SegmentId{};
    const bool again = s.pinned && root == s.feature && asked.gap == s.gap;
    if (table::second_tap(c.f, s) && !root.valid() && !asked.gap) return fit_board(c);
    answer(c, again ? Asked{} : asked, board, !again && (root.valid() || asked.gap));
}

/// Over a place for the tile the wheel turns it; elsewhere it zooms.
void wheel(const Context& c, Vec2 at) {
    const ImGuiIO& io = ImGui::GetIO();
    if (io.MouseWheel == 0 || !over_board(c, at) || c.f.kit->pointer_taken()) return;
    if (c.laying() && !io.KeyCtrl && (c.s.hover || c.s.viewer.chosen == scene::cell_at(c.s.camera.to_board(at)))) {
        turn_tile(c, io.MouseWheel < 0 ? 1 : -1);
    } else {
        table::zoom_by_wheel(c.f, c.s, at, io.MouseWheel);
    }
}

void escape(const Context& c) {
    ShiresScreen& s = c.s;
    if (s.viewer.chosen || s.viewer.pick) undo(c);
    else if (s.feature.valid() || s.gap) answer(c, {}, {}, false);
    else if (s.side != ShiresPanel::closed) s.side = ShiresPanel::closed;
    else s.lens.reset();
    *c.f.wants_frame = true;
}

void toggle_panel(const Context& c, ShiresPanel panel) { c.s.side = c.s.side == panel ? ShiresPanel::closed : panel; }

}  // namespace

void point_at(const Context& c, std::optional<shires::Cell> cell, shires::SegmentId feature, double seconds) {
    c.s.pointed = cell;
    c.s.pointed_feature = feature;
    c.s.pointed_until = c.f.now + seconds;
    *c.f.wants_frame = true;
}

void ask_about(const Context& c, shires::SegmentId feature) { answer(c, {feature, {}}, scene::label_at(c.state(), feature), true); }

void board_controls(const Context& c) {
    c.s.hover_spot.reset();
    cell_controls(c);
    spot_controls(c);
}

void board_input(const Context& c) {
    ShiresScreen& s = c.s;
    const ImGuiIO& io = ImGui::GetIO();
    const Vec2 at = pointer();
    if (io.MouseClicked[0]) table::press_down(c.f, s, at, over_board(c, at) && !c.f.kit->pointer_taken());
    table::drag(c.f, s, at);
    if (c.f.gesture.active && over_board(c, c.f.gesture.anchor)) table::pinch(c.f, s);
    wheel(c, at);
    if (io.MouseClicked[1] && over_board(c, at)) turn_tile(c, 1);
    if (io.MouseReleased[0] && s.press_on_board) end_of_press(c, at);
    if (!io.MouseDown[0] && !io.MouseReleased[0]) s.dragged = false;
    rest(c, at);
}

void board_keys(const Context& c) {
    const Kit& kit = *c.f.kit;
    ShiresScreen& s = c.s;
    if (kit.modal_open()) return;
    if (kit.pressed(Press::escape)) escape(c);
    if (kit.pressed(Press::enter)) confirm(c);
    if (kit.shortcut('q')) turn_tile(c, -1);
    if (kit.shortcut('e') || kit.shortcut('r')) turn_tile(c, 1);
    if (kit.shortcut('n') && c.choosing()) pick_follower(c, shires::NoFollower{});
    if (kit.shortcut('z') || kit.shortcut('u')) undo(c);
    if (kit.shortcut('0')) fit_board(c);
    if (kit.shortcut('+') || kit.shortcut('=')) table::zoom(c.f, s, c.layout.board.centre(), 1.25F);
    if (kit.shortcut('-')) table::zoom(c.f, s, c.layout.board.centre(), 0.8F);
    if (kit.shortcut('?')) s.keys_wanted = true;
    if (kit.shortcut('l')) toggle_panel(c, ShiresPanel::log);
    if (kit.shortcut('s')) toggle_panel(c, ShiresPanel::stats);
    if (kit.shortcut('k')) toggle_panel(c, ShiresPanel::tiles);
    table::pan_by_arrows(c.f, s);
}

}  // namespace lw::ui::shire
