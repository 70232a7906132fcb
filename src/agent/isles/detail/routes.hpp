// Ways along free edges to places for a settlement.
#pragma once

#include "isles/game.hpp"

#include <vector>

namespace lw::agent {

struct Route {
    isles::VertexId site;
    isles::EdgeId first;  ///< the first road to build; none when the site is reached already
    int length = 0;       ///< roads still to build, 0..3
};

/// The shortest way to each free site within reach, the nearest first.
[[nodiscard]] std::vector<Route> routes(const isles::Setup& setup, const isles::Table& table, isles::Seat seat, int roads_left);

/// A road that makes the seat's longest trail longer, or none.
[[nodiscard]] isles::EdgeId lengthening_road(const isles::Setup& setup, const isles::Table& table, isles::Seat seat);

}  // namespace lw::agent
