// What a press is: mouse, touch, keys, mirror; and what lies over what.
#include "ui/bench.hpp"
#include "ui/modal.hpp"
#include "ui/scroll.hpp"
#include "ui/wheel.hpp"
#include "ui/widgets.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace lw::ui {
namespace {

using test::Bench;

constexpr Rect kFirst{100, 100, 120, 44};
constexpr Rect kSecond{100, 160, 120, 44};

struct Two {
    int first = 0;
    int second = 0;
    bool first_enabled = true;

    Bench::Draw draw() {
        return [this](Frame& f) {
            if (ui::button(f, kFirst, {.id = "first", .text = "First", .enabled = first_enabled, .reason = "not now"})) ++first;
            if (ui::button(f, kSecond, {.id = "second", .text = "Second"})) ++second;
        };
    }
};

TEST(Kit, AClickPressesOnce) {
    Bench b;
    Two two;
    const auto draw = two.draw();
    b.frames(2, draw);
    b.click("first", draw);
    b.frames(3, draw);
    EXPECT_EQ(two.first, 1);
    EXPECT_EQ(two.second, 0);
}

TEST(Kit, DraggedOffIsNotPressed) {
    Bench b;
    Two two;
    const auto draw = two.draw();
    b.frame(draw);
    b.move(kFirst.centre());
    b.frame(draw);
    b.button(true);
    b.frame(draw);
    b.move(kSecond.centre());
    b.frame(draw);
    b.button(false);
    b.frames(2, draw);
    EXPECT_EQ(two.first, 0);
    EXPECT_EQ(two.second, 0);
}

TEST(Kit, MirrorListsNamePlaceAndReason) {
    Bench b;
    Two two;
    two.first_enabled = false;
    b.frame(two.draw());
    const Control* c = b.control("first");
    ASSERT_NE(c, nullptr);
    EXPECT_EQ(c->label, "First");
    EXPECT_EQ(c->rect, kFirst);
    EXPECT_FALSE(c->enabled);
    EXPECT_EQ(c->reason, "not now");
    EXPECT_TRUE(b.control("second")->enabled);
}

TEST(Kit, TheMirrorPressesTheSameControl) {
    Bench b;
    Two two;
    const auto draw = two.draw();
    b.frame(draw);
    b.mirror.activate("second");
    b.frames(3, draw);
    EXPECT_EQ(two.second, 1);
}

TEST(Kit, WhatIsDisabledCannotBePressedInAnyWay) {
    Bench b;
    Two two;
    two.first_enabled = false;
    const auto draw = two.draw();
    b.frames(2, draw);
    b.click("first", draw);
    b.mirror.activate("first");
    b.frames(2, draw);
    b.kit.focus("first");
    b.frames(2, draw);
    b.key(ImGuiKey_Enter, draw);
    EXPECT_EQ(two.first, 0);
}

TEST(Kit, TabAndEnterReachEverything) {
    Bench b;
    Two two;
    const auto draw = two.draw();
    b.frames(2, draw);
    EXPECT_FALSE(b.kit.keyboard_taken());
    b.key(ImGuiKey_Tab, draw);
    EXPECT_TRUE(b.kit.keyboard_taken());
    b.key(ImGuiKey_Enter, draw);
    EXPECT_EQ(two.first, 1);
    b.key(ImGuiKey_DownArrow, draw);
    b.key(ImGuiKey_Space, draw);
    EXPECT_EQ(two.second, 1);
    b.key(ImGuiKey_Escape, draw);
    EXPECT_FALSE(b.kit.keyboard_taken());
}

TEST(Kit, TabLeavesAtTheEnd) {
    Bench b;
    Two two;
    const auto draw = two.draw();
    b.frames(2, draw);
    b.key(ImGuiKey_Tab, draw);
    b.key(ImGuiKey_Tab, draw);
    ImGui::GetIO().AddKeyEvent(ImGuiKey_Tab, true);
    b.frame(draw);
    EXPECT_TRUE(b.kit.focus_left());
    EXPECT_FALSE(b.kit.keyboard_taken());
}

TEST(Kit, TheFocusFallsToTheNeighbourWhenItsControlGoes) {
    Bench b;
    bool both = true;
    int second = 0;
    const auto draw = [&](Frame& f) {
        if (both) (void)ui::button(f, kFirst, {.id = "first", .text = "First"});
        if (ui::button(f, kSecond, {.id = "second", .text = "Second"})) ++second;
    };
    b.frames(2, draw);
    b.key(ImGuiKey_Tab, draw);
    both = false;
    b.frames(3, draw);
    b.key(ImGuiKey_Enter, draw);
    EXPECT_EQ(second, 1);
}

TEST(Kit, AModalKillsWhatIsBelowAndHidesItFromTheMirror) {
    Bench b;
    Two two;
    bool open = false;
    int inside = 0;
    const auto draw = [&](Frame& f) {
        two.draw()(f);
        if (!open) return;
        ModalCard card(f, 400, 200, "Discard");
        if (ui::button(f, {600, 350, 100, 44}, {.id = "inside", .text = "Inside"})) ++inside;
    };
    b.frames(2, draw);
    open = true;
    b.frames(2, draw);
    EXPECT_FALSE(b.lists("first"));
    EXPECT_TRUE(b.lists("inside"));
    b.click(kFirst.centre(), draw);
    b.mirror.activate("first");
    b.frames(2, draw);
    EXPECT_EQ(two.first, 0);
    b.click("inside", draw);
    EXPECT_EQ(inside, 1);
    open = false;
    b.frames(2, draw);
    EXPECT_TRUE(b.lists("first"));
    b.click("first", draw);
    EXPECT_EQ(two.first, 1);
}

TEST(Kit, ShortcutsBelowAModalAreDead) {
    Bench b;
    int below = 0;
    int above = 0;
    bool open = true;
    const auto draw = [&](Frame& f) {
        if (f.kit->shortcut('t')) ++below;
        if (!open) return;
        ModalCard card(f, 400, 200);
        if (f.kit->shortcut('t')) ++above;
    };
    b.frames(2, draw);
    b.key(ImGuiKey_T, draw);
    EXPECT_EQ(below, 0);
    EXPECT_EQ(above, 1);
    open = false;
    b.frames(2, draw);
    b.key(ImGuiKey_T, draw);
    EXPECT_EQ(below, 1);
}

TEST(Kit, AfterAPressNoWordsCoverWhatItBrought) {
    Bench b;
    bool explained = false;
    bool first = true;
    const auto draw = [&](Frame& f) {
        const Response r = area(f, {.id = first ? "one" : "two", .label = "Card", .rect = kFirst});
        explained = r.explain;
        if (r.pressed) first = !first;
    };
    b.frames(2, draw);
    b.move(kFirst.centre());
    b.frame(draw);
    b.wait(1);
    b.frames(2, draw);
    EXPECT_TRUE(explained);
    b.click("one", draw);
    b.wait(1);
    b.frames(2, draw);
    EXPECT_FALSE(explained);
    b.move(kFirst.centre() + draw::Vec2{8, 0});
    b.frame(draw);
    b.wait(1);
    b.frames(2, draw);
    EXPECT_TRUE(explained);
}

TEST(Kit, APanelDrawnLaterCoversTheButtonBelow) {
    Bench b;
    int pressed = 0;
    const auto draw = [&](Frame& f) {
        if (ui::button(f, kFirst, {.id = "first", .text = "First"})) ++pressed;
        panel(f, {90, 90, 200, 60});
    };
    b.frames(2, draw);
    b.click(kFirst.centre(), draw);
    EXPECT_EQ(pressed, 0);
}

TEST(Kit, TouchLongPressExplainsAndDoesNotPress) {
    Bench b;
    b.touch = true;
    int pressed = 0;
    bool explained = false;
    const auto draw = [&](Frame& f) {
        const Response r = area(f, {.id = "card", .label = "Card", .rect = kFirst});
        explained = explained || r.explain;
        if (r.pressed) ++pressed;
    };
    b.frames(2, draw);
    b.move(kFirst.centre());
    b.frame(draw);
    b.button(true);
    b.frame(draw);
    b.wait(0.6);
    b.frames(2, draw);
    EXPECT_TRUE(explained);
    b.button(false);
    b.frames(2, draw);
    EXPECT_EQ(pressed, 0);
    b.click("card", draw);
    EXPECT_EQ(pressed, 1);
}

TEST(Kit, AFingerBesideASmallButtonStillReachesIt) {
    Bench b;
    b.touch = true;
    int pressed = 0;
    const auto draw = [&](Frame& f) {
        if (icon_button(f, {100, 100, 36, 36}, {.id = "x", .text = {}, .label = "Close", .icon = Image::icon_cancel})) ++pressed;
    };
    b.frames(2, draw);
    b.click(draw::Vec2{98, 118}, draw);
    EXPECT_EQ(pressed, 1);
}

TEST(Scroll, WheelAndDragMoveAndADragIsNoPress) {
    Bench b;
    int pressed = 0;
    float top = 0;
    const auto draw = [&](Frame& f) {
        ScrollArea area(f, "list", {100, 100, 300, 200});
        top = area.top();
        for (int i = 0; i < 20; ++i) {
            const std::string id = "row." + std::to_string(i);
            const Rect r{100, area.top() + static_cast<float>(i) * 50, 280, 44};
            if (ui::button(f, r, {.id = id, .text = "Row"})) ++pressed;
        }
        area.done(area.top() + 1000);
    };
    b.frames(2, draw);
    EXPECT_FLOAT_EQ(top, 100);
    b.move({200, 200});
    b.frame(draw);
    b.wheel = 60;
    b.frames(2, draw);
    EXPECT_FLOAT_EQ(top, 40);
    b.button(true);
    b.frame(draw);
    b.move({200, 150});
    b.frames(2, draw);
    b.button(false);
    b.frames(3, draw);
    EXPECT_FLOAT_EQ(top, -10);
    EXPECT_EQ(pressed, 0);
    // A row scrolled out of sight cannot be clicked where it would be, but the mirror still presses it.
    b.click(draw::Vec2{200, 400}, draw);
    EXPECT_EQ(pressed, 0);
    b.mirror.activate("row.19");
    b.frames(2, draw);
    EXPECT_EQ(pressed, 1);
    // Never past the end.
    for (int i = 0; i < 40; ++i) {
        b.move({200, 200});
        b.wheel = kNotch;
        b.frames(2, draw);
    }
    EXPECT_FLOAT_EQ(top, 100 - 800);
}

TEST(Scroll, AListThatSticksToItsEndDoesSoUntilTheReaderLeavesIt) {
    Bench bench({600, 400});
    float high = 200;
    int lines = 20;
    const auto draw = [&](Frame& f) {
        ScrollArea area(f, "log", {100, 100, 300, high}, true);
        area.done(area.top() + 30 * static_cast<float>(lines));
    };
    const auto offset = [&bench] { return bench.kit.scroll("log").offset; };
    bench.frames(2, draw);
    EXPECT_FLOAT_EQ(offset(), 600 - 200);
    lines = 30;
    bench.frames(2, draw);
    EXPECT_FLOAT_EQ(offset(), 900 - 200) << "new lines";
    high = 100;
    bench.frames(2, draw);
    lines = 31;
    bench.frames(2, draw);
    EXPECT_FLOAT_EQ(offset(), 930 - 100) << "a prompt took half of the room";
    high = 200;
    bench.frames(2, draw);
    EXPECT_FLOAT_EQ(offset(), 930 - 200);
    bench.move({200, 150});
    bench.frame(draw);
    bench.wheel = -2 * kNotch;
    bench.frames(2, draw);
    lines = 40;
    bench.frames(2, draw);
    EXPECT_LT(offset(), 930 - 200) << "the reader looks at what was before";
}

TEST(Scroll, TheFocusIsBroughtIntoSight) {
    Bench b;
    float top = 0;
    const auto draw = [&](Frame& f) {
        ScrollArea area(f, "list", {100, 100, 300, 200});
        top = area.top();
        for (int i = 0; i < 12; ++i) {
            const std::string id = "row." + std::to_string(i);
            (void)ui::button(f, {100, area.top() + static_cast<float>(i) * 50, 280, 44}, {.id = id, .text = "Row"});
        }
        area.done(area.top() + 600);
    };
    b.frames(2, draw);
    for (int i = 0; i < 10; ++i) b.key(ImGuiKey_Tab, draw);
    b.frames(3, draw);
    EXPECT_LT(top, -100);
}

TEST(Kit, IdleAsksForNoFrame) {
    Bench b;
    Two two;
    b.frames(30, two.draw());
    EXPECT_FALSE(b.wants);
    // Waiting for the tooltip needs frames; once it is due, it stands still.
    b.move(kFirst.centre());
    b.frame(two.draw());
    EXPECT_TRUE(b.wants);
    b.wait(1);
    b.frames(3, two.draw());
    EXPECT_FALSE(b.wants);
}

TEST(Kit, LettersThatTheAtlasLacksAreAsked) {
    Bench b;
    const auto draw = [](Frame& f) { text(f, {10, 10, 300, 30}, "Łukasz Ωmega Ёж", kBody); };
    b.frame(draw);
    EXPECT_TRUE(b.wants);
    b.frame(draw);
    EXPECT_FALSE(b.kit.fonts().lacking());
    b.frame(draw);
    EXPECT_FALSE(b.wants);
}

}  // namespace
}  // namespace lw::ui
