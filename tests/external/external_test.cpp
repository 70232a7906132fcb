#include "cli/arena.hpp"
#include "cli/external/seats.hpp"

#include <gtest/gtest.h>

#include <cerrno>

#include <sys/wait.h>
#include <unistd.h>

namespace lw::cli {
namespace {

std::string bot(const std::string& mode) { return "external:exec python3 '" LW_SOURCE_DIR "/tests/external/bot.py' " + mode; }

ArenaPlan plan_with(const std::string& seat, int games = 1) {
    ArenaPlan plan;
    plan.seats = {seat, "greedy"};
    plan.games = games;
    plan.seed = 11;
    return plan;
}

/// Every program has been reaped.
void expect_no_children() {
    EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), -1);
    EXPECT_EQ(errno, ECHILD);
}

/// The game is played to its end, and the program's one fault is of this kind and says these words.
void expect_fault(const ArenaPlan& plan, const std::string& kind, const std::string& words) {
    const ArenaResult result = run_arena(plan);
    EXPECT_EQ(result.error, "");
    EXPECT_EQ(result.games, 1);
    ASSERT_EQ(result.faults.size(), 1U) << kind;
    EXPECT_EQ(result.faults[0].what.kind, kind);
    EXPECT_NE(result.faults[0].what.text.find(words), std::string::npos) << result.faults[0].what.text;
    EXPECT_EQ(result.faults[0].seat, 0);
    EXPECT_EQ(result.agents[0].forfeits, 1);
    EXPECT_EQ(result.agents[0].wins, 0);
    EXPECT_GT(result.turns, 0);
    expect_no_children();
}

TEST(External, PlaysWholeGamesAndIsNeverToldASecret) {
    ArenaPlan plan = plan_with(bot("play"), 3);
    plan.check = true;
    const ArenaResult result = run_arena(plan);
    EXPECT_EQ(result.error, "");
    for (const ArenaFault& fault : result.faults) ADD_FAILURE() << fault.what.kind << ": " << fault.what.text;
    ASSERT_EQ(result.agents.size(), 2U);
    EXPECT_EQ(result.agents[0].games, 3);
    EXPECT_GT(result.agents[0].points, 3 * 2) << "it builds more than the set-up gives";
    expect_no_children();
}

ArenaPlan tile_plan_with(const std::string& seat, int games = 1) {
    ArenaPlan plan = plan_with(seat, games);
    plan.game = "shires";
    return plan;
}

TEST(External, PlaysWholeGamesOfShires) {
    ArenaPlan plan = tile_plan_with(bot("play"), 2);
    plan.seats[1] = "random";
    plan.check = true;
    const ArenaResult result = run_arena(plan);
    EXPECT_EQ(result.error, "");
    for (const ArenaFault& fault : result.faults) ADD_FAILURE() << fault.what.kind << ": " << fault.what.text;
    ASSERT_EQ(result.agents.size(), 2U);
    EXPECT_EQ(result.agents[0].games, 2);
    EXPECT_GE(result.turns, 2 * 68);
    EXPECT_GT(result.agents[0].points, 2 * 10) << "its followers score";
    expect_no_children();
}

TEST(External, FaultsInShiresAreTheSame) {
    expect_fault(tile_plan_with(bot("illegal")), "illegal", "'first 0' is refused");
    expect_fault(tile_plan_with(bot("nonsense")), "illegal", "is not an action on this board");
    expect_fault(tile_plan_with(bot("garbage")), "garbage", "not a JSON object");
    expect_fault(tile_plan_with(bot("crash")), "ended", "status 3");
}

TEST(External, TwoProgramsMeetAndTheGameIsTheSameAgain) {
    ArenaPlan plan = plan_with(bot("play"));
    plan.seats[1] = bot("play two");
    const ArenaResult first = run_arena(plan);
    const ArenaResult second = run_arena(plan);
    EXPECT_TRUE(first.faults.empty());
    EXPECT_EQ(first.moves, second.moves);
    EXPECT_EQ(first.agents[0].points, second.agents[0].points);
}

TEST(External, AMoveThatTheRulesRefuse) {
    expect_fault(plan_with(bot("illegal")), "illegal", "'end' is refused: wrong_phase");
    expect_fault(plan_with(bot("nonsense")), "illegal", "is not an action on this board");
}

TEST(External, RepliesThatAreNone) {
    expect_fault(plan_with(bot("garbage")), "garbage", "not a JSON object: \"I would like to build");
    expect_fault(plan_with(bot("no-action")), "garbage", "'action' is missing");
    expect_fault(plan_with(bot("wrong-id")), "garbage", "does not carry the id 3");
    expect_fault(plan_with(bot("flood")), "garbage", "longer than");
}

TEST(External, AProgramThatEnds) {
    expect_fault(plan_with(bot("crash")), "ended", "status 3");
    expect_fault(plan_with(bot("killed")), "ended", "signal 9");
    expect_fault(plan_with(bot("no-hello")), "ended", "status 0");
}

TEST(External, AProgramThatCannotStart) {
    expect_fault(plan_with("external:/no/such/program 2>/dev/null"), "start", "cannot start: No such file or directory");
    expect_fault(plan_with("external:no-such-program-anywhere --fast 2>/dev/null"), "start", "cannot start: No such file or directory");
    expect_fault(plan_with("external:" LW_SOURCE_DIR "/README.md 2>/dev/null"), "start", "cannot start: Permission denied");
    expect_fault(plan_with("external:exec /no/such/program 2>/dev/null"), "start", "cannot start: No such file or directory");
    expect_fault(tile_plan_with("external:" LW_SOURCE_DIR "/tests 2>/dev/null"), "start", "cannot start: Permission denied");
    expect_fault(plan_with("external:exit 3"), "ended", "status 3");
}

TEST(External, AProgramThatClosesItsPipes) {
    expect_fault(plan_with(bot("close-output")), "closed", "closed its input or output");
    expect_fault(plan_with(bot("close-both")), "closed", "closed its input or output");
}

TEST(External, AProgramThatTakesTooLong) {
    ArenaPlan plan = plan_with(bot("silent"));
    plan.limits.move_s = 0.2;
    expect_fault(plan, "timeout", "within 0.2 s");
    plan.limits = {100, 0.2};
    expect_fault(plan, "timeout", "within 0.2 s");
}

TEST(External, IsStartedAgainForTheNextGame) {
    const ArenaResult result = run_arena(plan_with(bot("crash"), 3));
    EXPECT_EQ(result.error, "");
    EXPECT_EQ(result.games, 3);
    EXPECT_EQ(result.agents[0].forfeits, 3);
    ASSERT_EQ(result.faults.size(), 3U);
    EXPECT_EQ(result.faults[1].game, 1);
    EXPECT_EQ(result.faults[1].seat, 1) << "the seats are rotated";
}

/// What the program has started ends with it: a pipe that only they hold open is closed.
TEST(External, LeavesNothingRunning) {
    int ends[2];
    ASSERT_EQ(pipe(ends), 0);
    const std::string command = bot("garbage");
    expect_fault(plan_with("external:sleep 1000 & " + command.substr(sizeof("external:") - 1)), "garbage", "I would like");
    close(ends[1]);
    char byte = 0;
    EXPECT_EQ(read(ends[0], &byte, 1), 0);
    close(ends[0]);
}

TEST(External, SeatsAreSplitAsTheShellReadsThem) {
    using Seats = std::vector<std::string>;
    EXPECT_EQ(split_seats("greedy,random"), (Seats{"greedy", "random"}));
    EXPECT_EQ(split_seats("external:bot --depth 3,greedy"), (Seats{"external:bot --depth 3", "greedy"}));
    EXPECT_EQ(split_seats("external:'a b, c' \"d,'e\",x"), (Seats{"external:'a b, c' \"d,'e\"", "x"}));
    EXPECT_EQ(split_seats("external:a\\,b,x"), (Seats{"external:a\\,b", "x"}));
    EXPECT_EQ(split_seats("a,,b"), (Seats{"a", "", "b"}));
    EXPECT_EQ(external_command("external:bot x"), "bot x");
    EXPECT_FALSE(external_command("external:"));
    EXPECT_FALSE(external_command("greedy"));
}

}  // namespace
}  // namespace lw::cli
