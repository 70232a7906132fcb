// Ring boards: counts, harbours, numbering (rules C).
#include "isles_boards.hpp"

#include "isles/generate.hpp"
#include "isles/notation.hpp"
#include "isles/ring_numbers.hpp"

#include <gtest/gtest.h>

#include <array>
#include <numeric>
#include <set>
#include <vector>

namespace lw::isles {
namespace {

constexpr std::array<Island, 4> kRings{Island::standard19, Island::rings4, Island::rings5, Island::rings6};

/// Tokens by place, for looking up neighbours quickly.
class TokenMap {
public:
    explicit TokenMap(const Layout& layout) {
        for (const Tile& tile : layout.tiles) at(tile.hex) = tile.token;
    }
    [[nodiscard]] int red_pairs(const Layout& layout) {
        int found = 0;
        for (const Tile& tile : layout.tiles) {
            if (!is_red(tile.token)) continue;
            for (const Hex direction : kDirections) found += is_red(at(tile.hex + direction)) ? 1 : 0;
        }
        return found / 2;
    }

private:
    int& at(Hex hex) { return tokens_[static_cast<std::size_t>(hex.q + 8)][static_cast<std::size_t>(hex.r + 8)]; }
    std::array<std::array<int, 17>, 17> tokens_{};
};

int total(const std::array<int, 6>& counts) { return std::accumulate(counts.begin(), counts.end(), 0); }

isles::Setup ring_setup(Island island) {
    Config config;
    config.seats = 4;
    config.spec.island = island;
    config.layout = generate(config.spec, 5);
    return make_setup(config);
}

TEST(Rings, TerrainCounts) {  // ARB-02..04: hills forest pasture fields mountains desert
    EXPECT_EQ(terrain_counts(Island::standard19), (std::array<int, 6>{3, 4, 4, 4, 3, 1}));
    EXPECT_EQ(terrain_counts(Island::rings4), (std::array<int, 6>{6, 8, 8, 8, 6, 1}));
    EXPECT_EQ(terrain_counts(Island::rings5), (std::array<int, 6>{10, 12, 12, 12, 10, 5}));
    EXPECT_EQ(terrain_counts(Island::rings6), (std::array<int, 6>{16, 18, 18, 18, 16, 5}));
    for (const Island island : kRings) {
        EXPECT_EQ(total(terrain_counts(island)), static_cast<int>(island_hexes(island).size()));
    }
}

TEST(Rings, TokenCounts) {  // ARB-02..04; the row of rules C.3: 2 and 12, then 3, 4, 11, then the rest
    const auto expect = [](Island island, int rare_each, int middling_each, int common_each) {
        std::map<int, int> found;
        for (const std::uint8_t token : tokens_of(island)) ++found[token];
        std::map<int, int> wanted;
        for (const int n : {2, 12}) wanted[n] = rare_each;
        for (const int n : {3, 4, 11}) wanted[n] = middling_each;
        for (const int n : {5, 6, 8, 9, 10}) wanted[n] = common_each;
        EXPECT_EQ(found, wanted);
    };
    expect(Island::standard19, 1, 2, 2);
    expect(Island::rings4, 2, 4, 4);
    expect(Island::rings5, 4, 6, 6);
    expect(Island::rings6, 7, 9, 9);
}

TEST(Rings, HarbourCounts) {  // ARB-05, ARB-07; rings 3..9 of the table in rules C.4
    const std::array<HarbourCounts, 7> wanted{{{5, 4}, {10, 2}, {10, 6}, {10, 9}, {15, 8}, {15, 12}, {15, 15}}};
    for (int rings = 3; rings <= 9; ++rings) {
        const HarbourCounts found = harbour_counts(6 * (2 * rings - 1));
        EXPECT_EQ(found.specific, wanted[static_cast<std::size_t>(rings - 3)].specific) << rings;
        EXPECT_EQ(found.generic, wanted[static_cast<std::size_t>(rings - 3)].generic) << rings;
    }
}

TEST(Rings, CoastGoesRoundOnce) {
    for (const Island island : {Island::standard19, Island::extension30, Island::rings6}) {
        const auto hexes = island_hexes(island);
        const auto coast = coast_of(hexes);
        const Topology topology = make_topology(hexes);
        int coastal = 0;
        for (std::uint16_t e = 0; e < topology.edge_count; ++e) coastal += topology.coastal(EdgeId{e}) ? 1 : 0;
        ASSERT_EQ(static_cast<int>(coast.size()), coastal);
        for (std::size_t i = 0; i < coast.size(); ++i) {
            const Shore& next = coast[(i + 1) % coast.size()];
            EXPECT_EQ(ends_of(coast[i].hex, coast[i].side)[1], ends_of(next.hex, next.side)[0]) << i;
        }
    }
}

TEST(Rings, HarboursKeepTheirDistance) {  // ARB-06
    for (const Island island : {Island::standard19, Island::extension30, Island::rings4, Island::rings5, Island::rings6}) {
        const auto coast = coast_of(island_hexes(island));
        std::set<std::size_t> starts_seen;
        for (std::uint64_t seed = 0; seed < 1000; ++seed) {
            const Layout layout = generate({.island = island, .harbours = HarbourPlan::random}, seed);
            std::vector<std::size_t> starts;
            for (const Harbour& harbour : layout.harbours) {
                for (std::size_t i = 0; i < coast.size(); ++i) {
                    if (coast[i].hex == harbour.hex && coast[i].side == harbour.side) starts.push_back(i);
                }
            }
            ASSERT_EQ(starts.size(), layout.harbours.size());
            starts_seen.insert(starts.front());
            std::sort(starts.begin(), starts.end());
            for (std::size_t i = 0; i < starts.size(); ++i) {
                const std::size_t next = i + 1 < starts.size() ? starts[i + 1] : starts[0] + coast.size();
                ASSERT_GE(next - starts[i], 3U) << seed;
            }
        }
        EXPECT_EQ(starts_seen.size(), coast.size()) << "any edge of the coast may have the first harbour";
    }
}

TEST(Rings, RandomHarboursOfPrintedIslandsKeepTheirKinds) {
    for (const Island island : {Island::standard19, Island::extension30}) {
        std::map<HarbourKind, int> printed;
        std::map<HarbourKind, int> random;
        for (const Harbour& h : generate({.island = island, .harbours = HarbourPlan::fixed}, 1).harbours) ++printed[h.kind];
        for (const Harbour& h : generate({.island = island, .harbours = HarbourPlan::random}, 1).harbours) ++random[h.kind];
        EXPECT_EQ(printed, random);
    }
}

TEST(Rings, GeneratedBoardsAreWhole) {
    for (const Island island : {Island::rings4, Island::rings5, Island::rings6}) {
        std::set<Hex> robbers;
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            Config config;
            config.seats = 8;
            config.spec.island = island;
            config.layout = generate(config.spec, seed);
            ASSERT_TRUE(valid(config));
            std::array<int, 6> terrain{};
            std::map<int, int> tokens;
            for (const Tile& tile : config.layout.tiles) {
                ++terrain[static_cast<std::size_t>(tile.terrain)];
                if (tile.token != 0) ++tokens[tile.token];
            }
            ASSERT_EQ(terrain, terrain_counts(island));
            std::map<int, int> wanted;
            for (const std::uint8_t token : tokens_of(island)) ++wanted[token];
            ASSERT_EQ(tokens, wanted);
            ASSERT_EQ(tile_at(config.layout, config.layout.robber).terrain, Terrain::desert);
            robbers.insert(config.layout.robber);
        }
        EXPECT_GT(robbers.size(), 20U);
    }
}

TEST(Rings, RedNumbersNeverTouchOnTheLargest) {
    const BoardSpec spec{.island = Island::rings6};
    for (std::uint64_t seed = 0; seed < 10'000; ++seed) {
        const Layout layout = generate(spec, seed);
        ASSERT_EQ(TokenMap(layout).red_pairs(layout), 0) << seed;
    }
}

TEST(Rings, SenselessRecipesAreMended) {
    const Layout plain = generate({.island = Island::rings5}, 9);
    EXPECT_EQ(plain, generate({.island = Island::rings5,
                               .terrain = TerrainPlan::beginner,
                               .tokens = TokenPlan::beginner,
                               .harbours = HarbourPlan::shuffle_frame},
                              9));
}

TEST(Rings, CornersByNumber) {  // ARB-09, rules C.2.2
    const auto corners = ring_vertices(6);
    ASSERT_EQ(corners.size(), 216U);
    EXPECT_EQ(std::set<VertexName>(corners.begin(), corners.end()).size(), 216U);
    const std::array<VertexName, 6> inner{s(0, 0), n(0, 1), s(1, -1), n(0, 0), s(0, -1), n(-1, 1)};
    for (std::size_t i = 0; i < inner.size(); ++i) EXPECT_EQ(corners[i], inner[i]) << i;
    EXPECT_EQ(corners[6], s(1, 0));
    EXPECT_EQ(corners[7], n(1, 1));
    EXPECT_EQ(corners[8], s(2, -1));
    EXPECT_EQ(corners[9], n(1, 0));
    EXPECT_EQ(corners[24], s(2, 0));
    EXPECT_EQ(corners[25], n(2, 1));
    EXPECT_EQ(corners[54], s(3, 0));
    EXPECT_EQ(corners[96], s(4, 0));
    EXPECT_EQ(corners[150], s(5, 0));
    // Links from ring 0 to ring 1 (rules C.2.4).
    const Topology topology = make_topology(ring_hexes(6));
    constexpr std::array<std::size_t, 6> kOutward{15, 0, 3, 6, 9, 12};
    for (std::size_t i = 0; i < kOutward.size(); ++i) {
        EXPECT_TRUE(topology.find(edge_between(corners[i], corners[6 + kOutward[i]])).valid()) << i;
    }
}

TEST(Rings, NotationGoesByNumberAndComesBack) {
    const isles::Setup setup = ring_setup(Island::rings4);
    ASSERT_EQ(setup.ring_numbers.rings, 4);
    EXPECT_EQ(to_text(setup, setup.topology.find(Hex{2, 0})), "H7");
    EXPECT_EQ(to_text(setup, setup.topology.find(s(2, 0))), "V24");
    EXPECT_EQ(to_text(setup, setup.topology.find(edge_between(n(0, 1), s(0, 0)))), "V0-V1");
    EXPECT_EQ(action_from_text(setup, "road V1-V0"), action_from_text(setup, "road N(0,1)-S(0,0)"));
    EXPECT_EQ(action_from_text(setup, "settle V24"), action_from_text(setup, "settle S(2,0)"));
    std::set<std::string> names;
    for (std::uint16_t i = 0; i < setup.topology.hex_count; ++i) {
        names.insert(to_text(setup, HexId{i}));
        EXPECT_EQ(hex_from_text(setup, to_text(setup, HexId{i})), HexId{i});
    }
    for (std::uint16_t i = 0; i < setup.topology.vertex_count; ++i) {
        names.insert(to_text(setup, VertexId{i}));
        EXPECT_EQ(vertex_from_text(setup, to_text(setup, VertexId{i})), VertexId{i});
    }
    for (std::uint16_t i = 0; i < setup.topology.edge_count; ++i) {
        names.insert(to_text(setup, EdgeId{i}));
        EXPECT_EQ(edge_from_text(setup, to_text(setup, EdgeId{i})), EdgeId{i});
    }
    EXPECT_EQ(names.size(), 37U + 96U + 132U);
}

TEST(Rings, PlacesThatAreNotThereHaveNoName) {
    const isles::Setup setup = ring_setup(Island::rings4);
    for (const auto* text : {"H37", "H", "H-1", "H07", "h7", "V7"}) EXPECT_FALSE(hex_from_text(setup, text).valid()) << text;
    for (const auto* text : {"V96", "V", "H7", "V999"}) EXPECT_FALSE(vertex_from_text(setup, text).valid()) << text;
    for (const auto* text : {"V0-V2", "V0", "V0-", "V0-V0", "V0-N(0,1)-", "V0-V1-V2"}) {
        EXPECT_FALSE(edge_from_text(setup, text).valid()) << text;
    }
}

TEST(Rings, OtherBoardsGoByAxialNames) {
    const isles::Setup setup = ring_setup(Island::standard19);
    EXPECT_EQ(setup.ring_numbers.rings, 0);
    EXPECT_EQ(to_text(setup, setup.topology.find(Hex{2, 0})), "(2,0)");
    EXPECT_FALSE(hex_from_text(setup, "H7").valid());
    EXPECT_FALSE(vertex_from_text(setup, "V0").valid());
}

TEST(Rings, UsualIslandBySeats) {
    const std::array<std::size_t, 7> hexes{19, 19, 19, 30, 30, 37, 37};
    for (int seats = 2; seats <= 8; ++seats) {
        EXPECT_EQ(island_hexes(usual_island(seats)).size(), hexes[static_cast<std::size_t>(seats - 2)]) << seats;
    }
}

}  // namespace
}  // namespace lw::isles
