#include "scene/score_counter.hpp"

#include "scene/detail/easing.hpp"

#include <algorithm>
#include <cmath>

namespace lw::scene {

namespace {
constexpr double kCountSeconds = 0.4;
}

void ScoreCounter::set_pace(float pace, bool still) {
    length_ = still ? 0.0 : kCountSeconds / static_cast<double>(std::clamp(pace, 0.1F, 10.0F));
}

void ScoreCounter::set(game::Seat seat, int points, double now) {
    Count& count = counts_[seat.index()];
    if (count.known && count.to == points) return;
    count.from = count.known ? shown(seat, now) : points;
    count.to = points;
    count.start = now;
    count.known = true;
}

int ScoreCounter::shown(game::Seat seat, double now) const {
    const Count& count = counts_[seat.index()];
    const float t = ease_out(part_of(now, count.start, count.start + length_));
    return count.from + static_cast<int>(std::lround(t * static_cast<float>(count.to - count.from)));
}

bool ScoreCounter::active(double now) const {
    return std::any_of(counts_.begin(), counts_.end(),
                       [&](const Count& count) { return count.known && count.from != count.to && now < count.start + length_; });
}

}  // namespace lw::scene
