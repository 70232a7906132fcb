// Pieces put on the board, and what follows from them (BasicNetwork): where a seat may build on, how long its road is
// (rules 8, 10.1-10.3).
#pragma once

#include "isles/rules/piece_keys.hpp"
#include "isles/rules/trail.hpp"
#include "isles/state.hpp"

namespace lw::isles {

/// Whether roads of `seat` may continue at a corner: not through an opponent's building (rules 8.3).
[[nodiscard]] constexpr bool open_to(const Site& site, Seat seat) { return site.building == Building::none || site.owner == seat; }

template <class F>
void add_edges_at(const Setup& setup, VertexId at, base::Bits<F::kEdges>& out) {
    for (const EdgeId edge : setup.topology.vertex_edges[at.index()]) out.add(edge.index());
}

/// From scratch, once roads and buildings of the seat are recorded.
template <class F>
void renew_beside(const Setup& setup, BasicTable<F>& table, Seat seat) {
    base::Bits<F::kEdges> beside;
    table.network.reached[seat.index()].for_each([&](int end) {
        if (open_to(table.sites[static_cast<std::size_t>(end)], seat)) add_edges_at<F>(setup, VertexId{end}, beside);
    });
    for (std::uint16_t v = 0; v < setup.topology.vertex_count; ++v) {  // a set-up settlement has no road yet
        const Site& site = table.sites[v];
        if (site.building != Building::none && site.owner == seat) add_edges_at<F>(setup, VertexId{v}, beside);
    }
    table.network.beside[seat.index()] = beside;
}

template <class F>
void note_road(const Setup& setup, BasicNetwork<F>& network, Seat seat, EdgeId at) {
    network.taken.add(at.index());
    network.roads[seat.index()].add(at.index());
    network.pieces_key ^= road_key(seat, at);
    for (const VertexId end : setup.topology.edge_vertices[at.index()]) network.reached[seat.index()].add(end.index());
}

template <class F>
void note_building(const Setup& setup, BasicNetwork<F>& network, Building building, Seat seat, VertexId at) {
    network.pieces_key ^= building_key(building, seat, at);
    network.closed.add(at.index());
    for (const VertexId near : setup.topology.vertex_neighbours[at.index()]) network.closed.add(near.index());
    const HarbourKind harbour = setup.harbour[at.index()];
    if (harbour == HarbourKind::none) return;
    auto& owned = network.harbours[seat.index()];
    owned = static_cast<std::uint8_t>(owned | (1U << static_cast<unsigned>(harbour)));
}

/// See renew_network() in rules.hpp. Skips pieces that belong to nobody, which only a damaged position has.
template <class F>
void renew(const Setup& setup, BasicTable<F>& table) {
    table.network = {};
    const auto seated = [&setup](Seat seat) { return seat.value < setup.config.seats; };
    for (std::uint16_t e = 0; e < setup.topology.edge_count; ++e) {
        if (seated(table.roads[e])) note_road(setup, table.network, table.roads[e], EdgeId{e});
    }
    for (std::uint16_t v = 0; v < setup.topology.vertex_count; ++v) {
        const Site& site = table.sites[v];
        if (site.building == Building::none || !seated(site.owner)) continue;
        note_building(setup, table.network, site.building, site.owner, VertexId{v});
        if (site.building == Building::settlement) table.network.settlements[site.owner.index()].add(v);
    }
    for (const Seat seat : setup.all_seats()) renew_beside(setup, table, seat);
}

template <class F>
void put_road(const Setup& setup, BasicTable<F>& table, Seat seat, EdgeId at) {
    table.roads[at.index()] = seat;
    note_road(setup, table.network, seat, at);
    for (const VertexId end : setup.topology.edge_vertices[at.index()]) {
        if (open_to(table.sites[end.index()], seat)) add_edges_at<F>(setup, end, table.network.beside[seat.index()]);
    }
}

template <class F>
void put_settlement(const Setup& setup, BasicTable<F>& table, Seat seat, VertexId at) {
    table.sites[at.index()] = Site{Building::settlement, seat};
    note_building(setup, table.network, Building::settlement, seat, at);
    table.network.settlements[seat.index()].add(at.index());
    add_edges_at<F>(setup, at, table.network.beside[seat.index()]);
}

template <class F>
void put_city(BasicTable<F>& table, Seat seat, VertexId at) {
    table.sites[at.index()].building = Building::city;
    table.network.settlements[seat.index()].remove(at.index());
    table.network.pieces_key ^= building_key(Building::settlement, seat, at) ^ building_key(Building::city, seat, at);
}

/// The roads of `seat`, as TrailFinder wants them; no more than it can take.
template <class F>
[[nodiscard]] TrailFinder trails_of(const Setup& setup, const BasicTable<F>& table, Seat seat) {
    TrailFinder trails;
    int left = kRoads;
    table.network.roads[seat.index()].for_each([&](int edge) {
        if (left-- <= 0) return;
        const auto& [a, b] = setup.topology.edge_vertices[static_cast<std::size_t>(edge)];
        trails.add_road(a.index(), open_to(table.sites[a.index()], seat), b.index(), open_to(table.sites[b.index()], seat));
    });
    return trails;
}

template <class F>
[[nodiscard]] int road_length(const Setup& setup, const BasicTable<F>& table, Seat seat) {
    return static_cast<int>(trails_of(setup, table, seat).longest().size());
}

}  // namespace lw::isles
