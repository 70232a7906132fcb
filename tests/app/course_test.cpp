// How a game went, as the app has it: asked once it is over, and what is made of the answer.
#include "app/course.hpp"

#include "app/game_host.hpp"
#include "app/memory_platform.hpp"
#include "app/replay_host.hpp"
#include "match/fresh_match.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <optional>

namespace lw::test {
namespace {

using game::Seat;
using Step = agent::CourseStep;

/// Of a table of two: the first one's chance.
Step step(int mover, float chance, float luck = 0) {
    Step out;
    if (mover >= 0) out.mover = Seat(mover);
    out.chances[0] = chance;
    out.chances[1] = 1 - chance;
    out.luck[0] = luck;
    out.luck[1] = -luck;
    return out;
}

TEST(CourseModel, PartsAddUpToTheChange) {
    const ui::CourseModel model = app::course_model({step(-1, 0.5F), step(0, 0.6F, 0.04F), step(1, 0.3F, -0.1F), step(0, 1.0F, 0.3F)});
    EXPECT_FALSE(model.thinking);
    const auto& first = model.parts[0];
    EXPECT_EQ(first.luck, 240);
    EXPECT_EQ(first.own, 60 + 400);
    EXPECT_EQ(first.others, -200);
    const auto& second = model.parts[1];
    EXPECT_EQ(second.luck, -240);
    EXPECT_EQ(second.own, 200);
    EXPECT_EQ(second.others, -460);
}

TEST(CourseModel, TurningPointsAreTheGreatestChangesInTheirOrder) {
    agent::Course course{step(-1, 0.5F)};
    for (int i = 0; i < 20; ++i) course.push_back(step(i % 2, 0.5F + 0.01F * static_cast<float>(i % 2)));
    EXPECT_TRUE(app::course_model(course).turning_points.empty()) << "nothing but ripples";
    for (int i = 1; i <= 8; ++i) course.push_back(step(0, i % 2 == 0 ? 0.5F : 0.5F + 0.05F * static_cast<float>(i)));
    const std::vector<int> found = app::course_model(course).turning_points;
    EXPECT_EQ(found, (std::vector<int>{23, 24, 25, 26, 27, 28}));
}

TEST(CourseModel, KnowsWhichEventsAreOfATurningPoint) {
    agent::Course course{step(-1, 0.5F), step(0, 0.52F), step(1, 0.2F), step(0, 0.21F)};
    for (std::size_t k = 0; k < course.size(); ++k) course[k].events = static_cast<std::uint32_t>(3 * k);
    const ui::CourseModel model = app::course_model(course);
    ASSERT_EQ(model.turning_points, std::vector<int>{2});
    for (std::size_t event = 0; event < 12; ++event) EXPECT_EQ(model.turns_at(event), event >= 3 && event < 6) << event;
}

IslesMatch over_game() {
    IslesMatch match = played_match(4, {"greedy", "greedy", "greedy"}, 100000);
    EXPECT_TRUE(match.session.over());
    return match;
}

struct AskedCourse : testing::Test {
    AskedCourse() { forget_stored(); }
    ~AskedCourse() override { forget_stored(); }

    app::Library library;
};

TEST_F(AskedCourse, ComesWhenTheGameIsOverAndIsAskedOnce) {
    app::GameHost<isles::Game> host(library, over_game(), "a", 1);
    EXPECT_FALSE(host.model().course);
    host.ask_course(10);
    ASSERT_TRUE(host.model().course);
    EXPECT_TRUE(host.model().course->thinking);
    EXPECT_TRUE(host.step(10.1, ui::Speed::normal, false));
    EXPECT_FALSE(host.model().course->thinking);
    EXPECT_GT(host.model().course->steps.size(), 100U);
    const int asked = players_log().asked;
    host.ask_course(11);
    host.step(11.1, ui::Speed::normal, false);
    EXPECT_EQ(players_log().asked, asked);
    EXPECT_FALSE(host.model().course->thinking);
}

TEST_F(AskedCourse, IsNotToldOfAGameThatGoesOn) {
    IslesMatch match = fresh_match(4, {"greedy", "greedy", "greedy"});
    for (game::Player& player : match.players) player.controller = game::Controller::human;
    app::GameHost<isles::Game> host(library, std::move(match), "a", 1);
    host.ask_course(10);
    EXPECT_FALSE(host.model().course);
    EXPECT_EQ(players_log().asked, 0);
}

TEST_F(AskedCourse, IsAskedAgainOfPlayersWhoDieAndThenGivenUpAndMayBeAskedAnew) {
    players_do(PlayersDo::die_when_asked);
    app::GameHost<isles::Game> host(library, over_game(), "a", 1);
    host.ask_course(10);
    for (double now = 10; now < 14; now += 0.5) host.step(now, ui::Speed::normal, false);
    ASSERT_TRUE(host.model().course);
    EXPECT_EQ(players_log().asked, 3);
    EXPECT_FALSE(host.model().course->thinking);
    EXPECT_TRUE(host.model().course->steps.empty());
    players_do(PlayersDo::answer);
    host.ask_course(20);
    host.step(20.1, ui::Speed::normal, false);
    EXPECT_FALSE(host.model().course->steps.empty());
}

TEST_F(AskedCourse, OfPlayersWhoHaveNotArrivedIsWaitedFor) {
    players_do(PlayersDo::not_come);
    app::GameHost<isles::Game> host(library, over_game(), "a", 1);
    host.ask_course(10);
    EXPECT_TRUE(host.step(10.1, ui::Speed::normal, false)) << "it is said";
    ASSERT_TRUE(host.model().course);
    EXPECT_TRUE(host.model().course->players_missing);
    for (double now = 11; now < 3600; now += 60) EXPECT_FALSE(host.step(now, ui::Speed::normal, false));
    EXPECT_TRUE(host.model().course->thinking);
    players_do(PlayersDo::answer);
    for (double now = 3600; now < 3620; now += 1) host.step(now, ui::Speed::normal, false);
    EXPECT_FALSE(host.model().course->steps.empty());
}

TEST_F(AskedCourse, AReplayHasIt) {
    const auto host = app::ReplayHost<isles::Game>::of(over_game(), Seat{});
    ASSERT_TRUE(host);
    host->ask_course(10);
    EXPECT_TRUE(host->step(10.1, false));
    ASSERT_TRUE(host->model().course);
    EXPECT_EQ(static_cast<int>(host->model().course->steps.size()), host->model().replay->steps + 1);
    host->go(5);
    EXPECT_TRUE(host->model().course) << "whatever step is shown";
}

/// A replay is opened while a computer of the game behind it still thinks: neither takes the other's answer.
TEST_F(AskedCourse, NobodyTakesAnAnswerToSomebodyElse) {
    app::GameHost<isles::Game> live(library, fresh_match(5, {"easy", "easy", "easy"}), "a", 1);
    live.step(10, ui::Speed::normal, true);
    const auto replay = app::ReplayHost<isles::Game>::of(over_game(), Seat{});
    replay->ask_course(10);
    const auto before = live.match().session.state_no();
    EXPECT_TRUE(replay->step(10.1, false)) << "its own answer";
    live.step(11, ui::Speed::normal, false);
    EXPECT_GT(live.match().session.state_no(), before) << "the answer that came while the replay listened";
    EXPECT_EQ(players_log().asked, 2) << "nothing is asked twice";
}

}  // namespace
}  // namespace lw::test
