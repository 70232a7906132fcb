// What the engine can be asked, one function a request. docs/engine.md tells what each takes and gives.
//
// Each takes its fields, refuses what is left over, and returns the reply's fields. Where it throws EngineError nothing
// has changed.
#pragma once

#include "cli/engine/json.hpp"
#include "registry/games.hpp"

#include <optional>

namespace lw::cli {

/// What lies on the engine's table.
struct Desk {
    std::optional<registry::AnyMatch> match;
    bool closed = false;  ///< no further request is read
};

/// Throws EngineError when there is no game.
[[nodiscard]] registry::AnyMatch& match_on(Desk& desk);

/// `answer(session)` for the game on the desk, whichever it is. Throws EngineError when there is none.
template <class Answer>
[[nodiscard]] Json at_desk(Desk& desk, Answer answer) {
    return std::visit([&answer](auto& match) { return answer(match.session); }, match_on(desk));
}

Json answer_hello(Desk& desk, Fields& fields);
Json answer_quit(Desk& desk, Fields& fields);

// --- a game: begin, read, write (request_game.cpp) -----------------------------------------------------------------
Json answer_new(Desk& desk, Fields& fields);
Json answer_load(Desk& desk, Fields& fields);
Json answer_save(Desk& desk, Fields& fields);
Json answer_config(Desk& desk, Fields& fields);

// --- moves (request_move.cpp) --------------------------------------------------------------------------------------
Json answer_act(Desk& desk, Fields& fields);
Json answer_check(Desk& desk, Fields& fields);
Json answer_draw(Desk& desk, Fields& fields);
Json answer_undo(Desk& desk, Fields& fields);
Json answer_back(Desk& desk, Fields& fields);

// --- looking (request_look.cpp) ------------------------------------------------------------------------------------
Json answer_state(Desk& desk, Fields& fields);
Json answer_view(Desk& desk, Fields& fields);
Json answer_events(Desk& desk, Fields& fields);
Json answer_legal(Desk& desk, Fields& fields);
Json answer_chances(Desk& desk, Fields& fields);
Json answer_bot(Desk& desk, Fields& fields);

// --- pieces that several of them share (desk.cpp) ------------------------------------------------------------------
/// The number of one of these seats. Throws EngineError.
[[nodiscard]] game::Seat read_seat(game::SeatSet seats, const Json& value);
/// {"state_no", "hash", "to_act"}
template <class G>
[[nodiscard]] Json position_json(const match::Session<G>& session);
/// The events from number `from` on, as `viewer` may see them; all of what happened without one.
template <class G>
[[nodiscard]] Json events_json(const match::Session<G>& session, std::optional<game::Seat> viewer, std::size_t from);

}  // namespace lw::cli
