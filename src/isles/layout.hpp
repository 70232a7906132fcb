// An explicit board: which hex has which terrain and token, and where the harbours are. Part of Config, so of a save.
#pragma once

#include "base/bounded.hpp"
#include "isles/coords.hpp"
#include "isles/resource.hpp"

#include <cstdint>
#include <optional>

namespace lw::isles {

enum class Terrain : std::uint8_t { hills, forest, pasture, fields, mountains, desert };

/// What a terrain yields; nothing for the desert. The first five share their order with Resource.
[[nodiscard]] constexpr std::optional<Resource> yield_of(Terrain t) {
    if (t == Terrain::desert) return std::nullopt;
    return static_cast<Resource>(t);
}

/// What a harbour trades: any resource 3:1, or one 2:1. The first five share their order with Resource.
enum class HarbourKind : std::uint8_t { brick, lumber, wool, grain, ore, any, none };

struct Tile {
    Hex hex;
    Terrain terrain = Terrain::desert;
    std::uint8_t token = 0;  ///< 2..12 without 7; 0 on a desert

    friend constexpr bool operator==(const Tile&, const Tile&) = default;
};

struct Harbour {
    Hex hex;  ///< land hex it lies at
    Side side = Side::ne;
    HarbourKind kind = HarbourKind::any;

    friend constexpr bool operator==(const Harbour&, const Harbour&) = default;
};

inline constexpr int kMaxHexes = 91;  ///< six rings (rules C.1)
inline constexpr int kMaxVertices = 216;
inline constexpr int kMaxEdges = 306;
inline constexpr int kMaxHarbours = 20;

struct Layout {
    base::Bounded<Tile, kMaxHexes> tiles;  ///< in reading_order()
    base::Bounded<Harbour, kMaxHarbours> harbours;
    Hex robber;  ///< where it starts (rules 2.4.6, D1)

    [[nodiscard]] base::Bounded<Hex, kMaxHexes> hexes() const;
    /// The tile at that place, or null.
    [[nodiscard]] const Tile* tile_at(Hex hex) const;
    [[nodiscard]] Tile* tile_at(Hex hex);

    friend constexpr bool operator==(const Layout&, const Layout&) = default;
};

/// The red numbers, which most ways of laying tokens keep apart (rules 2.4.5).
[[nodiscard]] constexpr bool red(int token) { return token == 6 || token == 8; }

}  // namespace lw::isles
