#include "shires/setup.hpp"

#include "base/enum.hpp"

namespace lw::shires {

namespace {

constexpr bool valid(const Settings& s) {
    const bool timed = s.turn_seconds == 0 || (s.turn_seconds >= 15 && s.turn_seconds <= 600);
    return base::up_to(s.farms, FarmRule::none) && (s.small_city_points == 2 || s.small_city_points == 4) &&
           s.followers >= 5 && s.followers <= 8 && (s.tile_sets == 1 || s.tile_sets == 2) && timed;
}

}  // namespace

bool valid(const Config& config) {
    const bool first = config.first_player == game::Seat{} || config.first_player.value < config.seats;
    return config.seats >= 2 && config.seats <= kMostSeats && first && valid(config.settings);
}

Setup make_setup(const Config& config) {
    Setup setup{config, {}};
    for (int k = 0; k < kKinds; ++k) {
        setup.drawn[static_cast<std::size_t>(k)] =
            static_cast<std::uint8_t>(config.settings.tile_sets * count_in_set(Kind{k}));
    }
    --setup.drawn[kStartKind.index()];
    return setup;
}

}  // namespace lw::shires
