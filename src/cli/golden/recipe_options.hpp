// The options of a recipe that only one game has.
#pragma once

#include "cli/scenario/words.hpp"
#include "isles/config.hpp"
#include "shires/config.hpp"

#include <cstdint>

namespace lw::cli {

/// Takes the option from the words; a Failure when there is no such option.
void read_option(isles::Config& config, Words& words);
void read_option(shires::Config& config, Words& words);

/// What the seed makes of the options. Tiles have no board before the first move.
void make_board(isles::Config& config, std::uint64_t seed);
inline void make_board(shires::Config& /*config*/, std::uint64_t /*seed*/) {}

}  // namespace lw::cli
