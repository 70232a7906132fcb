// The inside of apply(): one move being carried out, and the helpers that rule areas share.
#pragma once

#include "shires/rules.hpp"

namespace lw::shires {

/// Everything apply() works on. `seat` is the mover; nobody when nature moves.
struct Step {
    const Setup& setup;
    State& state;
    EventSink& events;
    Seat seat;

    [[nodiscard]] PlayerState& player(Seat who) const { return state.players[who.index()]; }
};

// --- turn.cpp
void begin_turn(Step& step, Seat seat);
/// The next seat's turn, or the end when no tile is left (rules 5.1).
void end_turn(Step& step);

// --- scoring.cpp
/// What the tile laid last has completed: points, and followers home (rules 4).
void score_completed(Step& step);

// --- one perform() per kind of action, beside its judge()
void perform(Step& step, const PlaceTile& action);
void perform(Step& step, const PlaceFollower& action);
void perform(Step& step, const NoFollower& action);
void perform(Step& step, const FirstPlayer& action);
void perform(Step& step, const DrawnTile& action);

}  // namespace lw::shires
