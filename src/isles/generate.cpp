#include "isles/generate.hpp"

#include "isles/generate_parts.hpp"

#include <algorithm>
#include <cassert>

namespace lw::isles {

namespace {

/// How many of each terrain, in the order of Terrain (rules 1.1, 1.2).
constexpr std::array<int, 6> kTerrain19{3, 4, 4, 4, 3, 1};
constexpr std::array<int, 6> kTerrain30{5, 6, 6, 6, 5, 2};

BoardSpec mended(BoardSpec spec) {
    if (spec.island == Island::extension30) {
        spec.terrain = TerrainPlan::shuffled;
        if (spec.harbours == HarbourPlan::shuffle_frame) spec.harbours = HarbourPlan::shuffle_types;
    }
    if (spec.terrain == TerrainPlan::shuffled && spec.tokens == TokenPlan::beginner) spec.tokens = TokenPlan::spiral;
    return spec;
}

void lay_shuffled_terrain(Layout& layout, Island island, base::Rng& rng) {
    base::Bounded<Terrain, kMaxHexes> pile;
    const auto& counts = island == Island::extension30 ? kTerrain30 : kTerrain19;
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        for (int i = 0; i < counts[kind]; ++i) pile.push_back(static_cast<Terrain>(kind));
    }
    rng.shuffle(pile);
    for (const Hex hex : island_hexes(island)) {
        layout.tiles.push_back(Tile{hex, pile.back(), 0});
        pile.pop_back();
    }
}

}  // namespace

Layout generate(const BoardSpec& wanted, std::uint64_t seed) {
    const BoardSpec spec = mended(wanted);
    base::Rng rng(seed);
    Layout layout;
    if (spec.terrain == TerrainPlan::beginner) {
        layout = beginner_layout();
    } else {
        lay_shuffled_terrain(layout, spec.island, rng);
        parts::lay_fixed_harbours(layout, spec.island);
    }
    if (spec.harbours == HarbourPlan::shuffle_types) parts::shuffle_harbour_types(layout, rng);
    if (spec.harbours == HarbourPlan::shuffle_frame) parts::lay_shuffled_frame(layout, rng);

    const Hex start = spiral_starts(spec.island)[rng.below(6)];
    if (spec.tokens == TokenPlan::spiral) lay_spiral(layout, spec.island, start, spec.direction);
    if (spec.tokens == TokenPlan::random) parts::lay_random(layout, spec, rng);
    layout.robber = parts::first_desert(layout, spiral_order(spec.island, start, spec.direction));
    return layout;
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

namespace parts {

Hex first_desert(const Layout& layout, const base::Bounded<Hex, kMaxHexes>& order) {
    for (const Hex hex : order) {
        const auto* tile = std::find_if(layout.tiles.begin(), layout.tiles.end(),
                                        [hex](const Tile& t) { return t.hex == hex; });
        if (tile != layout.tiles.end() && tile->terrain == Terrain::desert) return hex;
    }
    return order[0];
}

}  // namespace parts

}  // namespace lw::isles
