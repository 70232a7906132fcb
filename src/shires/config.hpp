// Everything that is fixed before the first move.
#pragma once

#include "game/seat.hpp"

#include <cstdint>

namespace lw::shires {

inline constexpr int kMostSeats = 5;

/// How fields count at the end (rules 5.3, 5.4, 5.6).
enum class FarmRule : std::uint8_t {
    current,  ///< 3 per city for each field that touches it
    second,   ///< 3 per city, once per player
    first,    ///< 4 per city to whoever has most farmers around it
    none,     ///< no followers on fields
};

struct Settings {
    FarmRule farms = FarmRule::current;
    std::uint8_t small_city_points = 4;  ///< for a complete city of two tiles: 4, or 2 as in early printings (rules 4.3)
    std::uint8_t followers = 7;          ///< per player, 5..8
    std::uint8_t tile_sets = 1;          ///< 1 or 2; two are 144 tiles, one D of which is laid at the start
    /// Seconds a person has for a turn, 0 = no limit, else 15..600. The rules ignore it: the app keeps time.
    std::uint16_t turn_seconds = 0;

    friend constexpr bool operator==(const Settings&, const Settings&) = default;
};

struct Config {
    std::uint8_t seats = 2;  ///< 2..kMostSeats
    /// Who begins; nobody = nature decides by lot as the first move.
    game::Seat first_player{0};
    Settings settings;

    friend constexpr bool operator==(const Config&, const Config&) = default;
};

}  // namespace lw::shires
