// Lines that state the position: seats, settings, tiles, followers, points, whose turn.
#pragma once

#include "cli/scenario/shires/world.hpp"

namespace lw::cli::shires_script {

/// "seats 2", "set farms first", "preset big": false when the first word is none of these.
bool table_line(World& world, const std::string& verb, Words& words);
/// "tile N (0,1) r2", "follower red c:D at (0,1)": false when the first word is none of these.
bool position_line(World& world, const std::string& verb, Words& words);

}  // namespace lw::cli::shires_script
