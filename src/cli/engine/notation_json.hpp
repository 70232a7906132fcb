// Actions and events as objects. They are the notation (notation.hpp of each game) with a name for each word, so that both
// can say the same: {"text":"rob 2","kind":"rob","victim":2}. docs/engine.md lists all of them.
#pragma once

#include "cli/engine/json.hpp"
#include "isles/notation.hpp"
#include "shires/notation.hpp"

namespace lw::cli {

/// A seat's number, or null for nobody.
[[nodiscard]] Json to_json(game::Seat seat);
[[nodiscard]] Json to_json(game::SeatSet seats);
/// {"waiting": "seats" | "chance" | "over", "seats": [...]}
[[nodiscard]] Json to_json(const game::ToAct& due);

[[nodiscard]] Json to_json(const isles::Setup& setup, const isles::Action& action);
[[nodiscard]] Json to_json(const isles::Setup& setup, const isles::Event& event);
[[nodiscard]] Json to_json(const isles::Resources& cards);
[[nodiscard]] Json to_json(const isles::DevCards& cards);

[[nodiscard]] Json to_json(const shires::Setup& setup, const shires::Action& action);
[[nodiscard]] Json to_json(const shires::Setup& setup, const shires::Event& event);
/// A number per seat.
[[nodiscard]] Json to_json(const shires::Setup& setup, shires::FollowerCounts followers);

/// The notation of an object as to_json() makes it, where "text" may be left out. Throws EngineError.
[[nodiscard]] std::string notation_of(const isles::Setup& setup, const Json& action);
[[nodiscard]] std::string notation_of(const shires::Setup& setup, const Json& action);

/// A text in notation, or an object. Throws EngineError.
template <class Setup>
[[nodiscard]] auto read_action(const Setup& setup, const Json& action) {
    const std::string text = action.is_string() ? action.get<std::string>() : notation_of(setup, action);
    const auto read = action_from_text(setup, text);
    if (!read) throw EngineError{"bad_action", shown(text) + " is not an action on this board."};
    return *read;
}

}  // namespace lw::cli
