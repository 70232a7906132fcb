// What a position of Shires is worth to a seat, without search: points, what its followers may still bring, and how many
// followers are left. In hundredths of a point.
#pragma once

#include "shires/rules.hpp"

namespace lw::agent {

/// Twice the seat's own prospects less those of the best other seat: gaining a point is worth more than taking one.
[[nodiscard]] int outlook(const shires::Setup& setup, const shires::State& state, shires::Seat seat);

}  // namespace lw::agent
