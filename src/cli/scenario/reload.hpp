// The line "reload": a position goes through a save.
#pragma once

#include "cli/scenario/world.hpp"

namespace lw::cli {

/// Saves the position as a game of its own, loads it, and continues with what was read. A Failure when it cannot be
/// loaded or differs.
void reload(World& world);

}  // namespace lw::cli
