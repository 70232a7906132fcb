#include "shires/reason.hpp"

namespace lw::shires {

std::string_view name_of(Reason reason) {
    switch (reason) {
        case Reason::ok: return "ok";
        case Reason::not_your_turn: return "not_your_turn";
        case Reason::wrong_phase: return "wrong_phase";
        case Reason::game_over: return "game_over";
        case Reason::not_on_board: return "not_on_board";
        case Reason::occupied: return "occupied";
        case Reason::not_adjacent: return "not_adjacent";
        case Reason::edge_mismatch: return "edge_mismatch";
        case Reason::no_such_segment: return "no_such_segment";
        case Reason::feature_occupied: return "feature_occupied";
        case Reason::no_followers_left: return "no_followers_left";
        case Reason::no_farmers: return "no_farmers";
        case Reason::not_an_outcome: return "not_an_outcome";
    }
    return "unknown";
}

}  // namespace lw::shires
