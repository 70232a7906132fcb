// What a person is about to place, where it may go, and the resulting action.
#pragma once

#include "isles/view.hpp"
#include "scene/isles_places.hpp"

#include <cstdint>
#include <optional>

namespace lw::scene {

enum class Tool : std::uint8_t { none, road, settlement, city, robber, victim };

/// The tool that the position itself asks of the viewer (set-up, free roads, robber, victim); none if nothing is forced.
[[nodiscard]] Tool forced_tool(const isles::View& view);

/// Where the viewer may use the tool now, from the viewer's legal moves; empty when nowhere. Victims are chosen by
/// their buildings on the robber's hex.
[[nodiscard]] Targets targets_of(const isles::Setup& setup, const isles::View& view, const isles::ActionList& moves, Tool tool);

/// The action of using the tool there; none unless `target` is one of targets_of().
[[nodiscard]] std::optional<isles::Action> action_at(const isles::Setup& setup, const isles::View& view, const isles::ActionList& moves,
                                                     Tool tool, Target target);

}  // namespace lw::scene
