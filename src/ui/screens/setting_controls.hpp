// The settings of a game as rows of the set-up screen, from its table (game/settings.hpp).
#pragma once

#include "ui/screens/new_game.hpp"
#include "ui/setting_lines.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lw::ui {

/// How long people want a turn to be, in seconds; 0 = as long as they like.
inline constexpr std::array<int, 10> kTurnTimes{0, 15, 30, 45, 60, 90, 120, 180, 300, 600};

struct SettingRow {
    Frame& f;
    Rect column;
    float& y;
    std::string id;
};

inline void option_row(const SettingRow& row, const game::settings::Shown& shown, std::span<const game::settings::Option> options,
                       int& chosen) {
    std::vector<Segment> parts;
    for (const auto& option : options) parts.push_back({option.label});
    setting_segments(row.f, row.column, row.y, row.id, shown.title, options[static_cast<std::size_t>(chosen)].line, parts, chosen);
}

template <class S>
void setting_control(const SettingRow& row, const game::settings::Switch<S>& one, S& s) {
    setting_switch(row.f, row.column, row.y, row.id, one.shown.title, one.shown.line, s.*one.at);
}
template <class S, class E, std::size_t N>
void setting_control(const SettingRow& row, const game::settings::Choice<S, E, N>& one, S& s) {
    int chosen = static_cast<int>(s.*one.at);
    option_row(row, one.shown, one.options, chosen);
    s.*one.at = static_cast<E>(chosen);
}

/// The values that can be chosen, in the order of the steps; "off" is beyond the maximum.
inline std::vector<int> steps_of(const game::settings::Range& range) {
    if (range.unit == game::settings::Unit::seconds) return {kTurnTimes.begin(), kTurnTimes.end()};
    std::vector<int> values;
    if (range.zero == game::settings::Zero::number) values.push_back(0);
    for (int value = range.least; value <= range.most; value += range.step) values.push_back(value);
    if (range.zero == game::settings::Zero::off) values.push_back(0);
    return values;
}

/// Requires a value among the steps: presets and these rows give no other.
template <class S, class T>
void setting_control(const SettingRow& row, const game::settings::Amount<S, T>& one, S& s) {
    const std::vector<int> values = steps_of(one.range);
    const int before = static_cast<int>(std::find(values.begin(), values.end(), int{s.*one.at}) - values.begin());
    int chosen = before;
    if (!one.options.empty()) {
        option_row(row, one.shown, one.options, chosen);
    } else {
        const std::string words = value_words(one, s);
        setting_stepper(row.f, row.column, row.y, row.id, one.shown.title, one.shown.line, 0, static_cast<int>(values.size()) - 1, chosen,
                        words);
    }
    if (chosen != before) s.*one.at = static_cast<T>(values[static_cast<std::size_t>(chosen)]);
}

/// All groups of settings, for a table of `seats` players.
template <class SettingList, class S>
void draw_settings(Frame& f, Rect column, float& y, const SettingList& list, int seats, S& s) {
    game::settings::for_each_shown(
        list, seats, [&](std::string_view heading) { draw_group(f, column, y, heading); },
        [&](const auto& one) {
            setting_control(SettingRow{f, column, y, "new." + std::string(one.name)}, one, s);
        });
}

}  // namespace lw::ui
