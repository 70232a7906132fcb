// What may be done in a packed position, as masks: counted and drawn from without listing it.
#pragma once

#include "base/rng.hpp"
#include "isles/fast/position.hpp"

#include <cstdint>

namespace lw::isles::fast {

/// As pack.hpp writes it.
using Move = std::uint64_t;

/// The moves of the seat on turn: those that legal() lists and check() accepts. Discards are not listed; chance is
/// chance_moves().
template <class Shape>
struct Moves {
    using Vertices = typename Board<Shape>::Vertices;
    using Edges = typename Board<Shape>::Edges;

    /// Moves without an operand, a bit each.
    enum Single : std::uint8_t { kRoll = 1, kEnd = 2, kBuy = 4, kKnight = 8, kRoadBuilding = 16, kSkip = 32 };

    std::uint8_t singles = 0;
    std::uint8_t monopoly = 0;         ///< a bit a resource
    SeatSet victims;
    std::uint32_t bank = 0;            ///< bit 5 * give + take, at the best rate
    std::uint32_t plenty = 0;          ///< a bit a pair; see moves.cpp
    Counts rates;                      ///< for `bank`
    Edges roads;
    Vertices settlements;
    Vertices cities;
    base::Bits<Shape::kHexes> robber;

    [[nodiscard]] unsigned count() const;
    /// The move with `rank` before it, in an order that never changes; rank < count().
    [[nodiscard]] Move nth(unsigned rank) const;
};

template <class Shape>
[[nodiscard]] Moves<Shape> moves(const Board<Shape>& board, const Position<Shape>& position);

/// Nature's answer where one is due (phases first_player, dice, theft, card_draw), drawn by its odds.
template <class Shape>
[[nodiscard]] Move draw_chance(const Board<Shape>& board, const Position<Shape>& position, base::Rng& rng);

/// A discard of the size that is due, drawn card by card. Requires that the seat owes one.
template <class Shape>
[[nodiscard]] Move draw_discard(const Position<Shape>& position, Seat seat, base::Rng& rng);

/// Carries out a move of the seat on turn (or `actor`, for a discard), or nature's. Requires that it is legal.
template <class Shape>
void apply(const Board<Shape>& board, Position<Shape>& position, Move move, Seat actor);

}  // namespace lw::isles::fast
