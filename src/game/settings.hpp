// What a game's settings are: one table a game names each, with its range and its words. Validity, saves, hashes, scenarios,
// golden games and the engine go by it. The defaults are those of the struct.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>

namespace lw::game::settings {

/// What a setting is besides its value.
struct About {
    std::uint16_t since = 1;  ///< the version of the rules in which it came; saves hold settings in the order of these
    bool listed = true;       ///< among the settings that texts and the engine name
    bool rules = true;        ///< the rules look at it, so a position's hash does, too
};

template <class S>
struct Switch {
    std::string_view name;
    bool S::*at;
    About about;
};
/// An enumeration whose values are 0..N-1.
template <class S, class E, std::size_t N>
struct Choice {
    std::string_view name;
    E S::*at;
    std::array<std::string_view, N> words;
    About about;
    E before{};  ///< what held before there was the setting
};
/// Whether an amount may be 0 although that is below its range, and how that is written.
enum class Zero : std::uint8_t { no, number, off };
template <class S, class T>
struct Amount {
    std::string_view name;
    T S::*at;
    int least = 0;
    int most = 0;
    Zero zero = Zero::no;
    int step = 1;
    About about;
};

template <class S>
constexpr auto on_off(std::string_view name, bool S::*at, About about = {}) {
    return Switch<S>{name, at, about};
}
template <class S, class E, std::size_t N>
constexpr auto one_of(std::string_view name, E S::*at, const std::string_view (&words)[N], About about = {}, E before = {}) {
    return Choice<S, E, N>{name, at, std::to_array(words), about, before};
}
template <class S, class T>
constexpr auto amount(std::string_view name, T S::*at, int least, int most, Zero zero = Zero::no, int step = 1, About about = {}) {
    return Amount<S, T>{name, at, least, most, zero, step, about};
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
    if (value == 0 && one.zero != Zero::no) return true;
    return value >= one.least && value <= one.most && (value - one.least) % one.step == 0;
}
/// Every value is in its range.
template <class Table, class S>
constexpr bool all_fit(const Table& table, const S& s) {
    return std::apply([&s](const auto&... one) { return (fits(one, s) && ...); }, table);
}

template <class S>
std::string text_of(const Switch<S>& one, const S& s) {
    return s.*one.at ? "on" : "off";
}
template <class S, class E, std::size_t N>
std::string text_of(const Choice<S, E, N>& one, const S& s) {
    return std::string(one.words[static_cast<std::size_t>(s.*one.at)]);
}
template <class S, class T>
std::string text_of(const Amount<S, T>& one, const S& s) {
    return s.*one.at == 0 && one.zero == Zero::off ? "off" : std::to_string(int{s.*one.at});
}

/// Calls `each(setting)` in the order in which they came into the rules.
template <class Table, class Each>
void for_each_by_age(const Table& table, Each each) {
    std::uint16_t newest = 1;
    std::apply([&newest](const auto&... one) { ((newest = one.about.since > newest ? one.about.since : newest), ...); }, table);
    for (std::uint16_t age = 1; age <= newest; ++age) {
        const auto visit = [&](const auto& one) {
            if (one.about.since == age) each(one);
        };
        std::apply([&visit](const auto&... one) { (visit(one), ...); }, table);
    }
}

}  // namespace lw::game::settings
