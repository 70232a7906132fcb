#include "ui/table/board_camera.hpp"

#include "ui/kit.hpp"

#include <imgui.h>

#include <cmath>

namespace lw::ui::table {

namespace {

constexpr double kCameraTime = 0.16;  // seconds
constexpr float kDragStart = 6;       // look units
constexpr double kClickTime = 0.6;    // seconds
constexpr double kDoubleTap = 0.32;   // seconds
constexpr float kArrowStep = 60;      // look units
constexpr float kWheelZoom = 1.12F;   // a notch
constexpr float kLeastZoom = 0.8F;    // times the fitted one
constexpr float kMostZoom = 4.0F;

}  // namespace

void fly(const Frame& f, BoardCamera& b, const draw::Camera& to) {
    b.fly_from = b.camera;
    b.fly_to = to;
    b.fly_since = f.now;
    b.moved_by_hand = false;
    *f.wants_frame = true;
}

void follow(const Frame& f, BoardCamera& b, draw::Rect bounds, draw::Rect free) {
    const double t = f.still ? 1.0 : (f.now - b.fly_since) / kCameraTime;
    if (!b.moved_by_hand) {
        const float ease = t >= 1 ? 1.0F : 1.0F - static_cast<float>((1 - t) * (1 - t));
        b.camera = draw::between(b.fly_from, b.fly_to, ease);
        if (t < 1) *f.wants_frame = true;
    }
    b.camera.window = f.size;
    b.camera.keep_in_sight(bounds, free, f.px(80));
}

void zoom(const Frame& f, BoardCamera& b, draw::Vec2 anchor, float factor) {
    b.moved_by_hand = true;
    b.camera.zoom_at(anchor, factor, b.fly_to.zoom * kLeastZoom, b.fly_to.zoom * kMostZoom);
    *f.wants_frame = true;
}

void zoom_by_wheel(const Frame& f, BoardCamera& b, draw::Vec2 at, float notches) { zoom(f, b, at, std::pow(kWheelZoom, notches)); }

void pan_by_arrows(const Frame& f, BoardCamera& b) {
    const Kit& kit = *f.kit;
    if (kit.keyboard_taken()) return;
    draw::Vec2 way{};
    if (kit.pressed(Press::left)) way.x += 1;
    if (kit.pressed(Press::right)) way.x -= 1;
    if (kit.pressed(Press::up)) way.y += 1;
    if (kit.pressed(Press::down)) way.y -= 1;
    if (way == draw::Vec2{}) return;
    b.moved_by_hand = true;
    b.camera.pan(way * f.px(kArrowStep));
    *f.wants_frame = true;
}

void pinch(const Frame& f, BoardCamera& b) {
    b.dragged = true;
    b.camera.pan(f.gesture.pan);
    zoom(f, b, f.gesture.anchor, f.gesture.zoom);
}

void press_down(const Frame& f, BoardCamera& b, draw::Vec2 at, bool on_board) {
    b.press_on_board = on_board;
    b.press_at = at;
    b.press_since = f.now;
    b.dragged = false;
}

void drag(const Frame& f, BoardCamera& b, draw::Vec2 at) {
    if (!b.press_on_board || f.gesture.active) return;
    if (!b.dragged && draw::length(at - b.press_at) > f.px(kDragStart)) b.dragged = true;
    if (!b.dragged) return;
    const ImVec2 delta = ImGui::GetIO().MouseDelta;
    if (delta.x == 0 && delta.y == 0) return;
    b.moved_by_hand = true;
    b.camera.pan({delta.x, delta.y});
    *f.wants_frame = true;
}

bool was_click(const Frame& f, const BoardCamera& b) { return !b.dragged && !f.gesture.active && f.now - b.press_since < kClickTime; }

bool second_tap(const Frame& f, BoardCamera& b) {
    const bool second = f.now - b.last_tap < kDoubleTap;
    b.last_tap = second ? -10 : f.now;
    return second;
}

}  // namespace lw::ui::table
