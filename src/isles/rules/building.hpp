// Roads, settlements, cities and buying a development card: who may, and what it does (rules 3, 8, 9.5).
#pragma once

#include "isles/rules/awards.hpp"
#include "isles/rules/places.hpp"
#include "isles/rules/production.hpp"
#include "isles/rules/setup_phase.hpp"

namespace lw::isles {

// --- judging -----------------------------------------------------------------------------------------------------------

template <class F>
[[nodiscard]] Reason judge_site(const Facts<F>& facts, VertexId at) {
    if (at.value >= facts.setup.topology.vertex_count) return Reason::not_on_board;
    if (settlement_places(facts).has(at.index())) return Reason::ok;
    if (facts.table.sites[at.index()].building != Building::none) return Reason::occupied;
    return facts.network().closed.has(at.index()) ? Reason::too_close : Reason::not_connected;
}

template <class F>
[[nodiscard]] Reason judge_road_place(const Facts<F>& facts, EdgeId at) {
    if (road_places(facts).has(at.index())) return Reason::ok;
    if (facts.network().taken.has(at.index())) return Reason::occupied;
    return facts.table.phase == Phase::setup_road ? Reason::wrong_settlement : Reason::not_connected;
}

template <class F>
[[nodiscard]] Reason judge_price(const Facts<F>& facts, const Resources& price) {
    return facts.own.hand.contains(price) ? Reason::ok : Reason::cannot_afford;
}

template <class F>
[[nodiscard]] Reason judge(const Facts<F>& facts, const BuildSettlement& action) {
    const bool placing = facts.table.phase == Phase::setup_settlement;
    if (const Reason r = in_phase(facts, placing ? Phase::setup_settlement : Phase::main); r != Reason::ok) return r;
    const Need need = settlement_need(facts);
    if (need.pieces_left == 0) return Reason::no_pieces_left;
    if (const Reason r = judge_site(facts, action.at); r != Reason::ok) return r;
    return judge_price(facts, need.price);
}

template <class F>
[[nodiscard]] Reason judge(const Facts<F>& facts, const BuildRoad& action) {
    const Phase now = facts.table.phase;
    const bool free = now == Phase::setup_road || now == Phase::free_road;
    if (const Reason r = in_phase(facts, free ? now : Phase::main); r != Reason::ok) return r;
    if (action.at.value >= facts.setup.topology.edge_count) return Reason::not_on_board;
    const Need need = road_need(facts);
    if (need.pieces_left == 0) return Reason::no_pieces_left;
    if (const Reason r = judge_road_place(facts, action.at); r != Reason::ok) return r;
    return judge_price(facts, need.price);
}

template <class F>
[[nodiscard]] Reason judge(const Facts<F>& facts, const BuildCity& action) {
    if (const Reason r = in_phase(facts, Phase::main); r != Reason::ok) return r;
    if (action.at.value >= facts.setup.topology.vertex_count) return Reason::not_on_board;
    const Need need = city_need(facts);
    if (need.pieces_left == 0) return Reason::no_pieces_left;
    if (!city_places(facts).has(action.at.index())) return Reason::not_own_settlement;
    return judge_price(facts, need.price);
}

template <class F>
[[nodiscard]] Reason judge(const Facts<F>& facts, const BuyDevCard& /*action*/) {
    if (const Reason r = in_phase(facts, Phase::main); r != Reason::ok) return r;
    if (facts.deck_size() == 0) return Reason::deck_empty;
    return judge_price(facts, kDevCardCost);
}

// --- pieces on the board -----------------------------------------------------------------------------------------------

template <class F, class Sink>
void recount_road(Step<F, Sink>& step, Seat seat) {
    step.player(seat).road_length = static_cast<std::uint8_t>(road_length(step.setup, step.table(), seat));
}

template <class F, class Sink>
void place_road(Step<F, Sink>& step, EdgeId at, bool paid) {
    put_road(step.setup, step.table(), step.seat, at);
    --step.player(step.seat).roads_left;
    recount_road(step, step.seat);
    step.events(RoadBuilt{step.seat, at, paid});
    award_longest_road(step);
}

/// A new building cuts the roads of others that run through its corner (rules 10.5).
template <class F, class Sink>
void cut_roads(Step<F, Sink>& step, VertexId at) {
    for (const Seat seat : step.setup.all_seats()) {
        if (seat == step.seat || !step.table().network.reached[seat.index()].has(at.index())) continue;
        renew_beside(step.setup, step.table(), seat);
        recount_road(step, seat);
    }
}

template <class F, class Sink>
void place_settlement(Step<F, Sink>& step, VertexId at, bool paid) {
    put_settlement(step.setup, step.table(), step.seat, at);
    --step.player(step.seat).settlements_left;
    step.events(Settled{step.seat, at, paid});
    cut_roads(step, at);
    award_longest_road(step);
}

// --- carrying out ------------------------------------------------------------------------------------------------------

/// After a purchase: offers whose cards are gone lapse, and under the split all of them do (rules 4.4).
template <class F, class Sink>
void after_paying(Step<F, Sink>& step) {
    step.table().built = true;
    if (step.settings().trade_build == TradeBuild::split) {
        lapse_all_offers(step);
    } else {
        lapse_after_loss(step, step.seat);
    }
}

/// Road Building's next step: the second road, or back to the turn (rules 9.5).
template <class F, class Sink>
void after_free_road(Step<F, Sink>& step) {
    Course& course = step.table();
    --course.free_roads;
    if (course.free_roads == 0) return resume_turn(step);
    const auto facts = Facts<F>::all(step.setup, step.state, step.seat);
    if (road_need(facts).pieces_left != 0 && !road_places(facts).empty()) return;
    course.free_roads = 0;
    step.events(FreeRoadLapsed{step.seat});
    resume_turn(step);
}

template <class F, class Sink>
void perform(Step<F, Sink>& step, const BuildSettlement& action) {
    Course& course = step.table();
    if (course.phase == Phase::setup_settlement) {
        place_settlement(step, action.at, false);
        course.last_settlement = action.at;
        course.phase = Phase::setup_road;
        if (course.setup_step >= step.setup.config.seats) pay_starting_cards(step, step.seat, action.at);
        return;
    }
    pay_bank(step, step.seat, kSettlementCost);
    place_settlement(step, action.at, true);
    after_paying(step);
}

template <class F, class Sink>
void perform(Step<F, Sink>& step, const BuildRoad& action) {
    const Phase phase = step.table().phase;
    if (phase == Phase::setup_road) {
        place_road(step, action.at, false);
        next_placement(step);
    } else if (phase == Phase::free_road) {
        place_road(step, action.at, false);
        // A road that ends the game leaves no second one to ask for (rules 10.6, 12.2).
        if (!has_won(step, step.seat)) after_free_road(step);
    } else {
        pay_bank(step, step.seat, kRoadCost);
        place_road(step, action.at, true);
        after_paying(step);
    }
}

template <class F, class Sink>
void perform(Step<F, Sink>& step, const BuildCity& action) {
    pay_bank(step, step.seat, kCityCost);
    put_city(step.table(), step.seat, action.at);
    --step.player(step.seat).cities_left;
    ++step.player(step.seat).settlements_left;  // rules 8.1
    step.events(CityBuilt{step.seat, action.at});
    after_paying(step);
}

template <class F, class Sink>
void perform(Step<F, Sink>& step, const BuyDevCard& /*action*/) {
    pay_bank(step, step.seat, kDevCardCost);
    step.table().phase = Phase::card_draw;
    after_paying(step);
}

}  // namespace lw::isles
