#include "match/fresh_match.hpp"

#include <gtest/gtest.h>

namespace lw::test {
namespace {

using game::Seat;
using isles::Game;
using isles::Reason;
using match::ReplayError;
using match::ReplayFault;
using match::Verdict;

TEST(Session, StartsWithChanceDrawn) {
    const IslesMatch match = fresh_match(1, {"random", "random", "random"});
    ASSERT_EQ(match.session.log().size(), 1U);
    EXPECT_TRUE(match.session.log()[0].nature());
    EXPECT_EQ(match.session.to_act().waiting, game::Waiting::seats);
}

TEST(Session, LeavesChanceToTheCaller) {
    auto session = IslesSession::start(table_for(3, 1), 5, match::ChanceBy::caller);
    EXPECT_EQ(session.to_act().waiting, game::Waiting::chance);
    EXPECT_TRUE(session.place(game::kNature, isles::FirstPlayer{Seat(2)}).ok());
    EXPECT_EQ(session.to_act().seats, game::SeatSet::of(Seat(2)));
    EXPECT_EQ(session.place(game::kNature, isles::FirstPlayer{Seat(1)}).verdict, Verdict::refused);
}

TEST(Session, RefusedChangesNothing) {
    IslesMatch match = fresh_match(2, {"random", "random"});
    auto& session = match.session;
    const isles::State before = session.state();
    const Seat me = session.to_act().seats.lowest();
    const auto outcome = session.submit(me, isles::Roll{}, session.state_no());
    EXPECT_EQ(outcome.verdict, Verdict::refused);
    EXPECT_NE(outcome.reason, Reason::ok);
    EXPECT_EQ(session.submit(Seat(7), isles::Roll{}, session.state_no()).verdict, Verdict::refused);
    EXPECT_EQ(session.submit(Seat{}, isles::Roll{}, session.state_no()).verdict, Verdict::refused);
    EXPECT_TRUE(session.state() == before);
    EXPECT_EQ(session.state_no(), 1U);
}

TEST(Session, OldNumbersAreStale) {
    IslesMatch match = fresh_match(3, {"random", "random"});
    auto& session = match.session;
    const Seat me = session.to_act().seats.lowest();
    const std::uint32_t seen = session.state_no();
    const Action move = first_legal(session, me);
    EXPECT_EQ(session.submit(me, move, seen + 1).verdict, Verdict::stale);  // from the future
    ASSERT_TRUE(session.submit(me, move, seen).ok());
    EXPECT_EQ(session.submit(me, first_legal(session, me), seen).verdict, Verdict::stale);
    EXPECT_TRUE(session.submit(me, first_legal(session, me), session.state_no()).ok());
}

TEST(Session, AnUndoMakesWhatWasChosenBeforeStale) {
    IslesMatch match = fresh_match(3, {"random", "random"});
    auto& session = match.session;
    const Seat me = session.to_act().seats.lowest();
    const Action move = first_legal(session, me);
    ASSERT_TRUE(session.submit(me, move, session.state_no()).ok());
    const std::uint32_t seen = session.state_no();
    ASSERT_TRUE(session.undo(me));
    EXPECT_EQ(session.submit(me, move, seen).verdict, Verdict::stale);
    EXPECT_TRUE(session.submit(me, move, session.state_no()).ok());
}

/// Two who both owe a discard do not make each other's choice stale.
TEST(Session, AnothersDiscardLeavesTheOwnDecision) {
    isles::Config config = table_for(3, 4);
    config.first_player = Seat(0);
    auto session = IslesSession::start(config, 1, match::ChanceBy::caller);
    while (session.state().table.turn_number == 0) {
        const Seat me = session.to_act().seats.lowest();
        ASSERT_TRUE(session.submit(me, first_legal(session, me), session.state_no()).ok());
    }
    isles::State rich = session.state();
    const isles::Resources nine{3, 3, 1, 1, 1};
    for (const Seat seat : session.seats()) {
        auto& hand = rich.secrets.holdings[seat.index()].hand;
        rich.secrets.bank += hand;
        hand = nine;
        rich.secrets.bank -= nine;
    }
    session = IslesSession::start_from(config, rich, base::Rng(1), match::ChanceBy::caller);
    ASSERT_TRUE(session.submit(Seat(0), isles::Roll{}, session.state_no()).ok());
    ASSERT_TRUE(session.place(game::kNature, isles::Dice{3, 4}).ok());
    ASSERT_EQ(session.to_act().seats.count(), 3);
    const std::uint32_t seen = session.state_no();
    const isles::Discard four{{2, 2, 0, 0, 0}};
    EXPECT_TRUE(session.submit(Seat(1), four, seen).ok());
    EXPECT_TRUE(session.submit(Seat(2), four, seen).ok());
    EXPECT_EQ(session.submit(Seat(1), four, seen).verdict, Verdict::stale);  // its own is made
    EXPECT_EQ(session.undo_steps(Seat(1)), 0);
    EXPECT_TRUE(session.submit(Seat(0), four, seen).ok());
}

/// An offer put in the place of another is not accepted by an answer to the first.
TEST(Session, AnAnswerToAnOfferThatIsGoneIsStale) {
    isles::Config config = table_for(3, 5);
    config.first_player = Seat(0);
    auto session = IslesSession::start(config, 1);
    while (session.state().table.turn_number == 0) {
        const Seat me = session.to_act().seats.lowest();
        ASSERT_TRUE(session.submit(me, first_legal(session, me), session.state_no()).ok());
    }
    isles::State position = session.state();
    position.table.phase = isles::Phase::main;
    position.table.rolled = true;
    position.table.dice = {1, 2};
    for (const Seat seat : session.seats()) {
        auto& hand = position.secrets.holdings[seat.index()].hand;
        position.secrets.bank += hand;
        hand = {2, 2, 2, 2, 1};
        position.secrets.bank -= hand;
    }
    session = IslesSession::start_from(config, position, base::Rng(1));
    const auto others = session.seats() - game::SeatSet::of(Seat(0));
    ASSERT_TRUE(session.submit(Seat(0), isles::MakeOffer{{2, 0, 0, 0, 0}, {0, 1, 0, 0, 0}, others}, 0).ok());
    const std::uint32_t seen = session.state_no();
    ASSERT_TRUE(session.submit(Seat(0), isles::MakeOffer{{1, 0, 0, 0, 0}, {0, 2, 0, 0, 0}, others}, seen).ok());
    EXPECT_EQ(session.submit(Seat(1), isles::AcceptOffer{Seat(0)}, seen).verdict, Verdict::stale);
    const std::uint32_t now = session.state_no();
    EXPECT_TRUE(session.submit(Seat(2), isles::DeclineOffer{Seat(0)}, now).ok());
    EXPECT_TRUE(session.submit(Seat(1), isles::AcceptOffer{Seat(0)}, now).ok());  // though another has answered since
}

TEST(Session, SetUpPlacementsCanBeTakenBackUntilAnotherMoves) {
    IslesMatch match = fresh_match(6, {"random", "random"});
    auto& session = match.session;
    const isles::State before = session.state();
    const std::size_t events = session.event_count();
    const Seat me = session.to_act().seats.lowest();
    EXPECT_EQ(session.undo_steps(me), 0);  // the lot that said who begins stays
    ASSERT_TRUE(session.submit(me, first_legal(session, me), session.state_no()).ok());
    EXPECT_EQ(session.undo_steps(me), 1);
    ASSERT_TRUE(session.undo(me));
    EXPECT_TRUE(session.state() == before);
    EXPECT_EQ(session.event_count(), events);
    game::Told told;
    static_cast<void>(session.feed(me, told));
    EXPECT_EQ(told.epoch, 1U);
    EXPECT_EQ(session.state_no(), 3U);  // lot, settlement, undo
    EXPECT_FALSE(session.undo(me));

    for (int i = 0; i < 2; ++i) {
        ASSERT_TRUE(session.submit(me, first_legal(session, me), session.state_no()).ok());
    }
    EXPECT_EQ(session.undo_steps(me), 2);
    const Seat other = session.to_act().seats.lowest();
    ASSERT_NE(other, me);
    EXPECT_EQ(session.undo_steps(other), 0);
    EXPECT_FALSE(session.undo(other));
    ASSERT_TRUE(session.submit(other, first_legal(session, other), session.state_no()).ok());
    EXPECT_EQ(session.undo_steps(me), 0);
    EXPECT_EQ(session.undo_steps(other), 1);
}

/// Whole games: after each move, taking back as much as is offered gives the exact earlier position.
TEST(Session, UndoGivesTheExactStateBack) {
    int undone = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        IslesMatch match = fresh_match(seed, {"random", "greedy", "random"});
        auto& session = match.session;
        IslesDriver driver(match.players, seed);
        std::vector<std::pair<isles::State, std::size_t>> path;  // positions that can be gone back to
        base::Rng rng(seed);
        for (int i = 0; i < 3000 && !session.over(); ++i) {
            const isles::State before = session.state();
            const std::size_t events = session.event_count();
            ASSERT_TRUE(driver.step(session));
            int steps = 0;
            for (const Seat seat : session.seats()) steps += session.undo_steps(seat);
            while (path.size() + 1 > static_cast<std::size_t>(steps) && !path.empty()) path.erase(path.begin());
            if (steps > 0) path.emplace_back(before, events);
            ASSERT_EQ(path.size(), static_cast<std::size_t>(steps));
            if (steps == 0 || rng.below(4) != 0) continue;
            const int back = 1 + static_cast<int>(rng.below(static_cast<std::uint32_t>(steps)));
            for (const Seat seat : session.seats()) {
                if (session.undo_steps(seat) == 0) continue;
                ASSERT_FALSE(session.undo(seat, steps + 1));
                ASSERT_TRUE(session.undo(seat, back));
                break;
            }
            const std::size_t at = path.size() - static_cast<std::size_t>(back);
            ASSERT_TRUE(session.state() == path[at].first);
            ASSERT_EQ(session.event_count(), path[at].second);
            path.resize(at);
            ++undone;
        }
    }
    EXPECT_GT(undone, 60);
}

TEST(Session, NothingCanBeTakenBackAfterTheEnd) {
    const IslesMatch match = played_match(7, {"greedy", "random"}, 5000);
    ASSERT_TRUE(match.session.over());
    for (const Seat seat : match.session.seats()) EXPECT_EQ(match.session.undo_steps(seat), 0);
}

TEST(Session, ReplaysToTheSamePositionAndGoesOnWithTheSameChance) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        IslesMatch match = played_match(seed, {"random", "greedy", "greedy", "random"}, 150);
        ReplayError<Game> error;
        auto copy = IslesSession::resume(match.session.config(), std::nullopt, match.session.log(), match.session.rng(), error);
        ASSERT_TRUE(copy.has_value());
        EXPECT_TRUE(copy->state() == match.session.state());
        EXPECT_EQ(copy->event_count(), match.session.event_count());
        for (const Seat seat : copy->seats()) {
            EXPECT_EQ(copy->undo_steps(seat), match.session.undo_steps(seat));
            EXPECT_TRUE(copy->view(seat) == match.session.view(seat));
        }
        IslesDriver one(match.players, 9);
        IslesDriver two(match.players, 9);
        one.run(match.session, 200);
        two.run(*copy, 200);
        EXPECT_TRUE(copy->state() == match.session.state());
        EXPECT_EQ(copy->log(), match.session.log());
    }
}

TEST(Session, ABadRecordIsNamed) {
    const IslesMatch match = played_match(3, {"random", "greedy", "random"}, 100);
    ReplayError<Game> error;
    const auto resume = [&](const IslesSession::Log& log) {
        return IslesSession::resume(match.session.config(), std::nullopt, log, match.session.rng(), error).has_value();
    };
    auto log = match.session.log();
    log[20].packed = ~std::uint64_t{0};
    EXPECT_FALSE(resume(log));
    EXPECT_EQ(error.fault, ReplayFault::bad_record);
    EXPECT_EQ(error.index, 20U);

    log = match.session.log();
    log.insert(log.begin() + 5, {match::Record::kUndo | 0U, 40});
    EXPECT_FALSE(resume(log));
    EXPECT_EQ(error.fault, ReplayFault::bad_undo);
    EXPECT_EQ(error.index, 5U);

    log = match.session.log();
    log.insert(log.begin() + 3, {0, Game::pack(isles::EndTurn{})});
    EXPECT_FALSE(resume(log));
    EXPECT_EQ(error.fault, ReplayFault::refused);
    EXPECT_NE(error.reason, Reason::ok);

    log = match.session.log();
    log[2].actor = 0x7E;
    EXPECT_FALSE(resume(log));
    EXPECT_EQ(error.fault, ReplayFault::bad_record);

    isles::Config config = match.session.config();
    config.seats = 1;
    EXPECT_FALSE(IslesSession::resume(config, std::nullopt, {}, base::Rng(1), error).has_value());
    EXPECT_EQ(error.fault, ReplayFault::bad_config);
}

/// What is stolen is known to thief and victim, what is bought to the buyer, at the end of the game too.
TEST(Session, EventsAreRedactedForEachViewer) {
    int thefts = 0;
    int purchases = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const IslesMatch match = played_match(seed, {"greedy", "random", "greedy", "random"}, 600);
        const auto viewers = {Seat{}, Seat(0), Seat(1), Seat(2), Seat(3)};
        for (const Seat viewer : viewers) {
            for (const isles::Event& event : match.session.events(viewer)) {
                if (const auto* stole = std::get_if<isles::Stole>(&event)) {
                    EXPECT_EQ(stole->resource.has_value(), viewer.valid() && (viewer == stole->thief || viewer == stole->victim));
                    ++thefts;
                }
                if (const auto* bought = std::get_if<isles::DevCardBought>(&event)) {
                    EXPECT_EQ(bought->card.has_value(), viewer.valid() && viewer == bought->seat);
                    ++purchases;
                }
            }
        }
    }
    EXPECT_GT(thefts, 20);
    EXPECT_GT(purchases, 20);
}

TEST(Session, EventsCanBeReadFromAnyNumberOn) {
    const IslesMatch match = played_match(2, {"random", "random"}, 50);
    const std::size_t count = match.session.event_count();
    EXPECT_EQ(match.session.events(Seat(0)).size(), count);
    EXPECT_EQ(match.session.events(Seat(0), count - 3).size(), 3U);
    EXPECT_TRUE(match.session.events(Seat(0), count).empty());
    EXPECT_TRUE(match.session.events(Seat(0), count + 10).empty());
}

TEST(Session, ViewsCarryTheStateNumber) {
    const IslesMatch match = played_match(2, {"random", "random"}, 30);
    EXPECT_EQ(match.session.view(Seat(1)).state_no, match.session.state_no());
    EXPECT_EQ(match.session.view(game::kSpectator).viewer, game::kSpectator);
}

}  // namespace
}  // namespace lw::test
