// The players that go by a fitted chance to win.
#include "agent/isles/detail/hand_belief.hpp"
#include "agent/isles/detail/turn_search.hpp"
#include "agent/meetings.hpp"
#include "isles/determinize.hpp"
#include "isles/search.hpp"
#include "match/fresh_match.hpp"
#include "support/ring_table.hpp"
#include "support/shires_tables.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace lw::test {
namespace {

using game::Seat;
using game::SeatSet;
using isles::Game;
using Names = std::vector<std::string>;

/// The beginning of a game at every kind of table, each form of the rules' state among them.
TEST(MediumIsles, PlaysAtEveryTable) {
    const std::array<isles::Config, 4> tables{table_for(2, 3), table_for(4, 4), ring_table(6, 4), ring_table(8, 6)};
    for (const isles::Config& config : tables) {
        ASSERT_TRUE(isles::valid(config));
        auto session = IslesSession::start(config, 9);
        IslesDriver driver(computers(Names(config.seats, "medium")), 2);
        for (int move = 0; move < 60 && !session.over(); ++move) {
            const Seat seat = driver.due(session).computer;
            ASSERT_TRUE(seat.valid());
            const auto choice = driver.choose(session, seat);
            ASSERT_TRUE(choice.action.has_value());
            ASSERT_TRUE(session.submit(seat, *choice.action, session.state_no()).ok()) << "no fallback is needed";
        }
        EXPECT_EQ(Game::check_invariants(session.setup(), session.state()), "");
    }
}

TEST(MediumIsles, BeatsGreedy) { EXPECT_GE(wins_against_three("medium", "greedy", 10, 700), 4) << "two or three would be par"; }

/// The same moves natively, with and without optimisation, and as wasm. Another net makes another number.
TEST(MediumIsles, DecidesTheSameOnEveryPlatform) {
    const IslesMatch match = played_match(14, {"medium", "medium", "medium", "medium"}, 150);
    EXPECT_EQ(isles::hash(match.session.state()), 0xCBACB33B6BE3389CULL);
}

TEST(MediumIsles, OffersTwiceATurnAtMostAndNothingTwice) {
    const IslesMatch match = played_match(9, {"medium", "greedy", "greedy", "medium"}, 300);
    EXPECT_GT(offers_of(match, SeatSet{0b1001}, 2), 5);
}

/// What was forgotten when the page was reloaded is read from the log again.
TEST(MediumIsles, DecidesTheSameAfterHearingTheGameAnew) {
    IslesMatch match = fresh_match(21, {"medium", "greedy", "greedy"});
    IslesDriver driver(match.players, 3);
    for (int i = 0; i < 90 && !match.session.over(); ++i) {
        const Seat seat = driver.due(match.session).computer;
        if (seat == Seat(0) && i > 40) {
            const auto events = match.session.events(seat);
            const auto view = match.session.view(seat);
            const auto anew = agent::Traits<Game>::make("medium");
            const auto piece_by_piece = agent::Traits<Game>::make("medium");
            anew->observe(match.session.setup(), events, true);
            const std::span<const isles::Event> all(events);
            piece_by_piece->observe(match.session.setup(), all.first(all.size() / 2), true);
            piece_by_piece->observe(match.session.setup(), all.subspan(all.size() / 2), false);
            base::Rng one(8);
            base::Rng two(8);
            ASSERT_EQ(anew->choose(match.session.setup(), view, one, {}), piece_by_piece->choose(match.session.setup(), view, two, {}));
        }
        ASSERT_TRUE(driver.step(match.session));
    }
}

TEST(MediumIsles, IterationsBoundTheSearch) {
    IslesMatch match = fresh_match(2, {"greedy", "greedy", "greedy"});
    IslesDriver driver(match.players, 3);
    Seat seat;
    std::size_t moves = 0;
    while (moves < 5 || match.session.state().table.phase != isles::Phase::main) {
        ASSERT_TRUE(driver.step(match.session));
        seat = match.session.to_act().seats.lowest();
        moves = isles::legal(match.session.setup(), match.session.view(seat)).size();
    }
    const auto medium = agent::Traits<Game>::make("medium");
    medium->observe(match.session.setup(), match.session.events(seat), true);
    base::Rng one(5);
    const auto whole = medium->choose(match.session.setup(), match.session.view(seat), one, {});
    ASSERT_GE(whole.alternatives.size(), 5U);
    base::Rng two(5);
    const auto bounded = medium->choose(match.session.setup(), match.session.view(seat), two, {.iterations = 2});
    ASSERT_EQ(bounded.alternatives.size(), 2U);
    EXPECT_TRUE(bounded.action.has_value());
}

/// The hands that a seat deals for its search are such as it may think of, and its own is its own.
TEST(HandBelief, DealsWhatTheViewAllows) {
    IslesMatch match = fresh_match(31, {"greedy", "greedy", "greedy", "greedy"});
    IslesDriver driver(match.players, 3);
    std::array<agent::HandBelief, 4> beliefs;
    std::array<game::Told, 4> told;
    base::Rng rng(1);
    int known = 0;
    int asked = 0;
    for (auto& belief : beliefs) belief.forget();
    for (int i = 0; i < 400 && !match.session.over(); ++i) {
        ASSERT_TRUE(driver.step(match.session));
        for (const Seat seat : match.session.seats()) {
            const auto feed = match.session.feed(seat, told[seat.index()]);
            for (const isles::Event& event : feed.events) beliefs[seat.index()].note(event);
            const isles::State dealt = beliefs[seat.index()].deal(match.session.setup(), feed.view, rng);
            isles::View seen = isles::view(match.session.setup(), dealt, seat);
            seen.state_no = feed.view.state_no;
            ASSERT_EQ(seen, feed.view);
            for (const Seat other : match.session.seats()) {
                ++asked;
                known += dealt.secrets.holdings[other.index()].hand == match.session.state().secrets.holdings[other.index()].hand ? 1 : 0;
            }
        }
    }
    EXPECT_GT(known, asked * 8 / 10) << "thefts are all that it cannot know";
    EXPECT_LT(known, asked) << "and those it does not know";
}

/// Nine points, a settlement and a city's price in hand: the search sees the tenth.
TEST(TurnSearch, SeesAWinInItsTurn) {
    const isles::Config config = table_for(3, 5);
    auto session = IslesSession::start(config, 1);
    while (session.state().table.turn_number == 0) {
        const Seat me = session.to_act().seats.lowest();
        ASSERT_TRUE(session.submit(me, first_legal(session, me), session.state_no()).ok());
    }
    isles::State position = session.state();
    const Seat me = position.table.turn;
    position.table.phase = isles::Phase::main;
    position.table.rolled = true;
    position.secrets.holdings[me.index()].hand = isles::kCityCost;
    const isles::Setup& setup = session.setup();
    const int more = config.settings.victory_target - 1 - Game::points(setup, position, me);
    position.secrets.holdings[me.index()].cards = isles::DevCards::of(isles::DevCard::victory_point, more);
    const auto net = agent::built_in_isles_net();
    agent::IslesValue value(setup, *net);
    agent::TurnSearch<isles::StandardForm> search(setup, value, me, 1000);
    const auto compact = isles::search::from_play<isles::StandardForm>(setup, position);
    EXPECT_FLOAT_EQ(search.best(compact), 1);
    EXPECT_LT(search.standing(compact), 1);
    EXPECT_LT(search.after(compact, isles::EndTurn{}), 1);
}

TEST(MediumShires, BeatsGreedy) {
    constexpr int kGames = 10;
    int wins = 0;
    const shires::Config config = shires_tables().front();
    ASSERT_EQ(config.seats, 2);
    for (int n = 0; n < kGames; ++n) {
        Names names{"greedy", "greedy"};
        names[static_cast<std::size_t>(n % 2)] = "medium";
        auto session = registry::ShiresSession::start(config, static_cast<std::uint64_t>(n));
        registry::ShiresDriver driver(computers(names), 4);
        driver.run(session, 1000);
        if (shires::winners(session.state()) == SeatSet::of(Seat(n % 2))) ++wins;
    }
    EXPECT_GE(wins, 8);
}

}  // namespace
}  // namespace lw::test
