// Boards by recipe: GEO-08..13, ARB-05 for the printed islands, OPT-12.
#include "isles_boards.hpp"

#include "isles/generate.hpp"

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace lw::isles {
namespace {

constexpr auto kCounter = SpiralDirection::counter_clockwise;

using Laid = std::vector<std::pair<Hex, int>>;

Layout spiral(Island island, std::initializer_list<Hex> deserts) {
    Layout layout = forest_with_deserts(island, deserts);
    lay_spiral(layout, island, spiral_starts(island)[0], kCounter);
    return layout;
}

void expect_tokens(const Layout& layout, const Laid& expected) {
    for (const auto& [hex, token] : expected) EXPECT_EQ(tile_at(layout, hex).token, token) << to_text(hex);
}

std::map<int, int> standard_tokens() { return {{0, 1}, {2, 1}, {3, 2}, {4, 2}, {5, 2}, {6, 2}, {8, 2}, {9, 2}, {10, 2}, {11, 2}, {12, 1}}; }
std::map<int, int> extension_tokens() {
    return {{0, 2}, {2, 2}, {3, 3}, {4, 3}, {5, 3}, {6, 3}, {8, 3}, {9, 3}, {10, 3}, {11, 3}, {12, 2}};
}

std::map<Terrain, int> terrain_counts(const Layout& layout) {
    std::map<Terrain, int> counts;
    for (const Tile& tile : layout.tiles) ++counts[tile.terrain];
    return counts;
}

std::map<HarbourKind, int> harbours_of(const Layout& layout) {
    std::map<HarbourKind, int> counts;
    for (const Harbour& harbour : layout.harbours) ++counts[harbour.kind];
    return counts;
}

std::set<std::pair<Hex, Side>> harbour_places(const Layout& layout) {
    std::set<std::pair<Hex, Side>> places;
    for (const Harbour& harbour : layout.harbours) places.insert({harbour.hex, harbour.side});
    return places;
}

bool playable(const Layout& layout) {
    Config config;
    config.layout = layout;
    return valid(config);
}

TEST(Spiral, DesertInTheMiddle) {  // GEO-08
    expect_tokens(spiral(Island::standard19, {{0, 0}}), {{{0, -2}, 5},
                                                         {{-1, -1}, 2},
                                                         {{-2, 0}, 6},
                                                         {{-2, 1}, 3},
                                                         {{-2, 2}, 8},
                                                         {{-1, 2}, 10},
                                                         {{0, 2}, 9},
                                                         {{1, 1}, 12},
                                                         {{2, 0}, 11},
                                                         {{2, -1}, 4},
                                                         {{2, -2}, 8},
                                                         {{1, -2}, 10},
                                                         {{0, -1}, 9},
                                                         {{-1, 0}, 4},
                                                         {{-1, 1}, 5},
                                                         {{0, 1}, 6},
                                                         {{1, 0}, 3},
                                                         {{1, -1}, 11},
                                                         {{0, 0}, 0}});
}

TEST(Spiral, DesertAtTheStart) {  // GEO-09
    expect_tokens(spiral(Island::standard19, {{0, -2}}), {{{0, -2}, 0}, {{-1, -1}, 5}, {{-2, 0}, 2}, {{0, 0}, 11}});
}

TEST(Spiral, DesertOnTheWay) {  // GEO-10
    expect_tokens(spiral(Island::standard19, {{1, 1}}), {{{0, 2}, 9}, {{1, 1}, 0}, {{2, 0}, 12}, {{0, 0}, 11}});
}

TEST(Spiral, ExtensionIsland) {  // GEO-11
    expect_tokens(spiral(Island::extension30, {{0, 0}, {-1, 0}}),
                  {{{0, -3}, 2},  {{-1, -2}, 5},  {{-2, -1}, 4}, {{-3, 0}, 6}, {{-3, 1}, 3}, {{-3, 2}, 9}, {{-3, 3}, 8}, {{-2, 3}, 11},
                   {{-1, 3}, 11}, {{0, 2}, 10},   {{1, 1}, 6},   {{2, 0}, 3},  {{2, -1}, 8}, {{2, -2}, 4}, {{2, -3}, 8}, {{1, -3}, 10},
                   {{0, -2}, 11}, {{-1, -1}, 12}, {{-2, 0}, 10}, {{-2, 1}, 5}, {{-2, 2}, 4}, {{-1, 2}, 9}, {{0, 1}, 5},  {{1, 0}, 9},
                   {{1, -1}, 12}, {{1, -2}, 3},   {{0, -1}, 2},  {{-1, 1}, 6}, {{0, 0}, 0},  {{-1, 0}, 0}});
}

TEST(Spiral, AllStartsOfTheStandardIslandAreTurnsOfOne) {
    const auto starts = spiral_starts(Island::standard19);
    for (const auto direction : {kCounter, SpiralDirection::clockwise}) {
        auto expected = spiral_order(Island::standard19, starts[0], direction);
        for (std::size_t i = 0; i < 6; ++i) {
            EXPECT_EQ(spiral_order(Island::standard19, starts[i], direction), expected) << i;
            for (Hex& hex : expected) hex = rotate60(hex);
        }
    }
}

TEST(Spiral, SecondOrderOfTheExtensionIsland) {  // rules 2.5.4, from (-3,0)
    const auto order = spiral_order(Island::extension30, {-3, 0}, kCounter);
    EXPECT_EQ(order[15], (Hex{-2, -1}));
    EXPECT_EQ(order[16], (Hex{-2, 0}));
    EXPECT_EQ(order[25], (Hex{-1, -1}));
    EXPECT_EQ(order[26], (Hex{-1, 0}));
    EXPECT_EQ(order[28], (Hex{0, 0}));
    EXPECT_EQ(order[29], (Hex{0, -1}));
}

TEST(Spiral, EveryOrderVisitsEveryPlaceOnce) {
    for (const Island island : {Island::standard19, Island::extension30}) {
        for (const Hex start : spiral_starts(island)) {
            for (const auto direction : {kCounter, SpiralDirection::clockwise}) {
                const auto order = spiral_order(island, start, direction);
                EXPECT_EQ(order[0], start);
                EXPECT_EQ(std::set<Hex>(order.begin(), order.end()).size(), island_hexes(island).size());
                EXPECT_EQ(order.size(), island_hexes(island).size());
            }
        }
    }
}

TEST(Spiral, RedNumbersNeverTouch) {  // GEO-12, and rules 2.5.5
    for (const auto direction : {kCounter, SpiralDirection::clockwise}) {
        for (const Hex desert : island_hexes(Island::standard19)) {
            for (const Hex start : spiral_starts(Island::standard19)) {
                Layout layout = forest_with_deserts(Island::standard19, {desert});
                lay_spiral(layout, Island::standard19, start, direction);
                EXPECT_EQ(red_pairs(layout), 0);
                EXPECT_EQ(token_counts(layout), standard_tokens());
            }
        }
        const auto places = island_hexes(Island::extension30);
        for (std::size_t i = 0; i < places.size(); ++i) {
            for (std::size_t j = i + 1; j < places.size(); ++j) {
                const Hex start = spiral_starts(Island::extension30)[(i + j) % 6];
                Layout layout = forest_with_deserts(Island::extension30, {places[i], places[j]});
                lay_spiral(layout, Island::extension30, start, direction);
                EXPECT_EQ(red_pairs(layout), 0);
            }
        }
    }
}

TEST(RandomTokens, RedNumbersNeverTouch) {  // GEO-13
    const BoardSpec spec{.tokens = TokenPlan::random};
    for (std::uint64_t seed = 0; seed < 10000; ++seed) {
        const Layout layout = generate(spec, seed);
        ASSERT_EQ(token_counts(layout), standard_tokens()) << seed;
        ASSERT_EQ(red_pairs(layout), 0) << seed;
    }
}

TEST(RandomTokens, AllWishesAtOnce) {
    for (const Island island : {Island::standard19, Island::extension30}) {
        const BoardSpec spec{.island = island, .tokens = TokenPlan::random, .no_adjacent_2_12 = true, .no_adjacent_same = true};
        for (std::uint64_t seed = 0; seed < 500; ++seed) {
            const Layout layout = generate(spec, seed);
            ASSERT_EQ(red_pairs(layout), 0) << seed;
            ASSERT_EQ(bad_pairs(layout, [](int a, int b) { return a == b; }), 0) << seed;
            ASSERT_EQ(bad_pairs(layout, [](int a, int b) { return rare(a) && rare(b); }), 0) << seed;
        }
    }
}

TEST(RandomTokens, WithoutWishesRedNumbersDoTouch) {
    int touching = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        touching += red_pairs(generate({.tokens = TokenPlan::random, .no_adjacent_red = false}, seed)) > 0 ? 1 : 0;
    }
    EXPECT_GT(touching, 140) << "about 86 of 100 do (rules C.3)";
    EXPECT_LT(touching, 200);
}

TEST(Generate, CountsOfTheStandardIsland) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const Layout layout = generate({}, seed);
        EXPECT_TRUE(playable(layout));
        EXPECT_EQ(terrain_counts(layout), (std::map<Terrain, int>{{Terrain::hills, 3},
                                                                  {Terrain::forest, 4},
                                                                  {Terrain::pasture, 4},
                                                                  {Terrain::fields, 4},
                                                                  {Terrain::mountains, 3},
                                                                  {Terrain::desert, 1}}));
        EXPECT_EQ(token_counts(layout), standard_tokens());
        EXPECT_EQ(tile_at(layout, layout.robber).terrain, Terrain::desert);
        EXPECT_EQ(red_pairs(layout), 0);
    }
}

TEST(Generate, CountsOfTheExtensionIsland) {
    for (const TokenPlan tokens : {TokenPlan::spiral, TokenPlan::random}) {
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const Layout layout = generate({.island = Island::extension30, .tokens = tokens}, seed);
            EXPECT_TRUE(playable(layout));
            EXPECT_EQ(terrain_counts(layout), (std::map<Terrain, int>{{Terrain::hills, 5},
                                                                      {Terrain::forest, 6},
                                                                      {Terrain::pasture, 6},
                                                                      {Terrain::fields, 6},
                                                                      {Terrain::mountains, 5},
                                                                      {Terrain::desert, 2}}));
            EXPECT_EQ(token_counts(layout), extension_tokens());
            EXPECT_EQ(tile_at(layout, layout.robber).terrain, Terrain::desert);
            EXPECT_EQ(red_pairs(layout), 0);
            EXPECT_EQ(layout.harbours.size(), 11U);
            EXPECT_EQ(harbours_of(layout)[HarbourKind::any], 5);
            EXPECT_EQ(harbours_of(layout)[HarbourKind::wool], 2);
        }
    }
}

TEST(Generate, TheBeginnerBoard) {
    const Layout board = generate({.terrain = TerrainPlan::beginner, .tokens = TokenPlan::beginner, .harbours = HarbourPlan::fixed}, 99);
    EXPECT_EQ(board, beginner_layout());
    EXPECT_EQ(token_counts(board), standard_tokens());
    EXPECT_EQ(red_pairs(board), 0);
    EXPECT_EQ(bad_pairs(board, [](int a, int b) { return a == b || (rare(a) && rare(b)); }), 0);
    EXPECT_EQ(board.robber, (Hex{0, 0}));
}

TEST(Generate, BeginnerTerrainWithOtherTokens) {
    const Layout board = generate({.terrain = TerrainPlan::beginner, .tokens = TokenPlan::spiral}, 3);
    for (const Tile& tile : board.tiles) EXPECT_EQ(tile.terrain, tile_at(beginner_layout(), tile.hex).terrain);
    EXPECT_NE(board.tiles, beginner_layout().tiles);
    EXPECT_EQ(token_counts(board), standard_tokens());
}

TEST(Generate, ShuffledTypesKeepPlaces) {  // OPT-12
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        const Layout layout = generate({.harbours = HarbourPlan::shuffle_types}, seed);
        ASSERT_EQ(harbour_places(layout), harbour_places(beginner_layout()));
        ASSERT_EQ(harbours_of(layout), harbours_of(beginner_layout()));
    }
}

TEST(Generate, ShuffledFrameKeepsPieces) {
    int moved = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const Layout layout = generate({.harbours = HarbourPlan::shuffle_frame}, seed);
        ASSERT_TRUE(playable(layout)) << "no corner serves two harbours";
        ASSERT_EQ(harbours_of(layout), harbours_of(beginner_layout()));
        moved += harbour_places(layout) != harbour_places(beginner_layout()) ? 1 : 0;
    }
    EXPECT_GT(moved, 200);
}

TEST(Generate, SameSeedSameBoard) {  // OPT-13, the board's half
    for (const TokenPlan tokens : {TokenPlan::spiral, TokenPlan::random}) {
        const BoardSpec spec{.tokens = tokens};
        EXPECT_EQ(generate(spec, 77), generate(spec, 77));
        EXPECT_FALSE(generate(spec, 77) == generate(spec, 78));
    }
}

TEST(Generate, SenselessRecipesAreMended) {
    EXPECT_EQ(generate({.terrain = TerrainPlan::shuffled, .tokens = TokenPlan::beginner}, 4), generate({}, 4));
    const Layout large = generate({.island = Island::extension30,
                                   .terrain = TerrainPlan::beginner,
                                   .tokens = TokenPlan::beginner,
                                   .harbours = HarbourPlan::shuffle_frame},
                                  4);
    EXPECT_EQ(large, generate({.island = Island::extension30}, 4));
    EXPECT_TRUE(playable(large));
}

TEST(Generate, BeginnerStartsObeyTheDistanceRule) {  // rules 2.3
    const isles::Setup setup = make_setup(beginner_config());
    std::vector<VertexId> sites;
    for (const BeginnerStart& start : beginner_starts()) {
        sites.push_back(setup.topology.find(start.first));
        sites.push_back(setup.topology.find(start.second));
    }
    for (const VertexId a : sites) {
        ASSERT_TRUE(a.valid());
        for (const VertexId b : sites) EXPECT_FALSE(setup.topology.vertex_neighbours[a.index()].contains(b));
    }
}

}  // namespace
}  // namespace lw::isles
