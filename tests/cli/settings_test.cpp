// The tables of settings (game/settings.hpp): what is written is read back, and nothing outside of a range is taken.
#include "cli/scenario/settings.hpp"

#include "isles/settings.hpp"
#include "isles/setup.hpp"
#include "shires/settings.hpp"
#include "shires/setup.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <set>

namespace lw::cli {
namespace {

namespace table = game::settings;

template <class S, class Check>
void each_value(const table::Switch<S>& one, S s, Check check) {
    for (const bool value : {false, true}) check((s.*one.at = value, s), true);
}
template <class S, class E, std::size_t N, class Check>
void each_value(const table::Choice<S, E, N>& one, S s, Check check) {
    for (std::size_t i = 0; i <= N; ++i) check((s.*one.at = static_cast<E>(i), s), i < N);
}
/// Every number that the field can hold.
template <class S, class T, class Check>
void each_value(const table::Amount<S, T>& one, S s, Check check) {
    for (int value = 0; value <= std::numeric_limits<T>::max(); ++value) {
        const table::Range& range = one.range;
        const bool zero = value == 0 && range.zero != table::Zero::no;
        const bool within = value >= range.least && value <= range.most && (value - range.least) % range.step == 0;
        check((s.*one.at = static_cast<T>(value), s), zero || within);
    }
}

/// Calls `each(setting)` for the table's settings.
template <class Table, class Each>
void for_each(const Table& settings, Each each) {
    std::apply([&each](const auto&... one) { (each(one), ...); }, settings);
}

template <class S, class Table>
void expect_ranges(const Table& settings) {
    for_each(settings, [&](const auto& one) {
        int allowed = 0;
        each_value(one, S{}, [&](const S& s, bool fits) {
            EXPECT_EQ(table::all_fit(settings, s), fits) << one.name;
            if (!fits) return;
            ++allowed;
            Words words(std::string(one.name) + " " + table::text_of(one, s));
            S again;
            if (!one.about.listed) return;
            read_setting(words, settings, again);
            EXPECT_EQ(again, s) << one.name;
            EXPECT_TRUE(words.empty());
        });
        EXPECT_GE(allowed, 2) << one.name;
    });
}

TEST(Settings, AreReadAsWrittenAndHeldToTheirRanges) {
    expect_ranges<isles::Settings>(isles::kSettings);
    expect_ranges<shires::Settings>(shires::kSettings);
}

TEST(Settings, NamesAreDistinctAndWrittenInAnyWay) {
    std::set<std::string> names;
    for_each(isles::kSettings, [&](const auto& one) { EXPECT_TRUE(names.insert(bare_name(one.name)).second) << one.name; });
    isles::Settings s;
    Words words("victory_target 12");
    read_setting(words, isles::kSettings, s);
    EXPECT_EQ(s.victory_target, 12);
    Words dashed("discard-limit off");
    read_setting(dashed, isles::kSettings, s);
    EXPECT_EQ(s.discard_limit, 0);
}

TEST(Settings, WhatIsNotInTheTableIsRefused) {
    isles::Settings s;
    for (const char* line : {"victoryTarget 21", "victoryTarget 2", "dice loaded", "friendlyRobber perhaps", "discardLimit 4", "walls on",
                             "turnSeconds 30", ""}) {
        Words words(line);
        EXPECT_THROW(read_setting(words, isles::kSettings, s), Failure) << line;
    }
    EXPECT_EQ(s, isles::Settings{});
}

TEST(Settings, LaterOnesAreLeftOutOnlyWhereTheyAreUsual) {
    isles::Settings s;
    EXPECT_EQ(settings_lines(isles::kSettings, s, false).find("fiveSix"), std::string::npos);
    EXPECT_NE(settings_lines(isles::kSettings, s).find("set fiveSix paired\n"), std::string::npos);
    s.five_six = isles::FiveSix::none;
    EXPECT_NE(settings_lines(isles::kSettings, s, false).find("set fiveSix none\n"), std::string::npos);
}

}  // namespace
}  // namespace lw::cli
