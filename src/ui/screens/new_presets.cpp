// New game: the ready-made tables, and what the choice means.
#include "isles/generate.hpp"
#include "ui/screens/screens.hpp"
#include "ui/settings_list.hpp"

#include <algorithm>
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

/// "Points to win: 15, Friendly robber: on", what differs from the usual table of so many.
std::string changes(const NewGameState& state) {
    const auto seats = static_cast<int>(state.seats.size());
    isles::Preset usual = isles::preset(isles::PresetKind::standard);
    usual.board.island = isles::usual_island(seats);
    std::string out;
    for (const SettingLine& line : setting_lines(seats, state.spec(), state.settings, usual)) {
        if (!line.differs) continue;
        if (!out.empty()) out += ", ";
        out += std::string(line.name) + ": " + line.value;
    }
    return out;
}

Rich explained(const NewGameState& state, const isles::Preset* chosen) {
    Rich out;
    if (chosen != nullptr) {
        out.text(say(line_of(chosen->kind)));
    } else {
        const auto seats = static_cast<int>(state.seats.size());
        const isles::Preset& near = nearest_preset(seats, state.spec(), state.settings);
        out.text(filled(Text::preset_custom_line, {{"name", say(preset_name(near.kind))}}));
    }
    const std::string list = changes(state);
    if (!list.empty()) out.text(" ").text(filled(Text::preset_changes, {{"list", list}}));
    return out;
}

}  // namespace

const isles::Preset* NewGameState::preset() const {
    if (custom || board.edited) return nullptr;
    return isles::matching_preset(static_cast<int>(seats.size()), spec(), settings);
}

void choose_preset(NewGameState& state, const isles::Preset& preset) {
    while (state.seats.size() > preset.most_seats) state.seats.pop_back();
    while (state.seats.size() < preset.least_seats) add_seat(state);
    if (state.first >= static_cast<int>(state.seats.size())) state.first = -1;
    const auto seats = static_cast<int>(state.seats.size());
    state.board.wish = isles::board_for(preset, seats);
    state.board.island_follows = preset.kind != isles::PresetKind::big_island;
    state.board.edited.reset();
    state.settings = preset.settings;
    state.custom = false;
}

float draw_presets(Frame& f, NewGameState& state, Rect column, float y) {
    std::vector<Segment> parts;
    for (const isles::Preset& preset : isles::presets()) parts.push_back({say(preset_name(preset.kind))});
    parts.push_back({say(Text::preset_custom)});
    const isles::Preset* now = state.preset();
    int chosen = now == nullptr ? kPresets : static_cast<int>(now->kind);
    const bool two_rows = column.w < f.px(520);
    const Rect r{column.x, y, column.w, f.px(two_rows ? 94 : 48)};
    if (segments(f, r, "new.preset", say(Text::new_preset), parts, chosen, two_rows ? 3 : 0)) {
        if (chosen == kPresets) state.custom = state.more = true;
        else choose_preset(state, isles::presets()[static_cast<std::size_t>(chosen)]);
    }
    y = r.bottom() + f.px(6);
    return y + paragraph(f, {column.x, y}, column.w, explained(state, state.preset()), kSmall) + f.px(12);
}

}  // namespace lw::ui
