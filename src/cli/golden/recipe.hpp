#pragma once

#include "cli/golden/play_text.hpp"

namespace lw::cli {

/// Plays the game that the recipe describes; a Failure when the recipe is not understood. "hand" returns `old`.
template <class G>
[[nodiscard]] Play<G> make_again(const Play<G>& old);

}  // namespace lw::cli
