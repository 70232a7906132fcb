// A position: plain values, no pointers, no generator. Copying it is snapshot, undo and search.
//
// Table is what everybody sees; Secrets is what is hidden from somebody. The split is the basis of the view
// (view.hpp): a seat is handed the Table and its own share of the Secrets, nothing else. The sizes are those of a form (form.hpp).
#pragma once

#include "base/bits.hpp"
#include "game/seat.hpp"
#include "isles/form.hpp"
#include "isles/setup.hpp"

#include <array>
#include <cstdint>
#include <type_traits>

namespace lw::isles {

using game::Seat;
using game::SeatSet;

enum class Phase : std::uint8_t {
    first_player,  ///< chance: who begins
    setup_settlement,
    setup_road,
    pre_roll,
    dice,  ///< chance: the roll
    discard,
    move_robber,
    choose_victim,
    theft,      ///< chance: which card
    main,       ///< ACTION of rules 4.4
    free_road,  ///< Road Building
    card_draw,  ///< chance: which development card
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
    Resources give;  ///< what the offering seat gives
    Resources want;
    SeatSet to;
    SeatSet accepted;
    SeatSet declined;
    friend constexpr bool operator==(const Offer&, const Offer&) = default;
};

/// A seat's public side.
struct PlayerState {
    std::uint8_t roads_left = kRoads;
    std::uint8_t settlements_left = kSettlements;
    std::uint8_t cities_left = kCities;
    std::uint8_t knights = 0;      ///< played
    std::uint8_t road_length = 0;  ///< longest trail (rules 10.1)
    friend constexpr bool operator==(const PlayerState&, const PlayerState&) = default;
};

/// Where the game stands: whose turn it is, what has been done in it and what is due.
struct Course {
    HexId robber;
    Phase phase = Phase::setup_settlement;
    Seat turn;  ///< whose turn or placement it is
    Part part = Part::whole;
    Seat roller;                    ///< who rolled this turn, in another seat's part of it; else nobody
    Seat first;                     ///< who began
    std::uint16_t turn_number = 0;  ///< from 1 with the first roll; 0 in set-up
    std::uint8_t setup_step = 0;    ///< placements finished, 0..2*seats
    bool rolled = false;
    VertexId last_settlement;            ///< the one the set-up road must touch
    std::array<std::uint8_t, 2> dice{};  ///< of this turn; 0 before the roll
    std::uint64_t dice_drawn = 0;        ///< deck36/deck31: bit 6*(a-1)+(b-1) set when that result is gone
    bool card_played = false;            ///< this turn (rules 9.2)
    bool built = false;                  ///< this turn; closes trading under the split (rules 4.4)
    std::uint8_t free_roads = 0;         ///< still to place by Road Building
    DevCards played;                     ///< development cards that anybody has played, by kind (rules 9.8)
    SeatSet owing;                       ///< seats that still have to choose their discard
    SeatSet victims;                     ///< whom the mover may rob (phase choose_victim), or is robbing (theft)
    Seat longest_road;                   ///< holder, or nobody (never given, or set aside)
    Seat largest_army;
    SeatSet winners;  ///< one, or several in a draw (rules 12.7)
    std::array<std::uint8_t, game::kMaxSeats> discard_due{};

    friend constexpr bool operator==(const Course&, const Course&) = default;
};

/// What the rules need to know about the pieces on the board, kept as sets: it follows from BasicTable::sites and
/// roads (renew_network() in rules.hpp rebuilds it), and is neither saved nor hashed.
template <class F>
struct BasicNetwork {
    using Vertices = base::Bits<F::kVertices>;
    using Edges = base::Bits<F::kEdges>;

    Edges taken;      ///< edges with a road
    Vertices closed;  ///< built on, or next to a building (rules 8)
    std::array<Edges, F::kSeats> roads{};
    std::array<Edges, F::kSeats> beside{};      ///< edges at a road or building of the seat that it may build on from,
                                                ///< taken ones too (rules 8.3)
    std::array<Vertices, F::kSeats> reached{};  ///< ends of the seat's roads
    std::array<Vertices, F::kSeats> settlements{};
    std::array<std::uint8_t, F::kSeats> harbours{};  ///< a bit per HarbourKind
    std::uint64_t pieces_key = 0;                    ///< identifies all pieces on the board; see search::key()

    friend constexpr bool operator==(const BasicNetwork&, const BasicNetwork&) = default;
};

struct NoOffers {
    friend constexpr bool operator==(const NoOffers&, const NoOffers&) = default;
};
/// One per seat, or none at all in a form without them.
template <class F>
using Offers = std::conditional_t<F::kOffers, std::array<Offer, F::kSeats>, NoOffers>;

template <class F>
struct BasicTable : Course {
    std::array<Site, F::kVertices> sites{};
    std::array<Seat, F::kEdges> roads{};
    std::array<PlayerState, F::kSeats> players{};
    [[no_unique_address]] Offers<F> offers{};
    BasicNetwork<F> network;

    friend constexpr bool operator==(const BasicTable&, const BasicTable&) = default;
};

/// A seat's hidden side.
struct Holding {
    Resources hand;
    DevCards cards;        ///< unplayed, bought in an earlier turn
    DevCards fresh;        ///< bought this turn
    Resources discarding;  ///< chosen, held until everybody has chosen (rules 6.2)
    friend constexpr bool operator==(const Holding&, const Holding&) = default;
};

template <class F>
struct BasicSecrets {
    std::array<Holding, F::kSeats> holdings{};
    Resources bank;
    DevCards deck;  ///< what is left to draw; it has no order
    friend constexpr bool operator==(const BasicSecrets&, const BasicSecrets&) = default;
};

template <class F>
struct BasicState {
    BasicTable<F> table;
    BasicSecrets<F> secrets;
    friend constexpr bool operator==(const BasicState&, const BasicState&) = default;
};

using Table = BasicTable<PlayForm>;
using Secrets = BasicSecrets<PlayForm>;
using State = BasicState<PlayForm>;

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 2688);
static_assert(sizeof(BasicState<StandardForm>) <= 640);

}  // namespace lw::isles
