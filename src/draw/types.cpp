#include "draw/types.hpp"

#include <algorithm>
#include <cmath>

namespace lw::draw {

float length(Vec2 a) { return std::sqrt(dot(a, a)); }

Vec2 normalised(Vec2 a) {
    const float l = length(a);
    return l > 0 ? a / l : Vec2{};
}

float angle_of(Vec2 a) { return std::atan2(a.y, a.x); }

Rect united(Rect a, Rect b) {
    const float x = std::min(a.x, b.x);
    const float y = std::min(a.y, b.y);
    return {x, y, std::max(a.right(), b.right()) - x, std::max(a.bottom(), b.bottom()) - y};
}

namespace {

std::uint8_t mix_byte(std::uint8_t a, std::uint8_t b, float t) {
    const float v = static_cast<float>(a) + (static_cast<float>(b) - static_cast<float>(a)) * t;
    return static_cast<std::uint8_t>(std::lround(std::clamp(v, 0.0F, 255.0F)));
}

float linear(std::uint8_t byte) {
    const float v = static_cast<float>(byte) / 255.0F;
    return v <= 0.03928F ? v / 12.92F : std::pow((v + 0.055F) / 1.055F, 2.4F);
}

float luminance(Color c) { return 0.2126F * linear(c.r) + 0.7152F * linear(c.g) + 0.0722F * linear(c.b); }

}  // namespace

Color mix(Color a, Color b, float t) {
    return {mix_byte(a.r, b.r, t), mix_byte(a.g, b.g, t), mix_byte(a.b, b.b, t), mix_byte(a.a, b.a, t)};
}

Color over(Color top, Color ground) {
    Color mixed = mix(ground, top, static_cast<float>(top.a) / 255.0F);
    mixed.a = 255;
    return mixed;
}

float contrast_ratio(Color a, Color b) {
    const float la = luminance(a);
    const float lb = luminance(b);
    return (std::max(la, lb) + 0.05F) / (std::min(la, lb) + 0.05F);
}

}  // namespace lw::draw
