// Settings in words, driven by a game's table of them (game/settings.hpp): "victoryTarget 12".
#pragma once

#include "cli/scenario/failure.hpp"
#include "cli/scenario/words.hpp"
#include "game/settings.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>

namespace lw::cli {

/// How names of settings are compared: "small-city", "small_city" and "smallCity" are one.
[[nodiscard]] inline std::string bare_name(std::string_view text) {
    std::string bare;
    for (const char c : text) {
        if (c == '_' || c == '-') continue;
        bare += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return bare;
}

/// Whether an amount outside its range is a Failure, or left for the rules to refuse.
enum class Amounts : std::uint8_t { in_range, any };

template <class S>
void read_value(Words& words, const game::settings::Switch<S>& one, S& s, Amounts /*amounts*/) {
    s.*one.at = words.take("on");
    if (!(s.*one.at)) words.require("off");
}
template <class S, class E, std::size_t N>
void read_value(Words& words, const game::settings::Choice<S, E, N>& one, S& s, Amounts /*amounts*/) {
    const std::string word = words.next("a word");
    const auto found = std::find_if(one.options.begin(), one.options.end(), [&word](const auto& option) { return option.word == word; });
    if (found == one.options.end()) throw Failure("'" + word + "' is not known here");
    s.*one.at = static_cast<E>(found - one.options.begin());
}
template <class S, class T>
void read_value(Words& words, const game::settings::Amount<S, T>& one, S& s, Amounts amounts) {
    if (one.range.zero == game::settings::Zero::off && words.take("off")) {
        s.*one.at = 0;
    } else {
        const bool any = amounts == Amounts::any;
        const int least = any || one.range.zero == game::settings::Zero::number ? 0 : one.range.least;
        s.*one.at = static_cast<T>(words.number(one.name, least, any ? std::numeric_limits<T>::max() : one.range.most));
    }
}

/// Takes a name and a value. A Failure for a name that is not in the table.
template <class SettingList, class S>
void read_setting(Words& words, const SettingList& list, S& s, Amounts amounts = Amounts::in_range) {
    const std::string name = words.next("a setting");
    bool found = false;
    const auto read = [&](const auto& one) {
        if (!one.about.listed || bare_name(one.name) != bare_name(name)) return;
        read_value(words, one, s, amounts);
        found = true;
    };
    std::apply([&read](const auto&... one) { (read(one), ...); }, list);
    if (!found) throw Failure("'" + name + "' is not a setting that can be changed here");
}

/// A line "set NAME VALUE" for each that is listed; without `all`, later ones only where they differ from the default, as
/// in games from before they existed.
template <class SettingList, class S>
[[nodiscard]] std::string settings_lines(const SettingList& list, const S& s, bool all = true) {
    std::string text;
    const auto add = [&](const auto& one) {
        const bool early = one.about.since == 1;
        if (!one.about.listed || !(all || early || s.*one.at != S{}.*one.at)) return;
        text += "set " + std::string(one.name) + " " + game::settings::text_of(one, s) + "\n";
    };
    std::apply([&add](const auto&... one) { (add(one), ...); }, list);
    return text;
}

}  // namespace lw::cli
