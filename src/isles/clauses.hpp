// Clauses of the rules over plain values, for both forms of a position: state.hpp and fast/.
#pragma once

#include "isles/state.hpp"

#include <array>
#include <span>

namespace lw::isles {

/// The players at the table, of an array that has room for more.
template <std::size_t N>
[[nodiscard]] std::span<const Player> seated(const Setup& setup, const std::array<Player, N>& players) {
    return std::span(players).first(setup.config.seats);
}

/// Who should hold the card now that `holder` has, or nobody (rules 10.4, 10.5).
[[nodiscard]] Seat longest_road_holder(std::span<const Player> players, Seat holder);
/// Whether `seat` takes the card that `holder` has, or nobody (rules 11.1).
[[nodiscard]] bool takes_largest_army(std::span<const Player> players, Seat holder, Seat seat);

/// Whose placement it is, `placement` 0..2*seats-1 (rules 3.7).
[[nodiscard]] Seat placement_seat(int seats, Seat first, int placement);
[[nodiscard]] Seat next_seat(const Setup& setup, Seat seat);
/// Who goes on within the turn after this part of it, or nobody: then the next turn begins (rules 15.1.1, 15.2.1; D16).
[[nodiscard]] Seat next_in_turn(const Setup& setup, Seat turn, Part part, Seat roller);

/// Whether a seven is not among the outcomes of this turn's roll (rules 16; rounds of the rolling player, D16).
[[nodiscard]] bool sevens_spared(const Setup& setup, int turn_number);
/// The bit of dice_drawn for a result, dice 1..6.
[[nodiscard]] constexpr unsigned dice_bit(int a, int b) { return static_cast<unsigned>(6 * (a - 1) + (b - 1)); }
/// The results that are gone after this one, too, was drawn: a deck that is used up is shuffled anew (rules 16).
[[nodiscard]] std::uint64_t drawn_with(const Settings& settings, std::uint64_t drawn, int a, int b);

}  // namespace lw::isles
