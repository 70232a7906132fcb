// What screen readers are told: time running out, what happened before one's turn, rules and statistics as text.
#include "ui/table/telling.hpp"
#include "ui/shell_bench.hpp"
#include "ui/shires_table.hpp"

#include <algorithm>

namespace lw::ui::test {

namespace {

std::vector<std::string> told(Mirror& mirror) {
    std::vector<std::string> out;
    for (const Mirror::Line& line : mirror.take_lines()) out.push_back(line.text);
    return out;
}

std::vector<std::string> texts(const Mirror& mirror) {
    std::vector<std::string> out;
    for (const Control& c : mirror.controls()) {
        if (c.kind == ControlKind::text) out.push_back(c.label);
    }
    return out;
}

bool has_part(const std::vector<std::string>& all, std::string_view part) {
    return std::any_of(all.begin(), all.end(), [part](const std::string& one) { return one.find(part) != std::string::npos; });
}

TEST(Telling, TheTimeIsToldAtHalfAndNearTheEnd) {
    table::ClockTeller teller;
    Mirror mirror;
    for (int left = 180; left > 0; --left) teller.read(left, mirror);
    EXPECT_EQ(told(mirror), (std::vector<std::string>{"1 minute 30 seconds left for this turn", "30 seconds left for this turn",
                                                      "10 seconds left for this turn"}));
    teller.read(180, mirror);
    EXPECT_TRUE(told(mirror).empty()) << "another turn";
    teller.read(100, mirror);
    teller.read(29, mirror);
    EXPECT_EQ(told(mirror), (std::vector<std::string>{"29 seconds left for this turn"})) << "one for what was passed at once";
}

TEST(Telling, ShortTurnsAndNoClock) {
    table::ClockTeller teller;
    Mirror mirror;
    for (int left = 30; left > 0; --left) teller.read(left, mirror);
    EXPECT_EQ(told(mirror), (std::vector<std::string>{"10 seconds left for this turn"}));
    teller.read(std::nullopt, mirror);
    EXPECT_TRUE(told(mirror).empty());
}

TEST(Telling, TheClockOfAGameIsTold) {
    ShiresTable t;
    ASSERT_TRUE(t.play("tile U"));
    t.seconds_left = 40;
    t.show();
    (void)t.bench.mirror.take_lines();
    t.seconds_left = 30;
    t.show();
    EXPECT_TRUE(has_part(told(t.bench.mirror), "30 seconds left"));
}

TEST(Telling, WhatCameBeforeTheFirstTurnIsTold) {
    ShiresTable t;
    t.play_on(3);
    t.to_next_tile();
    t.viewer = t.state.turn;
    t.show();
    const auto lines = told(t.bench.mirror);
    EXPECT_TRUE(has_part(lines, "Ada lays a tile")) << "at once, before the screen was there";
    EXPECT_TRUE(has_part(lines, "Bruno lays a tile"));
    t.show();
    EXPECT_TRUE(told(t.bench.mirror).empty()) << "once";
    ++t.generation;
    t.show();
    EXPECT_TRUE(told(t.bench.mirror).empty()) << "after an undo nothing is told again";
}

TEST(Telling, ATakenUpGameTellsWhatCameSinceTheOwnTurn) {
    ShiresTable t;
    t.play_on(30);
    t.to_next_tile();
    t.viewer = t.state.turn;
    t.show();
    const auto lines = told(t.bench.mirror);
    EXPECT_LE(lines.size(), table::kMostTold);
    const std::string own = t.players[t.viewer.index()].name + " lays a tile";
    EXPECT_FALSE(has_part(lines, own)) << "that was before";
    EXPECT_TRUE(has_part(lines, " lays a tile"));
}

TEST(Telling, RulesAreText) {
    Shell s(ScreenId::rules);
    const auto lines = texts(s.bench.mirror);
    EXPECT_TRUE(has_part(lines, "Hills yield brick, forests lumber")) << "without signs for icons";
    EXPECT_GT(lines.size(), 30U) << "whatever is in sight";
    for (const Control& c : s.bench.mirror.controls()) {
        if (c.kind != ControlKind::text) continue;
        EXPECT_EQ(c.label.find_first_of("*{}"), std::string::npos) << c.label;
    }
}

TEST(Telling, StatisticsAreText) {
    ShiresTable t;
    t.play_on(20);
    t.show();
    t.click("stats");
    t.show();
    const auto lines = texts(t.bench.mirror);
    EXPECT_TRUE(has_part(lines, "Ada: Towns "));
    EXPECT_TRUE(has_part(lines, "Bruno, start 0")) << "the chart";
}

TEST(Telling, TheEndIsText) {
    ShiresTable t;
    t.finish();
    t.show(3);
    EXPECT_TRUE(t.bench.lists("end.row.0"));
    EXPECT_TRUE(has_part(texts(t.bench.mirror), "has the best"));
}

TEST(Telling, KeysAreText) {
    Shell s(ScreenId::title);
    s.state.keys_open = true;
    s.bench.frames(2, s.draw);
    EXPECT_TRUE(has_part(texts(s.bench.mirror), "Tab: to the same controls as a list of buttons"));
}

}  // namespace

}  // namespace lw::ui::test
