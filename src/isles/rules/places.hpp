// Where roads, settlements and cities may stand, and what building takes besides a place (rules 3, 8).
#pragma once

#include "isles/rules/facts.hpp"
#include "isles/rules/network.hpp"

namespace lw::isles {

/// What building takes besides a place.
struct Need {
    int pieces_left = 0;
    const Resources& price;  ///< nothing in set-up and with Road Building (rules 3, 9.5)

    [[nodiscard]] bool met_by(const Resources& hand) const { return pieces_left != 0 && hand.contains(price); }
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

/// Corners for a settlement: free ones and, except in set-up, at one of the seat's own roads (rules 3, 8).
template <class F>
[[nodiscard]] auto settlement_places(const Facts<F>& facts) {
    const bool anywhere = facts.table.phase == Phase::setup_settlement;
    if (anywhere) return free_sites(facts.setup, facts.table);
    return facts.network().reached[facts.seat.index()] - facts.network().closed;
}

/// Edges for a road: free, and continuing one of the seat's own roads or buildings (rules 8.3), in set-up from the settlement
/// just placed (rules 3.2, 3.3).
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

}  // namespace lw::isles
