// Places of an island and the spiral over them (rules 2.4, 2.5).
#include "isles/generate.hpp"

#include <algorithm>
#include <cassert>

namespace lw::isles {

namespace {

using Hexes = base::Bounded<Hex, kMaxHexes>;

struct Row {
    int r;
    int first_q;
    int last_q;
};
constexpr std::array<Row, 7> kRows30{Row{-3, 0, 2}, Row{-2, -1, 2}, Row{-1, -2, 2}, Row{0, -3, 2},
                                     Row{1, -3, 1}, Row{2, -3, 0},  Row{3, -3, -1}};

Hexes hexes_of_rows(const std::array<Row, 7>& rows) {
    Hexes hexes;
    for (const Row& row : rows) {
        for (int q = row.first_q; q <= row.last_q; ++q) hexes.push_back(Hex{q, row.r});
    }
    return hexes;
}

Hex towards(Hex from, int direction) { return from + kDirections[static_cast<std::size_t>((direction + 12) % 6)]; }

/// Once round the outline of `left` from `start`, keeping the sea on one side: `sea` is +1 when the sea lies
/// clockwise of the heading (a counter-clockwise walk), -1 when the walk is clockwise.
Hexes outline(const Hexes& left, Hex start, int sea) {
    Hexes ring{start};
    int heading = 0;
    while (heading < 6 && !(left.contains(towards(start, heading)) && !left.contains(towards(start, heading + sea)))) {
        ++heading;
    }
    if (heading == 6) return ring;  // nothing beside it: the last hex in the middle
    for (Hex at = towards(start, heading); at != start; at = towards(at, heading)) {
        ring.push_back(at);
        heading += 2 * sea;
        while (!left.contains(towards(at, heading))) heading -= sea;
        heading = (heading + 12) % 6;
    }
    return ring;
}

Hex next_start(const Hexes& left, Hex last, Hex start) {
    for (const Hex hex : left) {
        bool by_last = false;
        bool by_start = false;
        for (const Hex direction : kDirections) {
            by_last = by_last || hex + direction == last;
            by_start = by_start || hex + direction == start;
        }
        if (by_last && by_start) return hex;
    }
    assert(false);
    return left[0];
}

}  // namespace

Hexes island_hexes(Island island) {
    if (island == Island::extension30) return hexes_of_rows(kRows30);
    Hexes hexes = ring_hexes(rings_of(island));
    std::sort(hexes.begin(), hexes.end(), reading_order);
    return hexes;
}

std::array<Hex, 6> spiral_starts(Island island) {
    if (island == Island::extension30) {
        return {Hex{0, -3}, Hex{2, -3}, Hex{2, 0}, Hex{-1, 3}, Hex{-3, 3}, Hex{-3, 0}};
    }
    const int reach = rings_of(island) - 1;
    return {Hex{0, -reach}, Hex{reach, -reach}, Hex{reach, 0}, Hex{0, reach}, Hex{-reach, reach}, Hex{-reach, 0}};
}

Hexes spiral_order(Island island, Hex start, SpiralDirection direction) {
    const int sea = direction == SpiralDirection::counter_clockwise ? 1 : -1;
    Hexes left = island_hexes(island);
    Hexes order;
    while (true) {
        const Hexes ring = outline(left, start, sea);
        Hexes inner;
        for (const Hex hex : left) {
            if (!ring.contains(hex)) inner.push_back(hex);
        }
        for (const Hex hex : ring) order.push_back(hex);
        if (inner.empty()) return order;
        left = inner;
        start = next_start(left, ring.back(), start);
    }
}

void lay_spiral(Layout& layout, Island island, Hex start, SpiralDirection direction) {
    const auto tokens = tokens_of(island);
    std::size_t next = 0;
    for (const Hex hex : spiral_order(island, start, direction)) {
        Tile* tile = layout.tile_at(hex);
        assert(tile != nullptr);
        tile->token = tile->terrain == Terrain::desert || next == tokens.size() ? std::uint8_t{0} : tokens[next++];
    }
}

}  // namespace lw::isles
