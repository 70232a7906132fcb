// A number for each piece at each place, random enough that the exclusive or of a board's pieces stands for the board: kept
// with every piece that is put, whatever their order (Zobrist hashing).
#pragma once

#include "isles/state.hpp"

#include <cstdint>

namespace lw::isles {

/// SplitMix64's last steps: every bit of the result depends on every bit of `x`.
[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t x) {
    x = (x ^ (x >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    x = (x ^ (x >> 27U)) * 0x94D049BB133111EBULL;
    return x ^ (x >> 31U);
}

[[nodiscard]] constexpr std::uint64_t piece_key(unsigned kind, Seat owner, std::uint16_t place) {
    return mixed((std::uint64_t{kind} << 32U | std::uint64_t{owner.value} << 16U | place) + 0x9E3779B97F4A7C15ULL);
}
[[nodiscard]] constexpr std::uint64_t road_key(Seat owner, EdgeId at) { return piece_key(0, owner, at.value); }
[[nodiscard]] constexpr std::uint64_t building_key(Building building, Seat owner, VertexId at) {
    return piece_key(static_cast<unsigned>(building), owner, at.value);
}

}  // namespace lw::isles
