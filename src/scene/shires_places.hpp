// Where the cells, tiles and followers of Shires lie, in board units (draw/tile_plan.hpp: a tile is 200 wide, y down),
// and what a pointer means.
#pragma once

#include "draw/pen.hpp"
#include "draw/tile_plan.hpp"
#include "shires/features.hpp"

#include <optional>
#include <vector>

namespace lw::scene {

using draw::Rect;
using draw::Vec2;

[[nodiscard]] constexpr Vec2 centre_of(shires::Cell cell) {
    return {draw::kTileSide * static_cast<float>(cell.x), -draw::kTileSide * static_cast<float>(cell.y)};
}
[[nodiscard]] Rect box_of(shires::Cell cell);
[[nodiscard]] shires::Cell cell_at(Vec2 point);
/// All tiles and the empty cells beside them.
[[nodiscard]] Rect bounds_of(const shires::State& state);

/// The part of a feature under the point; none off the tiles.
[[nodiscard]] shires::SegmentId segment_at(const shires::State& state, Vec2 point);
/// Where a follower stands on that segment of the tile.
[[nodiscard]] Vec2 spot_at(const shires::Laid& tile, std::size_t segment);
/// The middle of what a feature shows, for a number on it: the follower's place on its tile laid last.
[[nodiscard]] Vec2 label_at(const shires::State& state, shires::SegmentId feature);

/// The features of the kind that followers stand on, by their roots.
[[nodiscard]] std::vector<shires::SegmentId> held_features(const shires::Board& board, shires::FeatureKind kind);

/// A segment's area in board units: loops as draw::pen::fill takes them. A road has the width of its verge.
[[nodiscard]] std::vector<draw::pen::Loop> area_of(const shires::State& state, shires::SegmentId segment);
/// The lines round that area that do not lie on the tile's border.
[[nodiscard]] std::vector<draw::pen::Loop> rim_of(const shires::State& state, shires::SegmentId segment);

/// An open side of a city or road: the middle of the tile's side, and the way out.
struct OpenSide {
    Vec2 at;
    Vec2 out;
};
[[nodiscard]] std::vector<OpenSide> open_sides(const shires::State& state, shires::SegmentId feature);

}  // namespace lw::scene
