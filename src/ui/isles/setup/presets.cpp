// A table of Isles being set up: the ready-made tables, and what the choice means.
#include "isles/generate.hpp"
#include "ui/isles/settings_list.hpp"
#include "ui/isles/setup/setup.hpp"

#include <string>
#include <vector>

namespace lw::ui::isles {

namespace {

const int kPresets = static_cast<int>(isles::presets().size());  ///< "Custom" comes after them

Text line_of(isles::PresetKind kind) {
    switch (kind) {
        case isles::PresetKind::beginner: return Text::preset_beginner_line;
        case isles::PresetKind::standard: return Text::preset_standard_line;
        case isles::PresetKind::duel: return Text::preset_duel_line;
        case isles::PresetKind::five_six: return Text::preset_five_six_line;
        case isles::PresetKind::big_island: return Text::preset_big_line;
    }
    return Text::preset_standard_line;
}

/// What differs from the usual table of this many.
std::vector<SettingLine> against_usual(const NewGameState& state) {
    const auto seats = static_cast<int>(state.seats.size());
    isles::Preset usual = isles::preset(isles::PresetKind::standard);
    usual.board.island = isles::usual_island(seats);
    return setting_lines(seats, spec_of(state), draft_of(state).settings, usual);
}

Rich explained(const NewGameState& state, const isles::Preset* chosen) {
    const std::vector<SettingLine> lines = against_usual(state);
    if (chosen != nullptr) return preset_words(say(line_of(chosen->kind)), lines);
    const isles::Preset& near = nearest_preset(static_cast<int>(state.seats.size()), spec_of(state), draft_of(state).settings);
    return preset_words(filled(Text::preset_custom_line, {{"name", say(preset_name(near.kind))}}), lines);
}

}  // namespace

const Preset* preset_of(const NewGameState& state) {
    const Draft& draft = draft_of(state);
    if (draft.custom || draft.board.edited) return nullptr;
    return matching_preset(static_cast<int>(state.seats.size()), spec_of(state), draft.settings);
}

void choose_preset(NewGameState& state, const isles::Preset& preset) {
    fewer_seats(state, preset.most_seats);
    while (state.seats.size() < preset.least_seats) add_seat(state);
    const auto seats = static_cast<int>(state.seats.size());
    draft_of(state).board.wish = isles::board_for(preset, seats);
    draft_of(state).board.island_follows = preset.kind != isles::PresetKind::big_island;
    draft_of(state).board.edited.reset();
    draft_of(state).settings = preset.settings;
    draft_of(state).custom = false;
}

float draw_presets(Frame& f, NewGameState& state, Rect column, float y) {
    std::vector<Segment> parts;
    for (const isles::Preset& preset : isles::presets()) parts.push_back({say(preset_name(preset.kind))});
    parts.push_back({say(Text::preset_custom)});
    const isles::Preset* now = preset_of(state);
    int chosen = now == nullptr ? kPresets : static_cast<int>(now->kind);
    if (preset_choice(f, column, y, parts, explained(state, now), chosen)) {
        if (chosen == kPresets) {
            draft_of(state).custom = draft_of(state).more = true;
        } else {
            draft_of(state).wanted = &isles::presets()[static_cast<std::size_t>(chosen)];
            drop_board(state, BoardDrop::preset);
        }
    }
    return y;
}

}  // namespace lw::ui::isles
