// The fields of a position by name, once: save, hash and the engine's JSON go through them, in this order. The parts may be
// const. `visit(name, field)` is called for each; a name is the field's in state.hpp and in JSON. What follows from the tiles
// (cells, gaps, features) is not among them: invariants.cpp holds it to the tiles.
#pragma once

#include "shires/state.hpp"

namespace lw::shires {

template <class Visit, class T>
void visit_tile(Visit& visit, T& tile) {
    visit("tile", tile.kind);
    visit("rotation", tile.rotation);
    visit("at", tile.at);
    visit("follower", tile.follower);
    visit("stands_on", tile.stands_on);
}

template <class Visit, class P>
void visit_player(Visit& visit, P& player) {
    visit("supply", player.supply);
    visit("points", player.points);
}

/// All but the tiles. All five seats' places are visited, so that what comes of it does not depend on the number of players.
template <class Visit, class S>
void visit_course(Visit& visit, S& state) {
    visit("phase", state.phase);
    visit("turn", state.turn);
    visit("turn_number", state.turn_number);
    visit("in_hand", state.in_hand);
    visit("pile", state.pile);
    visit("set_aside", state.set_aside);
    visit("players", state.players);
    visit("winners", state.winners);
}

}  // namespace lw::shires
