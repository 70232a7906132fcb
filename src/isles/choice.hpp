// What bears on a seat's next decision besides its legal list.
#pragma once

#include "isles/state.hpp"

#include <cstdint>

namespace lw::isles {

/// Changes with the terms of the offers put to `seat` or made by it, and with its own holding. For telling a stale
/// submission from one that still means the same (match/decision.hpp); holds secrets, so not for a screen.
[[nodiscard]] std::uint64_t choice_key(const Setup& setup, const State& state, Seat seat);

}  // namespace lw::isles
