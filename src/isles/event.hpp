// What visibly happened: feeds log, animation, statistics and computer players.
#pragma once

#include "game/event_sink.hpp"
#include "isles/action.hpp"

#include <cstdint>
#include <optional>
#include <variant>

namespace lw::isles {

struct Began {
    Seat first;
    friend constexpr bool operator==(const Began&, const Began&) = default;
};  ///< who starts
struct TurnBegan {
    Seat seat;
    std::uint16_t turn = 0;
    friend constexpr bool operator==(const TurnBegan&, const TurnBegan&) = default;
};
struct Settled {
    Seat seat;
    VertexId at;
    bool paid = true;
    friend constexpr bool operator==(const Settled&, const Settled&) = default;
};
struct RoadBuilt {
    Seat seat;
    EdgeId at;
    bool paid = true;
    friend constexpr bool operator==(const RoadBuilt&, const RoadBuilt&) = default;
};
struct CityBuilt {
    Seat seat;
    VertexId at;
    friend constexpr bool operator==(const CityBuilt&, const CityBuilt&) = default;
};
struct Rolled {
    Seat seat;
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    friend constexpr bool operator==(const Rolled&, const Rolled&) = default;
};
struct Produced {
    Seat seat;
    Resources cards;
    friend constexpr bool operator==(const Produced&, const Produced&) = default;
};  ///< by a roll, or the starting cards; in seat order
struct NothingProduced {
    std::uint8_t number = 0;
    friend constexpr bool operator==(const NothingProduced&, const NothingProduced&) = default;
};
struct BankShort {
    Resource resource{};
    SeatSet seats;
    bool partly = false;
    friend constexpr bool operator==(const BankShort&, const BankShort&) = default;
};  ///< rules 5.2b, or 5.2c when `partly`
struct DiscardDue {
    Seat seat;
    std::uint8_t count = 0;
    friend constexpr bool operator==(const DiscardDue&, const DiscardDue&) = default;
};
struct DiscardChosen {
    Seat seat;
    friend constexpr bool operator==(const DiscardChosen&, const DiscardChosen&) = default;
};  ///< the cards are held back until all have chosen
struct Discarded {
    Seat seat;
    Resources cards;
    friend constexpr bool operator==(const Discarded&, const Discarded&) = default;
};
struct RobberMoved {
    Seat seat;
    HexId from;
    HexId to;
    friend constexpr bool operator==(const RobberMoved&, const RobberMoved&) = default;
};
struct Stole {
    Seat thief;
    Seat victim;
    std::optional<Resource> resource;
    friend constexpr bool operator==(const Stole&, const Stole&) = default;
};  ///< the resource only for these two to see
struct NothingStolen {
    Seat thief;
    Seat victim;
    friend constexpr bool operator==(const NothingStolen&, const NothingStolen&) = default;
};  ///< victim nobody: no one to rob
struct DevCardBought {
    Seat seat;
    std::optional<DevCard> card;
    friend constexpr bool operator==(const DevCardBought&, const DevCardBought&) = default;
};  ///< the card only for the buyer to see
struct DevCardPlayed {
    Seat seat;
    DevCard card{};
    friend constexpr bool operator==(const DevCardPlayed&, const DevCardPlayed&) = default;
};
struct PlentyTaken {
    Seat seat;
    Resources cards;
    friend constexpr bool operator==(const PlentyTaken&, const PlentyTaken&) = default;
};
struct Monopolised {
    Seat seat;
    Seat from;
    Resource resource{};
    std::uint8_t count = 0;
    friend constexpr bool operator==(const Monopolised&, const Monopolised&) = default;
};
struct FreeRoadLapsed {
    Seat seat;
    friend constexpr bool operator==(const FreeRoadLapsed&, const FreeRoadLapsed&) = default;
};  ///< declined, or nowhere to place it
struct BankTraded {
    Seat seat;
    Resource give{};
    std::uint8_t count = 0;
    Resource take{};
    friend constexpr bool operator==(const BankTraded&, const BankTraded&) = default;
};
struct OfferMade {
    Seat seat;
    Resources give;
    Resources want;
    SeatSet to;
    friend constexpr bool operator==(const OfferMade&, const OfferMade&) = default;
};
struct OfferClosed {
    Seat seat;
    bool lapsed = false;
    friend constexpr bool operator==(const OfferClosed&, const OfferClosed&) = default;
};  ///< withdrawn, or lapsed
struct OfferAccepted {
    Seat seat;
    Seat from;
    friend constexpr bool operator==(const OfferAccepted&, const OfferAccepted&) = default;
};
struct OfferDeclined {
    Seat seat;
    Seat from;
    friend constexpr bool operator==(const OfferDeclined&, const OfferDeclined&) = default;
};
struct Traded {
    Seat a;
    Seat b;
    Resources from_a;
    Resources from_b;
    friend constexpr bool operator==(const Traded&, const Traded&) = default;
};
struct LongestRoadMoved {
    Seat from;
    Seat to;
    std::uint8_t length = 0;
    friend constexpr bool operator==(const LongestRoadMoved&, const LongestRoadMoved&) = default;
};  ///< to nobody: set aside
struct LargestArmyMoved {
    Seat from;
    Seat to;
    std::uint8_t knights = 0;
    friend constexpr bool operator==(const LargestArmyMoved&, const LargestArmyMoved&) = default;
};
struct TurnEnded {
    Seat seat;
    friend constexpr bool operator==(const TurnEnded&, const TurnEnded&) = default;
};
struct PlacementSkipped {
    Seat seat;
    friend constexpr bool operator==(const PlacementSkipped&, const PlacementSkipped&) = default;
};  ///< D2
struct GameEnded {
    SeatSet winners;
    friend constexpr bool operator==(const GameEnded&, const GameEnded&) = default;
};
struct PartBegan {
    Seat seat;
    Part part{};
    friend constexpr bool operator==(const PartBegan&, const PartBegan&) = default;
};  ///< rules 15: never the whole turn
struct PointsRevealed {
    Seat seat;
    std::uint8_t cards = 0;
    friend constexpr bool operator==(const PointsRevealed&, const PointsRevealed&) = default;
};  ///< victory point cards shown at the end

using Event = std::variant<Began, TurnBegan, Settled, RoadBuilt, CityBuilt, Rolled, Produced, NothingProduced, BankShort, DiscardDue,
                           DiscardChosen, Discarded, RobberMoved, Stole, NothingStolen, DevCardBought, DevCardPlayed, PlentyTaken,
                           Monopolised, FreeRoadLapsed, BankTraded, OfferMade, OfferClosed, OfferAccepted, OfferDeclined, Traded,
                           LongestRoadMoved, LargestArmyMoved, TurnEnded, PlacementSkipped, GameEnded, PointsRevealed, PartBegan>;

using EventSink = game::EventSink<Event>;

}  // namespace lw::isles
