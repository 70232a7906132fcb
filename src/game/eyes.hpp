// From whose point of view a game is seen.
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

    /// A seat's, or the spectator's for nobody.
    [[nodiscard]] static constexpr Eyes of(Seat viewer) { return {viewer.valid() ? Kind::seat : Kind::spectator, viewer}; }
    /// Whose view it is; with open eyes, the spectator's, plus all hands.
    [[nodiscard]] constexpr Seat viewer() const { return kind == Kind::seat ? seat : kSpectator; }

    friend constexpr bool operator==(const Eyes&, const Eyes&) = default;
};

}  // namespace lw::game
