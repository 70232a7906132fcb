#include "base/rng.hpp"
#include "cli/configs.hpp"
#include "shires/presets.hpp"

namespace lw::cli {

using namespace shires;

template <>
Config any_config<shires::Game>(std::uint64_t seed) {
    base::Rng rng(seed ^ 0x9E3779B97F4A7C15ULL);
    Config config;
    config.seats = static_cast<std::uint8_t>(2 + rng.below(kMostSeats - 1));
    config.first_player = rng.below(2) == 0 ? Seat{} : Seat(static_cast<int>(rng.below(config.seats)));
    Settings& settings = config.settings;
    settings.farms = static_cast<FarmRule>(rng.below(4));
    settings.small_city_points = rng.below(2) == 0 ? 2 : 4;
    settings.followers = static_cast<std::uint8_t>(5 + rng.below(4));
    settings.tile_sets = rng.below(8) == 0 ? 2 : 1;
    return config;
}

template <>
Config usual_config<shires::Game>(int seats, std::uint64_t /*seed*/) {
    Config config;
    config.seats = static_cast<std::uint8_t>(seats);
    return config;
}

template <>
std::optional<std::pair<int, int>> preset_seats<shires::Game>(std::string_view preset) {
    if (find_preset(preset) == nullptr) return std::nullopt;
    return std::pair{2, kMostSeats};
}

template <>
Config preset_config<shires::Game>(std::string_view preset, int seats, std::uint64_t /*seed*/) {
    return table_of(*find_preset(preset), seats);
}

template <>
std::string preset_names<shires::Game>() {
    std::string names;
    for (const Preset& one : presets()) names += (names.empty() ? "" : ", ") + std::string(one.key);
    return names;
}

}  // namespace lw::cli
