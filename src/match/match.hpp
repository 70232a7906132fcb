// A game at a table: the session, who sits there, and what it is called.
#pragma once

#include "game/player.hpp"
#include "match/session.hpp"

#include <string>
#include <vector>

namespace lw::match {

template <game::Game G>
struct Match {
    Session<G> session;
    std::vector<game::Player> players;  ///< one per seat, in playing order
    std::string title;                  ///< of the saved game, UTF-8; may be empty

    [[nodiscard]] game::SeatSet seats_of(game::Controller controller) const {
        game::SeatSet out;
        for (const game::Seat seat : session.seats()) {
            if (players[seat.index()].controller == controller) out.add(seat);
        }
        return out;
    }
    [[nodiscard]] game::SeatSet humans() const { return seats_of(game::Controller::human); }
    [[nodiscard]] game::SeatSet computers() const { return seats_of(game::Controller::computer); }
};

}  // namespace lw::match
