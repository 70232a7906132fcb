// The pointer and the keys on the board: spots, drag, pinch, wheel, double tap, arrows.
#include "ui/isles/board_view.hpp"
#include "ui/isles/build_options.hpp"
#include "ui/isles/context.hpp"

#include "isles/notation.hpp"

#include <imgui.h>

#include <algorithm>

namespace lw::ui::isle {

namespace {

using scene::Target;
using scene::Tool;

std::string spot_id(const isles::Setup& setup, Target target) {
    switch (target.kind) {
        case Target::Kind::vertex:
            return "spot." + isles::to_text(setup.topology.vertex_name[target.index]);
        case Target::Kind::edge:
            return "spot." + isles::to_text(setup.topology.edge_name[target.index]);
        case Target::Kind::hex:
            return "spot." + isles::to_text(setup.topology.hex_name[target.index]);
        case Target::Kind::none:
            break;
    }
    return "spot";
}

std::string spot_label(const Context& c, Tool tool, Target target) {
    if (target.edge().valid()) return words(c.setup(), target.edge());
    if (target.hex().valid()) return "Robber to " + words(c.setup(), target.hex());
    if (tool == Tool::victim) return "Rob " + c.name(c.table().sites[target.index].owner);
    return words(c.setup(), target.vertex());
}

/// Half the side of a spot's square: as large as a finger, but never over its neighbour.
float reach(const Context& c, Target target) {
    const float radius = c.s.camera.hex_radius();
    const float finger = c.px(22);
    switch (target.kind) {
        case Target::Kind::edge:
            return std::min(finger, radius * 0.37F);
        case Target::Kind::hex:
            return radius * 0.62F;
        default:
            return std::min(finger, radius * 0.45F);
    }
}

bool in_sight(const Context& c, Vec2 at) { return c.layout.board.grown(c.px(24)).contains(at); }

bool needs_confirmation(const Context& c) {
    switch (c.screen.preferences.confirm) {
        case ConfirmPlacement::always:
            return true;
        case ConfirmPlacement::on_touch:
            return c.f.touch;
        case ConfirmPlacement::never:
            return false;
    }
    return false;
}

void commit(const Context& c, Tool tool, Target target) {
    const auto action = scene::action_at(c.setup(), c.view(), tool, target);
    if (!action) return;
    if (c.act(*action)) c.disarm();
}

void choose(const Context& c, Tool tool, Target target) {
    if (c.s.viewer.chosen == target || !needs_confirmation(c)) {
        commit(c, tool, target);
        return;
    }
    c.s.viewer.chosen = target;
    *c.f.wants_frame = true;
}

/// Lists every legal place as a control; true when one of them was pressed.
bool spots(const Context& c, Tool tool, const scene::Targets& targets, Target& hovered) {
    for (const Target target : targets) {
        const Vec2 at = c.s.camera.to_screen(scene::mark_of(c.s.places, target));
        if (!in_sight(c, at)) continue;
        const float half = reach(c, target);
        const std::string id = spot_id(c.setup(), target);
        const std::string label = spot_label(c, tool, target);
        ControlSpec spec;
        spec.id = id;
        spec.label = label;
        spec.rect = Rect{at.x - half, at.y - half, 2 * half, 2 * half};
        spec.kind = ControlKind::spot;
        spec.on = c.s.viewer.chosen == target;
        const Response response = area(c.f, spec, target.hex().valid() ? 20 : 22);
        if (response.hovered || response.focused) hovered = target;
        if (response.pressed && !c.s.dragged) {
            choose(c, tool, target);
            return true;
        }
    }
    return false;
}

/// Pointer over open board: no panel, no prompt, no list.
bool over_board(const Context& c, Vec2 at) {
    const GameLayout& l = c.layout;
    if (c.f.kit->modal_open()) return false;
    for (const Rect& r : {l.players, l.side, l.status, l.hand, l.build, l.actions, l.tabs, l.dice,
                          l.corner_top, l.corner_bottom}) {
        if (r.w > 0 && r.contains(at)) return false;
    }
    if (l.form == Form::middle && c.s.left_open && l.left_sheet.contains(at)) return false;
    if (l.form == Form::middle && c.s.side != SidePanel::closed && l.right_sheet.contains(at)) return false;
    return at.x >= 0 && at.y >= 0 && at.x < c.f.size.x && at.y < c.f.size.y;
}

void pinch(const Context& c) {
    if (c.f.gesture.active && over_board(c, c.f.gesture.anchor)) table::pinch(c.f, c.s);
}

void wheel(const Context& c, Vec2 at) {
    const float notches = ImGui::GetIO().MouseWheel;
    if (notches == 0 || !over_board(c, at) || c.f.kit->pointer_taken()) return;
    table::zoom_by_wheel(c.f, c.s, at, notches);
}

void end_of_press(const Context& c, Vec2 at, const scene::Targets& targets) {
    GameScreen& s = c.s;
    const bool click = table::was_click(c.f, s);
    s.press_on_board = false;
    if (!click || s.spot_pressed) return;
    const Tool tool = c.tool();
    const Target near = scene::nearest(s.places, targets, s.camera.to_board(at), c.px(26) / s.camera.zoom);
    if (tool != Tool::none && near.valid()) {
        choose(c, tool, near);
        return;
    }
    if (table::second_tap(c.f, s)) {
        fit_board(c);
        return;
    }
    if (s.animator.busy(c.f.now) || c.model.thinking.valid()) {
        s.animator.skip();
        c.f.emit(Skip{});
    }
}

}  // namespace

namespace {

scene::Targets targets_now(const Context& c) {
    const Tool tool = c.tool();
    return tool == Tool::none ? scene::Targets{} : scene::targets_of(c.setup(), c.view(), tool);
}

}  // namespace

void board_spots(const Context& c) {
    Target hovered;
    c.s.spot_pressed = spots(c, c.tool(), targets_now(c), hovered);
    c.s.hover = hovered;
}

void board_input(const Context& c) {
    GameScreen& s = c.s;
    const ImGuiIO& io = ImGui::GetIO();
    const Vec2 at{io.MousePos.x, io.MousePos.y};
    const Tool tool = c.tool();
    const scene::Targets targets = targets_now(c);
    if (io.MouseClicked[0]) {
        table::press_down(c.f, s, at, over_board(c, at) && !c.f.kit->pointer_taken());
    }
    table::drag(c.f, s, at);
    pinch(c);
    if (!s.hover.valid() && !c.f.touch && over_board(c, at) && !s.dragged && !c.f.kit->pointer_taken()) {
        s.hover = scene::nearest(s.places, targets, s.camera.to_board(at), c.px(26) / s.camera.zoom);
    }
    if (s.hover != s.drawn_hover) *c.f.wants_frame = true;
    wheel(c, at);
    if (io.MouseReleased[0] && s.press_on_board) end_of_press(c, at, targets);
    if (!io.MouseDown[0] && !io.MouseReleased[0]) s.dragged = false;
    if (s.viewer.chosen.valid() && c.f.kit->pressed(Press::enter)) commit(c, tool, s.viewer.chosen);
}

/// For the tick in the status line.
void confirm_place(const Context& c) { commit(c, c.tool(), c.s.viewer.chosen); }

}  // namespace lw::ui::isle
