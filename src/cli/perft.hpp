// Counts of move trees: what `legal` lists for the seats that must act, every possible discard, every outcome of chance.
#pragma once

#include "isles/game.hpp"

#include <cstdint>
#include <vector>

namespace lw::cli {

/// Everything that can happen next, by whom; offers and answers to offers are left out.
[[nodiscard]] std::vector<std::pair<game::Actor, isles::Action>> next_moves(const isles::Setup& setup,
                                                                           const isles::State& state);
/// Sequences of `depth` moves; a finished game has none.
[[nodiscard]] std::uint64_t perft(const isles::Setup& setup, const isles::State& state, int depth);

using Division = std::vector<std::pair<std::pair<game::Actor, isles::Action>, std::uint64_t>>;
/// The same count, 1 or deeper, by its first move; the parts add up to perft().
[[nodiscard]] Division divide(const isles::Setup& setup, const isles::State& state, int depth);

}  // namespace lw::cli
