// What a position waits for.
#pragma once

#include "game/seat.hpp"

#include <cstdint>

namespace lw::game {

enum class Waiting : std::uint8_t { seats, chance, over };

/// `seats` are those that must decide now; others may still have legal actions (an answer to an offer, say).
struct ToAct {
    Waiting waiting = Waiting::over;
    SeatSet seats;

    friend constexpr bool operator==(const ToAct&, const ToAct&) = default;
};

/// One outcome of a chance move with its weight; the probability is weight / sum of all weights.
template <class Action>
struct Chance {
    Action action;
    std::uint32_t weight = 1;
};

}  // namespace lw::game
