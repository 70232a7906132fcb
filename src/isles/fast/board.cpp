#include "isles/fast/board.hpp"

namespace lw::isles::fast {

namespace {

/// Four, three with a general harbour, two with the resource's own.
Counts rates_with(unsigned harbours) {
    const bool general = ((harbours >> static_cast<unsigned>(HarbourKind::any)) & 1U) != 0;
    Counts rates;
    for (unsigned r = 0; r < kResources; ++r) {
        const bool own = ((harbours >> r) & 1U) != 0;
        rates += Counts::some(r, own ? 2 : general ? 3 : 4);
    }
    return rates;
}

}  // namespace

template <class Shape>
bool Board<Shape>::fits(const Setup& setup) {
    const Topology& t = setup.topology;
    return t.hex_count <= Shape::kHexes && t.vertex_count <= Shape::kVertices && t.edge_count <= Shape::kEdges &&
           setup.config.seats <= Shape::kSeats;
}

template <class Shape>
Board<Shape>::Board(const Setup& rules)
    : setup(&rules), seats(rules.config.seats), target(rules.config.settings.victory_target),
      vertices(Vertices::below(rules.topology.vertex_count)), near{}, edges_at{}, ends{}, corners{}, producing{},
      starting_cards{}, harbour{}, rates{} {
    const Topology& t = rules.topology;
    for (std::uint16_t v = 0; v < t.vertex_count; ++v) {
        near[v].add(v);
        for (const VertexId neighbour : t.vertex_neighbours[v]) near[v].add(neighbour.index());
        for (const EdgeId edge : t.vertex_edges[v]) edges_at[v].add(edge.index());
        for (const HexId hex : t.vertex_hexes[v]) {
            if (const auto yields = yield_of(rules.terrain[hex.index()])) {
                starting_cards[v] += Counts::one(static_cast<unsigned>(*yields));
            }
        }
        if (rules.harbour[v] != HarbourKind::none) {
            harbour[v] = static_cast<std::uint8_t>(1U << static_cast<unsigned>(rules.harbour[v]));
        }
    }
    for (std::uint16_t e = 0; e < t.edge_count; ++e) {
        ends[e] = {t.edge_vertices[e][0].index(), t.edge_vertices[e][1].index()};
    }
    for (std::uint16_t h = 0; h < t.hex_count; ++h) {
        for (std::size_t i = 0; i < 6; ++i) corners[h][i] = t.hex_vertices[h][i].index();
        const auto yields = yield_of(rules.terrain[h]);
        if (!yields || rules.token[h] == 0) continue;
        producing[rules.token[h]].push_back(
            {static_cast<std::uint8_t>(h), static_cast<std::uint8_t>(*yields), corners[h]});
    }
    for (unsigned owned = 0; owned < rates.size(); ++owned) rates[owned] = rates_with(owned);
}

template struct Board<StandardShape>;
template struct Board<ExtensionShape>;
template struct Board<LargeShape>;

}  // namespace lw::isles::fast
