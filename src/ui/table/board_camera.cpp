#include "ui/table/board_camera.hpp"

#include "ui/wheel.hpp"

namespace lw::ui::table {

namespace {

constexpr double kCameraTime = 0.16;  // seconds
constexpr float kArrowStep = 60;      // look units
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

void take_hand(const Frame& f, BoardCamera& b) { b.hand = f.kit->board(f, {0, 0, f.size.x, f.size.y}); }

void move_by_hand(const Frame& f, BoardCamera& b, bool wheel_zooms) {
    const BoardResponse& hand = b.hand;
    if (hand.pan != draw::Vec2{}) {
        b.moved_by_hand = true;
        b.camera.pan(hand.pan);
        *f.wants_frame = true;
    }
    if (hand.zoom != 1) zoom(f, b, hand.anchor, hand.zoom);
    if (wheel_zooms && hand.wheel != 0) zoom(f, b, hand.at, wheel_zoom(hand.wheel));
}

}  // namespace lw::ui::table
