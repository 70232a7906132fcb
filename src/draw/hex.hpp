#pragma once

#include <array>
#include <cstddef>

#include "draw/types.hpp"

// Where hexes lie on the board plane. Pointy-top hexes of radius 100, axial (q, r), x right, y down.
namespace lw::draw {

inline constexpr float kHexRadius = 100.0F;
inline constexpr float kHexWidth = 173.20508F;  // flat to flat; also the distance between neighbours
inline constexpr float kHexRow = 150.0F;        // vertical distance between rows

constexpr Vec2 hex_centre(int q, int r) {
    return {kHexWidth * (static_cast<float>(q) + static_cast<float>(r) * 0.5F), kHexRow * static_cast<float>(r)};
}

// Corner `i` of 0..5 relative to the centre, clockwise from the top one:
// top, upper right, lower right, bottom, lower left, upper left.
constexpr Vec2 hex_corner(int i) {
    constexpr float half = kHexWidth / 2;
    constexpr std::array<Vec2, 6> corners{Vec2{0, -100}, Vec2{half, -50}, Vec2{half, 50}, Vec2{0, 100}, Vec2{-half, 50}, Vec2{-half, -50}};
    return corners[static_cast<std::size_t>(((i % 6) + 6) % 6)];
}

// True when `p`, relative to a hex centre, lies inside the hex.
constexpr bool inside_hex(Vec2 p) {
    const float x = p.x < 0 ? -p.x : p.x;
    const float y = p.y < 0 ? -p.y : p.y;
    constexpr float half = kHexWidth / 2;
    return x <= half && x * 0.5F + y * (kHexWidth / 200.0F) <= half;
}

}  // namespace lw::draw
