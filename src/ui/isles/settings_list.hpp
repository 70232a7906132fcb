// Board and rules of a table of Isles as lines of words: for the set-up screen, the menu and the end screen.
#pragma once

#include "isles/config.hpp"
#include "isles/presets.hpp"
#include "ui/games.hpp"
#include "ui/setting_lines.hpp"

#include <string>
#include <vector>

namespace lw::ui::isles {

/// Every setting that matters at this table (paired turns need five players, a spiral its direction), in the order of the set-up
/// screen.
[[nodiscard]] std::vector<SettingLine> setting_lines(int seats, const BoardSpec& board, const Settings& settings, const Preset& against);

/// The lines above, then who began and the board's seed, or that it was made by hand.
[[nodiscard]] TableSettings table_settings(const Config& config, const std::vector<game::Player>& players);

/// The preset with these rules, else the one with the fewest differences.
[[nodiscard]] const Preset& nearest_preset(int seats, const BoardSpec& board, const Settings& settings);
[[nodiscard]] Text preset_name(PresetKind kind);
[[nodiscard]] std::string island_words(Island island);

}  // namespace lw::ui::isles
