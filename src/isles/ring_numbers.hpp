// The numbers that hexes and corners of a ring board go by (rules C.2): from the centre outwards, each ring
// counter-clockwise from the east.
#pragma once

#include "isles/topology.hpp"

#include <array>
#include <cstdint>

namespace lw::isles {

struct RingNumbers {
    /// 4..6 for a whole ring board of that size around (0,0); 0 for any other board, which uses axial names.
    std::uint8_t rings = 0;
    std::array<std::uint8_t, kMaxHexes> of_hex{};
    std::array<std::uint8_t, kMaxVertices> of_vertex{};

    /// None where there is no such number on this board.
    [[nodiscard]] HexId hex(int number) const;
    [[nodiscard]] VertexId vertex(int number) const;
};

[[nodiscard]] RingNumbers make_ring_numbers(const Topology& topology);

/// Corners of a board of that many rings (1..6) in the order of their numbers.
[[nodiscard]] base::Bounded<VertexName, kMaxVertices> ring_vertices(int rings);

}  // namespace lw::isles
