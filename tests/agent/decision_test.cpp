// What a decision tells beside its action, and what bounds it.
#include "registry/games.hpp"
#include "support/shires_tables.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>

namespace lw::test {
namespace {

using agent::Budget;
using Decision = agent::Decision<shires::Action>;

/// Some turns into a game, where a tile must be laid.
class AtATile : public testing::Test {
protected:
    void SetUp() override {
        const shires::Config config = shires_tables().front();
        session_.emplace(registry::ShiresSession::start(config, 3));
        std::vector<game::Player> players(static_cast<std::size_t>(config.seats));
        for (auto& player : players) player = {.name = "", .controller = game::Controller::computer, .agent = "random"};
        registry::ShiresDriver driver(players, 5);
        while (session_->state().turn_number < 9 || session_->state().phase != shires::Phase::tile) ASSERT_TRUE(driver.step(*session_));
    }

    Decision choose(const Budget& budget) {
        const game::Seat seat = session_->to_act().seats.lowest();
        base::Rng rng(7);
        return agent::Traits<shires::Game>::make("greedy")->choose(session_->setup(), session_->view(seat), rng, budget);
    }

    std::optional<registry::ShiresSession> session_;
};

TEST_F(AtATile, EveryMoveIsWeighedAndTheBestIsTaken) {
    const Decision decision = choose({});
    const game::Seat seat = session_->to_act().seats.lowest();
    shires::ActionList legal;
    shires::Game::legal(session_->setup(), session_->state(), seat, legal);
    ASSERT_EQ(decision.alternatives.size(), legal.size());
    for (const auto& one : decision.alternatives) {
        EXPECT_TRUE(legal.contains(one.action));
        EXPECT_LE(one.value, decision.value);
        if (one.action == *decision.action) {
            EXPECT_EQ(one.value, decision.value);
        }
    }
    EXPECT_EQ(choose({}), decision);
}

TEST_F(AtATile, IterationsBoundTheSearchAndRepeat) {
    const Decision whole = choose({});
    ASSERT_GT(whole.alternatives.size(), 3U);
    const Decision three = choose({.iterations = 3});
    ASSERT_EQ(three.alternatives.size(), 3U);
    EXPECT_TRUE(std::equal(three.alternatives.begin(), three.alternatives.end(), whole.alternatives.begin()));
    EXPECT_EQ(choose({.iterations = 3}), three);
}

TEST_F(AtATile, AStopLeavesTheBestSoFar) {
    std::atomic<bool> stop = true;
    const Decision one = choose({.stop = &stop});
    EXPECT_EQ(one.alternatives.size(), 1U);
    ASSERT_TRUE(one.action.has_value());
    EXPECT_EQ(shires::Game::check_view(session_->setup(), session_->view(session_->to_act().seats.lowest()), *one.action),
              shires::Reason::ok);
    stop = false;
    EXPECT_EQ(choose({.stop = &stop}), choose({}));
}

TEST(Budgets, TimeThatIsOverEndsTheSearch) {
    agent::Meter meter({.time = std::chrono::milliseconds(1)});
    const auto begin = std::chrono::steady_clock::now();
    EXPECT_TRUE(meter.next());
    while (std::chrono::steady_clock::now() - begin < std::chrono::milliseconds(2)) {
    }
    EXPECT_FALSE(meter.next());
}

TEST(Weighings, OfEqualsTheFirstAndNothingBelowTheFloor) {
    agent::Weighing<int> open;
    for (const auto& [action, value] : {std::pair{1, -5}, {2, 4}, {3, 4}}) open.add(action, value);
    const agent::Decision<int> decision = std::move(open).decision();
    EXPECT_EQ(decision.action, 2);
    EXPECT_EQ(decision.value, 4);
    EXPECT_EQ(decision.alternatives.size(), 3U);
    agent::Weighing<int> bounded(4);
    bounded.add(1, 4);
    const agent::Decision<int> none = std::move(bounded).decision();
    EXPECT_FALSE(none);
    EXPECT_EQ(none.value, 0);
    EXPECT_EQ(none.alternatives.size(), 1U);
}

}  // namespace
}  // namespace lw::test
