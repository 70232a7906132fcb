// The view of a board: fitted by itself until a person pans or zooms, and how pointer, fingers and wheel move it.
#pragma once

#include "draw/camera.hpp"
#include "ui/kit.hpp"

namespace lw::ui::table {

struct BoardCamera {
    draw::Camera camera;  ///< for the renderer
    bool fitted = false;
    bool moved_by_hand = false;  ///< the person panned or zoomed: do not fit again by ourselves
    draw::Rect fit_rect;
    draw::Camera fly_from;
    draw::Camera fly_to;
    double fly_since = -10;
    BoardResponse hand;  ///< what mouse and fingers did on it in this frame
};

/// Flies to what `to` shows.
void fly(const Frame& f, BoardCamera& b, const draw::Camera& to);
/// Carries on with a flight and keeps the board in sight: `bounds` of the board, `free` of panels.
void follow(const Frame& f, BoardCamera& b, draw::Rect bounds, draw::Rect free);
/// By hand, about a point; within a range round the fitted zoom.
void zoom(const Frame& f, BoardCamera& b, draw::Vec2 anchor, float factor);
/// Unless a control has the keyboard.
void pan_by_arrows(const Frame& f, BoardCamera& b);
/// Reads mouse and fingers; before the board's spots and all panels are drawn.
void take_hand(const Frame& f, BoardCamera& b);
/// Drags and pinches move it, and the wheel zooms unless it does something else there.
void move_by_hand(const Frame& f, BoardCamera& b, bool wheel_zooms = true);

}  // namespace lw::ui::table
