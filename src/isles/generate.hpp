// Boards by recipe: beginner, variable, random (rules 2, 16). Same spec and seed, same board, on every platform.
#pragma once

#include "base/bounded.hpp"
#include "isles/board_spec.hpp"
#include "isles/layout.hpp"

#include <array>
#include <cstdint>

namespace lw::isles {

/// The recipe without combinations that make no sense: beginner tokens on shuffled terrain become spiral,
/// beginner terrain on the 30-hex island becomes shuffled, frame pieces there become shuffled types. On the larger ring
/// boards everything is shuffled and random: nothing else is defined for them (rules C.3, C.4).
[[nodiscard]] BoardSpec mended(const BoardSpec& spec);
/// The board of the recipe, mended.
[[nodiscard]] Layout generate(const BoardSpec& spec, std::uint64_t seed);

[[nodiscard]] Layout beginner_layout();  // rules 2.1, 2.2

/// The island for a number of seats: 19 hexes up to four, 30 to six, 37 to eight (rules C.5).
[[nodiscard]] Island usual_island(int seats);
/// Rings of an island, the centre hex being the first; 0 for the 30-hex island, which has none.
[[nodiscard]] int rings_of(Island island);

/// How many of each terrain, in the order of Terrain (rules 1.1, 1.2, C.3).
[[nodiscard]] std::array<int, 6> terrain_counts(Island island);
/// All number tokens of an island: in letter order where they have letters (rules 2.4.2, 2.5.3), else ascending (C.3).
[[nodiscard]] base::Bounded<std::uint8_t, kMaxHexes> tokens_of(Island island);
/// How many harbours a coast of that many edges has (rules C.4): 2:1 ones, the same number for each resource, and 3:1 ones.
struct HarbourCounts {
    int specific = 0;
    int generic = 0;
};
[[nodiscard]] HarbourCounts harbour_counts(int coastal_edges);

/// Coastal sides of one connected island without lakes, clockwise, from the first free side of its first hex.
struct Shore {
    Hex hex;
    Side side = Side::ne;
};
[[nodiscard]] base::Bounded<Shore, kMaxVertices> coast_of(const base::Bounded<Hex, kMaxHexes>& hexes);

/// Places of an island in reading order (r, then q).
[[nodiscard]] base::Bounded<Hex, kMaxHexes> island_hexes(Island island);
/// All hexes within `rings` rings of (0,0), the centre counting as the first; rings 1..6. In the order of rules C.2.1:
/// from the centre outwards, each ring counter-clockwise from the east.
[[nodiscard]] base::Bounded<Hex, kMaxHexes> ring_hexes(int rings);
/// The six corner hexes that a spiral may start at, clockwise.
[[nodiscard]] std::array<Hex, 6> spiral_starts(Island island);
/// Order in which a spiral visits all places, deserts included (rules 2.4.3, 2.5.4).
[[nodiscard]] base::Bounded<Hex, kMaxHexes> spiral_order(Island island, Hex start, SpiralDirection direction);
/// Lays the lettered tokens along the spiral, skipping deserts (rules 2.4.2, 2.5.3). Terrains must be set.
void lay_spiral(Layout& layout, Island island, Hex start, SpiralDirection direction);

/// Beginner starting places (rules 2.3): `second` is the one that pays the starting cards. Colours in the order
/// red, blue, white, orange; with three players red is left out.
struct BeginnerStart {
    VertexName first;
    VertexName second;
};
[[nodiscard]] std::array<BeginnerStart, 4> beginner_starts();

}  // namespace lw::isles
