// What the legal moves let the tile in hand do, and what a cell still waits for.
#pragma once

#include "shires/view.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace lw::scene {

/// The cells in which the viewer may lay the tile, each once, in the order of the legal moves.
[[nodiscard]] std::vector<shires::Cell> legal_cells(const shires::ActionList& moves);
[[nodiscard]] bool fits_so(const shires::ActionList& moves, shires::Cell cell, int rotation);
/// The first legal turn of the tile in that cell from `wanted` on, clockwise; none for another cell.
[[nodiscard]] std::optional<std::uint8_t> turn_in(shires::Kind tile, const shires::ActionList& moves, shires::Cell cell, int wanted);
/// The next legal one after `from`, clockwise for way 1, else for -1; `from` when there is no other.
[[nodiscard]] std::uint8_t next_turn(shires::Kind tile, const shires::ActionList& moves, shires::Cell cell, int from, int way);
/// In how many cells the tile may be laid when turned like this.
[[nodiscard]] int cells_for(const shires::ActionList& moves, int rotation);

/// Once the tile is laid like this, no follower can be put on it: none is in hand, or every feature on it is held (rules 3.5).
[[nodiscard]] bool no_follower_after(const shires::Setup& setup, const shires::View& view, const shires::PlaceTile& move);

/// The empty cell beside a tile; null for any other.
[[nodiscard]] const shires::Gap* gap_at(const shires::State& state, shires::Cell cell);
/// How many tiles of each kind are left in the pile that could lie in the gap.
[[nodiscard]] shires::KindCounts fitting(const shires::State& state, const shires::Gap& gap);
[[nodiscard]] bool in_hand_fits(const shires::State& state, const shires::Gap& gap);
/// The gaps that neither a tile of the pile nor the one in hand fits; none when the game is over and no more tiles are laid.
[[nodiscard]] std::vector<shires::Cell> dead_cells(const shires::State& state);
[[nodiscard]] int sum_of(const shires::KindCounts& counts);

}  // namespace lw::scene
