// The named starting points of scenarios.
#pragma once

#include "cli/scenario/world.hpp"

namespace lw::cli {

/// The beginner buildings, the test roads and the starting hands; seat 0 to act in its first turn.
void place_beginner_pieces(World& world);

}  // namespace lw::cli
