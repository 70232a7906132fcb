// A table of Shires being set up: the ready-made tables, and what the choice means.
#include "ui/shires/settings_list.hpp"
#include "ui/shires/setup/setup.hpp"

#include <string>
#include <vector>

namespace lw::ui::shires {

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

Rich explained(const Draft& draft) {
    const auto lines = setting_lines(draft.settings, shires::preset(shires::PresetKind::standard));
    if (const shires::Preset* chosen = draft.preset()) return preset_words(say(line_of(chosen->kind)), lines);
    const std::string_view near = say(preset_name(nearest_preset(draft.settings).kind));
    return preset_words(filled(Text::preset_custom_line, {{"name", near}}), lines);
}

}  // namespace

const shires::Preset* Draft::preset() const { return custom ? nullptr : shires::matching_preset(settings); }

float draw_presets(Frame& f, NewGameState& state, Rect column, float y) {
    Draft& draft = draft_of(state);
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

}  // namespace lw::ui::shires
