#include "isles/generate.hpp"
#include "ui/setting_lines.hpp"

namespace lw::ui {

namespace {

using isles::BoardSpec;
using isles::Settings;

std::string_view on_off(bool on) { return say(on ? Text::on : Text::off); }

/// Land and tokens as the set-up screen offers them.
Text land_words(const BoardSpec& board) {
    if (board.terrain == isles::TerrainPlan::beginner) return Text::board_beginner;
    return board.tokens == isles::TokenPlan::random ? Text::board_random : Text::board_variable;
}

void board_lines(SettingLines& lines, const BoardSpec& board, const BoardSpec& usual) {
    lines.add(Text::new_board, board.island, usual.island, island_words);
    lines.add(Text::new_land, land_words(board), land_words(usual), [](Text t) { return say(t); });
    if (board.tokens == isles::TokenPlan::random) {
        lines.add(Text::set_no_red, board.no_adjacent_red, usual.no_adjacent_red, on_off);
        lines.add(Text::set_no_212, board.no_adjacent_2_12, usual.no_adjacent_2_12, on_off);
        lines.add(Text::set_no_same, board.no_adjacent_same, usual.no_adjacent_same, on_off);
    }
    if (board.tokens == isles::TokenPlan::spiral) {
        lines.add(Text::set_clockwise, board.direction, usual.direction,
                  one_of<isles::SpiralDirection>({Text::off, Text::on}));
    }
    lines.add(Text::new_harbours, board.harbours, usual.harbours,
              one_of<isles::HarbourPlan>({Text::harbours_fixed, Text::harbours_types, Text::harbours_frame, Text::harbours_random}));
}

void rule_lines(SettingLines& lines, int seats, const Settings& s, const Settings& usual) {
    lines.add(Text::set_target, int{s.victory_target}, int{usual.victory_target}, number_words);
    lines.add(Text::set_timer, int{s.turn_seconds}, int{usual.turn_seconds}, seconds_words);
    lines.add(Text::set_split, s.trade_build, usual.trade_build,
              one_of<isles::TradeBuild>({Text::split_combined, Text::split_split}));
    if (seats > 4) {
        lines.add(Text::set_five_six, s.five_six, usual.five_six,
                  one_of<isles::FiveSix>({Text::five_six_paired, Text::five_six_special, Text::five_six_none}));
    }
    lines.add(Text::set_dice, s.dice, usual.dice, one_of<isles::DiceKind>({Text::dice_plain, Text::dice_36, Text::dice_31}));
    lines.add(Text::set_seven, int{s.no_seven_rounds}, int{usual.no_seven_rounds}, number_words);
    lines.add(Text::set_discard, int{s.discard_limit}, int{usual.discard_limit},
              [](int limit) { return limit == 0 ? std::string(say(Text::off)) : number_words(limit); });
    lines.add(Text::set_friendly, s.friendly_robber, usual.friendly_robber, on_off);
    lines.add(Text::set_victim, s.victim_must_have_cards, usual.victim_must_have_cards, on_off);
    lines.add(Text::set_bank, s.bank_visible, usual.bank_visible, on_off);
}

}  // namespace

std::vector<SettingLine> setting_lines(int seats, const BoardSpec& board, const Settings& settings,
                                       const isles::Preset& against) {
    SettingLines lines;
    board_lines(lines, board, isles::board_for(against, seats));
    rule_lines(lines, seats, settings, against.settings);
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
    out.lines.push_back({say(Text::new_seed), by_hand ? std::string(say(Text::board_by_hand)) : std::to_string(config.board_seed), by_hand});
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

std::string seconds_words(int seconds) {
    if (seconds == 0) return std::string(say(Text::off));
    if (seconds >= 60 && seconds % 60 == 0) return std::to_string(seconds / 60) + " min";
    return std::to_string(seconds) + " s";
}

std::string island_words(isles::Island island) {
    return filled(Text::island_hexes, {{"n", std::to_string(isles::island_hexes(island).size())}});
}

}  // namespace lw::ui
