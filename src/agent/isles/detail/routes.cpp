#include "agent/isles/detail/routes.hpp"

#include <algorithm>
#include <array>

namespace lw::agent {

using namespace isles;

namespace {

constexpr int kFar = 3;

bool foreign(const Table& table, VertexId v, Seat seat) {
    const Seat owner = table.sites[v.index()].owner;
    return owner.valid() && owner != seat;
}

/// The corners that the seat's roads and buildings reach and from which it may build on.
std::vector<VertexId> network(const Setup& setup, const Table& table, Seat seat) {
    std::vector<VertexId> out;
    for (std::uint16_t v = 0; v < setup.topology.vertex_count; ++v) {
        bool mine = table.sites[v].owner == seat;
        for (const EdgeId e : setup.topology.vertex_edges[v]) mine = mine || table.roads[e.index()] == seat;
        if (mine && !foreign(table, VertexId{v}, seat)) out.push_back(VertexId{v});
    }
    return out;
}

}  // namespace

std::vector<Route> routes(const Setup& setup, const Table& table, Seat seat, int roads_left) {
    std::array<bool, kMaxVertices> seen{};
    std::vector<Route> out;
    std::vector<Route> queue;
    for (const VertexId v : network(setup, table, seat)) {
        seen[v.index()] = true;
        queue.push_back({v, EdgeId{}, 0});
    }
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const Route here = queue[i];
        if (site_free(table, here.site)) out.push_back(here);
        if (here.length >= std::min(kFar, roads_left)) continue;
        const auto& neighbours = setup.topology.vertex_neighbours[here.site.index()];
        const auto& edges = setup.topology.vertex_edges[here.site.index()];
        for (std::size_t k = 0; k < neighbours.size(); ++k) {
            const VertexId next = neighbours[k];
            if (seen[next.index()] || table.roads[edges[k].index()].valid() || foreign(table, next, seat)) continue;
            seen[next.index()] = true;
            queue.push_back({next, here.length == 0 ? edges[k] : here.first, here.length + 1});
        }
    }
    return out;
}

EdgeId lengthening_road(const Setup& setup, const Table& table, Seat seat) {
    const int now = table.players[seat.index()].road_length;
    for (std::uint16_t e = 0; e < setup.topology.edge_count; ++e) {
        if (table.roads[e].valid() || !road_connects(table, seat, EdgeId{e})) continue;
        if (longest_road_length_with(setup, table, seat, EdgeId{e}) > now) return EdgeId{e};
    }
    return EdgeId{};
}

}  // namespace lw::agent
