#pragma once

#include "cli/golden/play_text.hpp"

namespace lw::cli {

/// Plays the game that the recipe tells of; a Failure when the recipe is not understood. "hand" gives `old` back.
[[nodiscard]] Play make_again(const Play& old);

}  // namespace lw::cli
