// The board graph as tables, made once from the list of hexes.
//
// Ids: hexes in the order given; vertices and edges in the order in which a walk over those hexes first meets them,
// corners clockwise from the top, edges clockwise from the north-east. Saves hold ids, so this order never changes.
#pragma once

#include "base/bounded.hpp"
#include "base/id.hpp"
#include "isles/coords.hpp"
#include "isles/layout.hpp"

#include <array>
#include <cstdint>

namespace lw::isles {

using HexId = base::Id<struct HexTag>;
using VertexId = base::Id<struct VertexTag>;
using EdgeId = base::Id<struct EdgeTag>;

struct Topology {
    std::uint16_t hex_count = 0;
    std::uint16_t vertex_count = 0;
    std::uint16_t edge_count = 0;

    std::array<Hex, kMaxHexes> hex_name{};
    std::array<VertexName, kMaxVertices> vertex_name{};
    std::array<EdgeName, kMaxEdges> edge_name{};

    std::array<std::array<VertexId, 6>, kMaxHexes> hex_vertices{};  ///< clockwise from the top
    std::array<base::Bounded<HexId, 6>, kMaxHexes> hex_neighbours{};
    std::array<base::Bounded<HexId, 3>, kMaxVertices> vertex_hexes{};          ///< on the board only
    std::array<base::Bounded<VertexId, 3>, kMaxVertices> vertex_neighbours{};  ///< in step with vertex_edges
    std::array<base::Bounded<EdgeId, 3>, kMaxVertices> vertex_edges{};
    std::array<std::array<VertexId, 2>, kMaxEdges> edge_vertices{};
    std::array<base::Bounded<HexId, 2>, kMaxEdges> edge_hexes{};  ///< one on the coast, two inland

    /// None where the name is not on this board.
    [[nodiscard]] HexId find(Hex hex) const;
    [[nodiscard]] VertexId find(VertexName vertex) const;
    [[nodiscard]] EdgeId find(EdgeName edge) const;

    [[nodiscard]] VertexId other_end(EdgeId edge, VertexId vertex) const {
        const auto& ends = edge_vertices[edge.index()];
        return ends[0] == vertex ? ends[1] : ends[0];
    }
    [[nodiscard]] bool coastal(EdgeId edge) const { return edge_hexes[edge.index()].size() == 1; }
};

/// Whether the hexes are distinct, near enough for their names to fit, and within the limits of layout.hpp.
[[nodiscard]] bool fits_topology(const base::Bounded<Hex, kMaxHexes>& hexes);
/// Requires fits_topology(hexes).
[[nodiscard]] Topology make_topology(const base::Bounded<Hex, kMaxHexes>& hexes);

}  // namespace lw::isles
