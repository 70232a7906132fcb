// Positions for search and playouts: the rules of rules.hpp in the form that fits the board, without events. Everything
// hidden is known here; a search for one player must deal it first (determinize.hpp).
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

/// All moves of the active seat that check() accepts, except discards and those concerning offers.
template <class F>
[[nodiscard]] Moves<F> moves(const Setup& setup, const BasicState<F>& state);

/// Appends what nature may answer, with its odds; nothing where no chance is due.
template <class F>
void chances(const Setup& setup, const BasicState<F>& state, ChanceList& out);
/// Nature's answer where one is due, drawn by its odds.
template <class F>
[[nodiscard]] Action draw_chance(const Setup& setup, const BasicState<F>& state, base::Rng& rng);
/// A discard of the size that is due, drawn card by card. Requires that the seat owes one.
template <class F>
[[nodiscard]] Discard draw_discard(const BasicState<F>& state, Seat seat, base::Rng& rng);

/// Carries out a move of `mover`, or nature's (nobody). Requires that it may be made.
template <class F>
void apply(const Setup& setup, BasicState<F>& state, Seat mover, const Action& action);

/// A key for the position: equal for equal positions, however they came about; different for different ones, barring a
/// collision (1 in 2^64). For transposition tables: its share of the pieces is kept up to date (pieces_key). It differs
/// from form to form and is stored nowhere: hash() is the lasting one.
template <class F>
[[nodiscard]] std::uint64_t key(const BasicState<F>& state);

/// A seat's longest road from scratch (rules 10.3).
template <class F>
[[nodiscard]] int longest_road(const Setup& setup, const BasicState<F>& state, Seat seat);

}  // namespace lw::isles::search
