#include "support/isles_tables.hpp"

#include "isles/determinize.hpp"
#include "isles/generate.hpp"
#include "isles/presets.hpp"
#include "support/ring_table.hpp"

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

Config by_recipe(int seats, Island island, HarbourPlan harbours, std::uint64_t seed) {
    Config config;
    config.seats = static_cast<std::uint8_t>(seats);
    config.spec.island = island;
    config.spec.harbours = harbours;
    config.board_seed = seed;
    config.layout = generate(config.spec, seed);
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

/// Five to eight seats, each with a different way of not waiting too long, on the islands of C.5 and larger ones.
void add_many_seats(std::vector<Config>& out) {
    out.push_back(by_recipe(6, Island::extension30, HarbourPlan::shuffle_types, 3));
    out.push_back(by_recipe(5, Island::extension30, HarbourPlan::random, 4));
    out.back().settings.five_six = FiveSix::special_build;
    out.push_back(by_recipe(5, Island::rings4, HarbourPlan::random, 5));
    out.back().settings.five_six = FiveSix::none;
    out.push_back(by_recipe(7, Island::rings4, HarbourPlan::random, 6));
    out.back().settings.friendly_robber = true;
    out.push_back(by_recipe(8, Island::rings5, HarbourPlan::random, 7));
    out.back().settings.five_six = FiveSix::special_build;
    out.back().settings.trade_build = TradeBuild::split;
    out.push_back(by_recipe(8, Island::rings6, HarbourPlan::random, 8));
    out.back().settings.dice = DiceKind::deck36;
    out.back().settings.turn_seconds = 180;
}

/// The tiles of `config` that `stays` accepts, with the harbours still on the coast of one of them.
template <class Stays>
Config cut(Config config, Stays stays) {
    const Layout whole = config.layout;
    Layout& layout = config.layout;
    layout.tiles.clear();
    layout.harbours.clear();
    for (const Tile& tile : whole.tiles) {
        if (stays(tile.hex)) layout.tiles.push_back(tile);
    }
    for (const Harbour& harbour : whole.harbours) {
        if (stays(harbour.hex)) layout.harbours.push_back(harbour);
    }
    if (!stays(layout.robber)) layout.robber = layout.tiles[0].hex;
    return config;
}

/// Shapes that no recipe makes.
void add_odd_shapes(std::vector<Config>& out) {
    out.push_back(ring_table(4, 1));  // one hex: placements are skipped, the game is soon blocked (D2, D17)
    out.push_back(ring_table(4, 2));
    out.back().settings.friendly_robber = true;
    const Config standard19 = by_recipe(3, Island::standard19, HarbourPlan::random, 9);
    out.push_back(cut(standard19, [](Hex hex) { return hex.q != 0; }));                            // two islands without a bridge
    out.push_back(cut(standard19, [](Hex hex) { return hex != Hex{0, 0} && hex != Hex{1, 0}; }));  // a lake
    out.push_back(cut(by_recipe(2, Island::rings6, HarbourPlan::random, 10), [](Hex hex) { return hex.r == 0; }));  // a row
    out.push_back(
        cut(by_recipe(6, Island::rings5, HarbourPlan::random, 11), [](Hex hex) { return (hex.q + 2 * hex.r) % 3 != 0; }));  // full of holes
}

}  // namespace

std::vector<isles::Config> isles_tables() {
    std::vector<Config> out;
    out.push_back(standard(4, TerrainPlan::beginner, TokenPlan::beginner, 0));
    out.push_back(standard(3, TerrainPlan::shuffled, TokenPlan::spiral, 1));
    out.push_back(standard(2, TerrainPlan::shuffled, TokenPlan::random, 2));
    out.back().first_player = game::Seat{1};
    out.push_back(by_recipe(4, Island::standard19, HarbourPlan::random, 20));
    out.push_back(by_recipe(4, Island::standard19, HarbourPlan::shuffle_frame, 21));
    out.push_back(by_recipe(3, Island::standard19, HarbourPlan::fixed, 22));
    add_settings(out);
    add_many_seats(out);
    add_odd_shapes(out);
    for (const Preset& preset : presets()) out.push_back(table_of(preset, preset.usual_seats, 21));
    return out;
}

void propose_unlisted(const Setup& setup, const State& state, Seat seat, base::Rng& rng, std::vector<Action>& out) {
    const View seen = view(setup, state, seat);
    if (state.table.owing.has(seat)) out.emplace_back(random_discard(seen, rng));
    if (rng.below(3) != 0) return;
    if (const auto offer = random_offer(setup, seen, rng); offer.has_value()) out.emplace_back(*offer);
}

}  // namespace lw::test
