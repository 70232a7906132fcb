// A seat's longest trail on the table (rules 10.1-10.3).
#include "isles/rules.hpp"
#include "isles/trail.hpp"

namespace lw::isles {

namespace {

using OwnRoads = base::Bounded<EdgeId, kRoads>;

bool open(const Table& table, Seat seat, VertexId at) {
    const Site& site = table.sites[at.index()];
    return site.building == Building::none || site.owner == seat;
}

OwnRoads roads_of(const Setup& setup, const Table& table, Seat seat) {
    OwnRoads roads;
    for (std::uint16_t e = 0; e < setup.topology.edge_count && !roads.full(); ++e) {
        if (table.roads[e] == seat) roads.push_back(EdgeId{e});
    }
    return roads;
}

TrailFinder finder(const Setup& setup, const Table& table, Seat seat, const OwnRoads& roads) {
    TrailFinder trails;
    for (const EdgeId road : roads) {
        const auto& [a, b] = setup.topology.edge_vertices[road.index()];
        trails.add_road(a.index(), open(table, seat, a), b.index(), open(table, seat, b));
    }
    return trails;
}

}  // namespace

base::Bounded<EdgeId, kRoads> longest_trail(const Setup& setup, const Table& table, Seat seat) {
    const OwnRoads roads = roads_of(setup, table, seat);
    TrailFinder trails = finder(setup, table, seat, roads);
    OwnRoads trail;
    for (const std::uint8_t road : trails.longest()) trail.push_back(roads[road]);
    return trail;
}

int longest_road_length(const Setup& setup, const Table& table, Seat seat) {
    TrailFinder trails = finder(setup, table, seat, roads_of(setup, table, seat));
    return static_cast<int>(trails.longest().size());
}

}  // namespace lw::isles
