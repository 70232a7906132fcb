// Who may build what where, and buy (rules 3, 8).
#include "isles/judge.hpp"

namespace lw::isles {

namespace {

bool occupied(const Table& table, VertexId at) { return table.sites[at.index()].building != Building::none; }

bool own_road_at(const Facts& facts, VertexId at) {
    for (const EdgeId edge : facts.setup.topology.vertex_edges[at.index()]) {
        if (facts.table.roads[edge.index()] == facts.seat) return true;
    }
    return false;
}

Reason judge_price(const Facts& facts, const Cards& price) {
    return facts.own.hand.contains(price) ? Reason::ok : Reason::cannot_afford;
}

Reason judge_setup_road(const Facts& facts, EdgeId at) {
    if (facts.table.roads[at.index()].valid()) return Reason::occupied;
    const auto& ends = facts.setup.topology.edge_vertices[at.index()];
    const VertexId last = facts.table.last_settlement;
    return ends[0] == last || ends[1] == last ? Reason::ok : Reason::wrong_settlement;
}

}  // namespace

bool site_free(const Setup& setup, const Table& table, VertexId at) {
    if (occupied(table, at)) return false;
    for (const VertexId near : setup.topology.vertex_neighbours[at.index()]) {
        if (occupied(table, near)) return false;
    }
    return true;
}

bool road_connects(const Setup& setup, const Table& table, Seat seat, EdgeId at) {
    for (const VertexId end : setup.topology.edge_vertices[at.index()]) {
        const Site& site = table.sites[end.index()];
        if (site.building != Building::none) {
            if (site.owner == seat) return true;
            continue;  // rules 8.3: not through an opponent's building
        }
        for (const EdgeId edge : setup.topology.vertex_edges[end.index()]) {
            if (edge != at && table.roads[edge.index()] == seat) return true;
        }
    }
    return false;
}

bool any_road_place(const Setup& setup, const Table& table, Seat seat) {
    for (std::uint16_t e = 0; e < setup.topology.edge_count; ++e) {
        if (!table.roads[e].valid() && road_connects(setup, table, seat, EdgeId{e})) return true;
    }
    return false;
}

Reason judge_site(const Facts& facts, VertexId at, bool connected) {
    if (at.value >= facts.setup.topology.vertex_count) return Reason::not_on_board;
    if (occupied(facts.table, at)) return Reason::occupied;
    if (!site_free(facts.setup, facts.table, at)) return Reason::too_close;
    return !connected || own_road_at(facts, at) ? Reason::ok : Reason::not_connected;
}

Reason judge_road_place(const Facts& facts, EdgeId at) {
    if (at.value >= facts.setup.topology.edge_count) return Reason::not_on_board;
    if (facts.table.roads[at.index()].valid()) return Reason::occupied;
    return road_connects(facts.setup, facts.table, facts.seat, at) ? Reason::ok : Reason::not_connected;
}

Reason judge(const Facts& facts, const BuildSettlement& action) {
    const bool placing = facts.table.phase == Phase::setup_settlement;
    if (const Reason r = in_phase(facts, placing ? Phase::setup_settlement : Phase::main); r != Reason::ok)
        return r;
    if (facts.table.players[facts.seat.index()].settlements_left == 0) return Reason::no_pieces_left;
    if (const Reason r = judge_site(facts, action.at, !placing); r != Reason::ok) return r;
    return placing ? Reason::ok : judge_price(facts, kSettlementCost);
}

Reason judge(const Facts& facts, const BuildRoad& action) {
    const Phase now = facts.table.phase;
    const bool placing = now == Phase::setup_road;
    const bool free = now == Phase::free_road;
    if (const Reason r = in_phase(facts, placing || free ? now : Phase::main); r != Reason::ok) return r;
    if (action.at.value >= facts.setup.topology.edge_count) return Reason::not_on_board;
    if (facts.table.players[facts.seat.index()].roads_left == 0) return Reason::no_pieces_left;
    if (placing) return judge_setup_road(facts, action.at);
    if (const Reason r = judge_road_place(facts, action.at); r != Reason::ok) return r;
    return free ? Reason::ok : judge_price(facts, kRoadCost);
}

Reason judge(const Facts& facts, const BuildCity& action) {
    if (const Reason r = in_phase(facts, Phase::main); r != Reason::ok) return r;
    if (action.at.value >= facts.setup.topology.vertex_count) return Reason::not_on_board;
    if (facts.table.players[facts.seat.index()].cities_left == 0) return Reason::no_pieces_left;
    const Site& site = facts.table.sites[action.at.index()];
    if (site.building != Building::settlement || site.owner != facts.seat) return Reason::not_own_settlement;
    return judge_price(facts, kCityCost);
}

Reason judge(const Facts& facts, const BuyCard& /*action*/) {
    if (const Reason r = in_phase(facts, Phase::main); r != Reason::ok) return r;
    if (facts.deck_size() == 0) return Reason::deck_empty;
    return judge_price(facts, kCardCost);
}

}  // namespace lw::isles
