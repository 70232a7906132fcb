// A board in words: "island 37 tokens random no-adjacent red seed 5".
#pragma once

#include "cli/scenario/words.hpp"
#include "isles/board_spec.hpp"

#include <cstdint>
#include <optional>

namespace lw::cli {

struct BoardRecipe {
    isles::BoardSpec spec;
    std::optional<std::uint64_t> seed;
};

/// Takes all words after "island". A Failure for what is unknown, said twice or without effect.
[[nodiscard]] BoardRecipe read_board_recipe(Words& words);
/// Whether a seed makes a difference to the recipe's board.
[[nodiscard]] bool leaves_to_chance(const isles::BoardSpec& spec);

/// An island by the number of its hexes.
[[nodiscard]] isles::Island read_island(Words& words);
/// "cw", "ccw"
[[nodiscard]] isles::SpiralDirection read_direction(Words& words);

}  // namespace lw::cli
