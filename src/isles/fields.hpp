// The fields of a position by name, once: save, hash and the engine's JSON go through them, in this order. The parts may be
// const. `visit(name, field)` is called for each; a name is the field's in state.hpp, in JSON and in wire/isles.proto.
#pragma once

#include "game/field_name.hpp"
#include "isles/state.hpp"

namespace lw::isles {

using game::operator""_field;

/// `visit.parts(course)` says whether the fields for parts of a turn are among them: they came later (rules 15).
template <class Visit, class C>
void visit_course(Visit& visit, C& c) {
    visit("phase"_field, c.phase);
    visit("turn"_field, c.turn);
    if (visit.parts(c)) {
        visit("part"_field, c.part);
        visit("roller"_field, c.roller);
    }
    visit("first"_field, c.first);
    visit("turn_number"_field, c.turn_number);
    visit("setup_step"_field, c.setup_step);
    visit("last_settlement"_field, c.last_settlement);
    visit("rolled"_field, c.rolled);
    visit("dice"_field, c.dice);
    visit("dice_drawn"_field, c.dice_drawn);
    visit("card_played"_field, c.card_played);
    visit("built"_field, c.built);
    visit("free_roads"_field, c.free_roads);
    visit("played"_field, c.played);
    visit("owing"_field, c.owing);
    visit("discard_due"_field, c.discard_due);
    visit("victims"_field, c.victims);
    visit("longest_road"_field, c.longest_road);
    visit("largest_army"_field, c.largest_army);
    visit("winners"_field, c.winners);
}

template <class Visit, class P>
void visit_player(Visit& visit, P& p) {
    visit("roads_left"_field, p.roads_left);
    visit("settlements_left"_field, p.settlements_left);
    visit("cities_left"_field, p.cities_left);
    visit("knights"_field, p.knights);
    visit("road_length"_field, p.road_length);
}

template <class Visit, class O>
void visit_offer(Visit& visit, O& o) {
    visit("open"_field, o.open);
    visit("give"_field, o.give);
    visit("want"_field, o.want);
    visit("to"_field, o.to);
    visit("accepted"_field, o.accepted);
    visit("declined"_field, o.declined);
}

template <class Visit, class H>
void visit_holding(Visit& visit, H& h) {
    visit("hand"_field, h.hand);
    visit("cards"_field, h.cards);
    visit("fresh"_field, h.fresh);
    visit("discarding"_field, h.discarding);
}

/// All but the pieces on the board, which every reader goes through in its own way: `visit.pieces(table)`. All eight seats'
/// places are visited, so that what comes of it does not depend on the number of players.
template <class Visit, class S>
void visit_state(Visit& visit, S& state) {
    visit.pieces(state.table);
    visit("robber"_field, state.table.robber);
    for (auto& player : state.table.players) visit_player(visit, player);
    for (auto& offer : state.table.offers) visit_offer(visit, offer);
    visit_course(visit, state.table);
    for (auto& holding : state.secrets.holdings) visit_holding(visit, holding);
    visit("bank"_field, state.secrets.bank);
    visit("deck"_field, state.secrets.deck);
}

template <class Visit, class V>
void visit_view(Visit& visit, V& view) {
    visit("viewer"_field, view.viewer);
    visit("state_no"_field, view.state_no);
    visit("to_act"_field, view.to_act);
    visit("table"_field, view.table);
    visit("hand_size"_field, view.hand_size);
    visit("card_count"_field, view.card_count);
    visit("public_points"_field, view.public_points);
    visit("point_cards"_field, view.point_cards);
    visit("bank"_field, view.bank);
    visit("deck_size"_field, view.deck_size);
    visit("own"_field, view.own);
    visit("own_points"_field, view.own_points);
}

}  // namespace lw::isles
