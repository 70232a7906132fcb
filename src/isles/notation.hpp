// Actions and events as short text: logs, scenarios, golden games, console. One verb, then its operands:
//   settle N(0,0) · road N(0,0)-S(1,-1) · city N(0,0) · buy · roll · end · discard 2b1l · robber (0,0) · rob 2 ·
//   knight · roads · plenty 1b1o · monopoly wool · skip · bank 4 ore wool · offer 1l for 1b to 1,2 · withdraw ·
//   accept 0 · decline 0 · confirm 2 · first 0 · dice 3 4 · stolen brick · drawn knight
// On ring boards of four or more rings places go by number (rules C.2): settle V24 · road V24-V25 · robber H7.
// Axial names are understood there too.
#pragma once

#include "game/form.hpp"
#include "isles/action.hpp"
#include "isles/event.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lw::isles {

/// A place's name on this board; "?" for what is not on it.
[[nodiscard]] std::string to_text(const Setup& setup, HexId hex);
[[nodiscard]] std::string to_text(const Setup& setup, VertexId vertex);
[[nodiscard]] std::string to_text(const Setup& setup, EdgeId edge);
/// None unless the text names such a place on this board.
[[nodiscard]] HexId hex_from_text(const Setup& setup, std::string_view text);
[[nodiscard]] VertexId vertex_from_text(const Setup& setup, std::string_view text);
[[nodiscard]] EdgeId edge_from_text(const Setup& setup, std::string_view text);

[[nodiscard]] std::string to_text(const Setup& setup, const Action& action);
/// Nothing unless the text is an action on this board.
[[nodiscard]] std::optional<Action> action_from_text(const Setup& setup, std::string_view text);
[[nodiscard]] std::string to_text(const Setup& setup, const Event& event);
/// The named words of all actions and events, in the variants' order.
[[nodiscard]] const std::vector<game::Form>& action_forms();
[[nodiscard]] const std::vector<game::Form>& event_forms();

/// "2b1l" (letters b l w g o, rules 0.2.1), "-" for none.
[[nodiscard]] std::string to_text(const Resources& cards);
[[nodiscard]] std::optional<Resources> resources_from_text(std::string_view text);
[[nodiscard]] std::string_view name_of(Resource resource);
[[nodiscard]] std::string_view name_of(Terrain terrain);
[[nodiscard]] std::string_view name_of(DevCard card);
[[nodiscard]] std::string_view name_of(Phase phase);
[[nodiscard]] std::string_view name_of(Part part);
[[nodiscard]] std::optional<Resource> resource_from_text(std::string_view text);
[[nodiscard]] std::optional<DevCard> dev_card_from_text(std::string_view text);

}  // namespace lw::isles
