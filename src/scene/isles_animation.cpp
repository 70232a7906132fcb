#include "scene/isles_animation.hpp"

#include "scene/detail/easing.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace lw::scene {

namespace {

constexpr float kDropHeight = 46;  // board units
constexpr float kLanded = 1.07F;   // scale at the end of the drop, back to 1 while it settles
constexpr float kRobberHop = 14;   // board units at the middle of a step
constexpr float kArc = 0.12F;      // height of a flight over its length
constexpr float kRestTilt = 5.0F * std::numbers::pi_v<float> / 180.0F;
constexpr int kTumbles = 9;        // faces shown in the air
constexpr float kFadeFrom = 0.7F;  // part of the glow's time at full strength

std::uint8_t face_in_air(int tumble, int die, std::uint8_t last) {
    if (tumble >= kTumbles - 1) return last;
    // Any sequence will do that never shows the same face twice in a row.
    return static_cast<std::uint8_t>(1 + (last + 5 * tumble + 2 * die + (tumble / 2) * 3) % 6);
}

DiceMotion dice_in_air(std::uint8_t a, std::uint8_t b, float t) {
    DiceMotion dice = dice_at_rest(a, b);
    const float left = 1 - ease_out(t);
    const int tumble = static_cast<int>(t * static_cast<float>(kTumbles));
    dice.faces = {face_in_air(tumble, 0, a), face_in_air(tumble, 1, b)};
    dice.angle = {dice.angle[0] - 7 * left, dice.angle[1] + 6 * left};
    dice.offset = {Vec2{-1.6F * left, -0.9F * left}, Vec2{-1.2F * left, -1.5F * left}};
    dice.t = t;
    return dice;
}

float glow_strength(float t) { return t < kFadeFrom ? 1.0F : (1 - t) / (1 - kFadeFrom); }

}  // namespace

Vec2 along_flight(Vec2 from, Vec2 to, float t) {
    const Vec2 straight = mix(from, to, t);
    return straight - Vec2{0, 4 * t * (1 - t) * kArc * draw::length(to - from)};
}

DiceMotion dice_at_rest(std::uint8_t a, std::uint8_t b) {
    DiceMotion dice;
    dice.faces = {a, b};
    dice.angle = {-kRestTilt, kRestTilt};
    return dice;
}

void Animator::set_pace(float pace, bool still) {
    pace_ = std::clamp(pace, 0.1F, 10.0F);
    still_ = still;
    if (still_) skip();
}

void Animator::skip() {
    items_.clear();
    cursor_ = 0;
}

bool Animator::active(double now) const {
    return std::any_of(items_.begin(), items_.end(), [now](const Item& item) { return item.end > now; });
}

void Animator::show_drop(const Item& item, const Drop& drop, double now, AnimationFrame& out) const {
    MovingPiece piece = drop.piece;
    const float down = part_of(now, item.start, drop.settle);
    piece.lift = kDropHeight * (1 - ease_out(down));
    piece.alpha = now < item.start ? 0.0F : std::min(1.0F, 3 * down);
    piece.scale = down < 1 ? kLanded : kLanded + (1 - kLanded) * ease_out(part_of(now, drop.settle, item.end));
    out.board.pieces.push_back(piece);
}

AnimationFrame Animator::frame(double now) const {
    AnimationFrame out;
    for (const Item& item : items_) {
        if (item.end <= now) continue;
        const float t = part_of(now, item.start, item.end);
        const bool begun = item.start <= now;
        if (const auto* drop = std::get_if<Drop>(&item.what)) {
            show_drop(item, *drop, now, out);
        } else if (const auto* walk = std::get_if<Walk>(&item.what)) {
            if (out.board.robber_moving) continue;  // one walk after the other
            out.board.robber_moving = true;
            out.board.robber_at = mix(walk->from, walk->to, ease_out(t)) - Vec2{0, 4 * t * (1 - t) * kRobberHop};
        } else if (const auto* glow = std::get_if<Glow>(&item.what); glow != nullptr && begun) {
            out.board.glowing = glow->hexes;
            out.board.glow = glow_strength(t);
            out.gains = glow->gains;
        } else if (const auto* fly = std::get_if<Fly>(&item.what); fly != nullptr && begun) {
            const float alpha = std::min({1.0F, 6 * t, 5 * (1 - t)});
            out.cards.push_back({fly->image, fly->from, fly->to, ease_out(t), alpha});
        } else if (const auto* dice = std::get_if<Throw>(&item.what); dice != nullptr && begun) {
            out.dice = dice_in_air(dice->a, dice->b, t);
        }
    }
    return out;
}

}  // namespace lw::scene
