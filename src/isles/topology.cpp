#include "isles/topology.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>

namespace lw::isles {

namespace {

template <class IdType, class Name, std::size_t N>
IdType find_name(const std::array<Name, N>& names, std::uint16_t count, const Name& name) {
    for (std::uint16_t i = 0; i < count; ++i) {
        if (names[i] == name) return IdType{i};
    }
    return {};
}

VertexId meet_vertex(Topology& t, VertexName name) {
    if (const VertexId known = t.find(name); known.valid()) return known;
    assert(t.vertex_count < kMaxVertices);
    t.vertex_name[t.vertex_count] = name;
    return VertexId{t.vertex_count++};
}

void meet_edge(Topology& t, VertexName a, VertexName b, HexId hex) {
    const EdgeName name = edge_between(a, b);
    EdgeId edge = t.find(name);
    if (!edge.valid()) {
        assert(t.edge_count < kMaxEdges);
        edge = EdgeId{t.edge_count++};
        t.edge_name[edge.index()] = name;
        t.edge_vertices[edge.index()] = {t.find(name.a), t.find(name.b)};
    }
    t.edge_hexes[edge.index()].push_back(hex);
}

void link_vertex(Topology& t, VertexId vertex) {
    const VertexName name = t.vertex_name[vertex.index()];
    for (const Hex hex : hexes_of(name)) {
        if (const HexId id = t.find(hex); id.valid()) t.vertex_hexes[vertex.index()].push_back(id);
    }
    // An edge is on the board when one of its hexes is (rules 0.3.5), so look for the edge, not for the vertex.
    for (const VertexName other : neighbours_of(name)) {
        const EdgeId edge = t.find(edge_between(name, other));
        if (!edge.valid()) continue;
        t.vertex_neighbours[vertex.index()].push_back(t.find(other));
        t.vertex_edges[vertex.index()].push_back(edge);
    }
}

}  // namespace

HexId Topology::find(Hex hex) const { return find_name<HexId>(hex_name, hex_count, hex); }
VertexId Topology::find(VertexName vertex) const { return find_name<VertexId>(vertex_name, vertex_count, vertex); }
EdgeId Topology::find(EdgeName edge) const { return find_name<EdgeId>(edge_name, edge_count, edge); }

bool fits_topology(const base::Bounded<Hex, kMaxHexes>& hexes) {
    constexpr int kReach = 60;  // names of neighbouring corners must fit eight bits
    base::Bounded<VertexName, 6 * kMaxHexes> vertices;
    base::Bounded<EdgeName, 6 * kMaxHexes> edges;
    for (std::size_t i = 0; i < hexes.size(); ++i) {
        const Hex hex = hexes[i];
        const int s = hex.q + hex.r;
        if (std::max({hex.q < 0 ? -hex.q : +hex.q, hex.r < 0 ? -hex.r : +hex.r, s < 0 ? -s : s}) > kReach) return false;
        if (std::find(hexes.begin(), hexes.begin() + i, hex) != hexes.begin() + i) return false;
        for (unsigned side = 0; side < 6; ++side) {
            const auto ends = ends_of(hex, static_cast<Side>(side));
            const EdgeName edge = edge_between(ends[0], ends[1]);
            if (!vertices.contains(ends[0])) vertices.push_back(ends[0]);
            if (!edges.contains(edge)) edges.push_back(edge);
        }
    }
    return vertices.size() <= kMaxVertices && edges.size() <= kMaxEdges;
}

Topology make_topology(const base::Bounded<Hex, kMaxHexes>& hexes) {
    Topology t;
    for (const Hex hex : hexes) t.hex_name[t.hex_count++] = hex;
    for (std::uint16_t h = 0; h < t.hex_count; ++h) {
        const Hex hex = t.hex_name[h];
        for (unsigned corner = 0; corner < 6; ++corner) {
            t.hex_vertices[h][corner] = meet_vertex(t, corner_of(hex, static_cast<Corner>(corner)));
        }
        for (unsigned side = 0; side < 6; ++side) {
            const auto ends = ends_of(hex, static_cast<Side>(side));
            meet_edge(t, ends[0], ends[1], HexId{h});
        }
        for (const Hex direction : kDirections) {
            if (const HexId id = t.find(hex + direction); id.valid()) t.hex_neighbours[h].push_back(id);
        }
    }
    for (std::uint16_t v = 0; v < t.vertex_count; ++v) link_vertex(t, VertexId{v});
    return t;
}

}  // namespace lw::isles
