// Positions for search and playouts: the rules of rules.hpp in the form that fits the board, without events. All that is
// hidden is known here; whoever searches for a player deals it first (determinize.hpp).
#pragma once

#include "base/rng.hpp"
#include "isles/moves.hpp"
#include "isles/state.hpp"

namespace lw::isles::search {

/// Whether the table of `setup` has room in form F.
template <class F>
[[nodiscard]] bool fits(const Setup& setup);

/// The position in form F. Requires that it fits; a form without offers drops the open ones.
template <class F>
[[nodiscard]] BasicState<F> from_play(const Setup& setup, const State& state);
/// The same position in the form of play, without open offers.
template <class F>
[[nodiscard]] State to_play(const Setup& setup, const BasicState<F>& state);

/// All moves of the seat on turn that check() accepts, but discards and what concerns offers.
template <class F>
[[nodiscard]] Moves<F> moves(const Setup& setup, const BasicState<F>& state);

/// Nature's answer where one is due, drawn by its odds.
template <class F>
[[nodiscard]] Action draw_chance(const Setup& setup, const BasicState<F>& state, base::Rng& rng);
/// A discard of the size that is due, drawn card by card. Requires that the seat owes one.
template <class F>
[[nodiscard]] Discard draw_discard(const BasicState<F>& state, Seat seat, base::Rng& rng);

/// Carries out a move of `mover`, or nature's (nobody). Requires that it may be made.
template <class F>
void apply(const Setup& setup, BasicState<F>& state, Seat mover, const Action& action);

/// A number for the position: of equal positions equal, whatever way they came about; of different ones different but for
/// chance (1 in 2^64). For tables of positions met before: of the pieces it takes what is kept with each of them. It differs
/// from form to form and is stored nowhere: hash() is the number that stays.
template <class F>
[[nodiscard]] std::uint64_t key(const BasicState<F>& state);

/// A seat's longest road from scratch (rules 10.3).
template <class F>
[[nodiscard]] int longest_road(const Setup& setup, const BasicState<F>& state, Seat seat);

}  // namespace lw::isles::search
