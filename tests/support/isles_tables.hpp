// The tables on which contract and wire are tested: every setting, small crowded boards, large ones, two to eight seats.
#pragma once

#include "base/rng.hpp"
#include "isles/action.hpp"

#include <vector>

namespace lw::test {

std::vector<isles::Config> isles_tables();

/// A discard and, now and then, an offer that `seat` could make: no list has them.
void propose_unlisted(const isles::Setup& setup, const isles::State& state, game::Seat seat, base::Rng& rng,
                      std::vector<isles::Action>& out);

}  // namespace lw::test
