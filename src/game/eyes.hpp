// Through whose eyes a game is looked at.
#pragma once

#include "game/seat.hpp"

#include <cstdint>

namespace lw::game {

struct Eyes {
    enum class Kind : std::uint8_t {
        spectator,  ///< what anybody sees
        seat,       ///< what `seat` sees
        open,       ///< all hands
    };
    Kind kind = Kind::spectator;
    Seat seat;

    friend constexpr bool operator==(const Eyes&, const Eyes&) = default;
};

}  // namespace lw::game
