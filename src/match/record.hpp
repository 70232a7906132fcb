// The log of a game: one record per move, chance outcomes and undos included.
#pragma once

#include "game/seat.hpp"

#include <cstdint>

namespace lw::match {

/// Who did what. A list of these, with the config, is a whole game.
struct Record {
    /// Set in `actor` for an undo; the seat is in the low bits and `packed` holds how many moves were taken back.
    static constexpr std::uint8_t kUndo = 0x80;

    std::uint8_t actor = game::Actor::kNature;  ///< a seat, game::Actor::kNature, or kUndo | seat
    std::uint64_t packed = 0;                   ///< the action (G::pack), or the number of moves taken back

    [[nodiscard]] constexpr bool nature() const { return actor == game::Actor::kNature; }
    [[nodiscard]] constexpr bool undo() const { return !nature() && (actor & kUndo) != 0; }
    /// Who moved or took back; nobody for nature.
    [[nodiscard]] constexpr game::Seat seat() const { return nature() ? game::Seat{} : game::Seat(static_cast<int>(actor) & (kUndo - 1)); }

    friend constexpr bool operator==(const Record&, const Record&) = default;
};

}  // namespace lw::match
