#include "ui/setting_lines.hpp"

namespace lw::ui {

namespace {

Text small_city_words(int points) { return points == 2 ? Text::small_city_less : Text::small_city_full; }
Text tiles_words(int sets) { return sets == 1 ? Text::tiles_one : Text::tiles_two; }

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
    const shires::Settings& usual = against.settings;
    SettingLines lines;
    lines.add(Text::set_farms, s.farms, usual.farms,
              one_of<shires::FarmRule>({Text::farms_current, Text::farms_second, Text::farms_first, Text::farms_none}));
    lines.add(Text::set_small_city, int{s.small_city_points}, int{usual.small_city_points},
              [](int points) { return say(small_city_words(points)); });
    lines.add(Text::set_tiles, int{s.tile_sets}, int{usual.tile_sets}, [](int sets) { return say(tiles_words(sets)); });
    lines.add(Text::set_followers, int{s.followers}, int{usual.followers}, number_words);
    lines.add(Text::set_timer, int{s.turn_seconds}, int{usual.turn_seconds}, seconds_words);
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

}  // namespace lw::ui
