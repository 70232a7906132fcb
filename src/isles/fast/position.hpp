// A position of Isles for search and playouts: the table and all secrets packed into masks, no open offers.
//
// It follows the same rules as state.hpp and apply.cpp, several times as fast; tests/fast plays both side by side and
// holds them equal after every move. Trade among players is left out: an offer is weighed before and after, not within.
#pragma once

#include "isles/fast/board.hpp"
#include "isles/state.hpp"

#include <array>
#include <cstdint>
#include <type_traits>

namespace lw::isles::fast {

template <class Shape>
struct Position {
    using Vertices = typename Board<Shape>::Vertices;
    using Edges = typename Board<Shape>::Edges;
    template <class T>
    using PerSeat = std::array<T, Shape::kSeats>;

    Edges taken;                                   ///< edges with a road
    PerSeat<Edges> roads{};
    PerSeat<Edges> beside{};                       ///< edges that a road of the seat may continue on, taken ones too
    PerSeat<Vertices> reached{};                   ///< corners at the seat's roads
    PerSeat<Vertices> settlements{};
    Vertices closed;                               ///< built on, or next to a building
    std::array<std::uint8_t, Shape::kVertices> site{};  ///< 0 free; 1 + 2 * seat settlement; 2 + 2 * seat city

    PerSeat<Counts> hand{};
    PerSeat<Counts> cards{};                       ///< development cards bought in an earlier turn
    PerSeat<Counts> fresh{};                       ///< bought in this turn
    PerSeat<Counts> discarding{};                  ///< chosen, held until all have chosen (rules 6.2)
    Counts bank;
    Counts deck;
    Counts played;
    std::uint64_t dice_drawn = 0;

    PerSeat<Player> player{};
    PerSeat<std::uint8_t> harbours{};              ///< bits by HarbourKind
    PerSeat<std::uint8_t> discard_due{};
    std::uint16_t turn_number = 0;
    std::uint16_t last_settlement = VertexId::kNone;
    Phase phase = Phase::first_player;
    Part part = Part::whole;
    Seat turn;
    Seat roller;
    Seat first;
    Seat longest_road;
    Seat largest_army;
    std::uint8_t robber = 0;
    std::uint8_t setup_step = 0;
    std::uint8_t free_roads = 0;
    bool rolled = false;
    bool card_played = false;
    bool built = false;
    std::array<std::uint8_t, 2> dice{};
    SeatSet owing;
    SeatSet victims;
    SeatSet winners;

    friend bool operator==(const Position&, const Position&) = default;
};

static_assert(std::is_trivially_copyable_v<Position<LargeShape>>);
static_assert(sizeof(Position<StandardShape>) <= 512);

/// Requires that the board fits and that no offer is open; what offers there are is dropped.
template <class Shape>
[[nodiscard]] Position<Shape> pack_state(const Board<Shape>& board, const State& state);
/// The state that was packed, or that has come of it by apply().
template <class Shape>
[[nodiscard]] State unpack_state(const Board<Shape>& board, const Position<Shape>& position);

/// Points of a seat, victory point cards included (rules 12.1).
template <class Shape>
[[nodiscard]] unsigned points(const Position<Shape>& position, Seat seat);
/// From scratch (rules 10.3).
template <class Shape>
[[nodiscard]] unsigned longest_road(const Board<Shape>& board, const Position<Shape>& position, Seat seat);

}  // namespace lw::isles::fast
