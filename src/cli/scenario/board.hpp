// Lines that fix the board, the seats and the settings.
#pragma once

#include "cli/scenario/world.hpp"
#include "isles/board_spec.hpp"

namespace lw::cli {

/// Whether a seed makes a difference to the board that the recipe makes.
[[nodiscard]] bool leaves_to_chance(const isles::BoardSpec& spec);

/// Understands the line if its first word is one of these; false when it is not.
bool board_line(World& world, const std::string& verb, Words& words);

}  // namespace lw::cli
