// The fields of a position by name, once: save, hash and the engine's JSON go through them, in this order. The parts may be
// const. `visit(name, field)` is called for each; a name is the field's in state.hpp and in JSON.
#pragma once

#include "isles/state.hpp"

namespace lw::isles {

/// `visit.parts(course)` says whether the fields for parts of a turn are among them: they came later (rules 15).
template <class Visit, class C>
void visit_course(Visit& visit, C& c) {
    visit("phase", c.phase);
    visit("turn", c.turn);
    if (visit.parts(c)) {
        visit("part", c.part);
        visit("roller", c.roller);
    }
    visit("first", c.first);
    visit("turn_number", c.turn_number);
    visit("setup_step", c.setup_step);
    visit("last_settlement", c.last_settlement);
    visit("rolled", c.rolled);
    visit("dice", c.dice);
    visit("dice_drawn", c.dice_drawn);
    visit("card_played", c.card_played);
    visit("built", c.built);
    visit("free_roads", c.free_roads);
    visit("played", c.played);
    visit("owing", c.owing);
    visit("discard_due", c.discard_due);
    visit("victims", c.victims);
    visit("longest_road", c.longest_road);
    visit("largest_army", c.largest_army);
    visit("winners", c.winners);
}

template <class Visit, class P>
void visit_player(Visit& visit, P& p) {
    visit("roads_left", p.roads_left);
    visit("settlements_left", p.settlements_left);
    visit("cities_left", p.cities_left);
    visit("knights", p.knights);
    visit("road_length", p.road_length);
}

template <class Visit, class O>
void visit_offer(Visit& visit, O& o) {
    visit("open", o.open);
    visit("give", o.give);
    visit("want", o.want);
    visit("to", o.to);
    visit("accepted", o.accepted);
    visit("declined", o.declined);
}

template <class Visit, class H>
void visit_holding(Visit& visit, H& h) {
    visit("hand", h.hand);
    visit("cards", h.cards);
    visit("fresh", h.fresh);
    visit("discarding", h.discarding);
}

/// All but the pieces on the board, which every reader goes through in its own way: `visit.pieces(table)`. All eight seats'
/// places are visited, so that what comes of it does not depend on the number of players.
template <class Visit, class S>
void visit_state(Visit& visit, S& state) {
    visit.pieces(state.table);
    visit("robber", state.table.robber);
    for (auto& player : state.table.players) visit_player(visit, player);
    for (auto& offer : state.table.offers) visit_offer(visit, offer);
    visit_course(visit, state.table);
    for (auto& holding : state.secrets.holdings) visit_holding(visit, holding);
    visit("bank", state.secrets.bank);
    visit("deck", state.secrets.deck);
}

}  // namespace lw::isles
