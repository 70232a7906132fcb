// Which form a window has, and where the parts of title and pages lie, from its size alone (look/README, Layout). Plain
// arithmetic.
#pragma once

#include "draw/types.hpp"
#include "ui/frame.hpp"

#include <cmath>

namespace lw::ui {

/// Look units to whole points.
struct LookUnits {
    float scale = 1;
    float operator()(float look) const { return std::round(look * scale); }
};

/// The least size of the low form, look units.
inline constexpr draw::Vec2 kLowLeast{640, 374};

/// `size` in points.
[[nodiscard]] Form form_for(draw::Vec2 size, float scale);
/// The largest interface scale, at most `wanted`, at which one of the forms fits into the window.
[[nodiscard]] float usable_scale(draw::Vec2 size, float wanted);

/// The title screen: the paper card, and the sea beside (wide, middle) or above (phone) it for the board.
struct TitleLayout {
    draw::Rect card;
    draw::Rect board;   ///< w = 0: no room, draw no board
    bool tall = false;  ///< the card has its full height: picture, long words
};
[[nodiscard]] TitleLayout title_layout(draw::Vec2 size, float scale, bool has_continue = true);

/// The page card of new game, saves, settings, rules: centred, as large as useful.
[[nodiscard]] draw::Rect page_card(draw::Vec2 size, float scale, float wanted_width, float wanted_height = 860);

}  // namespace lw::ui
