// Actions and events as objects. They are the notation (isles/notation.hpp) with a name for each word, so that what one
// can say the other can: {"text":"rob 2","kind":"rob","victim":2}. docs/engine.md lists all of them.
#pragma once

#include "cli/engine/json.hpp"
#include "isles/notation.hpp"

namespace lw::cli {

[[nodiscard]] Json to_json(const isles::Setup& setup, const isles::Action& action);
[[nodiscard]] Json to_json(const isles::Setup& setup, const isles::Event& event);
[[nodiscard]] Json to_json(const isles::Cards& cards);
[[nodiscard]] Json to_json(const isles::CardCounts& cards);
/// A seat's number, or null for nobody.
[[nodiscard]] Json to_json(game::Seat seat);
[[nodiscard]] Json to_json(game::SeatSet seats);

/// A text in notation, or an object as to_json() makes it, where "text" may be left out. Throws EngineError.
[[nodiscard]] isles::Action read_action(const isles::Setup& setup, const Json& action);

}  // namespace lw::cli
