// New game: the ready-made tables, and what the choice means.
#include "isles/generate.hpp"
#include "ui/screens/new_game.hpp"

#include <string>
#include <vector>

namespace lw::ui {

namespace {

constexpr int kPresets = 5;  ///< "Custom" comes after them

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

/// What differs from the usual table of so many.
std::vector<SettingLine> against_usual(const NewGameState& state) {
    const auto seats = static_cast<int>(state.seats.size());
    isles::Preset usual = isles::preset(isles::PresetKind::standard);
    usual.board.island = isles::usual_island(seats);
    return setting_lines(seats, state.spec(), state.settings, usual);
}

Rich explained(const NewGameState& state, const isles::Preset* chosen) {
    const std::vector<SettingLine> lines = against_usual(state);
    if (chosen != nullptr) return preset_words(say(line_of(chosen->kind)), lines);
    const isles::Preset& near = nearest_preset(static_cast<int>(state.seats.size()), state.spec(), state.settings);
    return preset_words(filled(Text::preset_custom_line, {{"name", say(preset_name(near.kind))}}), lines);
}

}  // namespace

const isles::Preset* NewGameState::preset() const {
    if (custom || board.edited) return nullptr;
    return isles::matching_preset(static_cast<int>(seats.size()), spec(), settings);
}

void choose_preset(NewGameState& state, const isles::Preset& preset) {
    fewer_seats(state, preset.most_seats);
    while (state.seats.size() < preset.least_seats) add_seat(state);
    const auto seats = static_cast<int>(state.seats.size());
    state.board.wish = isles::board_for(preset, seats);
    state.board.island_follows = preset.kind != isles::PresetKind::big_island;
    state.board.edited.reset();
    state.settings = preset.settings;
    state.custom = false;
}

Rich preset_words(std::string_view line, const std::vector<SettingLine>& against_usual) {
    std::string list;
    for (const SettingLine& one : against_usual) {
        if (!one.differs) continue;
        if (!list.empty()) list += ", ";
        list += std::string(one.name) + ": " + one.value;
    }
    Rich out;
    out.text(line);
    if (!list.empty()) out.text(" ").text(filled(Text::preset_changes, {{"list", list}}));
    return out;
}

bool preset_choice(Frame& f, Rect column, float& y, const std::vector<Segment>& parts, const Rich& explained, int& chosen) {
    const bool two_rows = column.w < f.px(520);
    const Rect r{column.x, y, column.w, f.px(two_rows ? 94 : 48)};
    const bool changed = segments(f, r, "new.preset", say(Text::new_preset), parts, chosen, two_rows ? 3 : 0);
    y = r.bottom() + f.px(6);
    y += paragraph(f, {column.x, y}, column.w, explained, kSmall) + f.px(12);
    return changed;
}

float draw_presets(Frame& f, NewGameState& state, Rect column, float y) {
    std::vector<Segment> parts;
    for (const isles::Preset& preset : isles::presets()) parts.push_back({say(preset_name(preset.kind))});
    parts.push_back({say(Text::preset_custom)});
    const isles::Preset* now = state.preset();
    int chosen = now == nullptr ? kPresets : static_cast<int>(now->kind);
    if (preset_choice(f, column, y, parts, explained(state, now), chosen)) {
        if (chosen == kPresets) {
            state.custom = state.more = true;
        } else {
            state.wanted = &isles::presets()[static_cast<std::size_t>(chosen)];
            drop_board(state, BoardDrop::preset);
        }
    }
    return y;
}

}  // namespace lw::ui
