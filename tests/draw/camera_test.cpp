#include "draw/camera.hpp"

#include <gtest/gtest.h>

#include "draw/hex.hpp"

using namespace lw::draw;

namespace {

void expect_near(Vec2 a, Vec2 b, float within) {
    EXPECT_NEAR(a.x, b.x, within);
    EXPECT_NEAR(a.y, b.y, within);
}

const Rect kBoard{-500, -450, 1000, 900};

TEST(Camera, ScreenAndBoardAreInverse) {
    const Camera camera{{1366, 768}, {37, -12}, 0.73F};
    for (const Vec2 p : {Vec2{0, 0}, Vec2{300, -200}, Vec2{-512.5F, 77}}) {
        expect_near(camera.to_board(camera.to_screen(p)), p, 0.01F);
    }
    expect_near(camera.to_screen(camera.centre), {683, 384}, 0.01F);
}

TEST(Camera, FitShowsTheWholeBoardInsideTheFreeRectangle) {
    for (const Vec2 window : {Vec2{1366, 768}, Vec2{390, 844}, Vec2{2560, 1080}, Vec2{360, 640}}) {
        Camera camera;
        camera.window = window;
        const Rect free{10, 60, window.x - 30, window.y - 200};
        camera.fit(kBoard, free);
        const Rect shown = camera.to_screen(kBoard);
        EXPECT_GE(shown.x, free.x - 0.1F);
        EXPECT_GE(shown.y, free.y - 0.1F);
        EXPECT_LE(shown.right(), free.right() + 0.1F);
        EXPECT_LE(shown.bottom(), free.bottom() + 0.1F);
        // One direction is used to the full, and the board is in the middle.
        EXPECT_TRUE(shown.w > free.w - 0.1F || shown.h > free.h - 0.1F);
        expect_near(shown.centre(), free.centre(), 0.1F);
    }
}

TEST(Camera, FitSurvivesAnEmptyRectangle) {
    Camera camera;
    camera.fit(kBoard, {0, 0, 0, 0});
    EXPECT_GT(camera.zoom, 0);
}

TEST(Camera, ZoomHoldsThePointUnderThePointer) {
    Camera camera;
    camera.fit(kBoard, {0, 0, 1366, 768});
    const Vec2 pointer{900, 200};
    const Vec2 held = camera.to_board(pointer);
    for (const float factor : {1.1F, 1.5F, 0.6F, 3.0F}) {
        camera.zoom_at(pointer, factor, 0.2F, 4);
        expect_near(camera.to_board(pointer), held, 0.05F);
    }
}

TEST(Camera, ZoomStaysWithinItsBounds) {
    Camera camera;
    for (int i = 0; i < 50; ++i) camera.zoom_at({100, 100}, 1.3F, 0.3F, 2.5F);
    EXPECT_FLOAT_EQ(camera.zoom, 2.5F);
    for (int i = 0; i < 50; ++i) camera.zoom_at({100, 100}, 0.7F, 0.3F, 2.5F);
    EXPECT_FLOAT_EQ(camera.zoom, 0.3F);
}

TEST(Camera, PanMovesWhatIsShown) {
    Camera camera;
    const Vec2 before = camera.to_screen(Vec2{100, 100});
    camera.pan({25, -40});
    expect_near(camera.to_screen(Vec2{100, 100}), before + Vec2{25, -40}, 0.01F);
}

TEST(Camera, TheBoardCannotBeLost) {
    const Rect screen{250, 60, 860, 560};
    for (const float zoom : {0.2F, 0.6F, 3.0F}) {
        for (const Vec2 push : {Vec2{9000, 0}, Vec2{-9000, 0}, Vec2{0, 9000}, Vec2{-9000, -9000}}) {
            Camera camera;
            camera.zoom = zoom;
            camera.pan(push);
            camera.keep_in_sight(kBoard, screen);
            const Rect shown = camera.to_screen(kBoard);
            EXPECT_LT(shown.x, screen.right() - 50);
            EXPECT_GT(shown.right(), screen.x + 50);
            EXPECT_LT(shown.y, screen.bottom() - 50);
            EXPECT_GT(shown.bottom(), screen.y + 50);
            // A second call changes nothing.
            const Camera once = camera;
            camera.keep_in_sight(kBoard, screen);
            expect_near(camera.centre, once.centre, 0.01F);
        }
    }
}

TEST(Camera, KeepInSightLeavesAFittedBoardAlone) {
    Camera camera;
    const Rect screen{250, 60, 860, 560};
    camera.fit(kBoard, screen);
    const Camera before = camera;
    camera.keep_in_sight(kBoard, screen);
    expect_near(camera.centre, before.centre, 0.01F);
}

TEST(Camera, TheWayBetweenStartsAndEndsExactly) {
    Camera a;
    a.centre = {0, 0};
    a.zoom = 0.5F;
    Camera b;
    b.centre = {300, -100};
    b.zoom = 2;
    EXPECT_EQ(between(a, b, 0), a);
    EXPECT_EQ(between(a, b, 1), b);
    const Camera half = between(a, b, 0.5F);
    EXPECT_NEAR(half.zoom, 1.0F, 1e-4F);
    EXPECT_GT(half.centre.x, a.centre.x);
    EXPECT_LT(half.centre.x, b.centre.x);
    Camera moved = a;
    moved.centre = {200, 0};
    expect_near(between(a, moved, 0.5F).centre, {100, 0}, 0.01F);
}

TEST(Hex, NeighboursShareTwoCorners) {
    const Vec2 here = hex_centre(0, 0);
    const Vec2 right = hex_centre(1, 0);
    expect_near(here + hex_corner(1), right + hex_corner(5), 0.01F);
    expect_near(here + hex_corner(2), right + hex_corner(4), 0.01F);
    const Vec2 below = hex_centre(0, 1);
    expect_near(here + hex_corner(2), below + hex_corner(0), 0.01F);
    expect_near(here + hex_corner(3), below + hex_corner(5), 0.01F);
}

TEST(Hex, InsideMeansInside) {
    EXPECT_TRUE(inside_hex({0, 0}));
    EXPECT_TRUE(inside_hex({0, 99}));
    EXPECT_FALSE(inside_hex({0, 101}));
    EXPECT_TRUE(inside_hex({86, 0}));
    EXPECT_FALSE(inside_hex({87, 0}));
    EXPECT_FALSE(inside_hex({80, 70}));
}

}  // namespace
