#include "isles/ring_numbers.hpp"

#include "isles/generate.hpp"

#include <algorithm>

namespace lw::isles {

namespace {

constexpr int kLeastRings = 4;  // on smaller boards people know the printed places
constexpr int kMostRings = 6;

int hexes_in(int rings) { return 3 * rings * (rings - 1) + 1; }  // rules C.1

/// The size of the ring board that these hexes form, or 0.
int rings_in(const Topology& topology) {
    for (int rings = kLeastRings; rings <= kMostRings; ++rings) {
        if (topology.hex_count != hexes_in(rings)) continue;
        for (const Hex hex : ring_hexes(rings)) {
            if (!topology.find(hex).valid()) return 0;
        }
        return rings;
    }
    return 0;
}

/// The corners of the outline of `rings` rings, counter-clockwise from the bottom of its easternmost hex.
base::Bounded<VertexName, kMaxVertices> outline(int rings) {
    auto hexes = ring_hexes(rings);
    std::sort(hexes.begin(), hexes.end(), reading_order);
    base::Bounded<VertexName, kMaxVertices> corners;
    for (const Shore& shore : coast_of(hexes)) corners.push_back(ends_of(shore.hex, shore.side)[0]);
    std::reverse(corners.begin(), corners.end());
    const VertexName first{Hex{rings - 1, 0}, true};
    std::rotate(corners.begin(), std::find(corners.begin(), corners.end(), first), corners.end());
    return corners;
}

}  // namespace

base::Bounded<VertexName, kMaxVertices> ring_vertices(int rings) {
    base::Bounded<VertexName, kMaxVertices> corners;
    for (int ring = 1; ring <= rings; ++ring) {
        for (const VertexName corner : outline(ring)) corners.push_back(corner);
    }
    return corners;
}

RingNumbers make_ring_numbers(const Topology& topology) {
    RingNumbers numbers;
    numbers.rings = static_cast<std::uint8_t>(rings_in(topology));
    if (numbers.rings == 0) return numbers;
    std::uint8_t next = 0;
    for (const Hex hex : ring_hexes(numbers.rings)) numbers.of_hex[topology.find(hex).index()] = next++;
    next = 0;
    for (const VertexName corner : ring_vertices(numbers.rings)) numbers.of_vertex[topology.find(corner).index()] = next++;
    return numbers;
}

HexId RingNumbers::hex(int number) const {
    for (std::uint16_t i = 0; i < hexes_in(rings) && rings != 0; ++i) {
        if (of_hex[i] == number) return HexId{i};
    }
    return {};
}

VertexId RingNumbers::vertex(int number) const {
    for (std::uint16_t i = 0; i < 6 * rings * rings; ++i) {
        if (of_vertex[i] == number) return VertexId{i};
    }
    return {};
}

}  // namespace lw::isles
