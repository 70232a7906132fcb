// What a position of Shires is worth to a seat, by a look at it: points, what its followers may still bring, and how many
// followers are left. In hundredths of a point.
#pragma once

#include "shires/rules.hpp"

namespace lw::agent {

/// Twice the seat's own prospects less those of the best other seat: it is worth more to gain a point than to take one.
[[nodiscard]] int outlook(const shires::Setup& setup, const shires::State& state, shires::Seat seat);

}  // namespace lw::agent
