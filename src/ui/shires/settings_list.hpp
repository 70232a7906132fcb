// The rules of a table of Shires as lines of words: for the set-up screen, the menu and the end screen.
#pragma once

#include "shires/presets.hpp"
#include "ui/games.hpp"
#include "ui/setting_lines.hpp"

#include <vector>

namespace lw::ui::shires {

/// Every setting, in the order of the set-up screen.
[[nodiscard]] std::vector<SettingLine> setting_lines(const Settings& settings, const Preset& against);

/// The lines above, then who began.
[[nodiscard]] TableSettings table_settings(const Config& config, const std::vector<game::Player>& players);
/// Without who began.
[[nodiscard]] TableSettings settings_of(const Config& config);

/// The preset with these rules, else the one with the fewest differences.
[[nodiscard]] const Preset& nearest_preset(const Settings& settings);
[[nodiscard]] Text preset_name(PresetKind kind);

}  // namespace lw::ui::shires
