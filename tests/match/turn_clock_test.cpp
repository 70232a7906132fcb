// Time for a turn, with a clock that the test moves; and what is decided when it is over.
#include "match/turn_clock.hpp"
#include "agent/mind.hpp"
#include "agent/overtime.hpp"
#include "match/fresh_match.hpp"

#include <gtest/gtest.h>

namespace lw::test {
namespace {

using game::Seat;
using isles::Game;
using isles::Phase;
using match::TurnClock;
using IslesTraits = agent::Traits<Game>;

TEST(TurnClock, RunsForTheSeatThatDecides) {
    TurnClock clock(30);
    clock.tick(100, 1, Seat(0));
    EXPECT_DOUBLE_EQ(clock.left(Seat(0)), 30);
    clock.tick(112, 1, Seat(0));
    EXPECT_DOUBLE_EQ(clock.left(Seat(0)), 18);
    EXPECT_FALSE(clock.over());
    clock.tick(130, 1, Seat(0));
    EXPECT_DOUBLE_EQ(clock.left(Seat(0)), 0);
    EXPECT_TRUE(clock.over());
}

TEST(TurnClock, StandsStillWhileNobodyDecides) {
    TurnClock clock(30);
    clock.tick(0, 1, Seat(0));
    clock.tick(10, 1, Seat{});  // the device is passed on, or another screen is shown
    clock.tick(500, 1, Seat(1));
    EXPECT_DOUBLE_EQ(clock.left(Seat(0)), 20);
    clock.tick(507, 1, Seat(0));  // seat 1 discarded within seven seconds
    EXPECT_DOUBLE_EQ(clock.left(Seat(1)), 23);
    EXPECT_DOUBLE_EQ(clock.left(Seat(0)), 20);
    clock.tick(526.5, 1, Seat(0));
    EXPECT_DOUBLE_EQ(clock.left(Seat(0)), 0.5);
    EXPECT_FALSE(clock.over());
    clock.tick(527, 1, Seat{});
    EXPECT_FALSE(clock.over()) << "nobody decides: nobody is late";
}

TEST(TurnClock, BeginsAnewWithTheTurn) {
    TurnClock clock(30);
    clock.tick(0, 1, Seat(0));
    clock.tick(29, 2, Seat(0));
    EXPECT_DOUBLE_EQ(clock.left(Seat(0)), 30);
    clock.tick(31, 2, Seat(0));
    EXPECT_DOUBLE_EQ(clock.left(Seat(0)), 28);
}

TEST(TurnClock, ALongGapCountsForNobody) {
    TurnClock clock(30, 2);
    clock.tick(0, 1, Seat(0));
    clock.tick(1.5, 1, Seat(0));
    clock.tick(600, 1, Seat(0));  // the page was hidden
    EXPECT_DOUBLE_EQ(clock.left(Seat(0)), 28.5);
    clock.tick(601, 1, Seat(0));
    EXPECT_DOUBLE_EQ(clock.left(Seat(0)), 27.5);
}

TEST(TurnClock, WithoutALimitItIsNeverOver) {
    TurnClock clock(0);
    clock.tick(0, 1, Seat(0));
    clock.tick(1e6, 1, Seat(0));
    EXPECT_FALSE(clock.limited());
    EXPECT_FALSE(clock.over());
}

/// Plays for people whose time is over.
class Overtime {
public:
    explicit Overtime(std::uint64_t seed) : seed_(seed), seats_({}, seed) {}

    bool step(IslesSession& session, Seat seat) {
        return agent::play_overtime(seats_, session, seat, [&] {
            game::Told nothing;
            agent::Mind<Game> mind(agent::kOvertimeLevel, seed_, seat);
            return std::optional(mind.think(session.setup(), session.feed(seat, nothing)));
        });
    }

private:
    std::uint64_t seed_;
    agent::ComputerSeats<Game> seats_;
};

/// A table of people none of whom ever does anything: a whole game is played by the clock.
TEST(Overtime, PlaysAGameForPeopleWhoAreAsleep) {
    isles::Config config = table_for(3, 4);
    config.settings.turn_seconds = 15;
    config.settings.victory_target = 3;
    IslesSession session = IslesSession::start(config, 77);
    Overtime overtime(5);
    TurnClock clock(config.settings.turn_seconds);
    double now = 0;
    int late = 0;
    for (int i = 0; i < 20'000 && !session.over(); ++i, now += 1) {
        const Seat deciding = session.to_act().seats.lowest();
        clock.tick(now, IslesTraits::turn_key(session.state()), deciding);
        if (!clock.over()) continue;
        ASSERT_TRUE(overtime.step(session, deciding));
        ++late;
        ASSERT_EQ(Game::check_invariants(session.setup(), session.state()), "");
        if (session.state().table.turn_number == 12) break;
    }
    EXPECT_EQ(session.state().table.turn_number, 12) << "nobody builds, so the turns just pass";
    EXPECT_GE(late, 12 + 11 * 2) << "the set-up, then a roll and an end each turn";
    EXPECT_GE(now, 15.0 * 11) << "every turn had its time";
}

TEST(Overtime, RollsAndEndsAndDecidesNothingElse) {
    IslesSession session = IslesSession::start(table_for(4, 2), 3);
    Overtime overtime(5);
    while (session.state().table.turn_number == 0) ASSERT_TRUE(overtime.step(session, session.to_act().seats.lowest()));
    ASSERT_EQ(session.state().table.phase, Phase::pre_roll);
    const Seat mover = session.state().table.turn;
    const std::size_t moves = session.log().size();
    ASSERT_TRUE(overtime.step(session, mover));
    EXPECT_TRUE(session.state().table.rolled);
    while (session.state().table.turn == mover) ASSERT_TRUE(overtime.step(session, session.to_act().seats.lowest()));
    for (std::size_t i = moves; i < session.log().size(); ++i) {
        const auto action = isles::unpack(session.log()[i].packed);
        ASSERT_TRUE(action);
        const bool spends = std::holds_alternative<isles::BuyDevCard>(*action) || std::holds_alternative<isles::BuildRoad>(*action) ||
                            std::holds_alternative<isles::BankTrade>(*action) || std::holds_alternative<isles::PlayKnight>(*action);
        EXPECT_FALSE(spends);
    }
}

TEST(Overtime, LeavesAloneWhoNeedNotDecide) {
    IslesSession session = IslesSession::start(table_for(4, 2), 3);
    Overtime overtime(5);
    const Seat deciding = session.to_act().seats.lowest();
    const std::uint32_t before = session.state_no();
    EXPECT_FALSE(overtime.step(session, Seat((deciding.value + 1) % 4)));
    EXPECT_EQ(session.state_no(), before);
}

TEST(Overtime, WaitsForTheDecision) {
    IslesSession session = IslesSession::start(table_for(4, 2), 3);
    agent::ComputerSeats<Game> seats({}, 5);
    const Seat deciding = session.to_act().seats.lowest();
    const std::uint32_t before = session.state_no();
    const auto unknown = [] { return std::optional<agent::Decision<isles::Action>>(); };
    EXPECT_FALSE(agent::play_overtime(seats, session, deciding, unknown));
    EXPECT_EQ(session.state_no(), before);
    const auto nothing = [] { return std::optional(agent::Decision<isles::Action>()); };
    EXPECT_TRUE(agent::play_overtime(seats, session, deciding, nothing)) << "with no wish there is a fallback";
}

TEST(Overtime, IsTheSameEveryTime) {
    const auto played = [] {
        IslesSession session = IslesSession::start(table_for(4, 2), 3);
        Overtime overtime(5);
        for (int i = 0; i < 200 && !session.over(); ++i) overtime.step(session, session.to_act().seats.lowest());
        return session.log();
    };
    EXPECT_EQ(played(), played());
}

TEST(TurnKey, ChangesWithEveryTurnAndPlacementOnly) {
    IslesSession session = IslesSession::start(table_for(4, 2), 3);
    Overtime overtime(5);
    const auto key = [&session] { return IslesTraits::turn_key(session.state()); };
    const auto before = key();
    overtime.step(session, session.to_act().seats.lowest());
    EXPECT_EQ(session.state().table.phase, Phase::setup_road);
    EXPECT_EQ(key(), before) << "settlement and road are one placement";
    overtime.step(session, session.to_act().seats.lowest());
    EXPECT_NE(key(), before);
    while (session.state().table.turn_number == 0) overtime.step(session, session.to_act().seats.lowest());
    const auto turn = key();
    overtime.step(session, session.to_act().seats.lowest());
    EXPECT_EQ(key(), turn) << "the roll is in the same turn";
}

}  // namespace
}  // namespace lw::test
