#include "scene/shires_places.hpp"

#include <algorithm>
#include <cmath>

namespace lw::scene {

namespace {

using draw::pen::Loop;
using shires::Laid;
using shires::SegmentId;

constexpr float kBorder = 1.5F;  // tile units within which a point counts as on the border; nothing else comes that near

const draw::TilePart& part_of(const Laid& tile, std::size_t segment) { return draw::tile_plan(tile.kind.value).parts[segment]; }

Vec2 on_board(const Laid& tile, Vec2 in_tile) { return centre_of(tile.at) + draw::from_tile_centre(draw::turned(in_tile, tile.rotation)); }

std::size_t segment_of_tile(const Laid& tile, SegmentId id) { return static_cast<std::size_t>(id.value - tile.first_segment.value); }

/// The loops in tile units, not turned.
std::vector<Loop> loops_of(const draw::TilePart& part) {
    std::vector<Loop> out;
    for (const draw::Path loop : part.outline) out.emplace_back(loop.begin(), loop.end());
    if (!part.line.empty()) out.push_back(draw::pen::widened(part.line, 2 * draw::kRoadReach));
    return out;
}

bool both_at(float a, float b, float border) { return std::abs(a - border) < kBorder && std::abs(b - border) < kBorder; }

bool on_border(Vec2 a, Vec2 b) {
    return both_at(a.x, b.x, 0) || both_at(a.y, b.y, 0) || both_at(a.x, b.x, draw::kTileUnits) || both_at(a.y, b.y, draw::kTileUnits);
}

/// The pieces of a loop between its sides on the border.
void add_pieces(const Laid& tile, const Loop& loop, std::vector<Loop>& out) {
    const std::size_t n = loop.size();
    std::size_t start = 0;
    while (start < n && !on_border(loop[start], loop[(start + 1) % n])) ++start;
    Loop piece;
    const auto close = [&] {
        if (piece.size() > 1) out.push_back(piece);
        piece.clear();
    };
    for (std::size_t k = 1; k <= n; ++k) {
        const Vec2 a = loop[(start + k) % n];
        const Vec2 b = loop[(start + k + 1) % n];
        if (on_border(a, b)) {
            close();
            continue;
        }
        if (piece.empty()) piece.push_back(on_board(tile, a));
        piece.push_back(on_board(tile, b));
    }
    close();
}

Vec2 way_of(shires::Side side) {
    const shires::Cell step = beside({}, side);
    return {static_cast<float>(step.x), -static_cast<float>(step.y)};
}

}  // namespace

Rect box_of(shires::Cell cell) {
    const Vec2 centre = centre_of(cell);
    return {centre.x - draw::kTileSide / 2, centre.y - draw::kTileSide / 2, draw::kTileSide, draw::kTileSide};
}

shires::Cell cell_at(Vec2 point) {
    return {static_cast<std::int16_t>(std::lround(point.x / draw::kTileSide)),
            static_cast<std::int16_t>(std::lround(-point.y / draw::kTileSide))};
}

Rect bounds_of(const shires::State& state) {
    Rect out = box_of(state.tiles[0].at);
    for (const Laid& tile : state.tiles) out = draw::united(out, box_of(tile.at));
    for (const shires::Gap& gap : state.gaps) out = draw::united(out, box_of(gap.at));
    return out;
}

SegmentId segment_at(const shires::State& state, Vec2 point) {
    const shires::TileId id = shires::tile_at(state, cell_at(point));
    if (!id.valid()) return {};
    const Laid& tile = state.tiles[id.index()];
    const Vec2 in_tile =
        (point - centre_of(tile.at)) * (draw::kTileUnits / draw::kTileSide) + Vec2{draw::kTileUnits / 2, draw::kTileUnits / 2};
    const int part = draw::part_at(tile.kind.value, draw::turned(in_tile, shires::kRotations - tile.rotation));
    return part < 0 ? SegmentId{} : shires::segment_id(tile, static_cast<std::size_t>(part));
}

Vec2 spot_at(const Laid& tile, std::size_t segment) { return on_board(tile, part_of(tile, segment).at); }

Vec2 label_at(const shires::State& state, SegmentId feature) {
    SegmentId last = feature;
    shires::for_each_segment(state, feature, [&](SegmentId id) { last = std::max(last, id); });
    const Laid& tile = state.tile_at(last);
    return spot_at(tile, segment_of_tile(tile, last));
}

std::vector<Loop> area_of(const shires::State& state, SegmentId segment) {
    const Laid& tile = state.tile_at(segment);
    std::vector<Loop> out = loops_of(part_of(tile, segment_of_tile(tile, segment)));
    for (Loop& loop : out) {
        for (Vec2& p : loop) p = on_board(tile, p);
    }
    return out;
}

std::vector<Loop> rim_of(const shires::State& state, SegmentId segment) {
    const Laid& tile = state.tile_at(segment);
    std::vector<Loop> out;
    for (const Loop& loop : loops_of(part_of(tile, segment_of_tile(tile, segment)))) add_pieces(tile, loop, out);
    return out;
}

std::vector<SegmentId> held_features(const shires::Board& board, shires::FeatureKind kind) {
    std::vector<SegmentId> out;
    for (std::uint16_t i = 0; i < board.segment_count; ++i) {
        const SegmentId id{i};
        if (board.root[i] != id || shires::segment_of(board, id).kind != kind) continue;
        if (!board.feature(id).followers.none()) out.push_back(id);
    }
    return out;
}

std::vector<OpenSide> open_sides(const shires::State& state, SegmentId feature) {
    std::vector<OpenSide> out;
    shires::for_each_segment(state, feature, [&](SegmentId id) {
        const Laid& tile = state.tile_at(id);
        for (const shires::Side side : shires::kAllSides) {
            const bool reaches = (shires::segment_of(state, id).sides & (1U << shires::index(side))) != 0;
            if (!reaches || shires::tile_at(state, beside(tile.at, side)).valid()) continue;
            out.push_back({centre_of(tile.at) + way_of(side) * (draw::kTileSide / 2), way_of(side)});
        }
    });
    return out;
}

}  // namespace lw::scene
