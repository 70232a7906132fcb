#include "shires/setup.hpp"

#include "shires/settings.hpp"

namespace lw::shires {

bool valid(const Config& config) {
    const bool first = config.first_player == game::Seat{} || config.first_player.value < config.seats;
    return config.seats >= 2 && config.seats <= kMostSeats && first && game::settings::all_fit(kSettings, config.settings);
}

Setup make_setup(const Config& config) {
    Setup setup{config, {}};
    for (int k = 0; k < kKinds; ++k) {
        setup.drawn[static_cast<std::size_t>(k)] = static_cast<std::uint8_t>(config.settings.tile_sets * count_in_set(Kind{k}));
    }
    --setup.drawn[kStartKind.index()];
    return setup;
}

}  // namespace lw::shires
