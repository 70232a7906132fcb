// Keys that are not a control's own. Those of buttons (R, E, T, U) are asked for where the button is.
#include "ui/isles/build_options.hpp"
#include "ui/isles/context.hpp"

#include "isles/notation.hpp"

namespace lw::ui::isle {

namespace {

using scene::Tool;

constexpr float kStep = 60;  // look units an arrow moves the board

void arrows(const Context& c) {
    const Kit& kit = *c.f.kit;
    if (kit.keyboard_taken()) return;
    Vec2 way{};
    if (kit.pressed(Press::left)) way.x += 1;
    if (kit.pressed(Press::right)) way.x -= 1;
    if (kit.pressed(Press::up)) way.y += 1;
    if (kit.pressed(Press::down)) way.y -= 1;
    if (way == Vec2{}) return;
    c.s.moved_by_hand = true;
    c.s.camera.pan(way * c.px(kStep));
    *c.f.wants_frame = true;
}

void escape(const Context& c) {
    GameScreen& s = c.s;
    if (s.viewer.chosen.valid())
        s.viewer.chosen = {};
    else if (s.viewer.asking)
        s.viewer.asking.reset();
    else if (s.viewer.armed != Tool::none)
        c.disarm();
    else if (s.side != SidePanel::closed)
        s.side = SidePanel::closed;
    else if (s.left_open)
        s.left_open = false;
    *c.f.wants_frame = true;
}

}  // namespace

void board_keys(const Context& c) {
    const Kit& kit = *c.f.kit;
    GameScreen& s = c.s;
    if (kit.modal_open()) return;
    if (kit.pressed(Press::escape)) escape(c);
    if (kit.shortcut('f')) fit_board(c);
    if (kit.shortcut('+') || kit.shortcut('=')) zoom_board(c, 1.25F);
    if (kit.shortcut('-')) zoom_board(c, 0.8F);
    if (kit.shortcut('h')) s.hide_hand = !s.hide_hand;
    if (kit.shortcut('?')) s.keys_wanted = true;
    if (kit.shortcut('l')) s.side = s.side == SidePanel::log ? SidePanel::closed : SidePanel::log;
    if (kit.shortcut('s')) s.side = s.side == SidePanel::stats ? SidePanel::closed : SidePanel::stats;
    arrows(c);
}

}  // namespace lw::ui::isle
