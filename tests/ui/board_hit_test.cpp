// The board in the kit's hit test: what reaches it, what its places and the panels take, and one gesture recogniser for all.
#include "ui/bench.hpp"
#include "ui/modal.hpp"
#include "ui/widgets.hpp"

#include <gtest/gtest.h>

namespace lw::ui {
namespace {

using test::Bench;

constexpr Rect kOverBoard{100, 100, 120, 44};

/// A board with a place to press on it, a second one near it, and a panel over a part.
struct Ground {
    BoardResponse hand;  ///< of the last frame ...
    draw::Vec2 panned;   ///< ... and the sums of all
    int pressed = 0, twice = 0, spot = 0, other = 0, panel_button = 0;
    bool modal = false;

    Bench::Draw draw() {
        return [this](Frame& f) {
            hand = f.kit->board(f, {0, 0, f.size.x, f.size.y});
            panned = panned + hand.pan;
            pressed += hand.pressed ? 1 : 0;
            twice += hand.twice ? 1 : 0;
            ControlSpec spec{.id = "spot.a", .label = "Corner", .rect = {400, 400, 20, 20}, .kind = ControlKind::spot, .slop = 15};
            if (area(f, spec).pressed) ++spot;
            spec.id = "spot.b";
            spec.rect.x = 440;
            if (area(f, spec).pressed) ++other;
            panel(f, {0, 0, 200, 200});
            if (ui::button(f, kOverBoard, {.id = "first", .text = "First"})) ++panel_button;
            if (modal) ModalCard card(f, 400, 200, "Discard");
        };
    }
};

TEST(Board, GetsWhatNoPanelCovers) {
    Bench b;
    Ground g;
    const auto draw = g.draw();
    b.frames(2, draw);
    b.click(draw::Vec2{20, 20}, draw);
    b.click(draw::Vec2{410, 410}, draw);
    b.click("first", draw);
    EXPECT_EQ(g.pressed, 0);
    EXPECT_EQ(g.spot, 1);
    b.move({410, 410});
    b.frame(draw);
    EXPECT_TRUE(g.hand.hovered);
    EXPECT_FALSE(g.hand.free);
    b.click(draw::Vec2{700, 500}, draw);
    EXPECT_EQ(g.pressed, 1);
    EXPECT_TRUE(g.hand.free);
    g.modal = true;
    b.frames(2, draw);
    b.click(draw::Vec2{900, 700}, draw);
    EXPECT_EQ(g.pressed, 1);
    EXPECT_FALSE(g.hand.hovered);
}

TEST(Board, BesideSeveralPlacesTheNearestIsMeant) {
    Bench b;
    Ground g;
    const auto draw = g.draw();
    b.frames(2, draw);
    b.click(draw::Vec2{427, 410}, draw);
    EXPECT_EQ(g.spot, 1);
    b.click(draw::Vec2{433, 410}, draw);
    EXPECT_EQ(g.other, 1);
    EXPECT_EQ(g.pressed, 0);
}

TEST(Board, ADragPansAlsoFromAPlaceAndIsNoPress) {
    for (const draw::Vec2 from : {draw::Vec2{700, 500}, draw::Vec2{410, 410}}) {
        Bench b;
        Ground g;
        const auto draw = g.draw();
        b.frames(2, draw);
        b.move(from);
        b.frame(draw);
        b.button(true);
        b.frame(draw);
        b.move(from + draw::Vec2{30, 40});
        b.frame(draw);
        EXPECT_EQ(g.panned, (draw::Vec2{30, 40}));
        b.move(from);
        b.frame(draw);
        b.button(false);
        b.frames(2, draw);
        EXPECT_EQ(g.panned, draw::Vec2{});
        EXPECT_EQ(g.pressed + g.spot, 0);
    }
}

TEST(Board, ADragThatBeganOnAPanelPansNothing) {
    Bench b;
    Ground g;
    const auto draw = g.draw();
    b.frames(2, draw);
    b.move(kOverBoard.centre());
    b.frame(draw);
    b.button(true);
    b.frame(draw);
    b.move({700, 500});
    b.frame(draw);
    b.button(false);
    b.frames(2, draw);
    EXPECT_EQ(g.panned, draw::Vec2{});
    EXPECT_EQ(g.pressed, 0);
}

TEST(Board, TwoQuickClicksAreTwiceTwoSlowOnesAreNot) {
    Bench b;
    Ground g;
    const auto draw = g.draw();
    b.frames(2, draw);
    b.click(draw::Vec2{700, 500}, draw);
    b.wait(1);
    b.click(draw::Vec2{700, 500}, draw);
    EXPECT_EQ(g.twice, 0);
    b.click(draw::Vec2{702, 500}, draw);
    EXPECT_EQ(g.twice, 1);
    b.click(draw::Vec2{702, 500}, draw);
    EXPECT_EQ(g.twice, 1) << "a third click begins anew";
    EXPECT_EQ(g.pressed, 4);
}

TEST(Board, AFingerThatRestsAsksAndDoesNotPress) {
    for (const draw::Vec2 at : {draw::Vec2{700, 500}, draw::Vec2{410, 410}}) {
        Bench b;
        b.touch = true;
        Ground g;
        const auto draw = g.draw();
        b.frames(2, draw);
        b.move(at);
        b.frame(draw);
        b.button(true);
        b.frame(draw);
        EXPECT_FALSE(g.hand.explain);
        b.wait(0.6);
        b.frames(2, draw);
        EXPECT_TRUE(g.hand.explain);
        EXPECT_FALSE(g.hand.hovered) << "a finger never hovers";
        b.button(false);
        b.frames(2, draw);
        EXPECT_EQ(g.pressed + g.spot, 0);
    }
}

TEST(Board, WheelAndPinchAreItsOwnWhereNoPanelLies) {
    Bench b;
    Ground g;
    const auto draw = g.draw();
    b.frames(2, draw);
    b.move({100, 50});
    b.frame(draw);
    b.wheel = 40;
    b.gesture = {true, {100, 50}, {}, 2};
    b.frame(draw);
    EXPECT_EQ(g.hand.wheel, 0);
    EXPECT_EQ(g.hand.zoom, 1);
    b.move({700, 500});
    b.frame(draw);
    b.wheel = 40;
    b.gesture = {true, {700, 500}, {5, 0}, 2};
    b.frame(draw);
    EXPECT_EQ(g.hand.wheel, 40);
    EXPECT_EQ(g.hand.zoom, 2);
    EXPECT_EQ(g.hand.anchor, (draw::Vec2{700, 500}));
    EXPECT_EQ(g.hand.pan, (draw::Vec2{5, 0}));
}

}  // namespace
}  // namespace lw::ui
