#include "shires/features.hpp"

#include "base/bits.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace lw::shires {

namespace {

Feature alone(const Segment& segment) {
    Feature feature;
    feature.tiles = 1;
    feature.pennants = segment.pennants;
    feature.open =
        segment.kind == FeatureKind::cloister ? 8 : static_cast<std::uint16_t>(std::popcount(segment.sides) + std::popcount(segment.slots));
    return feature;
}

/// Tiles that have a segment in both features: they count once (rules 1.5).
int shared_tiles(const Board& board, SegmentId a, SegmentId b) {
    base::Bits<kMaxTiles> in_a;
    for_each_segment(board, a, [&](SegmentId s) { in_a.add(board.tile_of[s.index()]); });
    int shared = 0;
    for_each_segment(board, b, [&](SegmentId s) {
        const std::uint8_t tile = board.tile_of[s.index()];
        if (!in_a.has(tile)) return;
        in_a.remove(tile);
        ++shared;
    });
    return shared;
}

/// Makes two features one; the lower root stays, so that the order of joining leaves no trace.
SegmentId unite(Board& board, SegmentId a, SegmentId b) {
    if (a == b) return a;
    if (b < a) std::swap(a, b);
    Feature& into = board.features[a.index()];
    Feature& from = board.features[b.index()];
    into.tiles = static_cast<std::uint8_t>(into.tiles + from.tiles - shared_tiles(board, a, b));
    into.pennants = static_cast<std::uint8_t>(into.pennants + from.pennants);
    into.open = static_cast<std::uint16_t>(into.open + from.open);
    into.followers.add(from.followers);
    from = {};
    for_each_segment(board, b, [&](SegmentId s) { board.root[s.index()] = a; });
    std::swap(board.next[a.index()], board.next[b.index()]);
    return a;
}

/// Two segments meet at a side or half-slot: one feature, with two open ends fewer.
void join(Board& board, SegmentId a, SegmentId b) {
    const SegmentId root = unite(board, board.root[a.index()], board.root[b.index()]);
    Feature& feature = board.features[root.index()];
    feature.open = static_cast<std::uint16_t>(feature.open - 2);
}

void join_at(Board& board, const Laid& tile, Side side, const Laid& other) {
    const Shape& here = shape_of(tile);
    const Shape& there = shape_of(other);
    const std::size_t i = index(side);
    if (here.side_segment[i] != kNoSegment) {
        join(board, segment_id(tile, here.side_segment[i]), segment_id(other, there.side_segment[index(opposite(side))]));
    }
    for (const std::size_t slot : {2 * i, 2 * i + 1}) {
        if (here.slot_segment[slot] == kNoSegment) continue;
        join(board, segment_id(tile, here.slot_segment[slot]), segment_id(other, there.slot_segment[opposite_slot(slot)]));
    }
}

void count_around(Board& board, const Laid& tile) {
    const SegmentId own = cloister_of(tile);
    for (const Cell cell : around(tile.at)) {
        const TileId id = tile_at(board, cell);
        if (!id.valid()) continue;
        const SegmentId theirs = cloister_of(board.tiles[id.index()]);
        if (theirs.valid()) --board.features[theirs.index()].open;
        if (own.valid()) --board.features[own.index()].open;
    }
}

}  // namespace

void add_segments(Board& board, TileId tile) {
    const Laid laid = board.tiles[tile.index()];
    for (const Segment& segment : shape_of(laid).segments) {
        const SegmentId id{board.segment_count++};
        board.root[id.index()] = id;
        board.next[id.index()] = id;
        board.tile_of[id.index()] = static_cast<std::uint8_t>(tile.value);
        board.features[id.index()] = alone(segment);
    }
    for (const Side side : kAllSides) {
        const TileId other = tile_at(board, beside(laid.at, side));
        if (other.valid()) join_at(board, laid, side, board.tiles[other.index()]);
    }
    count_around(board, laid);
}

SegmentId cloister_of(const Laid& tile) {
    const Shape& shape = shape_of(tile);
    for (std::size_t s = 0; s < shape.segments.size(); ++s) {
        if (shape.segments[s].kind == FeatureKind::cloister) return segment_id(tile, s);
    }
    return {};
}

Spot spot_of(const Shape& shape, std::size_t segment) {
    const Segment& s = shape.segments[segment];
    if (s.kind == FeatureKind::cloister) return {};
    return {s.kind, static_cast<std::uint8_t>(std::countr_zero(s.kind == FeatureKind::field ? s.slots : s.sides))};
}

std::uint8_t segment_at(const Shape& shape, Spot spot) {
    std::uint8_t found = kNoSegment;
    if (spot.kind == FeatureKind::cloister) {
        for (std::size_t s = 0; s < shape.segments.size(); ++s) {
            if (shape.segments[s].kind == FeatureKind::cloister && spot.at == 0) found = static_cast<std::uint8_t>(s);
        }
    } else if (spot.kind == FeatureKind::field) {
        if (spot.at < kSlots) found = shape.slot_segment[spot.at];
    } else if (spot.at < kSides) {
        found = shape.side_segment[spot.at];
    }
    if (found == kNoSegment || shape.segments[found].kind != spot.kind) return kNoSegment;
    return found;
}

void stand(Board& board, TileId tile, Seat seat, std::uint8_t segment) {
    Laid& laid = board.tiles[tile.index()];
    laid.follower = seat;
    laid.stands_on = segment;
    board.features[board.root[segment_id(laid, segment).index()].index()].followers.add(seat);
}

base::Bounded<SegmentId, kMaxTiles> cities_of_field(const Board& board, SegmentId field) {
    base::Bits<kMaxSegments> found;
    for_each_segment(board, field, [&](SegmentId s) {
        const Laid& tile = board.tile_at(s);
        for (unsigned left = segment_of(board, s).cities; left != 0; left &= left - 1) {
            const SegmentId city = board.root[segment_id(tile, static_cast<std::size_t>(std::countr_zero(left))).index()];
            if (board.features[city.index()].open == 0) found.add(city.index());
        }
    });
    base::Bounded<SegmentId, kMaxTiles> out;
    found.for_each([&out](int s) { out.push_back(SegmentId{s}); });
    return out;
}

}  // namespace lw::shires
