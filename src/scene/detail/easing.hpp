// How far along a movement is.
#pragma once

#include <algorithm>

namespace lw::scene {

[[nodiscard]] inline float ease_out(float t) {
    const float left = 1 - t;
    return 1 - left * left * left;
}

/// The part of the time from start to end that has passed, 0..1.
[[nodiscard]] inline float part_of(double now, double start, double end) {
    if (end <= start) return now < start ? 0.0F : 1.0F;
    return static_cast<float>(std::clamp((now - start) / (end - start), 0.0, 1.0));
}

}  // namespace lw::scene
