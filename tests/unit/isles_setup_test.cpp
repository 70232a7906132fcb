// What a config must be, and what follows from it.
#include "isles_boards.hpp"

#include "isles/setup.hpp"

#include <gtest/gtest.h>

namespace lw::isles {
namespace {

TEST(IslesSetup, HarboursByCorner) {  // GEO-07
    const isles::Setup setup = make_setup(beginner_config());
    int corners = 0;
    std::map<HarbourKind, int> kinds;
    for (int v = 0; v < setup.topology.vertex_count; ++v) {
        const HarbourKind kind = setup.harbour[static_cast<std::size_t>(v)];
        if (kind == HarbourKind::none) continue;
        ++corners;
        ++kinds[kind];
    }
    EXPECT_EQ(corners, 18);
    EXPECT_EQ(kinds[HarbourKind::any], 8);
    for (const HarbourKind kind : {HarbourKind::brick, HarbourKind::lumber, HarbourKind::wool, HarbourKind::grain, HarbourKind::ore}) {
        EXPECT_EQ(kinds[kind], 2);
    }
    const auto at = [&](VertexName name) { return setup.harbour[setup.topology.find(name).index()]; };
    EXPECT_EQ(at(n(1, -2)), HarbourKind::grain);
    EXPECT_EQ(at(s(3, -2)), HarbourKind::ore);
    EXPECT_EQ(at(s(1, 1)), HarbourKind::wool);
    EXPECT_EQ(at(n(-3, 2)), HarbourKind::brick);
    EXPECT_EQ(at(s(-1, -2)), HarbourKind::lumber);
    EXPECT_EQ(at(n(-3, 3)), HarbourKind::any);
    EXPECT_EQ(at(n(0, 0)), HarbourKind::none);
}

TEST(IslesSetup, HexesByToken) {
    const isles::Setup setup = make_setup(beginner_config());
    EXPECT_TRUE(setup.producing[0].empty());
    EXPECT_TRUE(setup.producing[7].empty());
    ASSERT_EQ(setup.producing[2].size(), 1U);
    EXPECT_EQ(setup.producing[2][0], setup.topology.find(Hex{1, -2}));
    ASSERT_EQ(setup.producing[6].size(), 2U);
    EXPECT_EQ(setup.terrain[setup.producing[6][0].index()], Terrain::hills);
    EXPECT_EQ(setup.terrain[setup.producing[6][1].index()], Terrain::fields);
}

TEST(IslesSetup, SupplyAndDeckBySeats) {  // rules 1.1, 1.2, C.5; ARB-11
    for (const int seats : {2, 3, 4}) {
        EXPECT_EQ(supply_for(seats), (Resources{19, 19, 19, 19, 19}));
        EXPECT_EQ(deck_for(seats), (DevCards{14, 5, 2, 2, 2}));
    }
    for (const int seats : {5, 6}) {
        EXPECT_EQ(supply_for(seats), (Resources{24, 24, 24, 24, 24}));
        EXPECT_EQ(deck_for(seats), (DevCards{20, 5, 3, 3, 3}));
    }
    for (const int seats : {7, 8}) {
        EXPECT_EQ(supply_for(seats), (Resources{29, 29, 29, 29, 29}));
        EXPECT_EQ(deck_for(seats), (DevCards{26, 5, 4, 4, 4}));
        EXPECT_EQ(deck_for(seats).total(), 43);
    }
}

TEST(IslesSetup, GoodConfigsAreValid) {
    EXPECT_TRUE(valid(beginner_config()));
    EXPECT_TRUE(valid(beginner_config(2)));
    Config by_lot = beginner_config();
    by_lot.first_player = game::Seat{};
    EXPECT_TRUE(valid(by_lot));
    Config large = beginner_config(6);
    large.layout = generate({.island = Island::extension30}, 5);
    EXPECT_TRUE(valid(large));
}

template <class Change>
void expect_invalid(Change change, const char* what) {
    Config config = beginner_config();
    change(config);
    EXPECT_FALSE(valid(config)) << what;
}

TEST(IslesSetup, BadSeatsAndSettingsAreNot) {
    expect_invalid([](Config& c) { c.seats = 1; }, "one seat");
    expect_invalid([](Config& c) { c.seats = 9; }, "nine seats");
    expect_invalid([](Config& c) { c.first_player = game::Seat(4); }, "first player not at the table");
    expect_invalid([](Config& c) { c.first_player.value = 0xFE; }, "first player nature");
    expect_invalid([](Config& c) { c.settings.victory_target = 2; }, "target 2");
    expect_invalid([](Config& c) { c.settings.victory_target = 21; }, "target 21");
    expect_invalid([](Config& c) { c.settings.discard_limit = 4; }, "limit 4");
    expect_invalid([](Config& c) { c.settings.discard_limit = 16; }, "limit 16");
    expect_invalid([](Config& c) { c.settings.no_seven_rounds = 3; }, "three rounds");
    expect_invalid([](Config& c) { c.settings.dice = static_cast<DiceKind>(3); }, "dice");
    expect_invalid([](Config& c) { c.settings.trade_build = static_cast<TradeBuild>(2); }, "trade");
    expect_invalid([](Config& c) { c.spec.harbours = static_cast<HarbourPlan>(9); }, "spec");
    Config off = beginner_config();
    off.settings.discard_limit = 0;
    EXPECT_TRUE(valid(off)) << "no discards";
}

TEST(IslesSetup, BadBoardsAreNot) {
    expect_invalid([](Config& c) { c.layout.tiles.clear(); }, "no hex");
    expect_invalid([](Config& c) { c.layout.tiles[3].hex = c.layout.tiles[4].hex; }, "twice the same place");
    expect_invalid([](Config& c) { c.layout.tiles[3].token = 7; }, "a seven");
    expect_invalid([](Config& c) { c.layout.tiles[3].token = 13; }, "a thirteen");
    expect_invalid([](Config& c) { c.layout.tiles[3].token = 0; }, "no token");
    expect_invalid([](Config& c) { c.layout.tiles[9].token = 5; }, "a token on the desert");
    expect_invalid([](Config& c) { c.layout.tiles[3].terrain = static_cast<Terrain>(6); }, "terrain");
    expect_invalid([](Config& c) { c.layout.robber = Hex{5, 5}; }, "robber at sea");
    expect_invalid([](Config& c) { c.layout.harbours[0].side = Side::e; }, "harbour inland");
    expect_invalid([](Config& c) { c.layout.harbours[0].hex = Hex{4, 0}; }, "harbour at sea");
    expect_invalid([](Config& c) { c.layout.harbours[0].side = static_cast<Side>(6); }, "side");
    expect_invalid([](Config& c) { c.layout.harbours[0].kind = HarbourKind::none; }, "kind");
    expect_invalid([](Config& c) { c.layout.harbours.push_back({{0, -2}, Side::ne, HarbourKind::any}); }, "two harbours at one corner");
}

}  // namespace
}  // namespace lw::isles
