// Who may see a replay from whose point of view. Pure, like hand_off.hpp, whose rule it follows.
#pragma once

#include "game/eyes.hpp"

#include <cstdint>

namespace lw::match {

struct ReplayTable {
    game::SeatSet seats;
    game::SeatSet humans;  ///< seats that people play on this device
    bool ended = false;    ///< the game is over, whichever step the replay is at
};

enum class Look : std::uint8_t {
    granted,
    card,  ///< after the hand-off card that names the seat
    refused,
};

/// Once the game is over anybody may see anything. Before that a spectator's view is free, a person's own view needs the
/// card unless that person holds the device or plays alone, and nobody sees a computer player's hand.
/// `holder` is whose private things may be on the screen now.
[[nodiscard]] Look may_look(const ReplayTable& table, game::Seat holder, game::Eyes wanted);

}  // namespace lw::match
