#include "shires/board.hpp"

#include "shires/features.hpp"

#include <algorithm>
#include <cassert>

namespace lw::shires {

namespace {

/// Where to look first; the table has more than twice the room one set needs.
std::size_t home(Cell cell) {
    const unsigned mixed = static_cast<unsigned>(cell.x) * 37U + static_cast<unsigned>(cell.y) * 101U;
    return mixed & 0xFFU;
}

void remember(Board& board, Cell cell, std::size_t tile) {
    std::size_t slot = home(cell);
    while (board.cells[slot] != 0) slot = (slot + 1) & 0xFFU;
    board.cells[slot] = static_cast<std::uint8_t>(tile + 1);
}

unsigned edge_code(const Shape& shape, Side side) { return (shape.profile >> (2 * index(side))) & 3U; }

/// The cell is a gap now; its `side` faces an edge of this code.
void ask(Board& board, Cell cell, Side side, unsigned code) {
    auto* gap = std::find_if(board.gaps.begin(), board.gaps.end(), [cell](const Gap& g) { return g.at == cell; });
    if (gap == board.gaps.end()) {
        board.gaps.push_back({cell, 0});
        gap = &board.gaps.back();
    }
    gap->profile = static_cast<std::uint8_t>(gap->profile | (code << (2 * index(side))));
}

void fill(Board& board, Cell cell) {
    auto* gap = std::find_if(board.gaps.begin(), board.gaps.end(), [cell](const Gap& g) { return g.at == cell; });
    if (gap == board.gaps.end()) return;
    std::move(gap + 1, board.gaps.end(), gap);
    board.gaps.pop_back();
}

}  // namespace

TileId tile_at(const Board& board, Cell cell) {
    for (std::size_t slot = home(cell); board.cells[slot] != 0; slot = (slot + 1) & 0xFFU) {
        const std::uint8_t tile = static_cast<std::uint8_t>(board.cells[slot] - 1);
        if (board.tiles[tile].at == cell) return TileId{tile};
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

bool fits_anywhere(const Board& board, Kind kind) {
    bool found = false;
    for_each_place(board, kind, [&found](Cell, std::uint8_t) {
        found = true;
        return false;
    });
    return found;
}

Reason judge_place(const Board& board, Kind kind, Cell at, int rotation) {
    if (tile_at(board, at).valid()) return Reason::occupied;
    for (const Gap& gap : board.gaps) {
        if (gap.at == at) return fits(gap.profile, shape(kind, rotation).profile) ? Reason::ok : Reason::edge_mismatch;
    }
    return Reason::not_adjacent;
}

void lay(Board& board, Kind kind, Cell at, int rotation) {
    assert(!board.tiles.full() && !tile_at(board, at).valid());
    const std::size_t tile = board.tiles.size();
    Laid laid;
    laid.kind = kind;
    laid.rotation = static_cast<std::uint8_t>(rotation);
    laid.at = at;
    laid.first_segment = SegmentId{board.segment_count};
    board.tiles.push_back(laid);
    remember(board, at, tile);
    fill(board, at);
    for (const Side side : kAllSides) {
        const Cell next = beside(at, side);
        if (!tile_at(board, next).valid()) ask(board, next, opposite(side), edge_code(shape(kind, rotation), side));
    }
    add_segments(board, TileId{static_cast<std::uint16_t>(tile)});
}

}  // namespace lw::shires
