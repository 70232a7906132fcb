#pragma once

#include <cstdint>

// The smallest vocabulary of drawing: plain values, no GL, no game.
namespace lw::draw {

// A point or an offset. The unit is stated by whoever holds it: board units (hex radius 100, y down)
// or points (logical screen pixels, y down).
struct Vec2 {
    float x = 0;
    float y = 0;

    friend constexpr bool operator==(const Vec2&, const Vec2&) = default;
};

constexpr Vec2 operator+(Vec2 a, Vec2 b) { return {a.x + b.x, a.y + b.y}; }
constexpr Vec2 operator-(Vec2 a, Vec2 b) { return {a.x - b.x, a.y - b.y}; }
constexpr Vec2 operator*(Vec2 a, float k) { return {a.x * k, a.y * k}; }
constexpr Vec2 operator/(Vec2 a, float k) { return {a.x / k, a.y / k}; }
constexpr float dot(Vec2 a, Vec2 b) { return a.x * b.x + a.y * b.y; }
constexpr Vec2 mix(Vec2 a, Vec2 b, float t) { return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t}; }
float length(Vec2 a);
// Unit vector; (0,0) stays (0,0).
Vec2 normalised(Vec2 a);
// Angle of the direction in radians, clockwise on the screen because y points down.
float angle_of(Vec2 a);

// An axis-aligned box: left, top, width, height. Width and height are never negative.
struct Rect {
    float x = 0;
    float y = 0;
    float w = 0;
    float h = 0;

    constexpr Vec2 centre() const { return {x + w / 2, y + h / 2}; }
    constexpr float right() const { return x + w; }
    constexpr float bottom() const { return y + h; }
    constexpr bool contains(Vec2 p) const { return p.x >= x && p.y >= y && p.x < right() && p.y < bottom(); }
    constexpr Rect grown(float by) const { return {x - by, y - by, w + 2 * by, h + 2 * by}; }

    friend constexpr bool operator==(const Rect&, const Rect&) = default;
};

// The smallest box that holds both.
Rect united(Rect a, Rect b);

// Straight (not premultiplied) sRGB.
struct Color {
    std::uint8_t r = 255;
    std::uint8_t g = 255;
    std::uint8_t b = 255;
    std::uint8_t a = 255;

    constexpr Color with_alpha(float alpha) const {
        const float clamped = alpha < 0 ? 0.0F : (alpha > 1 ? 1.0F : alpha);
        return {r, g, b, static_cast<std::uint8_t>(static_cast<float>(a) * clamped + 0.5F)};
    }

    friend constexpr bool operator==(const Color&, const Color&) = default;
};

constexpr Color rgba(std::uint32_t rrggbbaa) {
    return {static_cast<std::uint8_t>(rrggbbaa >> 24), static_cast<std::uint8_t>(rrggbbaa >> 16), static_cast<std::uint8_t>(rrggbbaa >> 8),
            static_cast<std::uint8_t>(rrggbbaa)};
}
constexpr Color rgb(std::uint32_t rrggbb) { return rgba((rrggbb << 8) | 0xFFU); }

inline constexpr Color kWhite{};

// Straight mix of two colours, t in 0..1.
Color mix(Color a, Color b, float t);
// `top` laid over an opaque `ground`.
Color over(Color top, Color ground);
// WCAG contrast of two opaque colours, 1..21.
float contrast_ratio(Color a, Color b);

}  // namespace lw::draw
