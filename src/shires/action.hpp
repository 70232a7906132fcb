// Everything that can be done, by a seat or by nature.
#pragma once

#include "base/bounded.hpp"
#include "game/turn.hpp"
#include "shires/state.hpp"

#include <cstdint>
#include <variant>

namespace lw::shires {

/// A segment of a tile as it lies, named by one of its places: a side, a half-slot of a field, or the cloister.
struct Spot {
    FeatureKind kind = FeatureKind::cloister;
    std::uint8_t at = 0;  ///< side 0..3, half-slot 0..7, 0 for the cloister

    friend constexpr bool operator==(const Spot&, const Spot&) = default;
};

// --- by a seat ---------------------------------------------------------------------------------------------------
struct PlaceTile {
    Cell at;
    std::uint8_t rotation = 0;  ///< quarter turns clockwise, 0..3
    friend constexpr bool operator==(const PlaceTile&, const PlaceTile&) = default;
};
/// On the tile just laid. Any place in the segment may name it; `legal` lists the first one.
struct PlaceFollower {
    Spot spot;
    friend constexpr bool operator==(const PlaceFollower&, const PlaceFollower&) = default;
};
struct NoFollower {
    friend constexpr bool operator==(const NoFollower&, const NoFollower&) = default;
};

// --- by nature ---------------------------------------------------------------------------------------------------
struct FirstPlayer {
    Seat seat;
    friend constexpr bool operator==(const FirstPlayer&, const FirstPlayer&) = default;
};
struct DrawnTile {
    Kind kind;
    friend constexpr bool operator==(const DrawnTile&, const DrawnTile&) = default;
};

using Action = std::variant<PlaceTile, PlaceFollower, NoFollower, FirstPlayer, DrawnTile>;

inline constexpr std::size_t kMaxLegal = kMaxGaps * kRotations;
using ActionList = base::Bounded<Action, kMaxLegal>;
using ChanceList = base::Bounded<game::Chance<Action>, kKinds>;

}  // namespace lw::shires
