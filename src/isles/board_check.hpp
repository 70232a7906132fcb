// What is wrong with a board, and what is merely odd about it: for whoever edits one by hand.
#pragma once

#include "isles/layout.hpp"

#include <cstdint>
#include <vector>

namespace lw::isles {

struct BoardFault {
    enum class Kind : std::uint8_t {
        // No game can be played on it.
        no_land,
        land_too_large,  ///< too many hexes, one twice, or too far out for their names
        bad_terrain,
        bad_token,  ///< land that yields something without one of 2..12, or with a 7
        token_on_desert,
        harbour_off_land,
        harbour_inland,  ///< its side does not face the sea
        harbours_share_corner,
        bad_harbour,
        robber_at_sea,
        // It can be played, but its maker may want to know.
        red_neighbours,  ///< 6 or 8 beside 6 or 8 (rules 2.4.5)
        no_desert,       ///< the robber begins on land that yields something
        robber_off_desert,
        land_in_parts,
        resource_missing,  ///< no hex yields `resource`
    };
    Kind kind = Kind::no_land;
    Hex at;     ///< where; the first of two
    Hex other;  ///< the second of two
    Resource resource{};

    [[nodiscard]] bool hard() const { return kind < Kind::red_neighbours; }
    friend bool operator==(const BoardFault&, const BoardFault&) = default;
};

/// Why no game can be played on it; empty exactly when valid() takes a config with this layout.
[[nodiscard]] std::vector<BoardFault> board_errors(const Layout& layout);
/// What is odd about a board without errors: pairs of red neighbours once each, in reading order.
[[nodiscard]] std::vector<BoardFault> board_warnings(const Layout& layout);

}  // namespace lw::isles
