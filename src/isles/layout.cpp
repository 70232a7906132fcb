// A layout's own functions, and the one printed board that is laid out hex by hex (rules 2.1-2.3).
#include "isles/layout.hpp"

#include "isles/detail/generate_parts.hpp"

#include <algorithm>
#include <utility>

namespace lw::isles {

base::Bounded<Hex, kMaxHexes> Layout::hexes() const {
    base::Bounded<Hex, kMaxHexes> hexes;
    for (const Tile& tile : tiles) hexes.push_back(tile.hex);
    return hexes;
}

const Tile* Layout::tile_at(Hex hex) const {
    const auto* tile = std::find_if(tiles.begin(), tiles.end(), [hex](const Tile& t) { return t.hex == hex; });
    return tile == tiles.end() ? nullptr : tile;
}

Tile* Layout::tile_at(Hex hex) { return const_cast<Tile*>(std::as_const(*this).tile_at(hex)); }

Layout beginner_layout() {
    using T = Terrain;
    Layout layout;
    for (const Tile& tile :
         {Tile{{0, -2}, T::mountains, 10}, Tile{{1, -2}, T::pasture, 2}, Tile{{2, -2}, T::forest, 9}, Tile{{-1, -1}, T::fields, 12},
          Tile{{0, -1}, T::hills, 6}, Tile{{1, -1}, T::pasture, 4}, Tile{{2, -1}, T::hills, 10}, Tile{{-2, 0}, T::fields, 9},
          Tile{{-1, 0}, T::forest, 11}, Tile{{0, 0}, T::desert, 0}, Tile{{1, 0}, T::forest, 3}, Tile{{2, 0}, T::mountains, 8},
          Tile{{-2, 1}, T::forest, 8}, Tile{{-1, 1}, T::mountains, 3}, Tile{{0, 1}, T::fields, 4}, Tile{{1, 1}, T::pasture, 5},
          Tile{{-2, 2}, T::hills, 5}, Tile{{-1, 2}, T::fields, 6}, Tile{{0, 2}, T::pasture, 11}}) {
        layout.tiles.push_back(tile);
    }
    parts::lay_fixed_harbours(layout, Island::standard19);
    layout.robber = Hex{0, 0};
    return layout;
}

std::array<BeginnerStart, 4> beginner_starts() {
    const auto n = [](int q, int r) { return VertexName{Hex{q, r}, false}; };
    const auto s = [](int q, int r) { return VertexName{Hex{q, r}, true}; };
    return {BeginnerStart{n(0, -1), n(-2, 1)}, BeginnerStart{n(0, 2), n(-2, 2)}, BeginnerStart{s(2, -1), n(-1, 0)},
            BeginnerStart{s(2, -2), n(-1, 2)}};
}

}  // namespace lw::isles
