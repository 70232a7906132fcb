// The player of Isles that bargains.
#include "agent/meetings.hpp"
#include "support/ring_table.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>

namespace lw::test {
namespace {

using agent::Budget;
using game::Seat;
using game::SeatSet;
using isles::Game;
using isles::Resource;
using isles::Resources;
using Choice = agent::Decision<isles::Action>;

/// Hard at one seat and others at the rest, with a bound on its search, for so many moves.
IslesMatch played_by_hard(const isles::Config& config, Seat hard, const std::string& others, std::uint32_t iterations, int moves) {
    std::vector<std::string> names(config.seats, others);
    names[hard.index()] = "hard";
    IslesMatch match{IslesSession::start(config, 9), computers(names), "Hard"};
    IslesDriver driver(match.players, 2);
    for (; moves > 0 && !match.session.over(); --moves) {
        const Seat seat = driver.due(match.session).computer;
        const Choice choice = driver.choose(match.session, seat, {.iterations = seat == hard ? iterations : 0});
        if (!choice || !match.session.submit(seat, *choice.action, match.session.state_no()).ok()) {
            ADD_FAILURE() << "no fallback is needed";
            break;
        }
    }
    return match;
}

TEST(HardIsles, DecidesLegallyAtEveryTable) {
    for (int seats = 2; seats <= static_cast<int>(game::kMaxSeats); ++seats) {
        const isles::Config config = seats <= 4 ? table_for(seats, 3) : ring_table(seats, seats <= 6 ? 4 : 6);
        ASSERT_TRUE(isles::valid(config));
        const IslesMatch match = played_by_hard(config, Seat(seats - 1), "greedy", 8, 25 * seats);
        EXPECT_EQ(Game::check_invariants(match.session.setup(), match.session.state()), "");
    }
}

/// The same moves natively, with and without optimisation, and as wasm. Another net makes another number.
TEST(HardIsles, DecidesTheSameOnEveryPlatform) {
    const IslesMatch match = played_by_hard(table_for(4, 14), Seat(1), "greedy", 60, 200);
    EXPECT_EQ(isles::hash(match.session.state()), 0xF7C49EAAC9C8AB9ULL);
}

TEST(HardIsles, OffersFourTimesATurnAtMostAndNothingTwice) {
    const IslesMatch match = played_by_hard(table_for(4, 9), Seat(0), "greedy", 120, 150);
    EXPECT_GT(offers_of(match, SeatSet::of(Seat(0)), 4), 3);
}

/// The first moves are made: seat 0 is on turn, has rolled, and nobody has a card.
class HardAtTheTable : public testing::Test {
protected:
    void SetUp() override { begin(10); }

    void begin(std::uint8_t target) {
        isles::Config config = table_for(3, 5);
        config.first_player = Seat(0);
        config.settings.victory_target = target;
        session_ = IslesSession::start(config, 1);
        while (session_.state().table.turn_number == 0) {
            const Seat seat = session_.to_act().seats.lowest();
            ASSERT_TRUE(session_.submit(seat, first_legal(session_, seat), session_.state_no()).ok());
        }
        position_ = session_.state();
        position_.table.phase = isles::Phase::main;
        position_.table.rolled = true;
        for (const Seat seat : session_.seats()) position_.secrets.holdings[seat.index()].hand = {};
        position_.secrets.bank = setup().supply;
    }
    [[nodiscard]] const isles::Setup& setup() const { return session_.setup(); }

    void deal(Seat seat, const Resources& cards) {
        position_.secrets.holdings[seat.index()].hand += cards;
        position_.secrets.bank -= cards;
    }
    void open_offer(const Resources& give, const Resources& want) {
        isles::Offer& offer = position_.table.offers[0];
        offer.open = true;
        offer.give = give;
        offer.want = want;
        offer.to = SeatSet::of(Seat(1));
    }
    [[nodiscard]] Choice hard(Seat seat, const Budget& budget = {}) const {
        base::Rng rng(8);
        return agent::Traits<Game>::make("hard")->choose(setup(), isles::view(setup(), position_, seat), rng, budget);
    }

    IslesSession session_ = IslesSession::start(table_for(3, 5), 1);  // until begin()
    isles::State position_;
};

TEST_F(HardAtTheTable, AcceptsWhatHelps) {
    deal(Seat(0), Resources::of(Resource::ore, 3) + Resources::of(Resource::brick, 1));
    deal(Seat(1), Resources::of(Resource::wool, 3) + Resources::of(Resource::grain, 2) + Resources::of(Resource::ore, 1));
    open_offer(Resources::of(Resource::ore, 2), Resources::of(Resource::wool, 1));
    EXPECT_EQ(hard(Seat(1)).action, isles::Action{isles::AcceptOffer{Seat(0)}});
}

/// With the ore that it asks for the other would have its third point.
TEST_F(HardAtTheTable, AcceptsNothingThatTheOtherWinsBy) {
    begin(3);
    deal(Seat(0), Resources::of(Resource::ore, 2) + Resources::of(Resource::grain, 2) + Resources::of(Resource::wool, 3));
    deal(Seat(1), Resources::of(Resource::ore, 1) + Resources::of(Resource::grain, 1));
    open_offer(Resources::of(Resource::wool, 3), Resources::of(Resource::ore, 1));
    EXPECT_EQ(hard(Seat(1)).action, isles::Action{isles::DeclineOffer{Seat(0)}});
}

/// Seat 0 lacks the grain for a settlement and offers a wool that is of no use to seat 1.
class HardIsAsked : public HardAtTheTable {
protected:
    void SetUp() override {
        HardAtTheTable::SetUp();
        deal(Seat(0), isles::kSettlementCost - kGrain + kWool + kOre);
        deal(Seat(1), Resources::of(Resource::lumber, 1) + Resources::of(Resource::grain, 3) + Resources::of(Resource::brick, 2));
        open_offer(kWool, kGrain);
    }

    static constexpr Resources kGrain = Resources::of(Resource::grain, 1);
    static constexpr Resources kOre = Resources::of(Resource::ore, 1);
    static constexpr Resources kWool = Resources::of(Resource::wool, 1);
};

TEST_F(HardIsAsked, AndNamesAnotherPrice) {
    const isles::Action counter = isles::MakeOffer{kGrain, kOre, SeatSet::of(Seat(0))};
    EXPECT_EQ(hard(Seat(1)).action, counter);
    EXPECT_EQ(isles::check_view(setup(), isles::view(setup(), position_, Seat(1)), counter), isles::Reason::ok);
}

TEST_F(HardIsAsked, AndHagglesOnceATurn) {
    const std::vector<isles::Event> heard{isles::OfferMade{Seat(1), kGrain, kOre, SeatSet::of(Seat(0))}};
    const auto player = agent::Traits<Game>::make("hard");
    player->observe(setup(), heard, false);
    base::Rng rng(8);
    EXPECT_EQ(player->choose(setup(), isles::view(setup(), position_, Seat(1)), rng, {}).action,
              isles::Action{isles::DeclineOffer{Seat(0)}});
}

TEST_F(HardIsAsked, AndLeavesItToWhoeverHagglesAlready) {
    deal(Seat(2), kGrain);
    isles::Offer& other = position_.table.offers[2];
    other = {.open = true, .give = kGrain, .want = kWool, .to = SeatSet::of(Seat(0))};
    EXPECT_EQ(hard(Seat(1)).action, isles::Action{isles::DeclineOffer{Seat(0)}});
}

/// Whoever is on turn is asked by the others, and makes offers of its own when that is settled.
TEST_F(HardIsAsked, AndHagglesWithNobodyWhileItIsOnTurn) {
    std::swap(position_.table.offers[0], position_.table.offers[1]);
    std::swap(position_.secrets.holdings[0], position_.secrets.holdings[1]);
    position_.table.offers[1].to = SeatSet::of(Seat(0));
    position_.table.offers[1].want = kGrain + isles::kRoadCost;
    EXPECT_EQ(hard(Seat(0)).action, isles::Action{isles::DeclineOffer{Seat(1)}});
}

class HardAtATurn : public HardAtTheTable {
protected:
    void SetUp() override {
        HardAtTheTable::SetUp();
        deal(Seat(0), isles::kCityCost + isles::kRoadCost + Resources::of(Resource::wool, 2));
        deal(Seat(1), Resources::of(Resource::brick, 2) + Resources::of(Resource::ore, 2));
    }
};

TEST_F(HardAtATurn, RepeatsWithABoundOfIterations) { EXPECT_EQ(hard(Seat(0), {.iterations = 20}), hard(Seat(0), {.iterations = 20})); }

TEST_F(HardAtATurn, StoppedAtOnceItTakesWhatLooksBest) {
    const std::atomic<bool> stop = true;
    const Choice stopped = hard(Seat(0), {.stop = &stop});
    EXPECT_EQ(stopped.alternatives.size(), 1U);
    EXPECT_TRUE(stopped);
    EXPECT_GT(hard(Seat(0), {.iterations = 5}).alternatives.size(), 1U);
}

TEST_F(HardAtATurn, KeepsToItsTime) {
    using Clock = std::chrono::steady_clock;
    const auto begin = Clock::now();
    EXPECT_TRUE(hard(Seat(0), {.time = std::chrono::milliseconds(1)}));
    EXPECT_LT(Clock::now() - begin, std::chrono::seconds(5)) << "a long time, for slow machines";
}

}  // namespace
}  // namespace lw::test
