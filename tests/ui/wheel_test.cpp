// Wheels, swipes and pinches: distance counts.
#include "ui/wheel.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace lw::ui {
namespace {

/// The steps from `events` events, one per frame.
int steps(WheelSteps& wheel, int events, float points, double& now) {
    int all = 0;
    for (int i = 0; i < events; ++i) all += wheel.turned(points, now += 0.016);
    return all;
}

TEST(Wheel, ANotchIsAStepBothWays) {
    WheelSteps wheel;
    double now = 1;
    EXPECT_EQ(wheel.turned(kNotch, now), 1);
    EXPECT_EQ(wheel.turned(kNotch, now), 1);
    EXPECT_EQ(wheel.turned(-kNotch, now), -1);
    EXPECT_EQ(wheel.turned(3 * kNotch, now), 3);
}

TEST(Wheel, ASwipeCountsByItsLength) {
    WheelSteps wheel;
    double now = 1;
    EXPECT_EQ(steps(wheel, 24, 5, now), 1) << "24 small events are 120 points";
    WheelSteps slow;
    EXPECT_EQ(steps(slow, 99, 1, now), 0);
    EXPECT_EQ(steps(slow, 1, 1, now), 1) << "pixels sum up";
    WheelSteps lines;
    EXPECT_EQ(steps(lines, 3, kNotch / 3, now), 1);
}

TEST(Wheel, TheRestOfASwipeIsForgottenAfterAPauseAndWhenItTurns) {
    WheelSteps wheel;
    double now = 1;
    EXPECT_EQ(steps(wheel, 9, 10, now), 0);
    now += 1;
    EXPECT_EQ(steps(wheel, 9, 10, now), 0);
    EXPECT_EQ(steps(wheel, 9, -10, now), 0);
    EXPECT_EQ(steps(wheel, 1, -10, now), -1);
}

TEST(Wheel, ZoomGoesOnWithoutSteps) {
    EXPECT_FLOAT_EQ(wheel_zoom(-10) * wheel_zoom(-90), wheel_zoom(-kNotch));
    EXPECT_GT(wheel_zoom(-1), 1);
    EXPECT_FLOAT_EQ(wheel_zoom(0), 1);
}

TEST(Wheel, APinchFollowsTheFingersAndANotchWithCtrlIsANotch) {
    float zoom = 1;
    for (int i = 0; i < 10; ++i) zoom *= pinch_zoom(-100 * std::log(2.0F) / 10);
    EXPECT_NEAR(zoom, 2, 1e-3F);
    EXPECT_FLOAT_EQ(pinch_zoom(-kNotch), wheel_zoom(-kNotch));
}

}  // namespace
}  // namespace lw::ui
