// Actions and events as short text: logs, scenarios, golden games, console. One verb, then its operands:
//   place (0,-1) r2 · follower c:D · none · first 0 · tile N
// A spot is c (city), r (road) or f (field) with a side U L D R or, for fields, a half-slot UL UR LU LD DL DR RU RD of the
// tile as it lies; m is the cloister.
#pragma once

#include "game/form.hpp"
#include "shires/action.hpp"
#include "shires/event.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lw::shires {

[[nodiscard]] std::string to_text(const Setup& setup, const Action& action);
/// Nothing unless the text is an action.
[[nodiscard]] std::optional<Action> action_from_text(const Setup& setup, std::string_view text);
[[nodiscard]] std::string to_text(const Setup& setup, const Event& event);
/// The named words of all actions and events, in the variants' order.
[[nodiscard]] const std::vector<game::Form>& action_forms();
[[nodiscard]] const std::vector<game::Form>& event_forms();

/// "(0,-1)".
[[nodiscard]] std::string to_text(Cell cell);
[[nodiscard]] std::optional<Cell> cell_from_text(std::string_view text);
/// "c:D", "f:UL", "m".
[[nodiscard]] std::string to_text(Spot spot);
[[nodiscard]] std::optional<Spot> spot_from_text(std::string_view text);
/// "N", "-" for no tile.
[[nodiscard]] std::string to_text(Kind kind);
[[nodiscard]] std::optional<Kind> kind_from_text(std::string_view text);
[[nodiscard]] std::string_view name_of(FeatureKind kind);
[[nodiscard]] std::string_view name_of(Phase phase);
/// current, second, first, none.

}  // namespace lw::shires
