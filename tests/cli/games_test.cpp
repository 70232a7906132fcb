// Games as text, move trees, the terminal.
#include "cli/bench.hpp"
#include "cli/console/console.hpp"
#include "cli/golden/play_text.hpp"
#include "cli/perft.hpp"
#include "cli/random_play.hpp"
#include "cli/tables.hpp"
#include "cli/scenario/failure.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace lw::cli {
namespace {

using namespace isles;

Play random_play(std::uint64_t seed) {
    Play play;
    play.title = "a game at random";
    play.config = any_table<isles::Game>(seed);
    const isles::Setup setup = make_setup(play.config);
    State state = initial(setup);
    base::Rng rng(seed);
    EventSink sink;
    while (play.moves.size() < 400) {
        const auto move = random_move(setup, state, rng);
        if (!move) break;
        apply(setup, state, move->first, move->second, sink);
        play.moves.push_back(*move);
    }
    return play;
}

TEST(PlayText, ReadsBackWhatItWrites) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Play play = random_play(seed);
        const std::string text = play_text(play);
        const Play again = parse_play(text);
        EXPECT_EQ(play_text(again), text);
        EXPECT_EQ(again.config.layout, play.config.layout);
        EXPECT_EQ(again.config.settings, play.config.settings);
        EXPECT_EQ(again.moves, play.moves);
        EXPECT_EQ(hash(final_state(again, nullptr)), hash(final_state(play, nullptr)));
    }
}

TEST(PlayText, RefusesWhatIsNoGame) {
    EXPECT_THROW(static_cast<void>(parse_play("something else\n")), Failure);
    EXPECT_THROW(static_cast<void>(parse_play("landwright isles game\nnonsense here\n")), Failure);
    EXPECT_THROW(static_cast<void>(parse_play("landwright isles game\n0: fly\n")), Failure);
    const Play cheat = parse_play("landwright isles game\n1: settle N(0,0)\n");
    EXPECT_THROW(static_cast<void>(play_text(cheat)), Failure);
}

TEST(Perft, CountsWhatApplyWalks) {
    const isles::Setup setup = make_setup(usual_table<isles::Game>(4, 3));
    State state = initial(setup);
    EXPECT_EQ(perft(setup, state, 1), 54U);
    EXPECT_EQ(perft(setup, state, 2), 144U);  // 72 edges, each from both ends
    EXPECT_EQ(perft(setup, state, 0), 1U);
}

TEST(Perft, DividesIntoPartsThatAddUp) {
    const isles::Setup setup = make_setup(usual_table<isles::Game>(4, 3));
    const State state = initial(setup);
    const Division parts = divide(setup, state, 3);
    EXPECT_EQ(parts.size(), 54U);
    std::uint64_t sum = 0;
    for (const auto& [move, count] : parts) {
        EXPECT_EQ(move.first, game::Actor(Seat(0)));
        EXPECT_GT(count, 0U) << to_text(setup, move.second);
        sum += count;
    }
    EXPECT_EQ(sum, perft(setup, state, 3));
    for (const auto& [move, count] : divide(setup, state, 1)) EXPECT_EQ(count, 1U);
}

TEST(RandomPlay, AlwaysMovesUntilTheEnd) {
    const Config config = any_table<isles::Game>(9);
    ASSERT_TRUE(valid(config));
    const isles::Setup setup = make_setup(config);
    State state = initial(setup);
    base::Rng rng(9);
    EventSink sink;
    while (const auto move = random_move(setup, state, rng)) {
        ASSERT_EQ(check(setup, state, move->first, move->second), Reason::ok);
        apply(setup, state, move->first, move->second, sink);
    }
    EXPECT_EQ(state.table.phase, Phase::over);
}

TEST(Bench, TheSignatureIsSteady) { EXPECT_EQ(signature(), signature()); }

TEST(Console, TakesMovesAndSaysWhatIsWrong) {
    ConsolePlan plan;
    plan.seats = {"human", "human", "greedy"};
    plan.beginner = true;
    std::istringstream in("help\nlist\nsettle N(0,0)\nsettle N(0,0)\nundo\nfly\nsettle N(0,1)\nroad N(0,1)-S(0,0)\ntable\nboard\n"
                          "2: settle N(0,0)\nquit\n");
    std::ostringstream out;
    EXPECT_EQ(play_in_terminal(plan, in, out), 0);
    const std::string text = out.str();
    EXPECT_NE(text.find("settled 0 N(0,0) free"), std::string::npos);
    EXPECT_NE(text.find("Refused: wrong_phase."), std::string::npos);
    EXPECT_NE(text.find("Taken back."), std::string::npos);
    EXPECT_NE(text.find("Not understood"), std::string::npos);
    EXPECT_NE(text.find("seat 1>"), std::string::npos);
    EXPECT_NE(text.find("(0)"), std::string::npos);
    EXPECT_NE(text.find("No person sits there."), std::string::npos);
}

TEST(Console, PlaysToTheEndWithoutPeople) {
    ConsolePlan plan;
    plan.seats = {"greedy", "random", "greedy"};
    std::istringstream in;
    std::ostringstream out;
    EXPECT_EQ(play_in_terminal(plan, in, out), 0);
    EXPECT_NE(out.str().find("game-ended"), std::string::npos);
    EXPECT_NE(out.str().find("scores:"), std::string::npos);
}

}  // namespace
}  // namespace lw::cli
