#include "isles/topology.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdlib>
#include <vector>

namespace lw::isles {

namespace {

template <class IdType, class Name, std::size_t N>
IdType find_name(const std::array<Name, N>& names, std::uint16_t count, const Name& name) {
    for (std::uint16_t i = 0; i < count; ++i) {
        if (names[i] == name) return IdType{i};
    }
    return {};
}

constexpr int kReach = 60;  // of hexes about (0,0): names of corners one hex farther still fit eight bits

/// Ids by the name of a hex or corner: none where nothing was put. For boards within kReach, and what lies beside them.
template <class IdType>
class Index {
public:
    IdType& operator[](Hex hex) { return at(hex, 0); }
    IdType& operator[](VertexName name) { return at(name.hex, name.south ? 1 : 0); }

private:
    static constexpr int kMost = kReach + 3;  // corners beside the corners of a hex are named after hexes so far from it
    static constexpr int kSide = 2 * kMost + 1;

    IdType& at(Hex hex, int which) {
        assert(std::max(std::abs(hex.q), std::abs(hex.r)) <= kMost);
        return ids_[static_cast<std::size_t>(((hex.q + kMost) * kSide + hex.r + kMost) * 2 + which)];
    }

    std::vector<IdType> ids_ = std::vector<IdType>(2 * kSide * kSide);
};

/// Meets the hexes one after another, in the order that topology.hpp promises.
class Builder {
public:
    explicit Builder(const base::Bounded<Hex, kMaxHexes>& hexes) {
        for (const Hex hex : hexes) {
            hex_of_[hex] = HexId{topology_.hex_count};
            topology_.hex_name[topology_.hex_count++] = hex;
        }
        for (std::uint16_t h = 0; h < topology_.hex_count; ++h) meet_hex(HexId{h});
        for (std::uint16_t v = 0; v < topology_.vertex_count; ++v) link_vertex(VertexId{v});
    }

    [[nodiscard]] const Topology& topology() const { return topology_; }

private:
    void meet_hex(HexId id) {
        const std::size_t h = id.index();
        const Hex hex = topology_.hex_name[h];
        for (unsigned corner = 0; corner < 6; ++corner) {
            topology_.hex_vertices[h][corner] = meet_vertex(corner_of(hex, static_cast<Corner>(corner)));
        }
        for (unsigned side = 0; side < 6; ++side) {
            const auto ends = ends_of(hex, static_cast<Side>(side));
            meet_edge(edge_between(ends[0], ends[1]), id);
        }
        for (const Hex direction : kDirections) {
            if (const HexId neighbour = hex_of_[hex + direction]; neighbour.valid()) topology_.hex_neighbours[h].push_back(neighbour);
        }
    }

    VertexId meet_vertex(VertexName name) {
        VertexId& vertex = vertex_of_[name];
        if (!vertex.valid()) {
            assert(topology_.vertex_count < kMaxVertices);
            vertex = VertexId{topology_.vertex_count++};
            topology_.vertex_name[vertex.index()] = name;
        }
        return vertex;
    }

    void meet_edge(EdgeName name, HexId hex) {
        const VertexId a = vertex_of_[name.a];
        const VertexId b = vertex_of_[name.b];
        EdgeId edge = edge_met_between(a, b);
        if (!edge.valid()) {
            assert(topology_.edge_count < kMaxEdges);
            edge = EdgeId{topology_.edge_count++};
            topology_.edge_name[edge.index()] = name;
            topology_.edge_vertices[edge.index()] = {a, b};
            met_[a.index()].push_back(edge);
            met_[b.index()].push_back(edge);
        }
        topology_.edge_hexes[edge.index()].push_back(hex);
    }

    [[nodiscard]] EdgeId edge_met_between(VertexId a, VertexId b) const {
        for (const EdgeId edge : met_[a.index()]) {
            if (topology_.other_end(edge, a) == b) return edge;
        }
        return {};
    }

    void link_vertex(VertexId vertex) {
        const VertexName name = topology_.vertex_name[vertex.index()];
        for (const Hex hex : hexes_of(name)) {
            if (const HexId id = hex_of_[hex]; id.valid()) topology_.vertex_hexes[vertex.index()].push_back(id);
        }
        // An edge is on the board when one of its hexes is (rules 0.3.5), so look for the edge, not for the vertex.
        for (const VertexName name_of_other : neighbours_of(name)) {
            const VertexId other = vertex_of_[name_of_other];
            const EdgeId edge = edge_met_between(vertex, other);
            if (!edge.valid()) continue;
            topology_.vertex_neighbours[vertex.index()].push_back(other);
            topology_.vertex_edges[vertex.index()].push_back(edge);
        }
    }

    Topology topology_;
    Index<HexId> hex_of_;
    Index<VertexId> vertex_of_;
    std::array<base::Bounded<EdgeId, 3>, kMaxVertices> met_{};  ///< edges at each vertex, in the order in which they were met
};

}  // namespace

HexId Topology::find(Hex hex) const { return find_name<HexId>(hex_name, hex_count, hex); }
VertexId Topology::find(VertexName vertex) const { return find_name<VertexId>(vertex_name, vertex_count, vertex); }
EdgeId Topology::find(EdgeName edge) const { return find_name<EdgeId>(edge_name, edge_count, edge); }

bool fits_topology(const base::Bounded<Hex, kMaxHexes>& hexes) {
    Index<HexId> seen;
    Index<VertexId> corners;
    std::uint16_t hex_count = 0;
    std::uint16_t vertices = 0;
    int edges = 0;
    for (const Hex hex : hexes) {
        if (std::max({std::abs(hex.q), std::abs(hex.r), std::abs(hex.q + hex.r)}) > kReach) return false;
        if (seen[hex].valid()) return false;
        seen[hex] = HexId{hex_count++};
        for (unsigned corner = 0; corner < 6; ++corner) {
            VertexId& vertex = corners[corner_of(hex, static_cast<Corner>(corner))];
            if (!vertex.valid()) vertex = VertexId{vertices++};
        }
        // A side that an earlier hex has, too, is no other edge.
        for (const Hex direction : kDirections) edges += seen[hex + direction].valid() ? 0 : 1;
    }
    return vertices <= kMaxVertices && edges <= kMaxEdges;
}

Topology make_topology(const base::Bounded<Hex, kMaxHexes>& hexes) { return Builder(hexes).topology(); }

}  // namespace lw::isles
