// The longest road by brute force over sets of roads.
#pragma once

#include "isles/state.hpp"

namespace lw::test {

/// Size of the largest set of `seat`'s roads that is a trail (rules 10.1). A set is one when it hangs together and no
/// more than two corners have an odd number of its roads (Euler); a corner under an opponent's building is a different
/// corner for each road that ends there, since nobody walks on through it. Takes 2^roads steps.
[[nodiscard]] int longest_trail_by_sets(const isles::Setup& setup, const isles::Table& table, isles::Seat seat);

}  // namespace lw::test
