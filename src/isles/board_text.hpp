// A board, or its seed, as a short line that people can send each other.
//
//   isles1;-2/0OaW2L9/-1GcB6W4Ba/-2G9LbDL3O8/-2L8O3G4W5/-2B5G6Wb;0fA1aG4aO;9
//
// Sections between semicolons: the name with the version; the land; the harbours; the robber. The land is the first
// row's r, then the rows from north to south: the first hex's q, then hex by hex the terrain (B L W G O by what it yields, D
// desert) and its token (2 to 9, a b c for 10 11 12; none on a desert), '.' where a hex is missing. Harbours: the number of the hex in
// this order, from 0; its side (a NE, b E, c SE, d SW, e W, f NW); the kind (B L W G O, A for any). The robber: a hex's number.
#pragma once

#include "isles/layout.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lw::isles {

/// Requires a layout without board_errors(). The same board gives the same text: tiles are written in reading order
/// however the layout lists them; harbours stay in their order.
[[nodiscard]] std::string to_text(const Layout& layout);

struct BoardTextFault {
    enum class Kind : std::uint8_t {
        not_a_board,   ///< does not begin with "isles1;"
        broken_off,    ///< ends too early
        unknown_sign,  ///< a character that is not allowed there
        bad_number,    ///< a number that is missing, too large, or not written in the shortest way
        too_much,      ///< more hexes or harbours than an island can have
        no_such_hex,   ///< a harbour or the robber at a hex that is not there
        not_playable,  ///< read to its end, but it has board_errors()
    };
    Kind kind = Kind::not_a_board;
    std::size_t at = 0;  ///< character where reading stopped, counted from 0

    friend bool operator==(const BoardTextFault&, const BoardTextFault&) = default;
};

struct BoardText {
    std::optional<Layout> layout;  ///< nothing: see `fault`
    BoardTextFault fault;
};

/// Takes exactly what to_text() makes, with blanks and line ends around it.
[[nodiscard]] BoardText layout_from_text(std::string_view text);

/// The board seed that a typed text stands for: a number is itself, anything else its hash.
[[nodiscard]] std::uint64_t seed_from_text(std::string_view text);

}  // namespace lw::isles
