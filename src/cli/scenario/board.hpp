// Lines that fix the board, the seats and the settings.
#pragma once

#include "cli/scenario/world.hpp"

namespace lw::cli {

/// Handles the line if its first word is one of these; false when it is not.
bool board_line(World& world, const std::string& verb, Words& words);

}  // namespace lw::cli
