// A game's settings: one table per game names each, with its range and its words. Validity, saves, hashes, scenarios, golden
// games, the engine and the set-up screen follow it. The defaults are those of the struct.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace lw::game::settings {

/// What a setting is besides its value.
struct About {
    std::uint16_t since = 1;  ///< the version of the rules that introduced it; saves hold settings in this order
    bool listed = true;       ///< among the settings that texts and the engine name
    bool rules = true;        ///< the rules read it, so a position's hash includes it
};

/// How a setting appears on the set-up screen.
struct Shown {
    std::string_view group;  ///< the heading it appears under
    std::string_view title;
    std::string_view line;  ///< what it does; where there are options, each has its own
    int from_seats = 0;     ///< with fewer players it has no effect and is not shown
};
/// A value with a name.
struct Option {
    std::string_view word;   ///< in scenarios, game records and the engine
    std::string_view label;  ///< on the set-up screen, as is its line
    std::string_view line;
};

template <class S>
struct Switch {
    std::string_view name;
    bool S::*at;
    Shown shown;
    About about;
};
/// An enumeration whose values are 0..N-1.
template <class S, class E, std::size_t N>
struct Choice {
    std::string_view name;
    E S::*at;
    std::array<Option, N> options;
    Shown shown;
    About about;
    E before{};  ///< what applied before the setting existed
};

/// Whether an amount may be 0 although that is below its range, and how that is written.
enum class Zero : std::uint8_t { no, number, off };
enum class Unit : std::uint8_t { none, seconds };
struct Range {
    int least = 0;
    int most = 0;
    Zero zero = Zero::no;
    int step = 1;
    Unit unit = Unit::none;
};
template <class S, class T>
struct Amount {
    std::string_view name;
    T S::*at;
    Range range;
    Shown shown;
    About about;
    std::span<const Option> options;  ///< when there are few values: their names, from the least up; the words are not used
};

template <class S>
constexpr auto on_off(std::string_view name, bool S::*at, Shown shown, About about = {}) {
    return Switch<S>{name, at, shown, about};
}
template <class S, class E, std::size_t N>
constexpr auto one_of(std::string_view name, E S::*at, const Option (&options)[N], Shown shown, About about = {}, E before = {}) {
    return Choice<S, E, N>{name, at, std::to_array(options), shown, about, before};
}
template <class S, class T>
constexpr auto amount(std::string_view name, T S::*at, Range range, Shown shown, About about = {}, std::span<const Option> options = {}) {
    return Amount<S, T>{name, at, range, shown, about, options};
}

template <class S>
constexpr bool fits(const Switch<S>& /*one*/, const S& /*s*/) {
    return true;
}
template <class S, class E, std::size_t N>
constexpr bool fits(const Choice<S, E, N>& one, const S& s) {
    return static_cast<std::size_t>(s.*one.at) < N;
}
template <class S, class T>
constexpr bool fits(const Amount<S, T>& one, const S& s) {
    const int value = s.*one.at;
    const Range& range = one.range;
    if (value == 0 && range.zero != Zero::no) return true;
    return value >= range.least && value <= range.most && (value - range.least) % range.step == 0;
}
/// Every value is in its range.
template <class SettingList, class S>
constexpr bool all_fit(const SettingList& list, const S& s) {
    return std::apply([&s](const auto&... one) { return (fits(one, s) && ...); }, list);
}

template <class S>
std::string text_of(const Switch<S>& one, const S& s) {
    return s.*one.at ? "on" : "off";
}
template <class S, class E, std::size_t N>
std::string text_of(const Choice<S, E, N>& one, const S& s) {
    return std::string(one.options[static_cast<std::size_t>(s.*one.at)].word);
}
template <class S, class T>
std::string text_of(const Amount<S, T>& one, const S& s) {
    return s.*one.at == 0 && one.range.zero == Zero::off ? "off" : std::to_string(int{s.*one.at});
}

/// Calls `each(setting)` in the order in which the rules gained them.
template <class SettingList, class Each>
void for_each_by_age(const SettingList& list, Each each) {
    std::uint16_t newest = 1;
    std::apply([&newest](const auto&... one) { ((newest = one.about.since > newest ? one.about.since : newest), ...); }, list);
    for (std::uint16_t age = 1; age <= newest; ++age) {
        const auto visit = [&](const auto& one) {
            if (one.about.since == age) each(one);
        };
        std::apply([&visit](const auto&... one) { (visit(one), ...); }, list);
    }
}

/// Calls `group(heading)` for each heading of the set-up screen and `each(setting)` for those under it that have an effect with that
/// many players.
template <class SettingList, class Group, class Each>
void for_each_shown(const SettingList& list, int seats, Group group, Each each) {
    std::vector<std::string_view> done;
    const auto all_of = [&](std::string_view heading) {
        if (std::find(done.begin(), done.end(), heading) != done.end()) return;
        done.push_back(heading);
        group(heading);
        const auto visit = [&](const auto& one) {
            if (one.shown.group == heading && seats >= one.shown.from_seats) each(one);
        };
        std::apply([&visit](const auto&... one) { (visit(one), ...); }, list);
    };
    std::apply([&all_of](const auto&... one) { (all_of(one.shown.group), ...); }, list);
}

}  // namespace lw::game::settings
