// Keys that belong to no control. Those of buttons (R, E, T, U) are handled where the button is.
#include "ui/isles/build_options.hpp"
#include "ui/isles/context.hpp"

#include "isles/notation.hpp"
#include "ui/table/keys.hpp"

namespace lw::ui::isles {

namespace {

using scene::Tool;

void escape(const Context& c) {
    Screen& s = c.s;
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
    Screen& s = c.s;
    if (kit.modal_open()) return;
    if (kit.pressed(Press::escape)) escape(c);
    if (kit.shortcut('h')) s.hide_hand = !s.hide_hand;
    common_keys(c);
    table::pan_by_arrows(c.f, s);
}

void common_keys(const Context& c) {
    const Kit& kit = *c.f.kit;
    const auto toggle = [&c](SidePanel panel) { c.s.side = c.s.side == panel ? SidePanel::closed : panel; };
    if (asks(kit, table::Common::fit)) fit_board(c);
    if (asks(kit, table::Common::zoom_in)) zoom_board(c, 1.25F);
    if (asks(kit, table::Common::zoom_out)) zoom_board(c, 0.8F);
    if (asks(kit, table::Common::help)) c.s.keys_wanted = true;
    if (asks(kit, table::Common::log)) toggle(SidePanel::log);
    if (asks(kit, table::Common::statistics)) toggle(SidePanel::stats);
}

}  // namespace lw::ui::isles
