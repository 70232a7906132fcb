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
    std::optional<registry::IslesMatch> match;
    bool closed = false;  ///< no further request is read

    /// Throws EngineError when there is no game.
    [[nodiscard]] registry::IslesSession& session();
};

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
/// The number of a seat at this table. Throws EngineError.
[[nodiscard]] game::Seat read_seat(const registry::IslesSession& session, const Json& value);
/// {"state_no", "hash", "to_act"}
[[nodiscard]] Json position_json(const registry::IslesSession& session);
/// The events from number `from` on, as `viewer` may see them; all of what happened without one.
[[nodiscard]] Json events_json(const registry::IslesSession& session, std::optional<game::Seat> viewer, std::size_t from);

}  // namespace lw::cli
