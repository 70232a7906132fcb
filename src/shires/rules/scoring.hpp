// Points of features (rules 4, 5), private to this folder.
#pragma once

#include "shires/rules.hpp"

namespace lw::shires {

[[nodiscard]] int worth_complete(const Settings& settings, FeatureKind kind, const Feature& feature);
[[nodiscard]] int worth_incomplete(FeatureKind kind, const Feature& feature);
/// What a complete city is worth to a farmer (rules 5.3, 5.4).
[[nodiscard]] constexpr int city_points(FarmRule rule) { return rule == FarmRule::none ? 0 : rule == FarmRule::first ? 4 : 3; }

/// The event of scoring a feature: every winner gets the points.
[[nodiscard]] Scored scored(const State& state, SegmentId root, Occasion occasion, int points);

}  // namespace lw::shires
