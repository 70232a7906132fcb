// Positions as objects: all of a state for the owner of the engine, or what one seat may know.
#pragma once

#include "cli/engine/json.hpp"
#include "registry/games.hpp"

namespace lw::cli {

/// {"waiting": "seats" | "chance" | "over", "seats": [...]}
[[nodiscard]] Json to_json(const game::ToAct& due);

/// Everything: the table, every hand, the bank, the deck, points, hash and state number.
[[nodiscard]] Json state_json(const registry::IslesSession& session);

/// What the viewer may know, and what it may try by that.
[[nodiscard]] Json view_json(const isles::Setup& setup, const isles::View& view);

}  // namespace lw::cli
