// Features: segments joined across sides (rules 1.5), kept up to date as tiles are laid.
#pragma once

#include "shires/action.hpp"
#include "shires/board.hpp"
#include "shires/state.hpp"

namespace lw::shires {

/// Gives the tile's segments features and joins them with those of its neighbours: side meets opposite side, half-slot
/// meets half-slot. Cloisters around it count one empty cell fewer.
void add_segments(Board& board, TileId tile);

[[nodiscard]] inline SegmentId segment_id(const Laid& tile, std::size_t segment) {
    return SegmentId{static_cast<std::uint16_t>(tile.first_segment.value + segment)};
}
/// The segment as its tile has it.
[[nodiscard]] inline const Segment& segment_of(const Board& board, SegmentId id) {
    const Laid& tile = board.tile_at(id);
    return shape_of(tile).segments[static_cast<std::size_t>(id.value - tile.first_segment.value)];
}

/// The tile's cloister, or none.
[[nodiscard]] SegmentId cloister_of(const Laid& tile);

/// Calls `each(segment)` for the feature's segments, around the ring from the given one.
template <class Each>
void for_each_segment(const Board& board, SegmentId of, Each each) {
    SegmentId id = of;
    do {
        each(id);
        id = board.next[id.index()];
    } while (id != of);
}

/// The first place of the tile's segment, in the order of tile.hpp.
[[nodiscard]] Spot spot_of(const Shape& shape, std::size_t segment);
/// The segment that has this place; kNoSegment when there is none.
[[nodiscard]] std::uint8_t segment_at(const Shape& shape, Spot spot);

/// Puts a follower on the tile's segment; the supply is left to the caller.
void stand(Board& board, TileId tile, Seat seat, std::uint8_t segment);

/// A city, road or cloister without an open end; a field is never complete (rules 4.8).
[[nodiscard]] inline bool complete(FeatureKind kind, const Feature& feature) { return kind != FeatureKind::field && feature.open == 0; }

/// The complete cities that touch the field (rules 5.3), each once: their roots, lowest first.
[[nodiscard]] base::Bounded<SegmentId, kMaxTiles> cities_of_field(const Board& board, SegmentId field);

}  // namespace lw::shires
