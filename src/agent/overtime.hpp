// Decides for a person whose time has run out: what must be decided as a player of kOvertimeLevel would, then ends the turn.
#pragma once

#include "agent/computer_seats.hpp"

#include <optional>
#include <string_view>

namespace lw::agent {

inline constexpr std::string_view kOvertimeLevel = "easy";

/// One move of `seat`, which must decide something: the plain step towards the end of its turn if there is one, else what
/// `choose()`, an optional Decision, says; nothing = it is not known yet. False, and nothing done, when the seat need not
/// decide, when it is not known yet, or when none of its moves is accepted.
template <game::Game G, class Session, class Choose>
bool play_overtime(ComputerSeats<G>& seats, Session& session, game::Seat seat, Choose choose) {
    if (!session.to_act().seats.has(seat)) return false;
    if (const auto onward = Traits<G>::onward(session.setup(), session.view(seat))) return seats.play(session, seat, onward);
    const auto decision = choose();
    return decision && seats.play(session, seat, decision->action);
}

}  // namespace lw::agent
