// What a position of Shires is worth to a seat, by a look at it: points, what its followers may still bring, and how many
// followers are left. In hundredths of a point.
#pragma once

#include "shires/rules.hpp"

namespace lw::agent {

/// The seat's own prospects less those of the best other seat.
[[nodiscard]] int outlook(const shires::Setup& setup, const shires::State& state, shires::Seat seat);

}  // namespace lw::agent
