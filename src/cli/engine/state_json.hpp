// Positions as objects: all of a state for the owner of the engine, or what one seat may know.
#pragma once

#include "cli/engine/json.hpp"
#include "registry/games.hpp"

namespace lw::cli {

/// Everything: the table, points, hash and state number; for Isles every hand, the bank and the deck.
[[nodiscard]] Json state_json(const registry::IslesSession& session);
[[nodiscard]] Json state_json(const registry::ShiresSession& session);

/// What the viewer may know, and what it may try on that basis.
[[nodiscard]] Json view_json(const isles::Setup& setup, const isles::View& view);
[[nodiscard]] Json view_json(const shires::Setup& setup, const shires::View& view);

/// What "legal" says about a choice too large to list; nothing for most games.
template <class State>
[[nodiscard]] Json choice_json(const State& /*state*/, game::Seat /*seat*/) {
    return Json::object();
}
/// {"discard"}: how many cards the seat must still choose.
[[nodiscard]] Json choice_json(const isles::State& state, game::Seat seat);

}  // namespace lw::cli
