// What a position holds for each seat, as numbers between about 0 and 1: what a value of it is reckoned from.
#pragma once

#include "isles/search.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace lw::agent {

/// Facts of one seat. Rates are cards a roll.
enum class IslesFact : std::uint8_t {
    points,  ///< tenths of the target, hidden ones included
    brick,   ///< what its buildings bring; half where the robber is
    lumber,
    wool,
    grain,
    ore,
    income,     ///< of all five
    kinds,      ///< fifths: resources that come in
    robbed,     ///< what the robber keeps from it
    hand,       ///< tenths: cards in hand
    surplus,    ///< fifths: cards beyond the discard limit
    city_near,  ///< 1 / (1 + rolls until a city can be paid for), bank trades included; 0 without a settlement to raise
    settlement_near,
    card_near,
    city_speed,  ///< the same with an empty hand
    settlement_speed,
    card_speed,
    knights_held,  ///< fifths
    cards_held,    ///< fifths: other development cards but points
    knights_played,
    largest_army,
    longest_road,
    road_length,  ///< tenths
    site_now,     ///< the best free corner at its roads, in cards a roll
    site_next,    ///< one road from them
    site_later,   ///< two roads from them
    sites,        ///< fifths: free corners at its roads
    upgradable,   ///< fifths: settlements that may become cities
    any_harbour,
    own_harbour,  ///< income of resources with a harbour of their own
    turns_away,   ///< 0 for the seat to roll next, 1 for the last
    hand_brick,   ///< fifths
    hand_lumber,
    hand_wool,
    hand_grain,
    hand_ore,
    numbers,      ///< tenths: different rolls that pay it
    settlements,  ///< fifths: on the board
    cities,       ///< quarters: on the board
    roads_left,   ///< fifteenths
    road_buildings_held,
    plenties_held,
    monopolies_held,
    army_lead,  ///< fifths: knights, those held included, ahead of the best of the others'
    road_lead,  ///< fifths: road ahead of the best of the others'
    city_gap,   ///< fifths: cards that the hand lacks of a city
    settlement_gap,
    card_gap,
    site_spare,  ///< the second best free corner at its roads
    site_new,    ///< fifths: resources that it lacks at the best free corner within a road
    deck,        ///< twenty-fifths: development cards left for all
    table,       ///< eighths: seats
    target,      ///< tenths: points that win
    count_
};
inline constexpr std::size_t kIslesFacts = static_cast<std::size_t>(IslesFact::count_);

using IslesFacts = std::array<float, kIslesFacts>;

/// What every corner brings in cards a roll, read once for a board.
struct CornerYields {
    explicit CornerYields(const isles::Setup& setup);

    std::array<std::array<float, isles::kResources>, isles::kMaxVertices> of{};
    std::array<float, isles::kMaxVertices> sum{};
    std::array<std::uint32_t, isles::kMaxVertices> numbers{};  ///< bits: the rolls that pay
};

/// Fills in the facts of every seat of the table; `out` has room for all of them.
template <class F>
void read_facts(const isles::Setup& setup, const CornerYields& yields, const isles::BasicState<F>& state, IslesFacts* out);

}  // namespace lw::agent
