// Trio at a table: session, computer players, undo, saves and replays, by the shared code as it is.
#include "agent/driver.hpp"
#include "match/match.hpp"
#include "match/replayer.hpp"
#include "third_game/trio_format.hpp"
#include "third_game/trio_players.hpp"

#include <gtest/gtest.h>

namespace lw::test {

namespace {

using Session = match::Session<trio::Game>;
using Match = match::Match<trio::Game>;
using game::Controller;
using game::Seat;

constexpr std::uint64_t kSavedAt = 1'800'000'000;

std::vector<game::Player> computers(int seats) {
    std::vector<game::Player> out(static_cast<std::size_t>(seats));
    for (game::Player& player : out) player.controller = Controller::computer;
    for (std::size_t i = 0; i < out.size(); ++i) out[i].name = std::string(1, static_cast<char>('A' + i));
    out[0].agent = "greedy";
    return out;
}

Match played(std::uint64_t seed, int moves) {
    const trio::Config config{static_cast<std::uint8_t>(2 + seed % 2), {}};
    Match match{Session::start(config, seed), computers(config.seats), "a game"};
    agent::Driver<trio::Game> driver(match.players, seed + 1);
    driver.run(match.session, moves);
    return match;
}

TEST(Trio, ComputersPlayToTheEnd) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const Match match = played(seed, 1000);
        EXPECT_TRUE(match.session.over()) << seed;
        EXPECT_FALSE(trio::Game::winners(match.session.state()).empty());
        EXPECT_EQ(match.session.view(game::kSpectator).secrets, match.session.state().secrets) << "in the end all is open";
    }
}

TEST(Trio, TheSameSeedsPlayTheSameGame) {
    EXPECT_EQ(played(7, 1000).session.state(), played(7, 1000).session.state());
    EXPECT_NE(played(7, 1000).session.state(), played(9, 1000).session.state());
}

TEST(Trio, AMoveCannotBeTakenBackOnceTheNextDieLies) {
    Session session = Session::start({}, 3, match::ChanceBy::caller);
    for (const int cell : {1, 2}) ASSERT_TRUE(session.place(game::kNature, trio::Dealt{static_cast<std::uint8_t>(cell)}).ok());
    ASSERT_TRUE(session.place(game::kNature, trio::Rolled{4}).ok());
    const trio::State before = session.state();
    ASSERT_TRUE(session.submit(Seat(0), trio::Mark{2}, session.state_no()).ok());
    EXPECT_EQ(session.undo_steps(Seat(0)), 1);
    ASSERT_TRUE(session.undo(Seat(0)));
    EXPECT_EQ(session.state(), before);
    ASSERT_TRUE(session.submit(Seat(0), trio::Mark{0}, session.state_no()).ok());
    ASSERT_TRUE(session.place(game::kNature, trio::Rolled{1}).ok());
    EXPECT_EQ(session.undo_steps(Seat(0)), 0);
}

TEST(Trio, StaleAndRefusedMovesChangeNothing) {
    Session session = Session::start({}, 5);
    const trio::State before = session.state();
    EXPECT_EQ(session.submit(Seat(1), trio::Mark{0}, session.state_no()).reason, trio::Reason::not_your_turn);
    EXPECT_EQ(session.submit(Seat(0), trio::Mark{9}, session.state_no()).reason, trio::Reason::no_cell);
    EXPECT_EQ(session.submit(Seat(0), trio::Mark{0}, session.state_no() + 1).verdict, match::Verdict::stale);
    EXPECT_EQ(session.state(), before);
}

TEST(Trio, NoSeatIsToldAnothersSecret) {
    const Match match = played(2, 3);
    for (const Seat viewer : match.session.seats()) {
        const auto view = match.session.view(viewer);
        for (const Seat seat : match.session.seats()) EXPECT_EQ(view.secrets[seat.index()] != trio::kNoCell, seat == viewer);
        for (const trio::Event& event : match.session.events(viewer)) {
            const auto* dealt = std::get_if<trio::SecretDealt>(&event);
            if (dealt == nullptr) continue;
            EXPECT_EQ(dealt->cell.has_value(), dealt->seat == viewer);
        }
    }
}

TEST(Trio, ASaveGoesOnWhereTheGameStood) {
    for (int moves = 0; moves < 12; ++moves) {
        const Match match = played(11, moves);
        const base::Bytes save = codec::encode(match, kSavedAt);
        codec::Fault fault;
        const auto back = codec::decode<trio::Game>(save, fault);
        ASSERT_TRUE(back) << moves;
        EXPECT_EQ(back->match.session.state(), match.session.state());
        EXPECT_EQ(back->match.session.log().size(), match.session.log().size());
        EXPECT_EQ(codec::encode(back->match, kSavedAt), save);
    }
}

TEST(Trio, ADamagedSaveIsRefusedWhereverItIsDamaged) {
    const base::Bytes save = codec::encode(played(4, 1000), kSavedAt);
    for (std::size_t i = 0; i < save.size(); ++i) {
        base::Bytes other = save;
        other[i] = static_cast<std::uint8_t>(other[i] ^ 0x11U);
        codec::Fault fault;
        EXPECT_FALSE(codec::decode<trio::Game>(other, fault)) << i;
        EXPECT_FALSE(fault.ok()) << i;
    }
}

TEST(Trio, AReplayGoesToEveryStep) {
    const Match match = played(6, 1000);
    match::ReplayError<trio::Game> error;
    auto replay = match::Replayer<trio::Game>::of(match.session.config(), std::nullopt, match.session.log(), error);
    ASSERT_TRUE(replay);
    EXPECT_EQ(replay->steps(), 1 + trio::kCells) << "the secrets and the first die, then a step a mark";
    for (int step = replay->steps(); step >= 0; --step) {
        replay->go(step);
        EXPECT_EQ(replay->at(), step);
        EXPECT_EQ(trio::Game::check_invariants(match.session.setup(), replay->state()), "");
    }
    replay->go(replay->steps());
    EXPECT_EQ(replay->state(), match.session.state());
    EXPECT_TRUE(replay->ends());
}

}  // namespace

}  // namespace lw::test
