// The rules themselves. Pure functions: no clock, no generator, no globals; same inputs, same outputs.
#pragma once

#include "game/turn.hpp"
#include "isles/action.hpp"
#include "isles/event.hpp"
#include "isles/reason.hpp"
#include "isles/scoring.hpp"
#include "isles/setup.hpp"
#include "isles/state.hpp"

#include <array>
#include <cstdint>
#include <string>

namespace lw::isles {

/// A game that has had this many turns ends in a draw (D17).
inline constexpr int kMaxTurns = 1000;

[[nodiscard]] State initial(const Setup& setup);

/// After pieces were placed or removed by hand (Table::sites, Table::roads): makes Table::network match them. Safe on
/// a damaged position: it skips pieces that belong to nobody.
void renew_network(const Setup& setup, Table& table);

/// Which seats must decide, or that chance is due, or that the game is over.
[[nodiscard]] game::ToAct to_act(const Setup& setup, const State& state);

/// Appends what `seat` may do: all that is finite, judged by facts the seat knows. Discards and offers are not listed
/// (check() judges any); an answer to an offer is listed by public hand size alone. Bank trades: best rate only (D6).
void legal(const Setup& setup, const State& state, game::Seat seat, ActionList& out);

/// Whether `actor` may do `action` now; never changes anything.
[[nodiscard]] Reason check(const Setup& setup, const State& state, game::Actor actor, const Action& action);

/// Appends the outcomes that nature can choose from; at least one whenever chance is due.
void chances(const Setup& setup, const State& state, ChanceList& out);

/// Does it. Requires check() == ok (asserted).
void apply(const Setup& setup, State& state, game::Actor actor, const Action& action, EventSink& events);

[[nodiscard]] std::uint64_t hash(const State& state);
/// Empty, or what is broken: conservation, piece counts, awards, points, phase (rules 1.5, 8.1, 10, 11).
[[nodiscard]] std::string check_invariants(const Setup& setup, const State& state);
/// The invariants of the part that everybody sees.
[[nodiscard]] std::string check_table(const Setup& setup, const Table& table);

/// True for what must not be taken back: chance, a secret shown, another's decision.
[[nodiscard]] bool irreversible(game::Actor actor, const Action& action);

// --- facts that interface and computer players ask for -------------------------------------------------------------

[[nodiscard]] int points(const Setup& setup, const State& state, game::Seat seat);
[[nodiscard]] game::SeatSet winners(const State& state);

/// The best rate at which `seat` trades `give` with the bank: 2, 3 or 4 (rules 7.4).
[[nodiscard]] int bank_rate(const Table& table, game::Seat seat, Resource give);
/// Edges of a longest trail of `seat` (rules 10.1), in walking order; empty without roads.
[[nodiscard]] base::Bounded<EdgeId, kRoads> longest_trail(const Setup& setup, const Table& table, game::Seat seat);
/// Length from scratch, by depth-first search (rules 10.3).
[[nodiscard]] int longest_road_length(const Setup& setup, const Table& table, game::Seat seat);
/// The length if `seat` had a road on the free edge `at` as well.
[[nodiscard]] int longest_road_length_with(const Setup& setup, const Table& table, game::Seat seat, EdgeId at);
/// Opponents with a building on `hex`, whatever they hold.
[[nodiscard]] game::SeatSet opponents_on(const Setup& setup, const Table& table, HexId hex, game::Seat seat);
/// Whether the place is free and far enough from every building (rules 8), whoever asks.
[[nodiscard]] bool site_free(const Table& table, VertexId at);
/// Whether `seat` has a road or building that a road on the free edge `at` may continue (rules 8, 8.3).
[[nodiscard]] bool road_connects(const Table& table, game::Seat seat, EdgeId at);

}  // namespace lw::isles
