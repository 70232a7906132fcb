// Counts of move trees: what `legal` lists for the seats that must act, every possible discard, every outcome of chance.
#pragma once

#include "isles/game.hpp"
#include "shires/game.hpp"

#include <cstdint>
#include <utility>
#include <vector>

namespace lw::cli {

template <class G>
using NextMoves = std::vector<std::pair<game::Actor, typename G::Action>>;

/// Everything that can happen next, by whom; offers and answers to offers are left out.
[[nodiscard]] NextMoves<isles::Game> next_moves(const isles::Setup& setup, const isles::State& state);
[[nodiscard]] NextMoves<shires::Game> next_moves(const shires::Setup& setup, const shires::State& state);

/// Sequences of `depth` moves; a finished game has none.
template <class G>
[[nodiscard]] std::uint64_t perft(const typename G::Setup& setup, const typename G::State& state, int depth);

template <class G>
using Division = std::vector<std::pair<std::pair<game::Actor, typename G::Action>, std::uint64_t>>;
/// The same count, 1 or deeper, by its first move; the parts add up to perft().
template <class G>
[[nodiscard]] Division<G> divide(const typename G::Setup& setup, const typename G::State& state, int depth);

}  // namespace lw::cli
