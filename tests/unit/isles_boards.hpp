// Boards that the tests of the isles share.
#pragma once

#include "isles/generate.hpp"
#include "isles/setup.hpp"

#include <algorithm>
#include <cstdint>
#include <map>

namespace lw::isles {

inline VertexName n(int q, int r) { return {Hex{q, r}, false}; }
inline VertexName s(int q, int r) { return {Hex{q, r}, true}; }

inline Config beginner_config(int seats = 4) {
    Config config;
    config.seats = static_cast<std::uint8_t>(seats);
    config.layout = beginner_layout();
    return config;
}

inline const Tile& tile_at(const Layout& layout, Hex hex) {
    return *std::find_if(layout.tiles.begin(), layout.tiles.end(), [hex](const Tile& t) { return t.hex == hex; });
}

/// The island all forest but for the given deserts; no tokens yet.
inline Layout forest_with_deserts(Island island, std::initializer_list<Hex> deserts) {
    Layout layout;
    for (const Hex hex : island_hexes(island)) layout.tiles.push_back(Tile{hex, Terrain::forest, 0});
    for (const Hex hex : deserts) {
        for (Tile& tile : layout.tiles) {
            if (tile.hex == hex) tile.terrain = Terrain::desert;
        }
    }
    return layout;
}

inline std::map<int, int> token_counts(const Layout& layout) {
    std::map<int, int> counts;
    for (const Tile& tile : layout.tiles) ++counts[tile.token];
    return counts;
}

inline bool is_red(int token) { return token == 6 || token == 8; }
inline bool rare(int token) { return token == 2 || token == 12; }

/// Pairs of neighbouring tiles that `bad` finds; each counted twice.
template <class Bad>
int bad_pairs(const Layout& layout, Bad bad) {
    int found = 0;
    for (const Tile& a : layout.tiles) {
        for (const Hex direction : kDirections) {
            for (const Tile& b : layout.tiles) {
                if (b.hex == a.hex + direction && a.token != 0 && b.token != 0 && bad(a.token, b.token)) ++found;
            }
        }
    }
    return found;
}

inline int red_pairs(const Layout& layout) {
    return bad_pairs(layout, [](int a, int b) { return is_red(a) && is_red(b); });
}

}  // namespace lw::isles
