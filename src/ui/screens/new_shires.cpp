// New game of Shires: presets and rules.
#include "ui/screens/new_game.hpp"

#include <string>
#include <vector>

namespace lw::ui {

namespace {

const int kPresets = static_cast<int>(shires::presets().size());  ///< "Custom" comes after them

Text line_of(shires::PresetKind kind) {
    switch (kind) {
        case shires::PresetKind::beginner: return Text::shires_beginner_line;
        case shires::PresetKind::standard: return Text::shires_standard_line;
        case shires::PresetKind::first_edition: return Text::shires_first_edition_line;
        case shires::PresetKind::big: return Text::shires_big_line;
    }
    return Text::shires_standard_line;
}

Text farms_line(shires::FarmRule rule) {
    switch (rule) {
        case shires::FarmRule::current: return Text::farms_current_line;
        case shires::FarmRule::second: return Text::farms_second_line;
        case shires::FarmRule::first: return Text::farms_first_line;
        case shires::FarmRule::none: return Text::farms_none_line;
    }
    return Text::farms_none_line;
}

Rich explained(const ShiresDraft& draft) {
    const auto lines = setting_lines(draft.settings, shires::preset(shires::PresetKind::standard));
    if (const shires::Preset* chosen = draft.preset()) return preset_words(say(line_of(chosen->kind)), lines);
    const std::string_view near = say(preset_name(nearest_preset(draft.settings).kind));
    return preset_words(filled(Text::preset_custom_line, {{"name", near}}), lines);
}

void scoring_rules(Frame& f, Rect column, float& y, shires::Settings& s) {
    draw_group(f, column, y, Text::group_scoring);
    int farms = static_cast<int>(s.farms);
    const std::vector<Segment> rules{
        {say(Text::farms_current)}, {say(Text::farms_second)}, {say(Text::farms_first)}, {say(Text::farms_none)}};
    if (setting_segments(f, column, y, "new.farms", Text::set_farms, say(farms_line(s.farms)), rules, farms)) {
        s.farms = static_cast<shires::FarmRule>(farms);
    }
    int less = s.small_city_points == 2 ? 1 : 0;
    const Text city_line = less == 0 ? Text::small_city_full_line : Text::small_city_less_line;
    if (setting_segments(f, column, y, "new.city", Text::set_small_city, say(city_line),
                         {{say(Text::small_city_full)}, {say(Text::small_city_less)}}, less)) {
        s.small_city_points = less == 0 ? 4 : 2;
    }
}

void tile_rules(Frame& f, Rect column, float& y, shires::Settings& s) {
    draw_group(f, column, y, Text::group_tiles);
    int sets = s.tile_sets - 1;
    if (setting_segments(f, column, y, "new.tiles", Text::set_tiles, say(sets == 0 ? Text::tiles_one_line : Text::tiles_two_line),
                         {{say(Text::tiles_one)}, {say(Text::tiles_two)}}, sets)) {
        s.tile_sets = static_cast<std::uint8_t>(sets + 1);
    }
    int followers = s.followers;
    setting_stepper(f, column, y, "new.followers", Text::set_followers, Text::set_followers_line, 5, 8, followers);
    s.followers = static_cast<std::uint8_t>(followers);
}

}  // namespace

const shires::Preset* ShiresDraft::preset() const { return custom ? nullptr : shires::matching_preset(settings); }

NewShires made_shires(const NewGameState& state) {
    return {made_players(state),
            {.seats = static_cast<std::uint8_t>(state.seats.size()),
             .first_player = state.first < 0 ? game::Seat{} : game::Seat(state.first),
             .settings = state.shires.settings}};
}

float draw_shires_presets(Frame& f, NewGameState& state, Rect column, float y) {
    ShiresDraft& draft = state.shires;
    std::vector<Segment> parts;
    for (const shires::Preset& preset : shires::presets()) parts.push_back({say(preset_name(preset.kind))});
    parts.push_back({say(Text::preset_custom)});
    const shires::Preset* now = draft.preset();
    int chosen = now == nullptr ? kPresets : static_cast<int>(now->kind);
    if (!preset_choice(f, column, y, parts, explained(draft), chosen)) return y;
    draft.custom = chosen == kPresets;
    if (!draft.custom) draft.settings = shires::presets()[static_cast<std::size_t>(chosen)].settings;
    return y;
}

float draw_shires_options(Frame& f, NewGameState& state, Rect column, float y) {
    shires::Settings& s = state.shires.settings;
    scoring_rules(f, column, y, s);
    tile_rules(f, column, y, s);
    draw_group(f, column, y, Text::group_order);
    draw_first_player(f, state, column, y);
    draw_turn_timer(f, state, column, y, s.turn_seconds);
    draw_table_link(f, {column.x, y, column.w, f.px(44)}, made_shires(state));
    return y + f.px(44 + 12);
}

}  // namespace lw::ui
