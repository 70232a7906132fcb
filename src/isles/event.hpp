// What visibly happened: the feed of log, animation, statistics and computer players.
#pragma once

#include "game/event_sink.hpp"
#include "isles/action.hpp"

#include <cstdint>
#include <optional>
#include <variant>

namespace lw::isles {

struct Began {
    Seat first;
};  ///< who starts
struct TurnBegan {
    Seat seat;
    std::uint16_t turn = 0;
};
struct Settled {
    Seat seat;
    VertexId at;
    bool paid = true;
};
struct RoadBuilt {
    Seat seat;
    EdgeId at;
    bool paid = true;
};
struct CityBuilt {
    Seat seat;
    VertexId at;
};
struct Rolled {
    Seat seat;
    std::uint8_t a = 0;
    std::uint8_t b = 0;
};
struct Produced {
    Seat seat;
    Cards cards;
};  ///< by a roll, or the starting cards; in seat order
struct NothingProduced {
    std::uint8_t number = 0;
};
struct BankShort {
    Resource resource{};
    SeatSet seats;
    bool partly = false;
};  ///< rules 5.2b, or 5.2c when `partly`
struct DiscardDue {
    Seat seat;
    std::uint8_t count = 0;
};
struct DiscardChosen {
    Seat seat;
};  ///< what, is held back until all have chosen
struct Discarded {
    Seat seat;
    Cards cards;
};
struct RobberMoved {
    Seat seat;
    HexId from;
    HexId to;
};
struct Stole {
    Seat thief;
    Seat victim;
    std::optional<Resource> resource;
};  ///< resource only for these two
struct NothingStolen {
    Seat thief;
    Seat victim;
};  ///< victim nobody: no one to rob
struct CardBought {
    Seat seat;
    std::optional<Card> card;
};  ///< card only for the buyer
struct CardPlayed {
    Seat seat;
    Card card{};
};
struct PlentyTaken {
    Seat seat;
    Cards cards;
};
struct Monopolised {
    Seat seat;
    Seat from;
    Resource resource{};
    std::uint8_t count = 0;
};
struct FreeRoadLapsed {
    Seat seat;
};  ///< declined, or nowhere to place it
struct BankTraded {
    Seat seat;
    Resource give{};
    std::uint8_t count = 0;
    Resource take{};
};
struct OfferMade {
    Seat seat;
    Cards give;
    Cards want;
    SeatSet to;
};
struct OfferClosed {
    Seat seat;
    bool lapsed = false;
};  ///< withdrawn, or lapsed
struct OfferAccepted {
    Seat seat;
    Seat from;
};
struct OfferDeclined {
    Seat seat;
    Seat from;
};
struct Traded {
    Seat a;
    Seat b;
    Cards from_a;
    Cards from_b;
};
struct LongestRoadMoved {
    Seat from;
    Seat to;
    std::uint8_t length = 0;
};  ///< to nobody: set aside
struct LargestArmyMoved {
    Seat from;
    Seat to;
    std::uint8_t knights = 0;
};
struct TurnEnded {
    Seat seat;
};
struct PlacementSkipped {
    Seat seat;
};  ///< D2
struct GameEnded {
    SeatSet winners;
};
struct PartBegan {
    Seat seat;
    Part part{};
};  ///< rules 15: never the whole turn
struct PointsRevealed {
    Seat seat;
    std::uint8_t cards = 0;
};  ///< victory point cards shown at the end

using Event = std::variant<Began, TurnBegan, Settled, RoadBuilt, CityBuilt, Rolled, Produced, NothingProduced, BankShort, DiscardDue,
                           DiscardChosen, Discarded, RobberMoved, Stole, NothingStolen, CardBought, CardPlayed, PlentyTaken, Monopolised,
                           FreeRoadLapsed, BankTraded, OfferMade, OfferClosed, OfferAccepted, OfferDeclined, Traded, LongestRoadMoved,
                           LargestArmyMoved, TurnEnded, PlacementSkipped, GameEnded, PointsRevealed, PartBegan>;

using EventSink = game::EventSink<Event>;

}  // namespace lw::isles
