// The board and the table as plain text, for the terminal; one file per game.
#pragma once

#include "isles/view.hpp"
#include "shires/view.hpp"

#include <string>

namespace lw::cli {

/// Hexes with terrain and number, buildings and roads as the seat's digit (settlements small, cities in brackets).
[[nodiscard]] std::string board_art(const isles::Setup& setup, const isles::View& view);
/// Tiles with what their sides show, the letter of their kind, and the digit of the seat whose follower is there.
[[nodiscard]] std::string board_art(const shires::Setup& setup, const shires::View& view);

/// A line per seat: points, hand, pieces, awards; then the bank, and the viewer's own cards.
[[nodiscard]] std::string table_art(const isles::Setup& setup, const isles::View& view);
/// A line per seat: points, supply; then the features that hold followers, with what they are worth.
[[nodiscard]] std::string table_art(const shires::Setup& setup, const shires::View& view);

}  // namespace lw::cli
