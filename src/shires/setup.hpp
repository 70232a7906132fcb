// What follows from the config and never changes in a game.
#pragma once

#include "shires/config.hpp"
#include "shires/tile.hpp"

#include <array>
#include <cstdint>

namespace lw::shires {

using KindCounts = std::array<std::uint8_t, kKinds>;

struct Setup {
    Config config;
    KindCounts drawn{};  ///< the tiles that are drawn: all but the starting one (rules 2.1)

    [[nodiscard]] game::SeatSet all_seats() const { return game::SeatSet::first(config.seats); }
    [[nodiscard]] int tiles() const { return kTilesInSet * config.settings.tile_sets; }
};

/// Seats and settings in range.
[[nodiscard]] bool valid(const Config& config);
/// Requires valid(config).
[[nodiscard]] Setup make_setup(const Config& config);

}  // namespace lw::shires
