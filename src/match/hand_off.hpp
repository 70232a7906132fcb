// Who should hold the device. Pure: the screen asks after every move and shows the card when needed.
#pragma once

#include "game/turn.hpp"

#include <cstdint>

namespace lw::match {

struct HandOffQuery {
    game::SeatSet humans;  ///< seats that people play on this device
    game::Seat holder;     ///< whose private things may be on the screen; nobody at the start and after a load
    game::ToAct to_act;    ///< of the position
    game::SeatSet asked;   ///< seats with an open offer that they have not answered
};

enum class HandOff : std::uint8_t {
    keep,    ///< the screen shows `to`'s view, without a card
    pass,    ///< hide everything private, name `to` on the card, and wait for a press
    nobody,  ///< no person is needed and none holds it: the spectator's view
};

struct NextHolder {
    HandOff step = HandOff::nobody;
    game::Seat to;
    friend constexpr bool operator==(const NextHolder&, const NextHolder&) = default;
};

/// A lone person at the table always holds the device. Among several: a person who is asked comes first, then the
/// holder if it must act, then the first in turn order that must. While only computers act, and at the end, the
/// holder keeps it. A holder that has nothing to do keeps its own view until another person is needed.
[[nodiscard]] NextHolder next_holder(const HandOffQuery& now);

}  // namespace lw::match
