#pragma once

#include "draw/types.hpp"

namespace lw::draw {

// Maps board units to points (logical pixels of the window, y down) and back. A plain value:
// pan, zoom and fit return nothing and change only the camera itself.
struct Camera {
    Vec2 window{1366, 768};  // size of the whole window in points
    Vec2 centre{};           // board point at the middle of the window
    float zoom = 0.62F;      // points per board unit; the hex radius on screen is 100 * zoom

    Vec2 to_screen(Vec2 board) const { return (board - centre) * zoom + window * 0.5F; }
    Vec2 to_board(Vec2 screen) const { return (screen - window * 0.5F) / zoom + centre; }
    Rect to_screen(Rect board) const;
    Rect to_board(Rect screen) const;
    float hex_radius() const { return 100.0F * zoom; }

    // Shows all of `board` in the middle of the free rectangle `screen` (points).
    void fit(Rect board, Rect screen);
    // Moves what is shown by `delta` points.
    void pan(Vec2 delta);
    // Scales by `factor`; the board point under `anchor` (points) stays where it is.
    void zoom_at(Vec2 anchor, float factor, float min_zoom, float max_zoom);
    // Moves back so that the board cannot be lost: its centre line never leaves `screen`, and a board
    // that is smaller than `screen` keeps `margin` points of itself inside.
    void keep_in_sight(Rect board, Rect screen, float margin = 80);

    friend bool operator==(const Camera&, const Camera&) = default;
};

// Eased transition from one camera to another, t in 0..1. Zoom is interpolated by ratio, so that it looks even.
Camera between(const Camera& from, const Camera& to, float t);

}  // namespace lw::draw
