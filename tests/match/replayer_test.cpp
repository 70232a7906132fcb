#include "match/replayer.hpp"

#include "match/fresh_match.hpp"
#include "match/replay_eyes.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace lw::test {
namespace {

using game::Eyes;
using game::Seat;
using game::SeatSet;
using isles::Game;
using match::Look;
using match::ReplayError;
using match::ReplayFault;
using Replayer = match::Replayer<Game>;

Replayer replay_of(const IslesMatch& match) {
    ReplayError<Game> error;
    auto replay = Replayer::of(match.session.config(), match.session.base(), match.session.log(), error);
    EXPECT_TRUE(replay) << static_cast<int>(error.fault) << " at " << error.index;
    return std::move(*replay);
}

/// The same game played once more without what was taken back; `rest` is called wherever a seat has to decide.
template <class Rest>
void play_again(const IslesMatch& match, Rest rest) {
    auto session = IslesSession::start(match.session.config(), 0, match::ChanceBy::caller);
    rest(session);
    for (const match::Record& one : match::standing_moves(match.session.log())) {
        const game::Actor actor = one.nature() ? game::kNature : game::Actor(one.seat());
        ASSERT_TRUE(session.place(actor, *isles::unpack(one.packed)).ok());
        if (session.to_act().waiting != game::Waiting::chance) rest(session);
    }
}

void expect_same(const Replayer& replay, const IslesSession& session) {
    ASSERT_TRUE(replay.state() == session.state()) << "step " << replay.at();
    for (const Seat viewer : {game::kSpectator, Seat(0), Seat(1), Seat(2)}) {
        ASSERT_TRUE(replay.view(viewer) == session.view(viewer));
        ASSERT_EQ(replay.events(viewer).size(), session.event_count());
    }
}

/// What is heard, put together, is what the replayer tells in one piece; only the next step goes on.
TEST(Replayer, AFeedGoesOnWithTheNextStepAndBeginsAnewWithAnyOther) {
    const IslesMatch match = played_match(2, {"greedy", "random", "greedy"}, 100000);
    Replayer replay = replay_of(match);
    const int last = replay.steps();
    for (const Eyes eyes : {Eyes{}, Eyes{Eyes::Kind::seat, Seat(1)}, Eyes{Eyes::Kind::open, {}}}) {
        game::Told told;
        std::vector<std::string> heard;
        replay.go(0);
        EXPECT_TRUE(replay.feed(eyes, told).anew);
        int at = 0;
        for (const int step : {1, 2, 3, 40, 41, 40, 40, 0, 1, last, last - 1, last}) {
            const bool goes_on = step == at || step == at + 1;
            at = step;
            replay.go(step);
            const game::Feed<Game> feed = replay.feed(eyes, told);
            EXPECT_EQ(feed.anew, !goes_on) << step;
            if (feed.anew) heard.clear();
            for (const isles::Event& event : feed.events) heard.push_back(isles::to_text(replay.setup(), event));
            std::vector<std::string> whole;
            const bool open = eyes.kind == Eyes::Kind::open;
            for (const isles::Event& event : open ? replay.open_events() : replay.events(eyes.viewer())) {
                whole.push_back(isles::to_text(replay.setup(), event));
            }
            ASSERT_EQ(heard, whole) << step;
            ASSERT_TRUE(feed.view == replay.view(eyes.viewer()));
        }
    }
}

TEST(Replayer, EveryStepIsThePositionThatWas) {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        const IslesMatch match = played_match(seed, {"greedy", "random", "greedy"}, 100000);
        ASSERT_TRUE(match.session.over());
        Replayer replay = replay_of(match);
        EXPECT_EQ(replay.at(), 0);
        EXPECT_TRUE(replay.ends());
        int step = 0;
        play_again(match, [&](const IslesSession& session) {
            replay.go(step);
            ASSERT_EQ(replay.at(), step);
            expect_same(replay, session);
            ++step;
        });
        EXPECT_EQ(step - 1, replay.steps());
        EXPECT_TRUE(replay.state() == match.session.state());
    }
}

TEST(Replayer, AnyJumpLeadsToTheSamePosition) {
    const IslesMatch match = played_match(4, {"greedy", "greedy", "random", "greedy"}, 100000);
    Replayer forward = replay_of(match);
    std::vector<std::uint64_t> hashes;
    for (int step = 0; step <= forward.steps(); ++step) {
        forward.go(step);
        hashes.push_back(isles::hash(forward.state()));
    }
    Replayer jumping = replay_of(match);
    base::Rng rng(9);
    for (int i = 0; i < 3000; ++i) {
        const int to = static_cast<int>(rng.below(static_cast<std::uint32_t>(hashes.size())));
        jumping.go(to);
        ASSERT_EQ(isles::hash(jumping.state()), hashes[static_cast<std::size_t>(to)]);
    }
    for (int step = jumping.steps(); step >= 0; --step) {
        jumping.go(step);
        ASSERT_EQ(isles::hash(jumping.state()), hashes[static_cast<std::size_t>(step)]);
    }
    jumping.go(1000000);
    EXPECT_EQ(jumping.at(), jumping.steps());
    jumping.go(-5);
    EXPECT_EQ(jumping.at(), 0);
}

/// Counts the moves that are made.
struct CountingGame : Game {
    static inline std::size_t applied = 0;
    static void apply(const Setup& setup, State& state, game::Actor actor, const Action& action, EventSink& events) {
        ++applied;
        Game::apply(setup, state, actor, action, events);
    }
};

TEST(Replayer, AStepBackCostsNoMoreThanTheStride) {
    const IslesMatch match = played_match(5, {"greedy", "greedy", "greedy"}, 100000);
    ReplayError<CountingGame> error;
    auto replay = match::Replayer<CountingGame>::of(match.session.config(), {}, match.session.log(), error);
    ASSERT_TRUE(replay);
    replay->go(replay->steps());
    const std::size_t most = match::Replayer<CountingGame>::kStride;
    for (int step = replay->steps(); step >= 0; --step) {
        CountingGame::applied = 0;
        replay->go(step);
        ASSERT_LE(CountingGame::applied, most);
    }
    CountingGame::applied = 0;
    replay->go(replay->steps());
    EXPECT_LE(CountingGame::applied, most) << "to the far end";
    CountingGame::applied = 0;
    replay->go(replay->steps());
    EXPECT_EQ(CountingGame::applied, 0U) << "where it stands already";
}

TEST(Replayer, TurnsAreFoundBothWays) {
    const IslesMatch match = played_match(6, {"greedy", "random", "greedy"}, 100000);
    Replayer replay = replay_of(match);
    int turns = 0;
    for (int step = replay.turn_after(0); step < replay.steps(); step = replay.turn_after(step)) {
        ++turns;
        replay.go(step);
        EXPECT_EQ(replay.state().table.turn_number, turns);
        replay.go(step - 1);
        EXPECT_EQ(replay.state().table.turn_number, turns - 1);
        EXPECT_EQ(replay.turn_before(replay.turn_after(step)), step);
    }
    EXPECT_GE(turns, match.session.state().table.turn_number - 1);
    EXPECT_EQ(replay.turn_before(replay.turn_after(0)), 0);
    EXPECT_EQ(replay.turn_before(0), 0);
    EXPECT_EQ(replay.turn_after(replay.steps()), replay.steps());
}

TEST(Replayer, WhatWasTakenBackIsNotShown) {
    IslesMatch match = fresh_match(3, {"random", "random"});
    auto& session = match.session;
    const Seat me = session.to_act().seats.lowest();
    ASSERT_TRUE(session.submit(me, first_legal(session, me), session.state_no()).ok());
    const std::size_t stands = match::standing_moves(session.log()).size();
    ASSERT_TRUE(session.submit(me, first_legal(session, me), session.state_no()).ok());
    ASSERT_TRUE(session.undo(session.undo_steps(me) > 0 ? me : Seat(0)));
    EXPECT_EQ(match::standing_moves(session.log()).size(), stands);
    Replayer replay = replay_of(match);
    replay.go(replay.steps());
    EXPECT_TRUE(replay.state() == session.state());
    EXPECT_FALSE(replay.ends());
}

TEST(Replayer, BeginsAtThePositionThatAnOlderSaveLeft) {
    const IslesMatch old = played_match(8, {"greedy", "greedy"}, 80);
    auto session = IslesSession::start_from(old.session.config(), old.session.state(), base::Rng(3));
    const IslesMatch match{std::move(session), computers({"greedy", "greedy"}), ""};
    const Replayer replay = replay_of(match);
    EXPECT_TRUE(replay.state() == old.session.state());
}

TEST(Replayer, RefusesALogThatDoesNotHold) {
    const IslesMatch match = played_match(7, {"greedy", "greedy"}, 60);
    const isles::Config config = match.session.config();
    std::vector<match::Record> log = match::standing_moves(match.session.log());
    ReplayError<Game> error;
    auto bad = log;
    bad[10].packed = 63;
    EXPECT_FALSE(Replayer::of(config, {}, bad, error));
    EXPECT_EQ(error.fault, ReplayFault::bad_record);
    EXPECT_EQ(error.index, 10U);
    bad = log;
    std::swap(bad[4], bad[5]);
    EXPECT_FALSE(Replayer::of(config, {}, bad, error));
    EXPECT_EQ(error.fault, ReplayFault::refused);
    bad = log;
    bad[3].actor = 6;
    EXPECT_FALSE(Replayer::of(config, {}, bad, error));
    EXPECT_EQ(error.fault, ReplayFault::bad_record);
    isles::Config wrong = config;
    wrong.seats = 1;
    EXPECT_FALSE(Replayer::of(wrong, {}, log, error));
    EXPECT_EQ(error.fault, ReplayFault::bad_config);
}

TEST(Replayer, ASpectatorNeverSeesWhatWasStolenOrBought) {
    const IslesMatch match = played_match(2, {"greedy", "greedy", "greedy"}, 100000);
    Replayer replay = replay_of(match);
    replay.go(replay.steps());
    int secrets = 0;
    for (const isles::Event& event : replay.open_events()) {
        if (const auto* stole = std::get_if<isles::Stole>(&event)) secrets += stole->resource ? 1 : 0;
        if (const auto* bought = std::get_if<isles::DevCardBought>(&event)) secrets += bought->card ? 1 : 0;
    }
    EXPECT_GT(secrets, 0);
    for (const isles::Event& event : replay.events(game::kSpectator)) {
        if (const auto* stole = std::get_if<isles::Stole>(&event)) {
            EXPECT_FALSE(stole->resource);
        }
        if (const auto* bought = std::get_if<isles::DevCardBought>(&event)) {
            EXPECT_FALSE(bought->card);
        }
    }
}

constexpr Eyes seat(int index) { return {Eyes::Kind::seat, Seat(index)}; }
constexpr Eyes kOpen{Eyes::Kind::open, {}};

TEST(ReplayEyes, AFinishedGameHidesNothing) {
    const match::ReplayTable table{SeatSet::first(4), SeatSet::first(2), true};
    EXPECT_EQ(match::may_look(table, Seat{}, {}), Look::granted);
    EXPECT_EQ(match::may_look(table, Seat{}, kOpen), Look::granted);
    EXPECT_EQ(match::may_look(table, Seat{}, seat(1)), Look::granted);
    EXPECT_EQ(match::may_look(table, Seat{}, seat(3)), Look::granted);
    EXPECT_EQ(match::may_look(table, Seat{}, seat(4)), Look::refused) << "nobody sits there";
}

TEST(ReplayEyes, AnUnfinishedOneKeepsTheHandOff) {
    const match::ReplayTable table{SeatSet::first(4), SeatSet::first(2), false};
    EXPECT_EQ(match::may_look(table, Seat{}, {}), Look::granted);
    EXPECT_EQ(match::may_look(table, Seat(0), kOpen), Look::refused);
    EXPECT_EQ(match::may_look(table, Seat{}, seat(0)), Look::card);
    EXPECT_EQ(match::may_look(table, Seat(1), seat(0)), Look::card);
    EXPECT_EQ(match::may_look(table, Seat(0), seat(0)), Look::granted);
    EXPECT_EQ(match::may_look(table, Seat(0), seat(2)), Look::refused) << "a computer player's hand";
}

TEST(ReplayEyes, AnOnlyPersonNeedsNoCard) {
    const match::ReplayTable table{SeatSet::first(3), SeatSet::of(Seat(1)), false};
    EXPECT_EQ(match::may_look(table, Seat{}, seat(1)), Look::granted);
    EXPECT_EQ(match::may_look(table, Seat{}, seat(0)), Look::refused);
    EXPECT_EQ(match::may_look(table, Seat{}, kOpen), Look::refused);
}

}  // namespace
}  // namespace lw::test
