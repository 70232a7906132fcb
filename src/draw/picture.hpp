#pragma once

#include <vector>

#include "draw/images.hpp"
#include "draw/palette.hpp"
#include "draw/types.hpp"

namespace lw::draw {

// One picture on the board. Plain data; drawn in the order of the list.
struct Sprite {
    Image image = Image::terrain_desert;
    Paint paint = Paint::none;
    Vec2 at{};            // board units: where the anchor lies
    float scale = 1;      // 1 is the natural size in board units
    float angle = 0;      // radians, clockwise
    Vec2 stretch{1, 1};   // along the picture's own axes, before turning
    Color tint = kWhite;  // multiplied in; its alpha fades the picture

    friend bool operator==(const Sprite&, const Sprite&) = default;
};

// Everything gfx needs for one frame of the board: a value that scene makes anew.
struct Picture {
    std::vector<Vec2> land;  // centres of the land hexes: the coast of the sea
    std::vector<Sprite> sprites;
    SeaStyle sea = SeaStyle::light;
    Vec2 compass{-560, 380};  // board units: where the rhumb lines meet (the rose itself is a sprite)
    bool rhumb_lines = true;
    float sea_time = 0;  // seconds; kept still (any constant) for reduced motion
};

}  // namespace lw::draw
