// Board and rules of a table as lines of words: for the set-up screen, the menu and the end screen.
#pragma once

#include "game/player.hpp"
#include "isles/config.hpp"
#include "isles/presets.hpp"
#include "shires/presets.hpp"
#include "ui/text.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace lw::ui {

struct SettingLine {
    std::string_view name;
    std::string value;
    bool differs = false;  ///< from the preset it is compared with

    friend bool operator==(const SettingLine&, const SettingLine&) = default;
};

/// Every setting that means something at this table (paired turns need five players, a spiral its direction), in the order of the set-up
/// screen.
[[nodiscard]] std::vector<SettingLine> setting_lines(int seats, const isles::BoardSpec& board, const isles::Settings& settings,
                                                     const isles::Preset& against);
[[nodiscard]] std::vector<SettingLine> setting_lines(const shires::Settings& settings, const shires::Preset& against);

/// What a played game was set up with: the lines above, then who began and, where there is one, the board's seed, or that
/// it was made by hand.
struct TableSettings {
    std::string preset;  ///< "Standard"; "Custom, from Standard" when something differs
    std::vector<SettingLine> lines;
};
[[nodiscard]] TableSettings table_settings(const isles::Config& config, const std::vector<game::Player>& players);
[[nodiscard]] TableSettings table_settings(const shires::Config& config, const std::vector<game::Player>& players);
/// Without who began.
[[nodiscard]] TableSettings settings_of(const shires::Config& config);

/// The preset with these rules, else the one that fewest of them differ from.
[[nodiscard]] const isles::Preset& nearest_preset(int seats, const isles::BoardSpec& board, const isles::Settings& settings);
[[nodiscard]] const shires::Preset& nearest_preset(const shires::Settings& settings);

[[nodiscard]] Text preset_name(isles::PresetKind kind);
[[nodiscard]] Text preset_name(shires::PresetKind kind);
/// "off", "45 s", "3 min".
[[nodiscard]] std::string seconds_words(int seconds);
[[nodiscard]] std::string island_words(isles::Island island);

}  // namespace lw::ui
