// Where the parts of the screen of Shires lie, from the window's size alone (look/shires/README, Layout).
#pragma once

#include "draw/types.hpp"
#include "ui/frame.hpp"

namespace lw::ui::shires {

/// In points; a panel that the form does not have is empty. `board` is free of all of them.
struct ScreenLayout {
    Form form = Form::wide;
    draw::Rect title;  ///< name of the game, menu, help; phone: tiles left as well
    draw::Rect players;
    draw::Rect tile;  ///< the tile in hand, or the choice of a follower
    draw::Rect status;
    draw::Rect left;     ///< wide: tiles left, or who holds the fields
    draw::Rect side;     ///< wide: log and statistics
    draw::Rect tabs;     ///< phone: the row at the bottom; middle: the column at the right
    draw::Rect sheet;    ///< phone, middle: where log, statistics and tiles open
    draw::Rect toggles;  ///< over the board: fields, final scores
    draw::Rect corner;   ///< over the board: zoom and fit
    draw::Rect board;
};
/// A replay needs more height below the board, and no tile card on the phone.
[[nodiscard]] ScreenLayout screen_layout(draw::Vec2 size, float scale, bool replay = false);

}  // namespace lw::ui::shires
