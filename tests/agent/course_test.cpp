// How a game went: in step with its replay, chances that are some, luck that evens out.
#include "agent/course.hpp"

#include "match/fresh_match.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace lw::test {
namespace {

using agent::Chances;
using agent::Course;
using game::Seat;

registry::ShiresMatch shires_match() {
    shires::Config config;
    config.seats = 3;
    auto session = registry::ShiresSession::start(config, 9);
    const auto players = computers({"greedy", "greedy", "greedy"});
    registry::ShiresDriver driver(players, 5);
    driver.run(session, 100000);
    return {std::move(session), players, "Shires"};
}
const IslesMatch& isles_match() {
    static const IslesMatch match = played_match(4, {"greedy", "greedy", "greedy"}, 100000);
    return match;
}

float sum(const Chances& chances) { return std::accumulate(chances.begin(), chances.end(), 0.0F); }

template <class G>
void goes_in_step_with_the_replay(const match::Match<G>& match) {
    ASSERT_TRUE(match.session.over());
    const Course course = course_of(match.session);
    match::ReplayError<G> error;
    auto replay = match::Replayer<G>::of(match.session.config(), std::nullopt, match.session.log(), error);
    ASSERT_TRUE(replay);
    ASSERT_EQ(static_cast<int>(course.size()), replay->steps() + 1);
    for (int step = 0; step <= replay->steps(); ++step) {
        const agent::CourseStep& one = course[static_cast<std::size_t>(step)];
        replay->go(step);
        EXPECT_EQ(one.events, replay->event_count(step));
        EXPECT_EQ(one.turn, G::turn(replay->state()));
        EXPECT_NEAR(sum(one.chances), 1, 0.001F) << step;
        EXPECT_NEAR(sum(one.luck), 0, 0.001F) << "what one gains others lose, step " << step;
    }
    EXPECT_EQ(course.back().chances, agent::shared_among(G::winners(match.session.state())));
}

TEST(CourseOfIsles, GoesInStepWithTheReplay) { goes_in_step_with_the_replay(isles_match()); }
TEST(CourseOfShires, GoesInStepWithTheReplay) { goes_in_step_with_the_replay(shires_match()); }

/// Everything that might have come where the given move was chance's: weighted by its odds, luck is none.
template <class G>
void luck_evens_out(const match::Session<G>& session, std::size_t move) {
    auto log = match::standing_moves(session.log());
    log.resize(move + 1);
    ASSERT_TRUE(log.back().nature());
    auto before = match::Session<G>::start(session.config(), 1, match::ChanceBy::caller);
    for (std::size_t i = 0; i < move; ++i) {
        const game::Actor actor = log[i].nature() ? game::kNature : game::Actor(log[i].seat());
        ASSERT_TRUE(before.place(actor, *G::unpack(log[i].packed)).ok());
    }
    typename G::ChanceList outcomes;
    G::chances(session.setup(), before.state(), outcomes);
    ASSERT_GT(outcomes.size(), 1U);
    float mean = 0;
    float weights = 0;
    float most = 0;
    for (const auto& outcome : outcomes) {
        log.back().packed = G::pack(outcome.action);
        const Course course = agent::course_of<G>(session.setup(), G::initial(session.setup()), moves_of<G>(log));
        mean += static_cast<float>(outcome.weight) * course.back().luck[0];
        weights += static_cast<float>(outcome.weight);
        most = std::max(most, std::abs(course.back().luck[0]));
    }
    EXPECT_NEAR(mean / weights, 0, 0.0005F);
    EXPECT_GT(most, 0.0005F) << "it matters what comes";
}

template <class G>
std::size_t nth_chance(const match::Session<G>& session, int n) {
    const auto log = match::standing_moves(session.log());
    std::size_t i = 0;
    for (; n >= 0; ++i) n -= log[i].nature() ? 1 : 0;
    return i - 1;
}

TEST(CourseOfIsles, LuckEvensOutOverAllThatMightCome) { luck_evens_out(isles_match().session, nth_chance(isles_match().session, 20)); }
TEST(CourseOfShires, LuckEvensOutOverAllThatMightCome) {
    const auto match = shires_match();
    luck_evens_out(match.session, nth_chance(match.session, 20));
}

TEST(CourseOfIsles, EachStepIsItsMoversAndHasNoLuckWithoutChance) {
    const auto log = match::standing_moves(isles_match().session.log());
    const Course course = course_of(isles_match().session);
    std::size_t step = log.front().nature() ? 1 : 0;
    int without = 0;
    for (std::size_t i = 0; i < log.size(); ++i) {
        if (log[i].nature()) continue;
        ++step;
        EXPECT_EQ(course[step].mover, log[i].seat());
        if (i + 1 < log.size() && log[i + 1].nature()) continue;
        EXPECT_EQ(course[step].luck, Chances{});
        ++without;
    }
    EXPECT_GT(without, 20);
}

/// A settlement of the set-up stands for itself and its road.
TEST(CourseOfIsles, AMoveInTwoStepsIsJudgedAsAWhole) {
    const auto log = match::standing_moves(isles_match().session.log());
    const Course course = course_of(isles_match().session);
    std::size_t step = log.front().nature() ? 1 : 0;
    int settlements = 0;
    for (const match::Record& record : log) {
        if (record.nature()) continue;
        ++step;
        const bool settlement = std::holds_alternative<isles::BuildSettlement>(*isles::Game::unpack(record.packed));
        if (!settlement || course[step].turn > 0) continue;
        EXPECT_NE(course[step].chances, course[step - 1].chances);
        EXPECT_EQ(course[step + 1].chances, course[step].chances) << "the road brings nothing new";
        ++settlements;
    }
    EXPECT_EQ(settlements, 6);
}

}  // namespace
}  // namespace lw::test
