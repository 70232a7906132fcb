#include "shires/board.hpp"

#include "shires/features.hpp"

#include <algorithm>
#include <cassert>

namespace lw::shires {

namespace {

/// Where to look first; the table has more than twice the room that one set needs.
std::size_t home(Cell cell) {
    const unsigned mixed = static_cast<unsigned>(cell.x) * 37U + static_cast<unsigned>(cell.y) * 101U;
    return mixed & 0xFFU;
}

void remember(State& state, Cell cell, std::size_t tile) {
    std::size_t slot = home(cell);
    while (state.cells[slot] != 0) slot = (slot + 1) & 0xFFU;
    state.cells[slot] = static_cast<std::uint8_t>(tile + 1);
}

unsigned edge_code(const Shape& shape, Side side) { return (shape.profile >> (2 * index(side))) & 3U; }

/// The cell is a gap now; its `side` faces an edge of this code.
void ask(State& state, Cell cell, Side side, unsigned code) {
    auto* gap = std::find_if(state.gaps.begin(), state.gaps.end(), [cell](const Gap& g) { return g.at == cell; });
    if (gap == state.gaps.end()) {
        state.gaps.push_back({cell, 0});
        gap = &state.gaps.back();
    }
    gap->profile = static_cast<std::uint8_t>(gap->profile | (code << (2 * index(side))));
}

void fill(State& state, Cell cell) {
    auto* gap = std::find_if(state.gaps.begin(), state.gaps.end(), [cell](const Gap& g) { return g.at == cell; });
    if (gap == state.gaps.end()) return;
    std::move(gap + 1, state.gaps.end(), gap);
    state.gaps.pop_back();
}

}  // namespace

TileId tile_at(const State& state, Cell cell) {
    for (std::size_t slot = home(cell); state.cells[slot] != 0; slot = (slot + 1) & 0xFFU) {
        const std::uint8_t tile = static_cast<std::uint8_t>(state.cells[slot] - 1);
        if (state.tiles[tile].at == cell) return TileId{tile};
    }
    return {};
}

std::array<Cell, 8> around(Cell cell) {
    std::array<Cell, 8> out{};
    std::size_t n = 0;
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
            if (dx == 0 && dy == 0) continue;
            out[n++] = {static_cast<std::int16_t>(cell.x + dx), static_cast<std::int16_t>(cell.y + dy)};
        }
    }
    return out;
}

bool fits_anywhere(const State& state, Kind kind) {
    bool found = false;
    for_each_place(state, kind, [&found](Cell, std::uint8_t) {
        found = true;
        return false;
    });
    return found;
}

Reason judge_place(const State& state, Kind kind, Cell at, int rotation) {
    if (tile_at(state, at).valid()) return Reason::occupied;
    for (const Gap& gap : state.gaps) {
        if (gap.at == at) return fits(gap.profile, shape(kind, rotation).profile) ? Reason::ok : Reason::edge_mismatch;
    }
    return Reason::not_adjacent;
}

void lay(State& state, Kind kind, Cell at, int rotation) {
    assert(!state.tiles.full() && !tile_at(state, at).valid());
    const std::size_t tile = state.tiles.size();
    Laid laid;
    laid.kind = kind;
    laid.rotation = static_cast<std::uint8_t>(rotation);
    laid.at = at;
    laid.first_segment = SegmentId{state.segment_count};
    state.tiles.push_back(laid);
    remember(state, at, tile);
    fill(state, at);
    for (const Side side : kAllSides) {
        const Cell next = beside(at, side);
        if (!tile_at(state, next).valid()) ask(state, next, opposite(side), edge_code(shape(kind, rotation), side));
    }
    add_segments(state, TileId{static_cast<std::uint16_t>(tile)});
}

}  // namespace lw::shires
