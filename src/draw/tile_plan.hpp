#pragma once

#include <span>

#include "draw/types.hpp"

// Where the parts of the square tiles lie, in tile units: 256 along a side, from the top left, y down, not
// turned. The data is made by the generator of the artwork (assets/source/tile_plan.py) when the program is
// built.
namespace lw::draw {

inline constexpr float kTileUnits = 256;
// In board units; chosen so that a tile is a whole number of pixels in every atlas.
inline constexpr float kTileSide = 200;
// Tile units from a road's centre line to the outer side of its verge.
inline constexpr float kRoadReach = 18.5F;

using Path = std::span<const Vec2>;  // a line, or the closed rim of something

// One segment of a tile.
struct TilePart {
    Vec2 at;                        // where a follower goes
    std::span<const Path> outline;  // closed loops, the outer one first, then holes; none for a road
    Path line;                      // a road's centre line
};

struct TilePlan {
    std::span<const TilePart> parts;  // in the order in which the rules list the segments of a kind
    Vec2 pennant;                     // the centre of the shield; (0,0) for none
};

// A kind by its number, 0 for A to 23 for X.
const TilePlan& tile_plan(int kind);

// Turned about the tile's centre by clockwise quarter turns, 0..3, or any other number of them.
constexpr Vec2 turned(Vec2 p, int quarter_turns) {
    switch (quarter_turns & 3) {
        case 1: return {kTileUnits - p.y, p.x};
        case 2: return {kTileUnits - p.x, kTileUnits - p.y};
        case 3: return {p.y, kTileUnits - p.x};
        default: return p;
    }
}

// Tile units to board units from the tile's centre.
constexpr Vec2 from_tile_centre(Vec2 p) { return (p - Vec2{kTileUnits / 2, kTileUnits / 2}) * (kTileSide / kTileUnits); }

// Whether the point, in tile units and not turned, lies on that part.
bool contains(const TilePart& part, Vec2 p);
// The part under the point, cities and roads before fields; -1 for none.
int part_at(int kind, Vec2 p);

}  // namespace lw::draw
