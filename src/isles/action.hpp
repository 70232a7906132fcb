// Everything that can be done, by a seat or by nature.
#pragma once

#include "base/bounded.hpp"
#include "game/turn.hpp"
#include "isles/state.hpp"

#include <cstdint>
#include <variant>

namespace lw::isles {

// --- by a seat ---------------------------------------------------------------------------------------------------
struct BuildSettlement {
    VertexId at;
    friend constexpr bool operator==(const BuildSettlement&, const BuildSettlement&) = default;
};  ///< free in set-up
struct BuildRoad {
    EdgeId at;
    friend constexpr bool operator==(const BuildRoad&, const BuildRoad&) = default;
};  ///< free in set-up and with Road Building
struct BuildCity {
    VertexId at;
    friend constexpr bool operator==(const BuildCity&, const BuildCity&) = default;
};
struct BuyDevCard {
    friend constexpr bool operator==(const BuyDevCard&, const BuyDevCard&) = default;
};
struct Roll {
    friend constexpr bool operator==(const Roll&, const Roll&) = default;
};
struct EndTurn {
    friend constexpr bool operator==(const EndTurn&, const EndTurn&) = default;
};
struct Discard {
    Resources cards;
    friend constexpr bool operator==(const Discard&, const Discard&) = default;
};
struct MoveRobber {
    HexId to;
    friend constexpr bool operator==(const MoveRobber&, const MoveRobber&) = default;
};
struct Rob {
    Seat victim;
    friend constexpr bool operator==(const Rob&, const Rob&) = default;
};
struct PlayKnight {
    friend constexpr bool operator==(const PlayKnight&, const PlayKnight&) = default;
};
struct PlayRoadBuilding {
    friend constexpr bool operator==(const PlayRoadBuilding&, const PlayRoadBuilding&) = default;
};
struct PlayYearOfPlenty {
    Resources take;
    friend constexpr bool operator==(const PlayYearOfPlenty&, const PlayYearOfPlenty&) = default;
};  ///< two cards; one when the bank has only one
struct PlayMonopoly {
    Resource resource{};
    friend constexpr bool operator==(const PlayMonopoly&, const PlayMonopoly&) = default;
};
struct SkipFreeRoad {
    friend constexpr bool operator==(const SkipFreeRoad&, const SkipFreeRoad&) = default;
};  ///< declines the second road (D8)
struct BankTrade {
    Resource give{};
    std::uint8_t count = 4;  ///< 2, 3 or 4 of `give` for one `take`
    Resource take{};
    friend constexpr bool operator==(const BankTrade&, const BankTrade&) = default;
};
struct MakeOffer {
    Resources give;
    Resources want;
    SeatSet to;
    friend constexpr bool operator==(const MakeOffer&, const MakeOffer&) = default;
};
struct WithdrawOffer {
    friend constexpr bool operator==(const WithdrawOffer&, const WithdrawOffer&) = default;
};
struct AcceptOffer {
    Seat from;
    friend constexpr bool operator==(const AcceptOffer&, const AcceptOffer&) = default;
};
struct DeclineOffer {
    Seat from;
    friend constexpr bool operator==(const DeclineOffer&, const DeclineOffer&) = default;
};
struct ConfirmTrade {
    Seat with;
    friend constexpr bool operator==(const ConfirmTrade&, const ConfirmTrade&) = default;
};  ///< the offerer picks an acceptor

// --- by nature ---------------------------------------------------------------------------------------------------
struct FirstPlayer {
    Seat seat;
    friend constexpr bool operator==(const FirstPlayer&, const FirstPlayer&) = default;
};
struct Dice {
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    friend constexpr bool operator==(const Dice&, const Dice&) = default;
};
struct StolenResource {
    Resource resource{};
    friend constexpr bool operator==(const StolenResource&, const StolenResource&) = default;
};
struct DrawnDevCard {
    DevCard card{};
    friend constexpr bool operator==(const DrawnDevCard&, const DrawnDevCard&) = default;
};

using Action = std::variant<BuildSettlement, BuildRoad, BuildCity, BuyDevCard, Roll, EndTurn, Discard, MoveRobber, Rob, PlayKnight,
                            PlayRoadBuilding, PlayYearOfPlenty, PlayMonopoly, SkipFreeRoad, BankTrade, MakeOffer, WithdrawOffer,
                            AcceptOffer, DeclineOffer, ConfirmTrade, FirstPlayer, Dice, StolenResource, DrawnDevCard>;

inline constexpr std::size_t kMaxLegal = 512;
using ActionList = base::Bounded<Action, kMaxLegal>;
using ChanceList = base::Bounded<game::Chance<Action>, 36>;

}  // namespace lw::isles
