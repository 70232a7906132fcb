// Games that cannot go on to a winner (rules 12.7, D17).
#pragma once

#include "isles/rules.hpp"

namespace lw::isles {

/// A game that has had so many turns ends as a draw.
inline constexpr int kMaxTurns = 1000;

/// No seat can gain another point by any means. Never true while one could; a very unlikely longest road is
/// taken for possible, and such a game ends by kMaxTurns.
[[nodiscard]] bool blocked(const Setup& setup, const State& state);

}  // namespace lw::isles
