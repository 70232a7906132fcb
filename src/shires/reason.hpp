// Why an action is refused; the interface puts each into words.
#pragma once

#include <cstdint>
#include <string_view>

namespace lw::shires {

enum class Reason : std::uint8_t {
    ok,
    not_your_turn,
    wrong_phase,
    game_over,
    not_on_board,      ///< no such rotation, or no such place on a tile
    occupied,          ///< there is a tile there already
    not_adjacent,      ///< no tile beside that cell (rules 3.3)
    edge_mismatch,     ///< field, road or city meets something else (rules 3.3)
    no_such_segment,   ///< the tile has no such feature there
    feature_occupied,  ///< somebody's follower is on it (rules 3.5)
    no_followers_left,
    no_farmers,      ///< played without them (rules 5.6)
    not_an_outcome,  ///< nature cannot do this now
};

[[nodiscard]] std::string_view name_of(Reason reason);

}  // namespace lw::shires
