// A position: plain values, no pointers, no generator. Copying it is snapshot, undo and search.
//
// Table is what everybody sees; Secrets is what is hidden from somebody. The split is the base of the view (view.hpp):
// a seat is handed the Table and its own share of the Secrets, nothing else.
#pragma once

#include "game/seat.hpp"
#include "isles/setup.hpp"

#include <array>
#include <cstdint>
#include <type_traits>

namespace lw::isles {

using game::Seat;
using game::SeatSet;

enum class Phase : std::uint8_t {
    first_player,      ///< chance: who begins
    setup_settlement,
    setup_road,
    pre_roll,
    dice,              ///< chance: the roll
    discard,
    move_robber,
    choose_victim,
    theft,             ///< chance: which card
    main,              ///< ACTION of rules 4.4
    free_road,         ///< Road Building
    card_draw,         ///< chance: which development card
    over,
};

/// Which part of a turn it is (rules 15): the roller's own, the partner's in a paired turn, or another seat's special
/// building.
enum class Part : std::uint8_t { whole, second, special };

enum class Building : std::uint8_t { none, settlement, city };

struct Site {
    Building building = Building::none;
    Seat owner;
    friend constexpr bool operator==(const Site&, const Site&) = default;
};

/// One seat's open offer (rules 7.8, D15).
struct Offer {
    bool open = false;
    Cards give;           ///< what the offering seat gives
    Cards want;
    SeatSet to;
    SeatSet accepted;
    SeatSet declined;
    friend constexpr bool operator==(const Offer&, const Offer&) = default;
};

/// A seat's public side.
struct Player {
    std::uint8_t roads_left = kRoads;
    std::uint8_t settlements_left = kSettlements;
    std::uint8_t cities_left = kCities;
    std::uint8_t knights = 0;          ///< played
    std::uint8_t road_length = 0;      ///< longest trail (rules 10.1)
    friend constexpr bool operator==(const Player&, const Player&) = default;
};

struct Table {
    std::array<Site, kMaxVertices> sites{};
    std::array<Seat, kMaxEdges> roads{};
    HexId robber;
    std::array<Player, game::kMaxSeats> players{};
    std::array<Offer, game::kMaxSeats> offers{};

    Phase phase = Phase::setup_settlement;
    Seat turn;                         ///< whose turn or placement it is
    Part part = Part::whole;
    Seat roller;                       ///< who rolled in this turn, in a part of another seat; else nobody
    Seat first;                        ///< who began
    std::uint16_t turn_number = 0;     ///< from 1 with the first roll; 0 in set-up
    std::uint8_t setup_step = 0;       ///< placements finished, 0..2*seats
    VertexId last_settlement;          ///< the one the set-up road must touch
    bool rolled = false;
    std::array<std::uint8_t, 2> dice{};          ///< of this turn; 0 before the roll
    std::uint64_t dice_drawn = 0;                ///< deck36/deck31: bit 6*(a-1)+(b-1) set when that result is gone
    bool card_played = false;          ///< this turn (rules 9.2)
    bool built = false;                ///< this turn; closes trading under the split (rules 4.4)
    std::uint8_t free_roads = 0;       ///< still to place by Road Building
    CardCounts played;                 ///< development cards that anybody has played, by kind (rules 9.8)
    SeatSet owing;                     ///< seats that still have to choose their discard
    std::array<std::uint8_t, game::kMaxSeats> discard_due{};
    SeatSet victims;                   ///< whom the mover may rob (phase choose_victim), or is robbing (theft)
    Seat longest_road;                 ///< holder, or nobody (never given, or set aside)
    Seat largest_army;
    SeatSet winners;                   ///< one, or several in a draw (rules 12.7)

    friend constexpr bool operator==(const Table&, const Table&) = default;
};

/// A seat's hidden side.
struct Holding {
    Cards hand;
    CardCounts cards;          ///< unplayed, bought in an earlier turn
    CardCounts fresh;          ///< bought this turn
    Cards discarding;          ///< chosen, held until everybody has chosen (rules 6.2)
    friend constexpr bool operator==(const Holding&, const Holding&) = default;
};

struct Secrets {
    std::array<Holding, game::kMaxSeats> holdings{};
    Cards bank;
    CardCounts deck;           ///< what is left to draw; the order does not exist
    friend constexpr bool operator==(const Secrets&, const Secrets&) = default;
};

struct State {
    Table table;
    Secrets secrets;
    friend constexpr bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 1280);

}  // namespace lw::isles
