// Positions as objects: all of a state for the owner of the engine, or what one seat may know.
#pragma once

#include "cli/engine/json.hpp"
#include "isles/view.hpp"
#include "shires/view.hpp"

namespace lw::cli {

/// Everything that "state" tells besides position_json(): the table and points; of Isles every hand, the bank and the deck.
[[nodiscard]] Json state_json(const isles::Setup& setup, const isles::State& state);
[[nodiscard]] Json state_json(const shires::Setup& setup, const shires::State& state);

/// What seen_json() tells of one game alone: the table as the viewer may know it.
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
