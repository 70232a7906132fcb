#include "ui/wheel.hpp"

#include <cmath>

namespace lw::ui {

namespace {

constexpr float kZoomOfNotch = 1.12F;
constexpr double kPause = 0.35;     // seconds without wheel after which a swipe is over
constexpr float kRounding = 0.01F;  // points: three lines make a notch although a third is not exact

}  // namespace

float wheel_zoom(float points) { return std::pow(kZoomOfNotch, -points / kNotch); }

float pinch_zoom(float points) { return std::abs(points) < kNotch / 2 ? std::exp(-points / 100) : wheel_zoom(points); }

int WheelSteps::turned(float points, double now) {
    if (points == 0) return 0;
    if (now - turned_at_ > kPause || rest_ * points < 0) rest_ = 0;
    turned_at_ = now;
    rest_ += points;
    const float whole = std::trunc((rest_ + std::copysign(kRounding, rest_)) / kNotch);
    rest_ -= whole * kNotch;
    return static_cast<int>(whole);
}

}  // namespace lw::ui
