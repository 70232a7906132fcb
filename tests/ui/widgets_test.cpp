// Choices: what they list, and that they change by mouse and by mirror.
#include "ui/widgets.hpp"
#include "ui/bench.hpp"
#include "ui/modal.hpp"
#include "ui/text.hpp"

#include <gtest/gtest.h>

#include <string>

namespace lw::ui {
namespace {

using test::Bench;

TEST(Widgets, StepperStaysInItsRange) {
    Bench b;
    int value = 3;
    const auto draw = [&](Frame& f) {
        (void)stepper(f, {100, 100, 150, 44}, {.id = "target", .label = "Points", .min = 3, .max = 5}, value);
    };
    b.frames(2, draw);
    ASSERT_TRUE(b.lists("target.minus"));
    EXPECT_FALSE(b.control("target.minus")->enabled);
    for (int i = 0; i < 5; ++i) b.click("target.plus", draw);
    EXPECT_EQ(value, 5);
    b.frames(1, draw);
    EXPECT_FALSE(b.control("target.plus")->enabled);
    EXPECT_EQ(b.control("target.plus")->label, "Points: more");
    b.click("target.minus", draw);
    EXPECT_EQ(value, 4);
}

TEST(Widgets, SegmentsAndTabsTellWhichIsChosen) {
    Bench b;
    int chosen = 0;
    int tab = 0;
    const auto draw = [&](Frame& f) {
        (void)segments(f, {100, 100, 300, 44}, "dice", "Dice", {{"Dice"}, {"36 cards"}, {"31 cards"}}, chosen);
        (void)tabs(f, {100, 200, 300, 40}, "side", {{"Log", Image::icon_log}, {"Stats", Image::icon_stats}}, tab);
    };
    b.frames(2, draw);
    EXPECT_TRUE(b.control("dice.0")->on);
    b.click("dice.2", draw);
    b.mirror.activate("side.1");
    b.frames(2, draw);
    EXPECT_EQ(chosen, 2);
    EXPECT_EQ(tab, 1);
    EXPECT_TRUE(b.control("dice.2")->on);
    EXPECT_FALSE(b.control("dice.0")->on);
    EXPECT_EQ(b.control("dice.2")->kind, ControlKind::toggle);
    EXPECT_EQ(b.control("dice.2")->label, "Dice: 31 cards");
}

TEST(Widgets, SwitchTurns) {
    Bench b;
    bool on = false;
    const auto draw = [&](Frame& f) { (void)switch_row(f, {100, 100, 300, 44}, "hints", "Hints", on); };
    b.frames(2, draw);
    b.click("hints", draw);
    EXPECT_TRUE(on);
    b.frames(1, draw);
    EXPECT_TRUE(b.control("hints")->on);
    b.click("hints", draw);
    EXPECT_FALSE(on);
}

TEST(Widgets, ConfirmCardAnswersOnce) {
    Bench b;
    int answer = 0;
    const auto draw = [&](Frame& f) {
        if (answer == 0) answer = confirm_card(f, "delete", "Delete", "It cannot be brought back.", "Delete", "Keep", true);
    };
    b.frames(2, draw);
    ASSERT_TRUE(b.lists("delete.yes"));
    b.click("delete.no", draw);
    EXPECT_EQ(answer, -1);
    answer = 0;
    b.frames(2, draw);
    b.click("delete.yes", draw);
    EXPECT_EQ(answer, 1);
    answer = 0;
    b.frames(2, draw);
    b.key(ImGuiKey_Escape, draw);
    EXPECT_EQ(answer, -1);
}

TEST(Rich, FillPutsPartsAndBoldWords) {
    const Rich r = Rich::fill("*{who}* gets {cards} for *9*", {{"who", Rich("Ada")}, {"cards", Rich().icon(Image::icon_grain, 2)}});
    ASSERT_EQ(r.runs().size(), 6U);
    EXPECT_EQ(r.runs()[0].kind, Run::Kind::bold);
    EXPECT_EQ(r.runs()[0].text, "Ada");
    EXPECT_EQ(r.runs()[2].image, Image::icon_grain);
    EXPECT_EQ(r.plain(), "Ada gets grain grain for 9");
}

TEST(Rich, LongTextWrapsAndShortTextDoesNot) {
    Bench b;
    b.frame([](Frame& f) {
        const float line = line_height(f, kBody);
        const Rich words("One two three four five six seven eight nine ten eleven twelve");
        EXPECT_FLOAT_EQ(paragraph_height(f, 2000, words, kBody), line);
        EXPECT_GE(paragraph_height(f, 120, words, kBody), 3 * line);
        EXPECT_FLOAT_EQ(paragraph_height(f, 2000, Rich("a").line_break().text("b"), kBody), 2 * line);
        EXPECT_FLOAT_EQ(paragraph_height(f, 2000, Rich("a\nb"), kBody), 2 * line);
        EXPECT_GT(rich_width(f, Rich().icon(Image::icon_ore, 3), kBody), 40);
    });
}

TEST(Text, EveryKeyHasWordsAndPlacesAreFilled) {
    for (int i = 0; i < static_cast<int>(Text::count_); ++i) EXPECT_FALSE(say(static_cast<Text>(i)).empty());
    EXPECT_EQ(filled(Text::hand_next, {{"name", "Bruno"}}), "Bruno is next");
    EXPECT_EQ(filled("{a} of {b}{c}", {{"a", "2"}, {"b", "4"}}), "2 of 4");
}

TEST(Text, NoExclamationMarksInTheTable) {
    for (int i = 0; i < static_cast<int>(Text::count_); ++i) {
        EXPECT_EQ(say(static_cast<Text>(i)).find('!'), std::string_view::npos) << say(static_cast<Text>(i));
    }
}

TEST(Paint, InitialsInAnyScript) {
    EXPECT_EQ(initial("ada"), "A");
    EXPECT_EQ(initial("  bruno"), "B");
    EXPECT_EQ(initial("žofie"), "Ž");
    EXPECT_EQ(initial("ωmega"), "Ω");
    EXPECT_EQ(initial("ёж"), "Ё");
    EXPECT_EQ(initial("łukasz"), "Ł");
    EXPECT_EQ(initial(""), "?");
}

}  // namespace
}  // namespace lw::ui
