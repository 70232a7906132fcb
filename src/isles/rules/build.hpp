// Roads, settlements, cities and development cards: who may build what where, and what it does (rules 3, 8).
#pragma once

#include "isles/rules/awards.hpp"
#include "isles/rules/facts.hpp"
#include "isles/rules/network.hpp"

namespace lw::isles {

// --- judging -----------------------------------------------------------------------------------------------------------

/// What building takes besides a place.
struct Need {
    int pieces_left = 0;
    const Cards& price;  ///< nothing in set-up and by Road Building (rules 3, 9.5)

    [[nodiscard]] bool met_by(const Cards& hand) const { return pieces_left != 0 && hand.contains(price); }
};

template <class F>
[[nodiscard]] Need settlement_need(const Facts<F>& facts) {
    const bool placing = facts.table.phase == Phase::setup_settlement;
    return {facts.player().settlements_left, placing ? kNothing : kSettlementCost};
}

template <class F>
[[nodiscard]] Need road_need(const Facts<F>& facts) {
    const bool free = facts.table.phase == Phase::setup_road || facts.table.phase == Phase::free_road;
    return {facts.player().roads_left, free ? kNothing : kRoadCost};
}

template <class F>
[[nodiscard]] Need city_need(const Facts<F>& facts) {
    return {facts.player().cities_left, kCityCost};
}

/// Corners that are free and not next to a building (rules 8).
template <class F>
[[nodiscard]] auto free_sites(const Setup& setup, const BasicTable<F>& table) {
    return BasicNetwork<F>::Vertices::below(setup.topology.vertex_count) - table.network.closed;
}

/// Corners for a settlement: free ones; but in set-up, at an own road (rules 3, 8).
template <class F>
[[nodiscard]] auto settlement_places(const Facts<F>& facts) {
    const bool anywhere = facts.table.phase == Phase::setup_settlement;
    if (anywhere) return free_sites(facts.setup, facts.table);
    return facts.network().reached[facts.seat.index()] - facts.network().closed;
}

/// Edges for a road: free, and going on from an own road or building (rules 8.3), in set-up from the settlement just
/// placed (rules 3.2, 3.3).
template <class F>
[[nodiscard]] auto road_places(const Facts<F>& facts) {
    typename BasicNetwork<F>::Edges within = facts.network().beside[facts.seat.index()];
    if (facts.table.phase == Phase::setup_road) {
        within = {};
        const VertexId last = facts.table.last_settlement;
        if (last.value < facts.setup.topology.vertex_count) add_edges_at<F>(facts.setup, last, within);
    }
    return within - facts.network().taken;
}

template <class F>
[[nodiscard]] const auto& city_places(const Facts<F>& facts) {
    return facts.network().settlements[facts.seat.index()];
}

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
[[nodiscard]] Reason judge_price(const Facts<F>& facts, const Cards& price) {
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
[[nodiscard]] Reason judge(const Facts<F>& facts, const BuyCard& /*action*/) {
    if (const Reason r = in_phase(facts, Phase::main); r != Reason::ok) return r;
    if (facts.deck_size() == 0) return Reason::deck_empty;
    return judge_price(facts, kCardCost);
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

}  // namespace lw::isles
