// The settings of a table as lines of words; the games' lists (ui/isles/settings_list.hpp, ui/shires/settings_list.hpp) are made of these.
#pragma once

#include "game/player.hpp"
#include "game/settings.hpp"
#include "ui/text.hpp"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lw::ui {

struct SettingLine {
    std::string_view name;
    std::string value;
    bool differs = false;  ///< from the preset it is compared with

    friend bool operator==(const SettingLine&, const SettingLine&) = default;
};

/// What a played game was set up with.
struct TableSettings {
    std::string preset;  ///< "Standard"; "Custom, from Standard" when something differs
    std::vector<SettingLine> lines;
};

/// "off", "45 s", "3 min".
[[nodiscard]] std::string seconds_words(int seconds);

/// Gathers the lines, each value compared with the usual one.
class SettingLines {
public:
    template <class Value, class Words>
    void add(Text name, const Value& value, const Value& usual, Words words) {
        lines_.push_back({say(name), std::string(words(value)), !(value == usual)});
    }
    void add(std::string_view name, std::string value, bool same) { lines_.push_back({name, std::move(value), !same}); }
    std::vector<SettingLine> take() { return std::move(lines_); }

private:
    std::vector<SettingLine> lines_;
};

inline std::string number_words(int value) { return std::to_string(value); }

template <class Enum>
auto one_of(std::initializer_list<Text> words) {
    return [all = std::vector<Text>(words)](Enum value) { return say(all[static_cast<std::size_t>(value)]); };
}

inline std::string_view on_off_words(bool on) { return say(on ? Text::on : Text::off); }

// --- the value of a setting as the set-up screen has it

template <class S>
std::string value_words(const game::settings::Switch<S>& one, const S& s) {
    return std::string(on_off_words(s.*one.at));
}
template <class S, class E, std::size_t N>
std::string value_words(const game::settings::Choice<S, E, N>& one, const S& s) {
    return std::string(one.options[static_cast<std::size_t>(s.*one.at)].label);
}
template <class S, class T>
std::string value_words(const game::settings::Amount<S, T>& one, const S& s) {
    const int value = s.*one.at;
    if (!one.options.empty()) return std::string(one.options[static_cast<std::size_t>((value - one.range.least) / one.range.step)].label);
    if (one.range.unit == game::settings::Unit::seconds) return seconds_words(value);
    return value == 0 && one.range.zero == game::settings::Zero::off ? std::string(say(Text::off)) : number_words(value);
}

/// The lines of all settings that matter with this many players.
template <class SettingList, class S>
void add_settings(SettingLines& lines, const SettingList& list, int seats, const S& s, const S& usual) {
    game::settings::for_each_shown(
        list, seats, [](std::string_view) {},
        [&](const auto& one) { lines.add(one.shown.title, value_words(one, s), s.*one.at == usual.*one.at); });
}

inline int differences(const std::vector<SettingLine>& lines) {
    return static_cast<int>(std::count_if(lines.begin(), lines.end(), [](const SettingLine& l) { return l.differs; }));
}

/// The preset whose lines differ least; the first of them.
template <class Preset, class LinesAgainst>
const Preset& least_different(const std::vector<const Preset*>& presets, LinesAgainst lines_against) {
    return **std::min_element(presets.begin(), presets.end(), [&](const Preset* a, const Preset* b) {
        return differences(lines_against(*a)) < differences(lines_against(*b));
    });
}

inline SettingLine first_player_line(game::Seat first, const std::vector<game::Player>& players) {
    const bool lot = !first.valid();
    return {say(Text::new_first), lot ? std::string(say(Text::first_lot)) : players[first.index()].name, !lot};
}

/// The preset's name, or that it is the nearest one to the table.
inline std::string preset_title(Text name, const std::vector<SettingLine>& lines) {
    return differences(lines) == 0 ? std::string(say(name)) : filled(Text::preset_from, {{"name", say(name)}});
}

}  // namespace lw::ui
