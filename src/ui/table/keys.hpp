// The keys that both games have. A key means one thing in the whole program: a game's own keys are none of these, nor any of
// the other game's.
#pragma once

#include "ui/kit.hpp"
#include "ui/screens/state.hpp"

#include <string_view>
#include <vector>

namespace lw::ui::table {

enum class Common : std::uint8_t { undo, hint, log, statistics, fit, zoom_in, zoom_out, help };

/// The key was struck in this frame, above no modal.
[[nodiscard]] bool asks(const Kit& kit, Common what);
/// As a tooltip shows it.
[[nodiscard]] std::string_view key_of(Common what);
/// Those of a replay, in both games.
[[nodiscard]] std::vector<KeyHelp> replay_step_keys();
/// A game's own keys, then those of all games; for the list that '?' opens. In a replay nothing is confirmed or taken back.
[[nodiscard]] std::vector<KeyHelp> with_common(std::vector<KeyHelp> own, bool replay);

}  // namespace lw::ui::table
