// New game of Shires: presets and rules.
#include "shires/settings.hpp"
#include "ui/screens/setting_controls.hpp"

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

Rich explained(const ShiresDraft& draft) {
    const auto lines = setting_lines(draft.settings, shires::preset(shires::PresetKind::standard));
    if (const shires::Preset* chosen = draft.preset()) return preset_words(say(line_of(chosen->kind)), lines);
    const std::string_view near = say(preset_name(nearest_preset(draft.settings).kind));
    return preset_words(filled(Text::preset_custom_line, {{"name", near}}), lines);
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
    draw_first_player(f, state, column, y);
    draw_settings(f, column, y, shires::kSettings, static_cast<int>(state.seats.size()), state.shires.settings);
    draw_table_link(f, {column.x, y, column.w, f.px(44)}, made_shires(state));
    return y + f.px(44 + 12);
}

}  // namespace lw::ui
