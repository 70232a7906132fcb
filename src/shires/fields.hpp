// The fields of a position by name, once: save, hash, messages and the engine's JSON go through them, in this order. The parts
// may be const. `visit(name, field)` is called for each; a name is the field's in JSON and in wire/shires.proto.
#pragma once

#include "game/fields.hpp"
#include "shires/view.hpp"

namespace lw::shires {

using game::PartOf;
using game::operator""_field;

template <class Visit, PartOf<Cell> C>
void visit_fields(Visit& visit, C& cell) {
    visit("x"_field, cell.x);
    visit("y"_field, cell.y);
}

template <class Visit, PartOf<Spot> S>
void visit_fields(Visit& visit, S& spot) {
    visit("kind"_field, spot.kind);
    visit("at"_field, spot.at);
}

/// Everything about a tile on the board that does not follow from its neighbours.
template <class Visit, PartOf<Laid> T>
void visit_fields(Visit& visit, T& tile) {
    visit("tile"_field, tile.kind);
    visit("rotation"_field, tile.rotation);
    visit("at"_field, tile.at);
    visit("follower"_field, tile.follower);
    visit("stands_on"_field, tile.stands_on);
}

template <class Visit, PartOf<PlayerState> P>
void visit_fields(Visit& visit, P& player) {
    visit("supply"_field, player.supply);
    visit("points"_field, player.points);
}

/// All but the tiles and what follows from them.
template <class Visit, class S>
void visit_course(Visit& visit, S& state) {
    visit("phase"_field, state.phase);
    visit("turn"_field, state.turn);
    visit("turn_number"_field, state.turn_number);
    visit("in_hand"_field, state.in_hand);
    visit("pile"_field, state.pile);
    visit("set_aside"_field, state.set_aside);
    visit("players"_field, state.players);
    visit("winners"_field, state.winners);
}

/// Each visitor handles the tiles in its own way: `visit.pieces(state)`.
template <class Visit, PartOf<State> S>
void visit_fields(Visit& visit, S& state) {
    visit.pieces(state);
    visit_course(visit, state);
}

template <class Visit, PartOf<View> V>
void visit_fields(Visit& visit, V& view) {
    visit("viewer"_field, view.viewer);
    visit("state_no"_field, view.state_no);
    visit("to_act"_field, view.to_act);
    visit("table"_field, view.table);
}

}  // namespace lw::shires
