// Where the parts of the screen of Isles lie, from the window's size alone (look/README, Layout).
#pragma once

#include "ui/layout.hpp"

namespace lw::ui::isles {

struct LayoutOptions {
    bool trade_open = false;  ///< wide: the right column is 404 wide, the board refits beside it
    bool left_open = false;   ///< middle form: the folded column of players is open
    bool right_open = false;  ///< middle form: log or stats are open
    int players = 4;
    bool replay = false;  ///< low: the bar of the replay takes the lower edge, in `actions`
};

/// All in points; a panel that the form does not have is empty (w = 0). Panels of one form never overlap, and
/// none overlaps `board`, the free rectangle to fit the board into; in the middle form an opened side panel
/// may cover it.
struct ScreenLayout {
    Form form = Form::wide;
    draw::Rect players;      ///< wide: left panel; middle: folded column; low: column; phone: strip on top
    draw::Rect side;         ///< wide: log, stats or trade; middle: folded column; low, phone: none (sheet instead)
    draw::Rect left_sheet;   ///< middle: the opened players panel
    draw::Rect right_sheet;  ///< middle: the opened log, stats or trade panel
    draw::Rect status;       ///< one fixed place for "what is next"
    draw::Rect hand;
    draw::Rect build;
    draw::Rect actions;        ///< wide: dice, trade, undo, end turn; low, phone: the row of buttons
    draw::Rect tabs;           ///< phone: the row at the bottom; low: below the players
    draw::Rect dice;           ///< low, phone: dice in the corner of the sea; wide and middle: none (inside actions)
    draw::Rect corner_top;     ///< column of round buttons: settings, help
    draw::Rect corner_bottom;  ///< column of round buttons: zoom in, out, fit; low, phone: fit alone
    draw::Rect sheet;          ///< where log, stats, trade open. phone: status to tabs; low: over the board
    draw::Rect board;          ///< free of panels; fit the board in here
};
[[nodiscard]] ScreenLayout screen_layout(draw::Vec2 size, float scale, const LayoutOptions& options = {});

}  // namespace lw::ui::isles
