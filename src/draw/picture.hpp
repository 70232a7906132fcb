#pragma once

#include <cstddef>
#include <cstdint>
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

// A pattern that runs over the board, the same wherever it is cut out; one per player shape.
enum class Pattern : std::uint8_t { none, rising, falling, dots, level, grid, rings, zigzag, upright };

// A corner of a triangle.
struct MeshVertex {
    Vec2 at{};  // board units
    Color color{};
    float across = 0;     // of a stroke: distance from its middle, in board units ...
    float half = kSolid;  // ... and where it ends; gfx smooths that edge

    static constexpr float kSolid = 1e6F;
    friend bool operator==(const MeshVertex&, const MeshVertex&) = default;
};

// Plain or patterned areas and strokes, between the sprites.
struct Mesh {
    std::size_t after = 0;              // how many sprites of the picture lie below it
    std::vector<MeshVertex> triangles;  // three per triangle
    Pattern pattern = Pattern::none;
    Color ink{};  // of the pattern, laid over the colour
};

// What lies behind the board.
enum class Ground : std::uint8_t { sea, table };

// Everything gfx needs for one frame of the board: a value that scene makes for each.
struct Picture {
    std::vector<Vec2> land;  // centres of the land hexes: the coast of the sea
    std::vector<Sprite> sprites;
    SeaStyle sea = SeaStyle::light;
    Vec2 compass{-560, 380};  // board units: where the rhumb lines meet (the rose itself is a sprite)
    bool rhumb_lines = true;
    float sea_time = 0;        // seconds; kept still (any constant) for reduced motion
    std::vector<Mesh> meshes;  // in drawing order, with `after` ascending
    Ground ground = Ground::sea;
};

}  // namespace lw::draw
