// That the tables of the contract leave nothing out: a setting that is added must be put on some table.

#include "isles/setup.hpp"
#include "support/isles_tables.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace lw::test {
namespace {

using namespace isles;

template <class Value>
std::set<int> values(Value value_of) {
    std::set<int> found;
    for (const Config& config : isles_tables()) found.insert(static_cast<int>(value_of(config)));
    return found;
}

std::set<int> up_to(int last) {
    std::set<int> all;
    for (int i = 0; i <= last; ++i) all.insert(i);
    return all;
}

TEST(Tables, AreValidAndDifferent) {
    const auto tables = isles_tables();
    for (std::size_t i = 0; i < tables.size(); ++i) {
        EXPECT_TRUE(valid(tables[i])) << i;
        EXPECT_EQ(std::count(tables.begin(), tables.end(), tables[i]), 1) << i;
    }
}

TEST(Tables, CoverEverySeatCountAndIsland) {
    EXPECT_EQ(values([](const Config& c) { return c.seats; }), (std::set<int>{2, 3, 4, 5, 6, 7, 8}));
    EXPECT_EQ(values([](const Config& c) { return c.spec.island; }), up_to(static_cast<int>(Island::rings6)));
    EXPECT_EQ(values([](const Config& c) { return c.spec.harbours; }), up_to(static_cast<int>(HarbourPlan::random)));
    EXPECT_EQ(values([](const Config& c) { return c.spec.tokens; }), up_to(static_cast<int>(TokenPlan::beginner)));
    EXPECT_EQ(values([](const Config& c) { return c.first_player.valid(); }), up_to(1));
}

TEST(Tables, CoverEverySetting) {
    EXPECT_EQ(values([](const Config& c) { return c.settings.dice; }), up_to(static_cast<int>(DiceKind::deck31)));
    EXPECT_EQ(values([](const Config& c) { return c.settings.trade_build; }), up_to(static_cast<int>(TradeBuild::split)));
    // Only with five seats and more does it mean anything.
    const auto many = [](FiveSix kind) {
        const auto tables = isles_tables();
        return std::any_of(tables.begin(), tables.end(), [kind](const Config& c) { return c.seats > 4 && c.settings.five_six == kind; });
    };
    EXPECT_TRUE(many(FiveSix::paired) && many(FiveSix::special_build) && many(FiveSix::none));
    EXPECT_EQ(values([](const Config& c) { return c.settings.friendly_robber; }), up_to(1));
    EXPECT_EQ(values([](const Config& c) { return c.settings.victim_must_have_cards; }), up_to(1));
    EXPECT_EQ(values([](const Config& c) { return c.settings.bank_visible; }), up_to(1));
    EXPECT_EQ(values([](const Config& c) { return c.settings.turn_seconds != 0; }), up_to(1));
    EXPECT_GE(values([](const Config& c) { return c.settings.no_seven_rounds; }).size(), 2U);
    EXPECT_GE(values([](const Config& c) { return c.settings.victory_target; }).size(), 3U);
    EXPECT_GE(values([](const Config& c) { return c.settings.discard_limit; }).size(), 3U);
}

}  // namespace
}  // namespace lw::test
