// What a seat can do with the tile in its hand: every place for it and every follower on it, by the chances that they lead to.
#pragma once

#include "agent/shires/detail/shires_value.hpp"
#include "shires/rules.hpp"

#include <functional>

namespace lw::agent {

/// A whole turn, and what comes of it.
struct Turn {
    shires::Action place;  ///< any, if the tile lay already
    shires::Action follower;
    shires::State after;  ///< the next tile not drawn yet, or the game over
    Chances chances{};
};

using PlaceFilter = std::function<bool(const shires::PlaceTile&)>;
inline bool every_place(const shires::PlaceTile& /*place*/) { return true; }

/// Calls `each` for the turns of the seat to act, place by place, those places left out that are not `wanted`. When the tile lies
/// already, only the followers are left.
void for_each_turn(const ShiresNet& net, const shires::Setup& setup, const shires::State& state, const PlaceFilter& wanted,
                   const std::function<void(const Turn&)>& each);

}  // namespace lw::agent
