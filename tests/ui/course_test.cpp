// How a game went, on the end card, on a replay's slider and in its log.
#include "ui/isles_table.hpp"
#include "ui/shires_table.hpp"
#include "ui/widgets.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

namespace lw::ui::test {
namespace {

/// Set-up and two turns; the third step is the one that matters.
CourseModel some_course() {
    CourseModel course;
    course.thinking = false;
    course.steps = {{{}, 0, 0, {250, 250, 250, 250}},
                    {game::Seat(0), 1, 1, {270, 240, 250, 240}},
                    {game::Seat(1), 1, 2, {120, 480, 200, 200}},
                    {game::Seat(2), 2, 3, {0, 1000, 0, 0}}};
    course.parts[1] = {300, 500, -50};
    course.turning_points = {2};
    return course;
}

struct EndedIsles : IslesTable {
    explicit EndedIsles(draw::Vec2 size = {1366, 768}) : IslesTable(size) {
        p.state.table.phase = isles::Phase::over;
        p.state.table.winners = game::SeatSet{0b10};
        show();
    }
    [[nodiscard]] std::string label(std::string_view id) const {
        const auto control = bench.control(id);
        return control ? control->label : "";
    }
};

TEST(Course, IsAskedForWhenItsChartIsChosen) {
    EndedIsles t;
    EXPECT_FALSE(t.bench.take<AskCourse>());
    t.click("end.chart.1");
    t.show();
    EXPECT_TRUE(t.bench.take<AskCourse>());
    t.course.emplace();
    t.show();
    EXPECT_FALSE(t.bench.take<AskCourse>()) << "once";
    EXPECT_NE(t.label("course.wait").find("looked through"), std::string::npos);
    t.course->players_missing = true;
    t.show();
    EXPECT_NE(t.label("course.wait").find("not arrived"), std::string::npos);
    t.course->thinking = false;
    t.show();
    EXPECT_NE(t.label("course.wait").find("could not"), std::string::npos);
}

TEST(Course, IsDrawnInPercentWithItsTurningPointsAndParts) {
    for (const draw::Vec2 size : {draw::Vec2{1366, 768}, draw::Vec2{1920, 1080}, draw::Vec2{390, 844}}) {
        EndedIsles t(size);
        t.course = some_course();
        t.state.end_chart = 1;
        t.show(3);
        EXPECT_FALSE(t.bench.lists("course.wait"));
        EXPECT_EQ(t.label("chart.line.1"), "Bruno, start 25, then 100") << "after the set-up, and after a round";
        EXPECT_EQ(t.label("course.point.2"), "A move of Bruno. Round 1: Bruno 24 → 48 %") << "the log says nothing of it";
        EXPECT_EQ(t.label("course.parts.1"), "Bruno: Luck +30 %, Own moves +50 %, Others −5 %");
    }
}

TEST(Course, ATurningPointIsWatchedAtOnePress) {
    EndedIsles t;
    t.course = some_course();
    t.state.end_chart = 1;
    t.show(2);
    t.click("course.point.2");
    const auto& all = t.bench.intents;
    EXPECT_TRUE(std::any_of(all.begin(), all.end(), [](const Intent& one) { return std::holds_alternative<WatchGame>(one); }));
    const auto go = t.bench.take<ReplayGo>();
    ASSERT_TRUE(go);
    EXPECT_EQ(go->step, 2);
}

TEST(Course, HasAChartInShiresToo) {
    ShiresTable t;
    t.finish();
    t.course = some_course();
    t.show(2);
    t.click("end.chart.1");
    t.show(2);
    EXPECT_TRUE(t.bench.lists("course.point.2"));
}

TEST(Course, ASliderFindsAMarkNearThePress) {
    Bench bench({400, 100});
    const std::vector<int> marks{40, 43};
    int value = 0;
    const auto draw = [&](Frame& f) { (void)slider(f, {0, 0, 400, 40}, {.id = "s", .label = "Steps", .max = 100, .marks = marks}, value); };
    const auto at = [](float step) { return draw::Vec2{10 + 380 * step / 100, 20}; };
    bench.click(at(41), draw);
    EXPECT_EQ(value, 40);
    bench.click(at(60), draw);
    EXPECT_EQ(value, 60) << "far from any mark";
    bench.click(at(44), draw);
    EXPECT_EQ(value, 43);
}

}  // namespace
}  // namespace lw::ui::test
