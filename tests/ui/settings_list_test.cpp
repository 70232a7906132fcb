// Board and rules of a table in words.
#include "ui/isles/settings_list.hpp"
#include "isles/generate.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace lw::ui {
namespace {

using isles::PresetKind;

const std::vector<game::Player> kPlayers{{"Ada", 0}, {"Bruno", 1}, {"Chidi", 2}, {"Dana", 3}, {"Emil", 4}, {"Fatou", 5}};

std::vector<SettingLine> different(const TableSettings& table) {
    std::vector<SettingLine> out;
    std::copy_if(table.lines.begin(), table.lines.end(), std::back_inserter(out), [](const SettingLine& l) { return l.differs; });
    return out;
}

TEST(SettingsList, APresetsTableDiffersInNothing) {
    for (const isles::Preset& preset : isles::presets()) {
        const isles::Config config = isles::table_of(preset, preset.least_seats, 3);
        const TableSettings table = isles::table_settings(config, kPlayers);
        EXPECT_EQ(table.preset, say(isles::preset_name(preset.kind)));
        EXPECT_TRUE(different(table).empty()) << table.preset;
        for (const SettingLine& line : table.lines) EXPECT_FALSE(line.value.empty()) << line.name;
    }
}

TEST(SettingsList, WhatDiffersStandsOut) {
    isles::Config config = isles::table_of(isles::preset(PresetKind::duel), 2, 3);
    config.settings.discard_limit = 0;
    config.settings.turn_seconds = 90;
    config.first_player = game::Seat(1);
    config.layout.tiles[0].token = config.layout.tiles[0].token == 4 ? 5 : 4;
    const TableSettings table = isles::table_settings(config, kPlayers);
    EXPECT_EQ(table.preset, "Custom, closest to Duel");
    const std::vector<SettingLine> wanted{{"Time for a turn", "90 s", true},
                                          {"Safe hand on a seven", "off", true},
                                          {"First player", "Bruno", true},
                                          {"Board seed", "made by hand", true}};
    EXPECT_EQ(different(table), wanted);
}

TEST(SettingsList, EverySettingHasALine) {
    isles::Config config = isles::table_of(isles::preset(PresetKind::five_six), 5, 3);
    config.spec.tokens = isles::TokenPlan::random;
    const std::size_t usual = isles::table_settings(config, kPlayers).lines.size();
    const auto changed = [&](auto change) {
        isles::Config other = config;
        change(other);
        return different(isles::table_settings(other, kPlayers)) != different(isles::table_settings(config, kPlayers));
    };
    EXPECT_EQ(usual, 18U);
    EXPECT_TRUE(changed([](isles::Config& c) { c.spec.no_adjacent_red = false; }));
    EXPECT_TRUE(changed([](isles::Config& c) { c.spec.no_adjacent_2_12 = true; }));
    EXPECT_TRUE(changed([](isles::Config& c) { c.spec.no_adjacent_same = true; }));
    EXPECT_TRUE(changed([](isles::Config& c) { c.spec.harbours = isles::HarbourPlan::fixed; }));
    EXPECT_TRUE(changed([](isles::Config& c) { c.settings.victory_target = 11; }));
    EXPECT_TRUE(changed([](isles::Config& c) { c.settings.discard_limit = 9; }));
    EXPECT_TRUE(changed([](isles::Config& c) { c.settings.friendly_robber = true; }));
    EXPECT_TRUE(changed([](isles::Config& c) { c.settings.dice = isles::DiceKind::deck31; }));
    EXPECT_TRUE(changed([](isles::Config& c) { c.settings.no_seven_rounds = 1; }));
    EXPECT_TRUE(changed([](isles::Config& c) { c.settings.trade_build = isles::TradeBuild::split; }));
    EXPECT_TRUE(changed([](isles::Config& c) { c.settings.victim_must_have_cards = false; }));
    EXPECT_TRUE(changed([](isles::Config& c) { c.settings.bank_visible = false; }));
    EXPECT_TRUE(changed([](isles::Config& c) { c.settings.five_six = isles::FiveSix::special_build; }));
    EXPECT_TRUE(changed([](isles::Config& c) { c.settings.turn_seconds = 180; }));
}

TEST(SettingsList, SecondsInWords) {
    EXPECT_EQ(seconds_words(0), "off");
    EXPECT_EQ(seconds_words(45), "45 s");
    EXPECT_EQ(seconds_words(90), "90 s");
    EXPECT_EQ(seconds_words(180), "3 min");
}

}  // namespace
}  // namespace lw::ui
