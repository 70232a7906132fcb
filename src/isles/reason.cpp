#include "isles/reason.hpp"

namespace lw::isles {

std::string_view name_of(Reason reason) {
    switch (reason) {
        case Reason::ok: return "ok";
        case Reason::not_your_turn: return "not_your_turn";
        case Reason::wrong_phase: return "wrong_phase";
        case Reason::pending: return "pending";
        case Reason::game_over: return "game_over";
        case Reason::not_on_board: return "not_on_board";
        case Reason::occupied: return "occupied";
        case Reason::too_close: return "too_close";
        case Reason::not_connected: return "not_connected";
        case Reason::not_own_settlement: return "not_own_settlement";
        case Reason::wrong_settlement: return "wrong_settlement";
        case Reason::no_pieces_left: return "no_pieces_left";
        case Reason::cannot_afford: return "cannot_afford";
        case Reason::deck_empty: return "deck_empty";
        case Reason::card_not_held: return "card_not_held";
        case Reason::card_bought_this_turn: return "card_bought_this_turn";
        case Reason::card_already_played: return "card_already_played";
        case Reason::no_road_possible: return "no_road_possible";
        case Reason::bank_short: return "bank_short";
        case Reason::wrong_count: return "wrong_count";
        case Reason::cards_not_held: return "cards_not_held";
        case Reason::robber_must_move: return "robber_must_move";
        case Reason::robber_friendly: return "robber_friendly";
        case Reason::not_a_victim: return "not_a_victim";
        case Reason::rate_not_held: return "rate_not_held";
        case Reason::same_resource: return "same_resource";
        case Reason::nothing_given: return "nothing_given";
        case Reason::trading_closed: return "trading_closed";
        case Reason::bad_recipients: return "bad_recipients";
        case Reason::no_such_offer: return "no_such_offer";
        case Reason::partner_lacks_cards: return "partner_lacks_cards";
        case Reason::not_in_this_part: return "not_in_this_part";
        case Reason::not_an_outcome: return "not_an_outcome";
    }
    return "unknown";
}

}  // namespace lw::isles
