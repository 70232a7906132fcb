// What is moving on the board at one moment: made by the animator, drawn by board_picture.
#pragma once

#include "isles/state.hpp"
#include "scene/isles_places.hpp"

#include <cstdint>
#include <vector>

namespace lw::scene {

/// A piece on its way to its place.
struct MovingPiece {
    enum class Kind : std::uint8_t { settlement, city, road };
    Kind kind = Kind::settlement;
    isles::Seat seat;
    Target at;       ///< its place; the settled piece there is left out while it moves
    float lift = 0;  ///< board units above the place
    float scale = 1;
    float alpha = 1;
    bool over_settlement = false;  ///< a city on its way: the settlement is still there
};

struct BoardMotion {
    std::vector<MovingPiece> pieces;
    bool robber_moving = false;
    Vec2 robber_at;                     ///< hex centre it appears to stand on, while moving
    std::vector<isles::HexId> glowing;  ///< hexes that pay
    float glow = 0;                     ///< 0..1
};

}  // namespace lw::scene
