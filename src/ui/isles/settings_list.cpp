#include "ui/isles/settings_list.hpp"

#include "isles/generate.hpp"
#include "isles/settings.hpp"
#include "ui/setting_lines.hpp"

namespace lw::ui::isles {

namespace {

/// Land and tokens as the set-up screen offers them.
Text land_words(const BoardSpec& board) {
    if (board.terrain == isles::TerrainPlan::beginner) return Text::board_beginner;
    return board.tokens == isles::TokenPlan::random ? Text::board_random : Text::board_variable;
}

void board_lines(SettingLines& lines, const BoardSpec& board, const BoardSpec& usual) {
    lines.add(Text::new_board, board.island, usual.island, island_words);
    lines.add(Text::new_land, land_words(board), land_words(usual), [](Text t) { return say(t); });
    if (board.tokens == isles::TokenPlan::random) {
        lines.add(Text::set_no_red, board.no_adjacent_red, usual.no_adjacent_red, on_off_words);
        lines.add(Text::set_no_212, board.no_adjacent_2_12, usual.no_adjacent_2_12, on_off_words);
        lines.add(Text::set_no_same, board.no_adjacent_same, usual.no_adjacent_same, on_off_words);
    }
    if (board.tokens == isles::TokenPlan::spiral) {
        lines.add(Text::set_clockwise, board.direction, usual.direction, one_of<isles::SpiralDirection>({Text::off, Text::on}));
    }
    lines.add(Text::new_harbours, board.harbours, usual.harbours,
              one_of<isles::HarbourPlan>({Text::harbours_fixed, Text::harbours_types, Text::harbours_frame, Text::harbours_random}));
}

}  // namespace

std::vector<SettingLine> setting_lines(int seats, const BoardSpec& board, const Settings& settings, const isles::Preset& against) {
    SettingLines lines;
    board_lines(lines, board, isles::board_for(against, seats));
    add_settings(lines, isles::kSettings, seats, settings, against.settings);
    return lines.take();
}

const isles::Preset& nearest_preset(int seats, const BoardSpec& board, const Settings& settings) {
    if (const isles::Preset* same = isles::matching_preset(seats, board, settings)) return *same;
    std::vector<const isles::Preset*> fitting;
    for (const isles::Preset& preset : isles::presets()) {
        if (preset.seats_fit(seats)) fitting.push_back(&preset);
    }
    return least_different(fitting, [&](const isles::Preset& preset) { return setting_lines(seats, board, settings, preset); });
}

TableSettings table_settings(const isles::Config& config, const std::vector<game::Player>& players) {
    const isles::Preset& near = nearest_preset(config.seats, config.spec, config.settings);
    const bool by_hand = !(isles::generate(config.spec, config.board_seed) == config.layout);
    TableSettings out;
    out.lines = setting_lines(config.seats, config.spec, config.settings, near);
    out.lines.push_back(first_player_line(config.first_player, players));
    out.lines.push_back(
        {say(Text::new_seed), by_hand ? std::string(say(Text::board_by_hand)) : std::to_string(config.board_seed), by_hand});
    out.preset = preset_title(preset_name(near.kind), out.lines);
    return out;
}

Text preset_name(isles::PresetKind kind) {
    switch (kind) {
        case isles::PresetKind::beginner: return Text::preset_beginner;
        case isles::PresetKind::standard: return Text::preset_standard;
        case isles::PresetKind::duel: return Text::preset_duel;
        case isles::PresetKind::five_six: return Text::preset_five_six;
        case isles::PresetKind::big_island: return Text::preset_big;
    }
    return Text::preset_custom;
}

std::string island_words(isles::Island island) {
    return filled(Text::island_hexes, {{"n", std::to_string(isles::island_hexes(island).size())}});
}

}  // namespace lw::ui::isles
