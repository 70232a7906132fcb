// Games in which nobody can gain another point (rules 12.7, D17).
#pragma once

#include "isles/rules/awards.hpp"
#include "isles/rules/network.hpp"

#include <algorithm>

namespace lw::isles {

template <class F>
[[nodiscard]] bool can_upgrade(const Setup& setup, const BasicTable<F>& table) {
    for (const Seat seat : setup.all_seats()) {
        const PlayerState& player = table.players[seat.index()];
        if (player.cities_left != 0 && player.settlements_left != kSettlements) return true;
    }
    return false;
}

template <class F>
[[nodiscard]] bool can_take_army(const Setup& setup, const BasicState<F>& state) {
    const BasicTable<F>& table = state.table;
    const int needed = table.largest_army.valid() ? table.players[table.largest_army.index()].knights + 1 : kSmallestArmy;
    for (const Seat seat : setup.all_seats()) {
        if (seat == table.largest_army) continue;
        const Holding& holding = state.secrets.holdings[seat.index()];
        const int reach = table.players[seat.index()].knights + holding.cards[DevCard::knight] + holding.fresh[DevCard::knight] +
                          state.secrets.deck[DevCard::knight];
        if (reach >= needed) return true;
    }
    return false;
}

/// How far a seat's roads could still grow: corners by the number of new roads that it takes to get there.
template <class F>
class Growth {
public:
    Growth(const Setup& setup, const BasicTable<F>& table, Seat seat) : setup_(setup), table_(table), seat_(seat) {
        cost_.fill(kFar);
        table.network.reached[seat.index()].for_each([this](int end) { reach(VertexId{end}, 0); });
        for (std::uint16_t v = 0; v < setup.topology.vertex_count; ++v) {
            const Site& site = table.sites[v];
            if (site.building != Building::none && site.owner == seat) reach(VertexId{v}, 0);
        }
        spread();
    }

    [[nodiscard]] bool reaches_site() const {
        for (std::uint16_t v = 0; v < setup_.topology.vertex_count; ++v) {
            if (cost_[v] <= pieces() && !table_.network.closed.has(v)) return true;
        }
        return false;
    }
    /// No trail of this seat can ever be longer.
    [[nodiscard]] int most_roads() const { return table_.network.roads[seat_.index()].count() + std::min<int>(pieces(), free_edges()); }

private:
    static constexpr std::uint16_t kFar = 0xFFFF;

    [[nodiscard]] int pieces() const { return table_.players[seat_.index()].roads_left; }

    void reach(VertexId at, std::uint16_t cost) {
        if (cost_[at.index()] <= cost) return;
        cost_[at.index()] = cost;
        if (open_to(table_.sites[at.index()], seat_)) queue_.push_back(at);
    }

    void spread() {
        for (std::size_t i = 0; i < queue_.size(); ++i) {
            const VertexId at = queue_[i];
            for (const EdgeId edge : setup_.topology.vertex_edges[at.index()]) {
                if (table_.network.taken.has(edge.index())) continue;
                reach(setup_.topology.other_end(edge, at), static_cast<std::uint16_t>(cost_[at.index()] + 1));
            }
        }
    }

    [[nodiscard]] int free_edges() const {
        int count = 0;
        for (std::uint16_t e = 0; e < setup_.topology.edge_count; ++e) {
            if (table_.network.taken.has(e)) continue;
            for (const VertexId end : setup_.topology.edge_vertices[e]) {
                if (cost_[end.index()] == kFar || !open_to(table_.sites[end.index()], seat_)) continue;
                ++count;
                break;
            }
        }
        return count;
    }

    const Setup& setup_;
    const BasicTable<F>& table_;
    Seat seat_;
    std::array<std::uint16_t, F::kVertices> cost_{};
    base::Bounded<VertexId, F::kVertices> queue_;  ///< breadth first: each corner enters once, at its least cost
};

template <class F>
[[nodiscard]] int longest_of_others(const Setup& setup, const BasicTable<F>& table, Seat seat) {
    int most = 0;
    for (const Seat other : setup.all_seats()) {
        if (other != seat) most = std::max<int>(most, table.players[other.index()].road_length);
    }
    return most;
}

template <class F>
[[nodiscard]] bool can_grow(const Setup& setup, const BasicTable<F>& table, Seat seat) {
    const PlayerState& player = table.players[seat.index()];
    const Growth<F> growth(setup, table, seat);
    if (player.settlements_left != 0 && growth.reaches_site()) return true;
    if (table.longest_road == seat) return false;
    return growth.most_roads() >= std::max(kShortestAward, longest_of_others(setup, table, seat) + 1);
}

/// No seat can gain another point by any means. Never true while one could; a very unlikely longest road is counted
/// as possible, and such a game ends at kMaxTurns.
template <class F>
[[nodiscard]] bool blocked(const Setup& setup, const BasicState<F>& state) {
    if (can_upgrade(setup, state.table)) return false;
    if (state.secrets.deck[DevCard::victory_point] != 0 || can_take_army(setup, state)) return false;
    for (const Seat seat : setup.all_seats()) {
        if (can_grow(setup, state.table, seat)) return false;
    }
    return true;
}

}  // namespace lw::isles
