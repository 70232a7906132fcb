// Chances to win.
#pragma once

#include "game/seat.hpp"

#include <array>
#include <functional>

namespace lw::agent {

/// By seat; those of a table add up to 1.
using Chances = std::array<float, game::kMaxSeats>;

/// Of a game that is over: those who share the win share the chance.
[[nodiscard]] inline Chances shared_among(game::SeatSet winners) {
    Chances chances{};
    for (const game::Seat seat : winners) chances[seat.index()] = 1 / static_cast<float>(winners.count());
    return chances;
}

/// Reads the chances off a position that is known in full.
template <class G>
using Judge = std::function<Chances(const typename G::State&)>;

}  // namespace lw::agent
