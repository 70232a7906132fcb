// A number for each piece at each place, random enough that the exclusive or of a board's pieces identifies the board:
// updated with every piece placed, in any order (Zobrist hashing).
#pragma once

#include "base/rng.hpp"
#include "isles/state.hpp"

#include <cstdint>

namespace lw::isles {

[[nodiscard]] constexpr std::uint64_t piece_key(unsigned kind, Seat owner, std::uint16_t place) {
    std::uint64_t piece = std::uint64_t{kind} << 32U | std::uint64_t{owner.value} << 16U | place;
    return base::split_mix64(piece);
}
[[nodiscard]] constexpr std::uint64_t road_key(Seat owner, EdgeId at) { return piece_key(0, owner, at.value); }
[[nodiscard]] constexpr std::uint64_t building_key(Building building, Seat owner, VertexId at) {
    return piece_key(static_cast<unsigned>(building), owner, at.value);
}

}  // namespace lw::isles
