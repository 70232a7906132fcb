// Points (rules 12.1).
#pragma once

#include "isles/state.hpp"

namespace lw::isles {

/// Points in the order of rules 12.1; point cards are the hidden part.
struct Points {
    int settlements = 0;
    int cities = 0;
    int longest_road = 0;
    int largest_army = 0;
    int cards = 0;
    [[nodiscard]] constexpr int visible() const { return settlements + cities + longest_road + largest_army; }
    [[nodiscard]] constexpr int total() const { return visible() + cards; }
};

template <class F>
[[nodiscard]] constexpr Points points_of(const BasicTable<F>& table, const Holding& holding, Seat seat) {
    const PlayerState& player = table.players[seat.index()];
    Points points;
    points.settlements = kSettlements - player.settlements_left;
    points.cities = 2 * (kCities - player.cities_left);
    points.longest_road = table.longest_road == seat ? 2 : 0;
    points.largest_army = table.largest_army == seat ? 2 : 0;
    points.cards = holding.cards[DevCard::victory_point] + holding.fresh[DevCard::victory_point];
    return points;
}

}  // namespace lw::isles
