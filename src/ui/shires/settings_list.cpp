#include "ui/shires/settings_list.hpp"

#include "shires/settings.hpp"
#include "ui/setting_lines.hpp"

namespace lw::ui::shires {

namespace {

TableSettings settings_with(const shires::Config& config, const std::vector<SettingLine>& more) {
    const shires::Preset& near = nearest_preset(config.settings);
    TableSettings out;
    out.lines = setting_lines(config.settings, near);
    out.lines.insert(out.lines.end(), more.begin(), more.end());
    out.preset = preset_title(preset_name(near.kind), out.lines);
    return out;
}

}  // namespace

std::vector<SettingLine> setting_lines(const shires::Settings& s, const shires::Preset& against) {
    SettingLines lines;
    add_settings(lines, shires::kSettings, shires::kMostSeats, s, against.settings);
    return lines.take();
}

const shires::Preset& nearest_preset(const shires::Settings& settings) {
    if (const shires::Preset* same = shires::matching_preset(settings)) return *same;
    std::vector<const shires::Preset*> all;
    for (const shires::Preset& preset : shires::presets()) all.push_back(&preset);
    return least_different(all, [&](const shires::Preset& preset) { return setting_lines(settings, preset); });
}

TableSettings settings_of(const shires::Config& config) { return settings_with(config, {}); }

TableSettings table_settings(const shires::Config& config, const std::vector<game::Player>& players) {
    return settings_with(config, {first_player_line(config.first_player, players)});
}

Text preset_name(shires::PresetKind kind) {
    switch (kind) {
        case shires::PresetKind::beginner: return Text::preset_beginner;
        case shires::PresetKind::standard: return Text::preset_standard;
        case shires::PresetKind::first_edition: return Text::preset_first_edition;
        case shires::PresetKind::big: return Text::preset_two_sets;
    }
    return Text::preset_custom;
}

}  // namespace lw::ui::shires
