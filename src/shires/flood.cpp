#include "shires/flood.hpp"

#include "shires/features.hpp"

#include <set>
#include <vector>

namespace lw::shires {

namespace {

/// What lies across the border: the segment that touches at this side or half-slot, or none.
SegmentId across(const Board& board, Cell from, Side side, bool field, std::size_t slot) {
    const TileId id = tile_at(board, beside(from, side));
    if (!id.valid()) return {};
    const Laid& tile = board.tiles[id.index()];
    const Shape& shape = shape_of(tile);
    const std::uint8_t s = field ? shape.slot_segment[opposite_slot(slot)] : shape.side_segment[index(opposite(side))];
    return s == kNoSegment ? SegmentId{} : segment_id(tile, s);
}

struct Found {
    std::vector<SegmentId> segments;
    std::set<int> tiles;
    Feature feature;
};

/// Goes over a segment's ends: the flood continues through those with a neighbour, the others are open.
template <class Reach>
void visit_ends(const Board& board, SegmentId id, Found& found, Reach reach) {
    const Laid& tile = board.tile_at(id);
    const Segment& segment = segment_of(board, id);
    const auto end = [&](Side side, bool field, std::size_t slot) {
        const SegmentId other = across(board, tile.at, side, field, slot);
        if (other.valid()) {
            reach(other);
        } else {
            ++found.feature.open;
        }
    };
    for (const Side side : kAllSides) {
        if ((segment.sides >> index(side) & 1) != 0) end(side, false, 0);
    }
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
        if ((segment.slots >> slot & 1) != 0) end(static_cast<Side>(slot / 2), true, slot);
    }
    if (segment.kind != FeatureKind::cloister) return;
    for (const Cell cell : around(tile.at)) {
        if (!tile_at(board, cell).valid()) ++found.feature.open;
    }
}

Found flood(const Board& board, SegmentId start, std::vector<bool>& seen) {
    Found found;
    found.segments.push_back(start);
    seen[start.index()] = true;
    for (std::size_t i = 0; i < found.segments.size(); ++i) {
        const SegmentId id = found.segments[i];
        const Laid& tile = board.tile_at(id);
        found.tiles.insert(board.tile_of[id.index()]);
        found.feature.pennants = static_cast<std::uint8_t>(found.feature.pennants + segment_of(board, id).pennants);
        if (tile.follower.valid() && segment_id(tile, tile.stands_on) == id) found.feature.followers.add(tile.follower);
        visit_ends(board, id, found, [&](SegmentId other) {
            if (seen[other.index()]) return;
            seen[other.index()] = true;
            found.segments.push_back(other);
        });
    }
    found.feature.tiles = static_cast<std::uint8_t>(found.tiles.size());
    return found;
}

std::string check_ring(const Board& board, SegmentId root, const Found& found) {
    std::set<int> ring;
    SegmentId id = root;
    do {
        if (id.index() >= board.segment_count || !ring.insert(id.value).second) return "a broken ring of segments";
        id = board.next[id.index()];
    } while (id != root);
    for (const SegmentId s : found.segments) {
        if (board.root[s.index()] != root) return "a segment with another root";
        if (ring.count(s.value) == 0) return "a segment that is not in its feature's ring";
    }
    return ring.size() == found.segments.size() ? "" : "a feature with too many segments";
}

}  // namespace

std::string check_features(const Board& board) {
    std::vector<bool> seen(board.segment_count, false);
    for (std::uint16_t i = 0; i < board.segment_count; ++i) {
        if (seen[i]) continue;
        const SegmentId root{i};
        const Found found = flood(board, root, seen);
        if (std::string fault = check_ring(board, root, found); !fault.empty()) return fault;
        if (!(board.features[i] == found.feature)) return "a feature with wrong figures";
    }
    return {};
}

}  // namespace lw::shires
