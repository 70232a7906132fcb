#include "isles/generate.hpp"

#include "isles/detail/generate_parts.hpp"

#include <algorithm>
#include <cassert>

namespace lw::isles {

namespace {

void lay_shuffled_terrain(Layout& layout, Island island, base::Rng& rng) {
    base::Bounded<Terrain, kMaxHexes> pile;
    const auto counts = terrain_counts(island);
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        for (int i = 0; i < counts[kind]; ++i) pile.push_back(static_cast<Terrain>(kind));
    }
    rng.shuffle(pile);
    for (const Hex hex : island_hexes(island)) {
        layout.tiles.push_back(Tile{hex, pile.back(), 0});
        pile.pop_back();
    }
}

Hex random_desert(const Layout& layout, base::Rng& rng) {
    base::Bounded<Hex, kMaxHexes> deserts;
    for (const Tile& tile : layout.tiles) {
        if (tile.terrain == Terrain::desert) deserts.push_back(tile.hex);
    }
    return deserts[rng.below(static_cast<std::uint32_t>(deserts.size()))];
}

}  // namespace

BoardSpec mended(const BoardSpec& wanted) {
    BoardSpec spec = wanted;
    if (rings_of(spec.island) > 3) {
        spec.terrain = TerrainPlan::shuffled;
        spec.tokens = TokenPlan::random;
        spec.harbours = HarbourPlan::random;
    }
    if (spec.island == Island::extension30) {
        spec.terrain = TerrainPlan::shuffled;
        if (spec.harbours == HarbourPlan::shuffle_frame) spec.harbours = HarbourPlan::shuffle_types;
    }
    if (spec.terrain == TerrainPlan::shuffled && spec.tokens == TokenPlan::beginner) spec.tokens = TokenPlan::spiral;
    return spec;
}

Layout generate(const BoardSpec& wanted, std::uint64_t seed) {
    const BoardSpec spec = mended(wanted);
    base::Rng rng(seed);
    Layout layout;
    if (spec.terrain == TerrainPlan::beginner) {
        layout = beginner_layout();
    } else {
        lay_shuffled_terrain(layout, spec.island, rng);
        if (spec.harbours != HarbourPlan::random) parts::lay_fixed_harbours(layout, spec.island);
    }
    if (spec.harbours == HarbourPlan::shuffle_types) parts::shuffle_harbour_types(layout, rng);
    if (spec.harbours == HarbourPlan::shuffle_frame) parts::lay_shuffled_frame(layout, rng);
    if (spec.harbours == HarbourPlan::random) parts::lay_random_harbours(layout, spec.island, rng);

    const Hex start = spiral_starts(spec.island)[rng.below(6)];
    if (spec.tokens == TokenPlan::spiral) lay_spiral(layout, spec.island, start, spec.direction);
    if (spec.tokens == TokenPlan::random) parts::lay_random(layout, spec, rng);
    layout.robber = rings_of(spec.island) > 3 ? random_desert(layout, rng)
                                              : parts::first_desert(layout, spiral_order(spec.island, start, spec.direction));
    return layout;
}

namespace parts {

Hex first_desert(const Layout& layout, const base::Bounded<Hex, kMaxHexes>& order) {
    const auto* found = std::find_if(order.begin(), order.end(), [&layout](Hex hex) {
        const Tile* tile = layout.tile_at(hex);
        return tile != nullptr && tile->terrain == Terrain::desert;
    });
    return found == order.end() ? order[0] : *found;
}

}  // namespace parts

}  // namespace lw::isles
