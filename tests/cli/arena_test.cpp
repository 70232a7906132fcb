#include "cli/arena.hpp"

#include <gtest/gtest.h>

namespace lw::cli {
namespace {

TEST(Arena, WilsonsInterval) {
    Standing one{"x", 10, 5, 0, 0};
    EXPECT_NEAR(one.ci95().first, 0.2366, 0.0005);
    EXPECT_NEAR(one.ci95().second, 0.7634, 0.0005);
    one = {"x", 1000, 900, 0, 0};
    EXPECT_NEAR(one.ci95().first, 0.8798, 0.0005);
    EXPECT_NEAR(one.ci95().second, 0.9171, 0.0005);
    one = {"x", 20, 20, 0, 0};
    EXPECT_NEAR(one.ci95().second, 1.0, 1e-9);
    EXPECT_LT(one.ci95().first, 0.9);
}

TEST(Arena, CountsEverySeatAndIsRepeatable) {
    ArenaPlan plan;
    plan.seats = {"random", "greedy", "random"};
    plan.games = 9;
    plan.seed = 5;
    plan.check = true;
    const ArenaResult first = run_arena(plan);
    const ArenaResult second = run_arena(plan);
    ASSERT_EQ(first.error, "");
    EXPECT_EQ(first.games, 9);
    ASSERT_EQ(first.agents.size(), 2U);
    EXPECT_EQ(first.agents[0].name, "random");
    EXPECT_EQ(first.agents[0].games, 18);
    EXPECT_EQ(first.agents[1].games, 9);
    EXPECT_LE(first.agents[0].wins + first.agents[1].wins, 9);
    EXPECT_EQ(first.moves, second.moves);
    EXPECT_EQ(first.agents[1].wins, second.agents[1].wins);
}

TEST(Arena, PlaysShires) {
    ArenaPlan plan;
    plan.game = "shires";
    plan.seats = {"greedy", "random", "random"};
    plan.games = 6;
    plan.check = true;
    const ArenaResult result = run_arena(plan);
    ASSERT_EQ(result.error, "");
    EXPECT_EQ(result.agents[0].wins, 6) << "it gathers several times their points";
    EXPECT_GE(result.turns, 6 * 68);
    EXPECT_LE(result.turns, 6 * 71);
}

TEST(Arena, SaysWhyAPlanCannotBePlayed) {
    ArenaPlan plan;
    plan.seats = {"greedy", "random"};
    EXPECT_EQ(complaint(plan), "");
    plan.preset = "first-edition";
    EXPECT_NE(complaint(plan), "") << "a preset of the other game";
    plan.game = "shires";
    EXPECT_EQ(complaint(plan), "");
    plan.seats.assign(6, "random");
    EXPECT_NE(complaint(plan), "") << "too many for Shires";
    plan.seats = {"greedy", "nobody"};
    EXPECT_NE(complaint(plan), "");
    plan.game = "draughts";
    EXPECT_NE(complaint(plan), "");
}

}  // namespace
}  // namespace lw::cli
