// What visibly happened: feeds log, animation, statistics and computer players.
#pragma once

#include "game/event_sink.hpp"
#include "shires/action.hpp"

#include <array>
#include <cstdint>
#include <variant>

namespace lw::shires {

/// Why points were given.
enum class Occasion : std::uint8_t {
    complete,    ///< during play (rules 4)
    incomplete,  ///< at the end (rules 5.2)
    field,       ///< at the end: a field with its cities (rules 5.3)
    city,        ///< at the end, first version: a city with the farmers around it (rules 5.4)
};

struct Began {
    Seat first;
    friend constexpr bool operator==(const Began&, const Began&) = default;
};  ///< who starts
struct TurnBegan {
    Seat seat;
    std::uint16_t turn = 0;
    friend constexpr bool operator==(const TurnBegan&, const TurnBegan&) = default;
};
struct TileDrawn {
    Seat seat;
    Kind kind;
    friend constexpr bool operator==(const TileDrawn&, const TileDrawn&) = default;
};
struct TileSetAside {
    Seat seat;
    Kind kind;
    friend constexpr bool operator==(const TileSetAside&, const TileSetAside&) = default;
};  ///< it fits nowhere (rules 3.4)
struct TileLaid {
    Seat seat;
    TileId tile;
    Kind kind;
    Cell at;
    std::uint8_t rotation = 0;
    friend constexpr bool operator==(const TileLaid&, const TileLaid&) = default;
};
struct FollowerPlaced {
    Seat seat;
    TileId tile;
    Spot spot;
    friend constexpr bool operator==(const FollowerPlaced&, const FollowerPlaced&) = default;
};
struct Scored {
    FeatureKind kind{};
    Occasion occasion{};
    SegmentId root;          ///< of the feature; its tiles can be found from it (features.hpp)
    std::uint8_t tiles = 0;  ///< a cloister counts the cells around it that are filled, and itself
    std::uint8_t pennants = 0;
    std::uint8_t cities = 0;  ///< complete ones that a field touches
    FollowerCounts followers;
    SeatSet winners;           ///< the majority; empty when no follower is there
    std::uint16_t points = 0;  ///< what it is worth
    /// What each seat got: `points` for the winners, less where the second farm rule has already counted a city for one.
    std::array<std::uint16_t, kMostSeats> given{};
    friend constexpr bool operator==(const Scored&, const Scored&) = default;
};
struct FollowerReturned {
    Seat seat;
    TileId tile;
    friend constexpr bool operator==(const FollowerReturned&, const FollowerReturned&) = default;
};
struct LastScoring {
    friend constexpr bool operator==(const LastScoring&, const LastScoring&) = default;
};  ///< what follows is the scoring at the end
struct GameEnded {
    SeatSet winners;
    friend constexpr bool operator==(const GameEnded&, const GameEnded&) = default;
};

using Event =
    std::variant<Began, TurnBegan, TileDrawn, TileSetAside, TileLaid, FollowerPlaced, Scored, FollowerReturned, LastScoring, GameEnded>;

using EventSink = game::EventSink<Event>;

}  // namespace lw::shires
