// The pointer and the keys on the board: spots, drag, pinch, wheel, double tap, arrows.
#include "ui/isles/board_view.hpp"
#include "ui/isles/build_options.hpp"
#include "ui/isles/context.hpp"

#include "isles/notation.hpp"

#include <algorithm>

namespace lw::ui::isles {

namespace {

using scene::Target;
using scene::Tool;

constexpr float kReach = 26;  // look units round a place within which a press is meant for it

std::string spot_id(const isles::Setup& setup, Target target) {
    switch (target.kind) {
        case Target::Kind::vertex: return "spot." + isles::to_text(setup.topology.vertex_name[target.index]);
        case Target::Kind::edge: return "spot." + isles::to_text(setup.topology.edge_name[target.index]);
        case Target::Kind::hex: return "spot." + isles::to_text(setup.topology.hex_name[target.index]);
        case Target::Kind::none: break;
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
        case Target::Kind::edge: return std::min(finger, radius * 0.37F);
        case Target::Kind::hex: return radius * 0.62F;
        default: return std::min(finger, radius * 0.45F);
    }
}

bool in_sight(const Context& c, Vec2 at) { return c.layout.board.grown(c.px(24)).contains(at); }

bool needs_confirmation(const Context& c) {
    switch (c.screen.preferences.confirm) {
        case ConfirmPlacement::always: return true;
        case ConfirmPlacement::on_touch: return c.f.touch;
        case ConfirmPlacement::never: return false;
    }
    return false;
}

void commit(const Context& c, Tool tool, Target target) {
    const auto action = scene::action_at(c.setup(), c.view(), c.model.moves, tool, target);
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

/// Lists every legal place as a control and carries out presses. Finger and mouse also reach a place from beside it.
void spots(const Context& c, Tool tool, const scene::Targets& targets, Target& hovered) {
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
        spec.slop = std::max(c.px(kReach) - half, 0.0F);
        const Response response = area(c.f, spec, target.hex().valid() ? 20 : 22);
        if (response.hovered || response.focused) hovered = target;
        if (response.pressed) choose(c, tool, target);
    }
}

/// A press on none of the places.
void pressed_free(const Context& c) {
    if (c.s.hand.twice) return fit_board(c);
    if (!c.s.animator.busy(c.f.now) && !c.model.thinking.valid()) return;
    c.s.animator.skip();
    c.f.emit(Skip{});
}

scene::Targets targets_now(const Context& c) {
    const Tool tool = c.tool();
    return tool == Tool::none ? scene::Targets{} : scene::targets_of(c.setup(), c.view(), c.model.moves, tool);
}

}  // namespace

void board_spots(const Context& c) {
    table::take_hand(c.f, c.s);
    Target hovered;
    spots(c, c.tool(), targets_now(c), hovered);
    c.s.hover = hovered;
}

void board_input(const Context& c) {
    Screen& s = c.s;
    table::move_by_hand(c.f, s);
    if (s.hover != s.drawn_hover) *c.f.wants_frame = true;
    if (s.hand.pressed) pressed_free(c);
    if (s.viewer.chosen.valid() && c.f.kit->pressed(Press::enter)) commit(c, c.tool(), s.viewer.chosen);
}

/// For the tick in the status line.
void confirm_place(const Context& c) { commit(c, c.tool(), c.s.viewer.chosen); }

}  // namespace lw::ui::isles
