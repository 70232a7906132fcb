#include "draw/camera.hpp"

#include <algorithm>
#include <cmath>

namespace lw::draw {

namespace {

constexpr float kSmallest = 1e-4F;

// How far a span [lo, lo + size] must move so that at least `keep` of it lies within [from, to].
float way_back(float lo, float size, float from, float to, float keep) {
    const float least = std::min({keep, size, to - from});
    if (lo + size < from + least) return from + least - (lo + size);
    if (lo > to - least) return to - least - lo;
    return 0;
}

}  // namespace

Rect Camera::to_screen(Rect board) const {
    const Vec2 at = to_screen(Vec2{board.x, board.y});
    return {at.x, at.y, board.w * zoom, board.h * zoom};
}

Rect Camera::to_board(Rect screen) const {
    const Vec2 at = to_board(Vec2{screen.x, screen.y});
    return {at.x, at.y, screen.w / zoom, screen.h / zoom};
}

void Camera::fit(Rect board, Rect screen) {
    const float by_width = std::max(screen.w, 1.0F) / std::max(board.w, 1.0F);
    const float by_height = std::max(screen.h, 1.0F) / std::max(board.h, 1.0F);
    zoom = std::max(std::min(by_width, by_height), kSmallest);
    centre = board.centre() - (screen.centre() - window * 0.5F) / zoom;
}

void Camera::pan(Vec2 delta) { centre = centre - delta / zoom; }

void Camera::zoom_at(Vec2 anchor, float factor, float min_zoom, float max_zoom) {
    const Vec2 held = to_board(anchor);
    zoom = std::clamp(zoom * factor, std::max(min_zoom, kSmallest), std::max(max_zoom, min_zoom));
    centre = held - (anchor - window * 0.5F) / zoom;
}

void Camera::keep_in_sight(Rect board, Rect screen, float margin) {
    const Rect shown = to_screen(board);
    // A board larger than the free rectangle must still cover its middle.
    const float keep_x = shown.w > screen.w ? screen.w / 2 : std::max(margin, shown.w / 2);
    const float keep_y = shown.h > screen.h ? screen.h / 2 : std::max(margin, shown.h / 2);
    pan({way_back(shown.x, shown.w, screen.x, screen.right(), keep_x), way_back(shown.y, shown.h, screen.y, screen.bottom(), keep_y)});
}

Camera between(const Camera& from, const Camera& to, float t) {
    if (t <= 0) return from;
    if (t >= 1) return to;
    Camera now = to;
    now.zoom = from.zoom * std::pow(to.zoom / from.zoom, t);
    // The centre travels with the inverse of the zoom, so that points move along straight lines.
    const float a = 1 / from.zoom;
    const float b = 1 / to.zoom;
    const float way = std::abs(a - b) < 1e-6F ? t : (1 / now.zoom - a) / (b - a);
    now.centre = mix(from.centre, to.centre, way);
    return now;
}

}  // namespace lw::draw
