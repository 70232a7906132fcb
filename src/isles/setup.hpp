// What follows from the config and never changes in a game: the graph, harbours by corner, production by number.
#pragma once

#include "isles/config.hpp"
#include "isles/ring_numbers.hpp"
#include "isles/topology.hpp"

#include <array>
#include <cstdint>

namespace lw::isles {

/// Pieces a player has (rules 1.1).
inline constexpr int kRoads = 15;
inline constexpr int kSettlements = 5;
inline constexpr int kCities = 4;

struct Setup {
    Config config;
    Topology topology;
    RingNumbers ring_numbers;
    std::array<Terrain, kMaxHexes> terrain{};
    std::array<std::uint8_t, kMaxHexes> token{};
    std::array<HarbourKind, kMaxVertices> harbour{};              ///< `none` where there is no harbour
    std::array<base::Bounded<HexId, kMaxHexes>, 13> producing{};  ///< hexes by token; [0], [1], [7] stay empty
    Resources supply;                                             ///< bank + all hands, always (rules 1.5)
    DevCards deck;                                                ///< all development cards (rules 1.1, 1.2, C.5)

    [[nodiscard]] game::SeatSet all_seats() const { return game::SeatSet::first(config.seats); }
};

/// Seats in range, tokens and settings in range, hexes distinct, harbours on coastal sides, robber on land.
[[nodiscard]] bool valid(const Config& config);
/// Requires valid(config).
[[nodiscard]] Setup make_setup(const Config& config);

/// Cards of each resource, and the deck, for a number of seats: 19 and 25 up to four, 24 and 34 to six, 29 and 43 to eight.
[[nodiscard]] Resources supply_for(int seats);
[[nodiscard]] DevCards deck_for(int seats);

}  // namespace lw::isles
