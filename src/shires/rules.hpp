// The rules themselves. Pure functions: no clock, no generator, no globals; same inputs, same outputs.
#pragma once

#include "game/turn.hpp"
#include "shires/action.hpp"
#include "shires/event.hpp"
#include "shires/reason.hpp"
#include "shires/setup.hpp"
#include "shires/state.hpp"

#include <array>
#include <cstdint>
#include <string>

namespace lw::shires {

[[nodiscard]] State initial(const Setup& setup);

/// Which seat must decide, or that chance is due, or that the game is over.
[[nodiscard]] game::ToAct to_act(const Setup& setup, const State& state);

/// Appends what `seat` may do: cells in the order in which they became gaps, rotations that look alike once.
void legal(const Setup& setup, const State& state, Seat seat, ActionList& out);

/// Whether `actor` may do `action` now; never changes anything.
[[nodiscard]] Reason check(const Setup& setup, const State& state, game::Actor actor, const Action& action);

/// Appends the outcomes that nature can choose from; at least one whenever chance is due.
void chances(const Setup& setup, const State& state, ChanceList& out);

/// Does it. Requires check() == ok (asserted).
void apply(const Setup& setup, State& state, game::Actor actor, const Action& action, EventSink& events);

/// Ends the game here as if no tile were left: the scoring at the end (rules 5). apply() does so by itself; this is for
/// positions that did not come about in play. Requires an active seat, a game that is not over, and no scoring due.
void finish(const Setup& setup, State& state, EventSink& events);

[[nodiscard]] std::uint64_t hash(const State& state);
/// Empty, or what is broken: conservation of tiles and followers, and features against a flood fill (rules 9).
[[nodiscard]] std::string check_invariants(const Setup& setup, const State& state);

/// True for what must not be taken back: chance, and the end of one's own turn.
[[nodiscard]] bool irreversible(game::Actor actor, const Action& action);

// --- facts that interface and computer players ask for -------------------------------------------------------------

[[nodiscard]] int points(const Setup& setup, const State& state, Seat seat);
[[nodiscard]] SeatSet winners(const State& state);

/// What a feature is worth to its majority: as it stands, incomplete ones by rules 5.2, or, if `completed`, by rules
/// 4. A field: by the complete cities it touches; under the first farm rule 4 for each, as if nobody else were around.
[[nodiscard]] int worth(const Setup& setup, const State& state, SegmentId root, bool completed = false);

/// What everybody would have if the game ended now.
[[nodiscard]] std::array<int, kMostSeats> projected(const Setup& setup, const State& state);

}  // namespace lw::shires
