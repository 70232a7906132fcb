// Why an action is refused; the interface puts each into words.
#pragma once

#include <cstdint>
#include <string_view>

namespace lw::isles {

enum class Reason : std::uint8_t {
    ok,
    not_your_turn,
    wrong_phase,  ///< nothing of this kind now (before the roll, in set-up, ...)
    pending,      ///< something else must be finished first: discard, robber, theft, free road (D3)
    game_over,
    not_on_board,  ///< no such place, seat or count
    occupied,
    too_close,  ///< distance rule (rules 8)
    not_connected,
    not_own_settlement,  ///< a city needs one
    wrong_settlement,    ///< the set-up road must touch the settlement just placed (rules 3.2, 3.3)
    no_pieces_left,
    cannot_afford,
    deck_empty,
    card_not_held,
    card_bought_this_turn,
    card_already_played,
    no_road_possible,  ///< Road Building (D8)
    bank_short,
    wrong_count,  ///< a discard or a choice of the wrong size
    cards_not_held,
    robber_must_move,
    robber_friendly,  ///< the friendly robber spares this hex
    not_a_victim,
    rate_not_held,   ///< no harbour for that rate
    same_resource,   ///< like for like (rules 7.2, 7.4)
    nothing_given,   ///< no gifts (rules 7.2)
    trading_closed,  ///< split: building has begun (rules 4.4)
    bad_recipients,  ///< only with the active player, and never with oneself
    no_such_offer,
    partner_lacks_cards,
    not_in_this_part,  ///< left out of a paired turn's second part, or of special building (rules 15)
    not_an_outcome,    ///< nature cannot do this now
};

/// The enumerator's name, for logs, scenarios and tests.
[[nodiscard]] std::string_view name_of(Reason reason);

}  // namespace lw::isles
