// What the interface and computer players ask of a table besides its legal moves.
#include "isles/rules.hpp"
#include "isles/rules/bank.hpp"
#include "isles/rules/network.hpp"
#include "isles/rules/robber.hpp"

namespace lw::isles {

int bank_rate(const Table& table, Seat seat, Resource give) { return kBestRates[table.network.harbours[seat.index()]][give]; }

base::Bounded<EdgeId, kRoads> longest_trail(const Setup& setup, const Table& table, Seat seat) {
    base::Bounded<EdgeId, kRoads> roads;
    table.network.roads[seat.index()].for_each([&roads](int edge) {
        if (!roads.full()) roads.push_back(EdgeId{edge});
    });
    TrailFinder trails = trails_of(setup, table, seat);
    base::Bounded<EdgeId, kRoads> trail;
    for (const std::uint8_t road : trails.longest()) trail.push_back(roads[road]);
    return trail;
}

int longest_road_length(const Setup& setup, const Table& table, Seat seat) { return road_length(setup, table, seat); }

int longest_road_length_with(const Setup& setup, const Table& table, Seat seat, EdgeId at) {
    Table after = table;
    put_road(setup, after, seat, at);
    return road_length(setup, after, seat);
}

SeatSet opponents_on(const Setup& setup, const Table& table, HexId hex, Seat seat) { return opponents_beside(setup, table, hex, seat); }

bool site_free(const Table& table, VertexId at) { return !table.network.closed.has(at.index()); }

bool road_connects(const Table& table, Seat seat, EdgeId at) { return table.network.beside[seat.index()].has(at.index()); }

}  // namespace lw::isles
