// Every number of players and every setting of Shires.
#pragma once

#include "shires/setup.hpp"

#include <vector>

namespace lw::test {

[[nodiscard]] inline std::vector<shires::Config> shires_tables() {
    std::vector<shires::Config> out;
    for (int seats = 2; seats <= shires::kMostSeats; ++seats) {
        for (const auto farms : {shires::FarmRule::current, shires::FarmRule::second, shires::FarmRule::first, shires::FarmRule::none}) {
            shires::Config config;
            const auto n = static_cast<std::uint8_t>(out.size());
            config.seats = static_cast<std::uint8_t>(seats);
            config.settings.farms = farms;
            config.settings.followers = static_cast<std::uint8_t>(5 + n % 4);
            config.settings.small_city_points = n % 3 == 0 ? 2 : 4;
            config.settings.tile_sets = n % 5 == 0 ? 2 : 1;
            config.first_player = n % 2 == 0 ? game::Seat{} : game::Seat(seats - 1);
            out.push_back(config);
        }
    }
    return out;
}

}  // namespace lw::test
