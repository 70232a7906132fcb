// Games as text, move trees, the terminal.
#include "cli/bench.hpp"
#include "cli/configs.hpp"
#include "cli/console/board_art.hpp"
#include "cli/console/console.hpp"
#include "cli/golden/play_text.hpp"
#include "cli/perft.hpp"
#include "cli/random_play.hpp"
#include "cli/scenario/failure.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace lw::cli {
namespace {

using namespace isles;

template <class G>
Play<G> random_play(std::uint64_t seed) {
    Play<G> play;
    play.title = "a game at random";
    play.config = any_config<G>(seed);
    const auto setup = G::setup(play.config);
    auto state = G::initial(setup);
    base::Rng rng(seed);
    typename G::EventSink sink;
    while (play.moves.size() < 400) {
        const auto move = random_move(setup, state, rng);
        if (!move) break;
        G::apply(setup, state, move->first, move->second, sink);
        play.moves.push_back(*move);
    }
    return play;
}

template <class G>
void expect_to_read_back() {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Play<G> play = random_play<G>(seed);
        const std::string text = play_text<G>(play);
        EXPECT_EQ(game_of_text(text), G::kName);
        const Play<G> again = parse_play<G>(text);
        EXPECT_EQ(play_text<G>(again), text);
        EXPECT_EQ(again.config.seats, play.config.seats);
        EXPECT_EQ(again.config.first_player, play.config.first_player);
        EXPECT_EQ(again.config.settings, play.config.settings);
        EXPECT_EQ(again.moves, play.moves);
        EXPECT_EQ(G::hash(final_state<G>(again, nullptr)), G::hash(final_state<G>(play, nullptr)));
    }
}

TEST(PlayText, ReadsBackWhatItWrites) {
    expect_to_read_back<isles::Game>();
    expect_to_read_back<shires::Game>();
    const Play<isles::Game> play = random_play<isles::Game>(3);
    EXPECT_EQ(parse_play<isles::Game>(play_text<isles::Game>(play)).config.layout, play.config.layout);
}

template <class G>
void expect_no_game(const std::string& text) {
    EXPECT_THROW(static_cast<void>(parse_play<G>(text)), Failure) << text;
}

TEST(PlayText, RefusesWhatIsNoGame) {
    expect_no_game<isles::Game>("something else\n");
    expect_no_game<isles::Game>("landwright isles game\nnonsense here\n");
    expect_no_game<isles::Game>("landwright isles game\n0: fly\n");
    expect_no_game<isles::Game>("landwright shires game\nseats 2\n");
    expect_no_game<shires::Game>("landwright shires game\nseats 6\n");
    expect_no_game<shires::Game>("landwright shires game\n0: roll\n");
    EXPECT_THROW(static_cast<void>(game_of_text("landwright draughts game\n")), Failure);
    EXPECT_THROW(static_cast<void>(game_of_text("shires game\n")), Failure);
    const auto cheat = parse_play<isles::Game>("landwright isles game\n1: settle N(0,0)\n");
    EXPECT_THROW(static_cast<void>(play_text<isles::Game>(cheat)), Failure);
    const auto early = parse_play<shires::Game>("landwright shires game\n0: place (0,1) r0\n");
    EXPECT_THROW(static_cast<void>(play_text<shires::Game>(early)), Failure);
}

TEST(Perft, CountsWhatApplyWalks) {
    const isles::Setup setup = make_setup(usual_config<isles::Game>(4, 3));
    State state = initial(setup);
    EXPECT_EQ(perft<isles::Game>(setup, state, 1), 54U);
    EXPECT_EQ(perft<isles::Game>(setup, state, 2), 144U);  // 72 edges, each from both ends
    EXPECT_EQ(perft<isles::Game>(setup, state, 0), 1U);
}

TEST(Perft, CountsEachKindOfTileAndItsPlaces) {
    const shires::Setup setup = make_setup(usual_config<shires::Game>(2, 1));
    const shires::State state = initial(setup);
    EXPECT_EQ(perft<shires::Game>(setup, state, 1), 24U);
    EXPECT_EQ(perft<shires::Game>(setup, state, 2), 102U);  // rules T01, rotations that look alike once
    std::uint64_t sum = 0;
    for (const auto& [move, count] : divide<shires::Game>(setup, state, 2)) sum += count;
    EXPECT_EQ(sum, 102U);
}

TEST(Perft, DividesIntoPartsThatAddUp) {
    const isles::Setup setup = make_setup(usual_config<isles::Game>(4, 3));
    const State state = initial(setup);
    const Division<isles::Game> parts = divide<isles::Game>(setup, state, 3);
    EXPECT_EQ(parts.size(), 54U);
    std::uint64_t sum = 0;
    for (const auto& [move, count] : parts) {
        EXPECT_EQ(move.first, game::Actor(Seat(0)));
        EXPECT_GT(count, 0U) << to_text(setup, move.second);
        sum += count;
    }
    EXPECT_EQ(sum, perft<isles::Game>(setup, state, 3));
    for (const auto& [move, count] : divide<isles::Game>(setup, state, 1)) EXPECT_EQ(count, 1U);
}

TEST(RandomPlay, AlwaysMovesUntilTheEnd) {
    const Config config = any_config<isles::Game>(9);
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
    std::istringstream in(
        "help\nlist\nsettle N(0,0)\nsettle N(0,0)\nundo\nfly\nsettle N(0,1)\nroad N(0,1)-S(0,0)\ntable\nboard\n"
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

TEST(Console, PlaysShires) {
    ConsolePlan plan;
    plan.game = "shires";
    plan.seats = {"human", "human"};
    std::istringstream in("help\nlist\nplace (0,5) r0\nnone\nfly\ntable\nboard\nundo\nquit\n");
    std::ostringstream out;
    EXPECT_EQ(play_in_terminal(plan, in, out), 0);
    const std::string text = out.str();
    EXPECT_NE(text.find("+-C-+\n   0 #D  #\n     +---+\n"), std::string::npos) << "the starting tile: " << text;
    EXPECT_NE(text.find("follower c:D"), std::string::npos) << "the help";
    EXPECT_NE(text.find("Refused: not_adjacent."), std::string::npos);
    EXPECT_NE(text.find("Refused: wrong_phase."), std::string::npos);
    EXPECT_NE(text.find("0: 0 points (0 if it ended now), 7 followers"), std::string::npos);
    EXPECT_NE(text.find("Nothing can be taken back."), std::string::npos);
    EXPECT_NE(text.find("\n  place ("), std::string::npos) << "the list";
}

TEST(Console, TheTableTellsOfFeaturesWithFollowers) {
    ConsolePlan plan;
    plan.game = "shires";
    plan.seats = {"greedy", "greedy"};
    std::istringstream in;
    std::ostringstream out;
    EXPECT_EQ(play_in_terminal(plan, in, out), 0);
    EXPECT_NE(out.str().find("ended "), std::string::npos);
    const Play<shires::Game> play = random_play<shires::Game>(2);
    const shires::Setup setup = make_setup(play.config);
    const std::string table = table_art(setup, view(setup, final_state<shires::Game>(play, nullptr), game::kSpectator));
    EXPECT_NE(table.find(" open, worth "), std::string::npos) << table;
    EXPECT_NE(board_art(setup, view(setup, final_state<shires::Game>(play, nullptr), game::kSpectator)).find("sides: C city"),
              std::string::npos);
}

TEST(Console, SaysWhyAPlanCannotBePlayed) {
    ConsolePlan plan;
    EXPECT_EQ(complaint(plan), "");
    plan.seats.assign(6, "random");
    EXPECT_EQ(complaint(plan), "");
    plan.game = "shires";
    EXPECT_NE(complaint(plan), "") << "too many for Shires";
    plan.seats = {"human", "nobody"};
    EXPECT_NE(complaint(plan), "");
    plan.seats = {"human", "random"};
    EXPECT_EQ(complaint(plan), "");
    plan.game = "draughts";
    EXPECT_NE(complaint(plan), "");
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
