// Sizes and counts of every island (rules 1.1, 1.2, C): which hexes, how many of each terrain, token and harbour.
#include "isles/generate.hpp"

#include <algorithm>
#include <cassert>

namespace lw::isles {

namespace {

constexpr int kStandardRings = 3;
constexpr std::array<int, 6> kTerrain19{3, 4, 4, 4, 3, 1};
constexpr std::array<int, 6> kTerrain30{5, 6, 6, 6, 5, 2};
constexpr std::array<std::uint8_t, 10> kNumbers{2, 3, 4, 5, 6, 8, 9, 10, 11, 12};

using Tokens = base::Bounded<std::uint8_t, kMaxHexes>;

/// One further ring's share of tokens (rules C.3): a tenth of each number, and the remainder according to its size.
int tokens_in_ring(int size, std::uint8_t number) {
    const bool rare = number == 2 || number == 12;
    const bool middling = number == 3 || number == 4 || number == 11;
    const int left = size % 10;
    const bool one_more = (left == 8 && !rare) || (left == 6 && !rare && !middling);
    return size / 10 + (one_more ? 1 : 0);
}

Tokens ring_tokens(int rings) {
    Tokens tokens;
    for (const std::uint8_t number : kNumbers) {
        int count = number == 2 || number == 12 ? 1 : 2;  // rules 1.3
        for (int ring = kStandardRings; ring < rings; ++ring) count += tokens_in_ring(6 * ring, number);
        for (int i = 0; i < count; ++i) tokens.push_back(number);
    }
    return tokens;
}

/// One further ring's terrain (rules C.3): a fifth of each kind; three left over are a pasture, fields and a forest,
/// any other remainder is desert.
void add_ring_terrain(std::array<int, 6>& counts, int size) {
    const auto at = [&counts](Terrain terrain) -> int& { return counts[static_cast<std::size_t>(terrain)]; };
    for (const Terrain producing : {Terrain::hills, Terrain::forest, Terrain::pasture, Terrain::fields, Terrain::mountains}) {
        at(producing) += size / 5;
    }
    if (size % 5 != 3) {
        at(Terrain::desert) += size % 5;
        return;
    }
    for (const Terrain one : {Terrain::pasture, Terrain::fields, Terrain::forest}) ++at(one);
}

}  // namespace

Island usual_island(int seats) {
    if (seats <= 4) return Island::standard19;
    return seats <= 6 ? Island::extension30 : Island::rings4;
}

int rings_of(Island island) {
    switch (island) {
        case Island::standard19: return kStandardRings;
        case Island::extension30: return 0;
        case Island::rings4: return 4;
        case Island::rings5: return 5;
        case Island::rings6: return 6;
    }
    return 0;
}

std::array<int, 6> terrain_counts(Island island) {
    if (island == Island::extension30) return kTerrain30;
    std::array<int, 6> counts = kTerrain19;
    for (int ring = kStandardRings; ring < rings_of(island); ++ring) add_ring_terrain(counts, 6 * ring);
    return counts;
}

Tokens tokens_of(Island island) {
    switch (island) {
        case Island::standard19: return {5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11};
        case Island::extension30: return {2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12, 10, 5, 4, 9, 5, 9, 12, 3, 2, 6};
        default: return ring_tokens(rings_of(island));
    }
}

HarbourCounts harbour_counts(int coastal_edges) {
    const int harbours = coastal_edges * 6 / 10 / 2;
    const int half = harbours / 2;
    const int specific = half + (kResources - half % kResources) % kResources;
    return {specific, harbours - specific};
}

base::Bounded<Hex, kMaxHexes> ring_hexes(int rings) {
    assert(rings >= 1 && rings <= 6);
    // Ring i: from (i,0), i steps each to the north-west, west, south-west, south-east, east, north-east.
    constexpr std::array<Side, 6> kWalk{Side::nw, Side::w, Side::sw, Side::se, Side::e, Side::ne};
    base::Bounded<Hex, kMaxHexes> hexes{Hex{0, 0}};
    for (int ring = 1; ring < rings; ++ring) {
        Hex at{ring, 0};
        for (const Side side : kWalk) {
            for (int step = 0; step < ring; ++step) {
                hexes.push_back(at);
                at = at + kDirections[static_cast<std::size_t>(side)];
            }
        }
    }
    return hexes;
}

base::Bounded<Shore, kMaxVertices> coast_of(const base::Bounded<Hex, kMaxHexes>& hexes) {
    const auto neighbour = [](Hex hex, unsigned side) { return hex + kDirections[side % 6]; };
    base::Bounded<Shore, kMaxVertices> coast;
    const Hex start = hexes[0];
    // In reading order the first hex has the sea to its north-west.
    unsigned side = static_cast<unsigned>(Side::nw);
    for (Hex at = start; !(at == start && side == static_cast<unsigned>(Side::nw) && !coast.empty());) {
        coast.push_back({at, static_cast<Side>(side)});
        const Hex ahead = neighbour(at, side + 1);
        if (hexes.contains(ahead)) {
            at = ahead;
            side = (side + 5) % 6;  // its side at the same corner
        } else {
            side = (side + 1) % 6;
        }
    }
    return coast;
}

}  // namespace lw::isles
