#include "cli/scenario/fixtures.hpp"

#include "cli/scenario/failure.hpp"
#include "isles/generate.hpp"

namespace lw::cli {

namespace {

using isles::Building;
using isles::VertexName;

/// For each colour the far ends of the roads at its first and second settlement; chosen for the tests, since the
/// printed directions are not established.
constexpr std::array<std::array<VertexName, 2>, 4> kRoadEnds{{
    {VertexName{{0, -2}, true}, VertexName{{-2, 0}, true}},
    {VertexName{{0, 1}, true}, VertexName{{-2, 1}, true}},
    {VertexName{{1, 1}, false}, VertexName{{0, -1}, true}},
    {VertexName{{2, -1}, false}, VertexName{{0, 0}, true}},
}};

void place(World& world, Seat seat, VertexName at, VertexName road_end) {
    const isles::Topology& topology = world.setup().topology;
    isles::Table& table = world.edit().table;
    const isles::VertexId vertex = topology.find(at);
    const isles::EdgeId edge = topology.find(isles::edge_between(at, road_end));
    if (!vertex.valid() || !edge.valid()) throw Failure("the beginner pieces do not fit on this board");
    table.sites[vertex.index()] = {Building::settlement, seat};
    table.roads[edge.index()] = seat;
}

isles::Resources starting_resources(const isles::Setup& setup, VertexName at) {
    isles::Resources cards;
    for (const isles::HexId hex : setup.topology.vertex_hexes[setup.topology.find(at).index()]) {
        const auto resource = isles::yield_of(setup.terrain[hex.index()]);
        if (resource) ++cards[*resource];
    }
    return cards;
}

}  // namespace

void place_beginner_pieces(World& world) {
    const auto starts = isles::beginner_starts();
    const int seats = world.seats();
    if (seats != 3 && seats != 4) throw Failure("the beginner pieces are for three or four seats");
    for (int i = 0; i < seats; ++i) {
        const auto colour = static_cast<std::size_t>(seats == 3 ? i + 1 : i);  // rules 2.3: three play without red
        place(world, Seat(i), starts[colour].first, kRoadEnds[colour][0]);
        place(world, Seat(i), starts[colour].second, kRoadEnds[colour][1]);
        world.edit().secrets.holdings[static_cast<std::size_t>(i)].hand = starting_resources(world.setup(), starts[colour].second);
    }
    isles::Table& table = world.edit().table;
    if (!table.first.valid()) table.first = Seat(0);
    table.turn = Seat(0);
    table.turn_number = 1;
    table.setup_step = static_cast<std::uint8_t>(2 * seats);
    table.phase = isles::Phase::main;
    table.rolled = true;
    table.dice = {1, 1};
}

}  // namespace lw::cli
