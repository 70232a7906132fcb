// The view of a board: fitted by itself until a person pans or zooms, and how pointer, fingers and wheel move it.
#pragma once

#include "draw/camera.hpp"
#include "ui/frame.hpp"

namespace lw::ui::table {

struct BoardCamera {
    draw::Camera camera;         ///< for the renderer
    bool fitted = false;
    bool moved_by_hand = false;  ///< the person panned or zoomed: do not fit again by ourselves
    draw::Rect fit_rect;
    draw::Camera fly_from;
    draw::Camera fly_to;
    double fly_since = -10;
    bool press_on_board = false;
    bool dragged = false;
    draw::Vec2 press_at;
    double press_since = 0;
    double last_tap = -10;
};

/// Flies to what `to` shows.
void fly(const Frame& f, BoardCamera& b, const draw::Camera& to);
/// On its way, and never out of sight: `bounds` of the board, `free` of panels.
void follow(const Frame& f, BoardCamera& b, draw::Rect bounds, draw::Rect free);
/// By hand, about a point; within a range round the fitted zoom.
void zoom(const Frame& f, BoardCamera& b, draw::Vec2 anchor, float factor);
/// A notch or more of the wheel.
void zoom_by_wheel(const Frame& f, BoardCamera& b, draw::Vec2 at, float notches);
/// Unless a control has the keyboard.
void pan_by_arrows(const Frame& f, BoardCamera& b);
void pinch(const Frame& f, BoardCamera& b);
/// The button went down at `at`; `on_board`: no panel is there.
void press_down(const Frame& f, BoardCamera& b, draw::Vec2 at, bool on_board);
/// With the button held.
void drag(const Frame& f, BoardCamera& b, draw::Vec2 at);
/// The press that ends now was a click: short, and nothing was moved.
[[nodiscard]] bool was_click(const Frame& f, const BoardCamera& b);
/// True for the second of two quick taps.
[[nodiscard]] bool second_tap(const Frame& f, BoardCamera& b);

}  // namespace lw::ui::table
