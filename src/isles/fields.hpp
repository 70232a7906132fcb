// The fields of a position by name, once: save, hash and the engine's JSON go through them, in this order. The parts may be
// const. `visit(name, field)` is called for each; a name is the field's in state.hpp, in JSON and in wire/isles.proto.
#pragma once

#include "game/fields.hpp"
#include "isles/view.hpp"

#include <concepts>
#include <type_traits>

namespace lw::isles {

using game::PartOf;
using game::operator""_field;

/// `visit.parts(course)` says whether the fields for parts of a turn are included: they were added later (rules 15).
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

template <class Visit, PartOf<PlayerState> P>
void visit_fields(Visit& visit, P& p) {
    visit("roads_left"_field, p.roads_left);
    visit("settlements_left"_field, p.settlements_left);
    visit("cities_left"_field, p.cities_left);
    visit("knights"_field, p.knights);
    visit("road_length"_field, p.road_length);
}

template <class Visit, PartOf<Offer> O>
void visit_fields(Visit& visit, O& o) {
    visit("open"_field, o.open);
    visit("give"_field, o.give);
    visit("want"_field, o.want);
    visit("to"_field, o.to);
    visit("accepted"_field, o.accepted);
    visit("declined"_field, o.declined);
}

template <class Visit, PartOf<Holding> H>
void visit_fields(Visit& visit, H& h) {
    visit("hand"_field, h.hand);
    visit("cards"_field, h.cards);
    visit("fresh"_field, h.fresh);
    visit("discarding"_field, h.discarding);
}

template <class Visit, PartOf<Resources> C>
void visit_fields(Visit& visit, C& cards) {
    auto& [brick, lumber, wool, grain, ore] = cards.count;
    visit("brick"_field, brick);
    visit("lumber"_field, lumber);
    visit("wool"_field, wool);
    visit("grain"_field, grain);
    visit("ore"_field, ore);
}

template <class Visit, PartOf<DevCards> C>
void visit_fields(Visit& visit, C& cards) {
    auto& [knight, victory_point, road_building, year_of_plenty, monopoly] = cards.count;
    visit("knight"_field, knight);
    visit("victory_point"_field, victory_point);
    visit("road_building"_field, road_building);
    visit("year_of_plenty"_field, year_of_plenty);
    visit("monopoly"_field, monopoly);
}

/// Of any form. Each visitor handles the pieces on the board in its own way: `visit.pieces(table)`. What follows from them
/// (network) is not visited; every seat is, taken or not, so that the result does not depend on the number of players.
template <class Visit, class T>
requires std::derived_from<T, Course>
void visit_fields(Visit& visit, T& table) {
    visit.pieces(table);
    visit("robber"_field, table.robber);
    visit("players"_field, table.players);
    if constexpr (!std::same_as<std::remove_cvref_t<decltype(table.offers)>, NoOffers>) visit("offers"_field, table.offers);
    visit_course(visit, table);
}

/// Of any form.
template <class Visit, class S>
void visit_state(Visit& visit, S& state) {
    visit_fields(visit, state.table);
    visit("holdings"_field, state.secrets.holdings);
    visit("bank"_field, state.secrets.bank);
    visit("deck"_field, state.secrets.deck);
}

template <class Visit, PartOf<View> V>
void visit_fields(Visit& visit, V& view) {
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
