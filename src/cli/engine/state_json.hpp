// Positions as objects: all of a state for the owner of the engine, or what one seat may know.
#pragma once

#include "cli/engine/json.hpp"
#include "registry/games.hpp"

namespace lw::cli {

/// Everything: the table, points, hash and state number; of Isles every hand, the bank and the deck.
[[nodiscard]] Json state_json(const registry::IslesSession& session);
[[nodiscard]] Json state_json(const registry::ShiresSession& session);

/// What the viewer may know, and what it may try by that.
[[nodiscard]] Json view_json(const isles::Setup& setup, const isles::View& view);
[[nodiscard]] Json view_json(const shires::Setup& setup, const shires::View& view);

}  // namespace lw::cli
