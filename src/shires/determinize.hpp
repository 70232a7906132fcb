// For computer players: full states that agree with what a seat knows.
#pragma once

#include "base/rng.hpp"
#include "shires/view.hpp"

namespace lw::shires {

/// A state with view(determinize(v)) == v (state number aside). Nothing is hidden here, so there is only one.
[[nodiscard]] inline State determinize(const Setup& /*setup*/, const View& view, base::Rng& /*rng*/) { return view.table; }

}  // namespace lw::shires
