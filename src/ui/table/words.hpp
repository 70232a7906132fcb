// Words about people and numbers that all games say alike.
#pragma once

#include "game/player.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace lw::ui::table {

using Players = std::vector<game::Player>;

/// "Seat 3" where there is no such player; never "the bank".
[[nodiscard]] std::string name_of(const Players& players, game::Seat seat);
/// "Ada", "Ada and Bruno", "Ada, Bruno and Chidi".
[[nodiscard]] std::string names_of(const Players& players, game::SeatSet seats);
/// Of a computer player that could not be loaded.
[[nodiscard]] std::string absent_words(std::string_view name);
/// "a town", "an abbey".
[[nodiscard]] std::string with_article(std::string_view noun);
/// "corner of hills 6", for within a sentence. Requires a first letter of ours.
[[nodiscard]] std::string within(std::string words);
/// "1 corner", "3 corners".
[[nodiscard]] std::string counted(int n, std::string_view one, std::string_view many);
/// "Set-up", "Round 3".
[[nodiscard]] std::string round_words(int round);
/// Rounds as people count them: every seat's turn once.
[[nodiscard]] constexpr int round_of(int turn, int seats) { return turn < 1 || seats < 1 ? 0 : (turn - 1) / seats + 1; }

}  // namespace lw::ui::table
