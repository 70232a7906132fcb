#include "fuzz/tables.hpp"

#include "isles/generate.hpp"
#include "support/ring_table.hpp"

#include <array>

namespace lw::fuzz {

namespace {

using namespace isles;

Layout by_recipe(Island island, TerrainPlan terrain, TokenPlan tokens, HarbourPlan harbours) {
    BoardSpec spec;
    spec.island = island;
    spec.terrain = terrain;
    spec.tokens = tokens;
    spec.harbours = harbours;
    return generate(spec, 20);
}

std::array<Layout, 8> make_boards() {
    using enum Island;
    const auto shuffled = TerrainPlan::shuffled;
    return {by_recipe(standard19, TerrainPlan::beginner, TokenPlan::beginner, HarbourPlan::fixed),
            by_recipe(standard19, shuffled, TokenPlan::random, HarbourPlan::shuffle_frame),
            by_recipe(extension30, shuffled, TokenPlan::spiral, HarbourPlan::shuffle_types),
            test::ring_table(2, 1).layout,
            test::ring_table(2, 2).layout,
            by_recipe(rings4, shuffled, TokenPlan::random, HarbourPlan::random),
            by_recipe(rings5, shuffled, TokenPlan::random, HarbourPlan::random),
            by_recipe(rings6, shuffled, TokenPlan::random, HarbourPlan::random)};
}

}  // namespace

Config table_from(Tape& tape) {
    static const auto kBoards = make_boards();
    Config config;
    config.seats = static_cast<std::uint8_t>(2 + tape.below(7));
    config.layout = kBoards[tape.below(kBoards.size())];
    const std::uint8_t first = tape.byte();
    config.first_player = first < 128 ? game::Seat(first % config.seats) : game::Seat{};
    Settings& settings = config.settings;
    settings.victory_target = static_cast<std::uint8_t>(3 + tape.below(18));
    const std::uint8_t limit = tape.byte() % 12;
    settings.discard_limit = limit == 11 ? std::uint8_t{0} : static_cast<std::uint8_t>(5 + limit);
    const unsigned flags = tape.byte();
    settings.friendly_robber = (flags & 1U) != 0;
    settings.trade_build = (flags & 2U) != 0 ? TradeBuild::split : TradeBuild::combined;
    settings.victim_must_have_cards = (flags & 4U) == 0;
    settings.bank_visible = (flags & 8U) == 0;
    settings.no_seven_rounds = static_cast<std::uint8_t>((flags >> 4U) % 3U);
    settings.dice = static_cast<DiceKind>((flags >> 6U) % 3U);
    settings.five_six = static_cast<FiveSix>((flags ^ first) % 3U);
    return config;
}

shires::Config shires_table_from(Tape& tape) {
    shires::Config config;
    config.seats = static_cast<std::uint8_t>(2 + tape.below(shires::kMostSeats - 1));
    const std::uint8_t first = tape.byte();
    config.first_player = first < 128 ? game::Seat(first % config.seats) : game::Seat{};
    config.settings.followers = static_cast<std::uint8_t>(5 + tape.below(4));
    const unsigned flags = tape.byte();
    config.settings.farms = static_cast<shires::FarmRule>(flags & 3U);
    config.settings.small_city_points = (flags & 4U) != 0 ? 2 : 4;
    config.settings.tile_sets = (flags & 8U) != 0 ? 2 : 1;
    return config;
}

}  // namespace lw::fuzz
