#include "base/rng.hpp"
#include "cli/configs.hpp"
#include "isles/generate.hpp"
#include "isles/presets.hpp"

namespace lw::cli {

using namespace isles;

template <>
Config any_config<isles::Game>(std::uint64_t seed) {
    base::Rng rng(seed ^ 0x9E3779B97F4A7C15ULL);
    const auto coin = [&rng] { return rng.below(2) == 0; };
    Config config;
    config.seats = static_cast<std::uint8_t>(2 + rng.below(3));
    if (rng.below(8) == 0) config.seats = static_cast<std::uint8_t>(5 + rng.below(4));
    config.first_player = coin() ? Seat{} : Seat(static_cast<int>(rng.below(config.seats)));
    config.board_seed = rng.next();
    BoardSpec& spec = config.spec;
    spec.island = rng.below(8) == 0 ? static_cast<Island>(rng.below(5)) : usual_island(config.seats);
    spec.terrain = rng.below(4) == 0 ? TerrainPlan::beginner : TerrainPlan::shuffled;
    spec.tokens = coin() ? TokenPlan::random : TokenPlan::spiral;
    spec.harbours = static_cast<HarbourPlan>(rng.below(4));
    spec.direction = coin() ? SpiralDirection::clockwise : SpiralDirection::counter_clockwise;
    config.layout = generate(spec, config.board_seed);
    Settings& settings = config.settings;
    settings.victory_target = static_cast<std::uint8_t>(coin() ? 10 : 6 + rng.below(8));
    settings.discard_limit = static_cast<std::uint8_t>(coin() ? 7 : 5 + rng.below(6));
    if (rng.below(10) == 0) settings.discard_limit = 0;
    settings.friendly_robber = coin();
    settings.dice = static_cast<DiceKind>(rng.below(3));
    settings.no_seven_rounds = static_cast<std::uint8_t>(rng.below(3));
    settings.trade_build = coin() ? TradeBuild::combined : TradeBuild::split;
    settings.victim_must_have_cards = coin();
    settings.bank_visible = coin();
    if (config.seats > 4) settings.five_six = static_cast<FiveSix>(rng.below(3));
    return config;
}

template <>
Config usual_config<isles::Game>(int seats, std::uint64_t seed) {
    Config config;
    config.seats = static_cast<std::uint8_t>(seats);
    config.spec.island = usual_island(seats);
    config.board_seed = seed;
    config.layout = generate(config.spec, seed);
    return config;
}

template <>
std::optional<std::pair<int, int>> preset_seats<isles::Game>(std::string_view preset) {
    const Preset* found = find_preset(preset);
    if (found == nullptr) return std::nullopt;
    return std::pair{int{found->least_seats}, int{found->most_seats}};
}

template <>
Config preset_config<isles::Game>(std::string_view preset, int seats, std::uint64_t seed) {
    return table_of(*find_preset(preset), seats, seed);
}

template <>
std::string preset_names<isles::Game>() {
    std::string names;
    for (const Preset& one : presets()) names += (names.empty() ? "" : ", ") + std::string(one.key);
    return names;
}

}  // namespace lw::cli
