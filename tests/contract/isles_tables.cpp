#include "contract/isles_tables.hpp"

#include "isles/generate.hpp"
#include "isles/presets.hpp"

#include <algorithm>

namespace lw::test {

namespace {

using namespace isles;

Config standard(int seats, TerrainPlan terrain, TokenPlan tokens, std::uint64_t seed) {
    Config config;
    config.seats = static_cast<std::uint8_t>(seats);
    config.spec.terrain = terrain;
    config.spec.tokens = tokens;
    config.board_seed = seed;
    config.layout = generate(config.spec, seed);
    return config;
}

/// A ring board with terrains and tokens in turn and a desert in the middle.
Config rings(int seats, int count) {
    static constexpr std::array<std::uint8_t, 10> kTokens{6, 3, 8, 11, 4, 9, 5, 10, 2, 12};
    Config config;
    config.seats = static_cast<std::uint8_t>(seats);
    auto hexes = ring_hexes(count);
    std::sort(hexes.begin(), hexes.end(), [](Hex a, Hex b) { return a.r != b.r ? a.r < b.r : a.q < b.q; });
    std::size_t n = 0;
    for (const Hex hex : hexes) {
        const bool desert = hex == Hex{0, 0};
        const auto terrain = desert ? Terrain::desert : static_cast<Terrain>(n % 5);
        config.layout.tiles.push_back({hex, terrain, desert ? std::uint8_t{0} : kTokens[n % kTokens.size()]});
        if (!desert) ++n;
    }
    config.layout.robber = Hex{0, 0};
    return config;
}

void add_settings(std::vector<Config>& out) {
    Config base = standard(4, TerrainPlan::shuffled, TokenPlan::spiral, 11);
    base.settings.friendly_robber = true;
    base.settings.dice = DiceKind::deck36;
    out.push_back(base);
    base = standard(3, TerrainPlan::shuffled, TokenPlan::random, 12);
    base.settings.trade_build = TradeBuild::split;
    base.settings.dice = DiceKind::deck31;
    base.settings.no_seven_rounds = 2;
    out.push_back(base);
    base = standard(4, TerrainPlan::shuffled, TokenPlan::spiral, 13);
    base.settings.bank_visible = false;
    base.settings.victim_must_have_cards = false;
    base.settings.discard_limit = 5;
    base.settings.victory_target = 12;
    out.push_back(base);
    base = standard(2, TerrainPlan::beginner, TokenPlan::beginner, 14);
    base.settings.discard_limit = 0;
    base.settings.victory_target = 3;
    base.first_player = game::Seat{};
    out.push_back(base);
}

}  // namespace

std::vector<isles::Config> isles_tables() {
    std::vector<Config> out;
    out.push_back(standard(4, TerrainPlan::beginner, TokenPlan::beginner, 0));
    out.push_back(standard(3, TerrainPlan::shuffled, TokenPlan::spiral, 1));
    out.push_back(standard(2, TerrainPlan::shuffled, TokenPlan::random, 2));
    out.back().first_player = game::Seat{1};
    add_settings(out);
    out.push_back(rings(4, 1));  // one hex: placements are skipped, the game is soon blocked (D2, D17)
    out.push_back(rings(4, 2));
    out.back().settings.friendly_robber = true;
    out.push_back(rings(8, 4));
    Config wide;
    wide.seats = 6;
    wide.spec.island = Island::extension30;
    wide.layout = generate(wide.spec, 3);
    out.push_back(wide);
    wide.seats = 5;
    wide.settings.five_six = FiveSix::special_build;
    out.push_back(wide);
    wide.settings.five_six = FiveSix::none;
    out.push_back(wide);
    for (const Preset& preset : presets()) out.push_back(table_of(preset, preset.usual_seats, 21));
    return out;
}

}  // namespace lw::test
