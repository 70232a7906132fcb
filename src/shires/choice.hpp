// What bears on a seat's next decision besides its legal list.
#pragma once

#include "shires/state.hpp"

#include <cstdint>

namespace lw::shires {

/// Changes with the turn and the tile: the same list of moves may come up again later in the game.
[[nodiscard]] inline std::uint64_t choice_key(const Setup& /*setup*/, const State& state, Seat /*seat*/) {
    return (std::uint64_t{state.turn_number} << 16U) | (std::uint64_t{state.in_hand.value} << 8U) | state.tiles.size();
}

}  // namespace lw::shires
