// The tiles on the table: which lie where, where the next may go, and laying one.
#pragma once

#include "shires/reason.hpp"
#include "shires/state.hpp"

namespace lw::shires {

/// Where in `tiles` the cell's tile is; none when it is empty.
[[nodiscard]] TileId tile_at(const Board& board, Cell cell);
/// The eight cells around a cell, sides and corners.
[[nodiscard]] std::array<Cell, 8> around(Cell cell);

[[nodiscard]] inline const Shape& shape_of(const Laid& tile) { return shape(tile.kind, tile.rotation); }

/// Whether these edges suit an empty cell; both as in Shape::profile and Gap::profile.
[[nodiscard]] constexpr bool fits(std::uint8_t gap, std::uint8_t tile) {
    const unsigned wanted = (gap | (gap >> 1U)) & 0x55U;
    return ((gap ^ tile) & (wanted | (wanted << 1U))) == 0;
}

/// Calls `each(cell, rotation)` for every way to lay the kind, rotations that look alike once. `each` returns false to stop.
template <class Each>
void for_each_place(const Board& board, Kind kind, Each each) {
    const auto rotations = static_cast<std::size_t>(distinct_rotations(kind));
    std::array<std::uint8_t, kRotations> profiles{};
    for (std::size_t r = 0; r < rotations; ++r) profiles[r] = shape(kind, static_cast<int>(r)).profile;
    for (const Gap& gap : board.gaps) {
        for (std::size_t r = 0; r < rotations; ++r) {
            if (fits(gap.profile, profiles[r]) && !each(gap.at, static_cast<std::uint8_t>(r))) return;
        }
    }
}
[[nodiscard]] bool fits_anywhere(const Board& board, Kind kind);

/// Whether the kind may be laid so (rules 3.3). `rotation` 0..3.
[[nodiscard]] Reason judge_place(const Board& board, Kind kind, Cell at, int rotation);

/// Lays a tile, without followers or points: gaps and features follow. Requires that it may be laid so, or that the
/// board is empty, and that there is room.
void lay(Board& board, Kind kind, Cell at, int rotation);

}  // namespace lw::shires
