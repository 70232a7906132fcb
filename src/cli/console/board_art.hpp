// The board and the table as plain text, for the terminal.
#pragma once

#include "isles/view.hpp"

#include <string>

namespace lw::cli {

/// Hexes with terrain and number, buildings and roads as the seat's digit (settlements small, cities in brackets).
[[nodiscard]] std::string board_art(const isles::Setup& setup, const isles::Table& table);
/// A line a seat: points, hand, pieces, awards; then the bank, and the viewer's own cards.
[[nodiscard]] std::string table_art(const isles::Setup& setup, const isles::View& view);

}  // namespace lw::cli
