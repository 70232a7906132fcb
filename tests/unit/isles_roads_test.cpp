// The length of the longest trail, and its trail itself (rules 10.1-10.3).
#include "unit/isles_position.hpp"

#include <algorithm>

namespace lw::isles {

namespace {

const std::initializer_list<VertexName> kLoop{n(0, 0), s(1, -1), n(0, 1), s(0, 0), n(-1, 1), s(0, -1), n(0, 0)};

TEST(IslesRoads, ALoopCountsInFullAndOneTail) {
    Position p;
    p.roads(0, kLoop);
    EXPECT_EQ(p.length(0), 6);
    p.roads(0, {n(0, 0), s(1, -2)});
    EXPECT_EQ(p.length(0), 7);
    p.roads(0, {s(1, -1), n(1, 0)});
    EXPECT_EQ(p.length(0), 7);
    p.roads(0, {s(1, -2), n(1, -1)}).roads(0, {n(1, 0), s(2, -2)});
    EXPECT_EQ(p.length(0), 9);
}

TEST(IslesRoads, TwoLoopsThatShareARoadCanBeWalked) {
    Position p;
    p.roads(0, kLoop).roads(0, {n(0, 1), s(1, 0), n(1, 1), s(2, -1), n(1, 0), s(1, -1)});
    EXPECT_EQ(p.length(0), 11);
    p.settle(1, s(1, -1));
    EXPECT_EQ(p.length(0), 10);
}

TEST(IslesRoads, BranchesDoNotAddUp) {
    Position p;
    p.roads(0, {n(0, 0), s(1, -1), n(0, 1), s(0, 0)})
        .roads(0, {n(0, 0), s(0, -1), n(-1, 0), s(-1, -1)})
        .roads(0, {n(0, 0), s(1, -2), n(1, -1), s(2, -2)});
    EXPECT_EQ(p.length(0), 6);
    p.settle(1, n(0, 0));
    EXPECT_EQ(p.length(0), 3);
}

TEST(IslesRoads, OpponentsCutInTheMiddleOnly) {
    const auto chain = {s(1, -2), n(0, 0), s(1, -1), n(0, 1), s(0, 0), n(-1, 2), s(0, 1), n(0, 2)};
    const auto cut_at = [&chain](VertexName name, int seat) {
        Position p;
        p.roads(0, chain).settle(seat, name);
        return p.length(0);
    };
    EXPECT_EQ(cut_at(s(1, -1), 1), 5);
    EXPECT_EQ(cut_at(n(0, 0), 1), 6);
    EXPECT_EQ(cut_at(s(1, -2), 1), 7);
    EXPECT_EQ(cut_at(s(1, -1), 0), 7);  // one's own building never interrupts
}

TEST(IslesRoads, ALoopMayBeginAndEndUnderAnOpponent) {
    Position p;
    p.roads(0, kLoop).settle(1, n(0, 0));
    EXPECT_EQ(p.length(0), 6);
    p.settle(2, n(0, 1));
    EXPECT_EQ(p.length(0), 4);
}

TEST(IslesRoads, TheTrailIsAWalkOverDifferentOwnRoads) {
    Position p;
    p.roads(0, kLoop).roads(0, {n(0, 0), s(1, -2), n(1, -1)});
    const auto trail = longest_trail(p.setup, p.state.table, Seat{0});
    ASSERT_EQ(static_cast<int>(trail.size()), p.length(0));
    for (std::size_t i = 0; i < trail.size(); ++i) {
        EXPECT_EQ(p.state.table.roads[trail[i].index()], Seat{0});
        EXPECT_EQ(std::count(trail.begin(), trail.end(), trail[i]), 1);
        if (i == 0) continue;
        const auto& a = p.setup.topology.edge_vertices[trail[i - 1].index()];
        const auto& b = p.setup.topology.edge_vertices[trail[i].index()];
        EXPECT_TRUE(a[0] == b[0] || a[0] == b[1] || a[1] == b[0] || a[1] == b[1]);
    }
    EXPECT_TRUE(longest_trail(p.setup, p.state.table, Seat{1}).empty());
}

/// The holder's road is cut while two others are level: the card lies aside until one is alone (rules 10.5,
/// fault 2).
TEST(IslesRoads, TheCardIsSetAsideOnATie) {
    Position p;
    p.roads(0, {n(0, 2), s(0, 1), n(-1, 3), s(-1, 2), n(-2, 3), s(-1, 1), n(-1, 2)});
    p.roads(2, {s(1, 0), n(1, 1), s(2, -1), n(1, 0), s(2, -2), n(1, -1)});
    p.roads(3, {n(0, -1), s(0, -2), n(-1, 0), s(-1, -1), n(-2, 1), s(-1, 0)});
    p.roads(1, {n(-2, 3), s(-2, 2)}).give(1, kSettlementCost).give(2, kRoadCost);
    p.state.table.longest_road = Seat{0};
    ASSERT_EQ(p.player(0).road_length, 6);
    p.state.table.turn = Seat{1};
    const auto cut = p.play(1, BuildSettlement{p.at(n(-2, 3))});
    EXPECT_EQ(p.player(0).road_length, 4);
    EXPECT_EQ(count_of<LongestRoadMoved>(cut), 1);
    EXPECT_EQ(p.state.table.longest_road, Seat{});
    p.state.table.turn = Seat{2};
    p.play(2, BuildRoad{p.edge(s(1, 0), n(0, 1))});
    EXPECT_EQ(p.state.table.longest_road, Seat{2});
    EXPECT_EQ(points(p.setup, p.state, Seat{2}), 2);
}

/// No road, nor its loss, moves the card from a holder who is level with the longest (rules 10.5b).
TEST(IslesRoads, AHolderKeepsTheCardOnATie) {
    Position p;
    p.roads(2, {s(1, 0), n(1, 1), s(2, -1), n(1, 0), s(2, -2), n(1, -1)});
    p.roads(3, {n(0, -1), s(0, -2), n(-1, 0), s(-1, -1), n(-2, 1)}).give(3, kRoadCost);
    p.state.table.longest_road = Seat{2};
    p.state.table.turn = Seat{3};
    EXPECT_EQ(count_of<LongestRoadMoved>(p.play(3, BuildRoad{p.edge(n(-2, 1), s(-1, 0))})), 0);
    EXPECT_EQ(p.state.table.longest_road, Seat{2});
}

}  // namespace

}  // namespace lw::isles
