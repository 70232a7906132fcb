#pragma once

#include <span>
#include <vector>

#include "draw/types.hpp"

namespace lw::gfx {

// Distance to the land on a grid, for the sea's shader. CPU only.
struct CoastField {
    draw::Rect area{0, 0, 1, 1};  // board units; sample (i, j) lies at the middle of its cell
    int width = 1;
    int height = 1;
    std::vector<float> distance{9.0F};  // hex radii; 0 on land
};

inline constexpr float kCoastMargin = 146;  // board units round the land; beyond it the sea is deep
inline constexpr float kCoastCell = 6;      // board units between two samples

// Exact distance from `p`, relative to a hex centre, to the hex of radius 100, in board units; 0 inside.
float distance_to_hex(draw::Vec2 p);

// `land` holds hex centres on the hex grid, in board units. No land: deep sea everywhere.
CoastField coast_field(std::span<const draw::Vec2> land);

}  // namespace lw::gfx
