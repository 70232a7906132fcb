// The one rule for wheels, swipes on a trackpad, and its pinch: distance counts, never the number of events.
#pragma once

namespace lw::ui {

/// Points that a notch of a wheel counts for; a swipe of that length is the same.
inline constexpr float kNotch = 100;

/// Factor of a zoom by so many points of wheel; away from the person is in, so points below zero enlarge.
[[nodiscard]] float wheel_zoom(float points);
/// The same with Ctrl held. Browsers report a trackpad's pinch in this way, as small events whose sum is the logarithm of
/// the fingers' spread in hundredths; a notch of a real wheel is a notch.
[[nodiscard]] float pinch_zoom(float points);

/// Whole steps out of distance: a part of a step waits for the rest, until the wheel rests or turns the other way.
class WheelSteps {
public:
    /// `now` in seconds. Returns the steps that are due; below zero is away from the person.
    [[nodiscard]] int turned(float points, double now);

private:
    float rest_ = 0;  ///< points not yet given as a step
    double turned_at_ = -10;
};

}  // namespace lw::ui
