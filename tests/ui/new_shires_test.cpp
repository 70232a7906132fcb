// The set-up screen for Shires, its settings in words, and where the two games meet on the shell's screens.
#include "ui/shell_bench.hpp"
#include "ui/shires/settings_list.hpp"

#include "shires/setup.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace lw::ui {
namespace {

using shires::FarmRule;
using test::Shell;

struct ShiresSetUp : Shell {
    explicit ShiresSetUp(Vec2 size = {1366, 768}) : Shell(ScreenId::new_game, size) { press("new.game.1"); }
    shires::NewGame started() {
        press("new.start");
        const auto start = bench.take<shires::StartGame>();
        EXPECT_TRUE(start);
        return start ? start->game : shires::NewGame{};
    }
    int chosen_preset() {
        for (int i = 0; i < 5; ++i) {
            if (bench.control("new.preset." + std::to_string(i))->on) return i;
        }
        return -1;
    }
};

TEST(NewShires, StartsWithTheLastTableByTheUsualRules) {
    ShiresSetUp s;
    const shires::NewGame game = s.started();
    EXPECT_EQ(game.players, test::table());
    EXPECT_EQ(game.config, shires::table_of(shires::preset(shires::PresetKind::standard), 4));
    EXPECT_EQ(s.chosen_preset(), 1);
    EXPECT_FALSE(s.bench.lists("new.roll")) << "there is no island";
}

TEST(NewShires, TwoToFivePlayers) {
    ShiresSetUp s;
    s.press("new.add");
    EXPECT_FALSE(s.bench.control("new.add")->enabled);
    EXPECT_EQ(s.bench.control("new.add")->reason, "At most five players");
    EXPECT_EQ(s.started().config.seats, 5);
    s.press("new.game.0");
    for (int i = 0; i < 3; ++i) s.press("new.add");
    EXPECT_TRUE(s.bench.lists("new.remove.7")) << "eight for Isles";
    s.press("new.game.1");
    EXPECT_EQ(s.started().players.size(), 5U);
    for (int i = 4; i >= 2; --i) s.press("new.remove." + std::to_string(i));
    EXPECT_FALSE(s.bench.control("new.remove.0")->enabled);
    EXPECT_TRUE(shires::valid(s.started().config));
}

TEST(NewShires, EveryPresetMakesItsTable) {
    for (const shires::Preset& preset : shires::presets()) {
        ShiresSetUp s;
        const int index = static_cast<int>(preset.kind);
        s.press("new.preset." + std::to_string(index));
        EXPECT_EQ(s.chosen_preset(), index);
        EXPECT_EQ(s.started().config.settings, preset.settings) << preset.key;
    }
}

TEST(NewShires, EverySettingCanBeSet) {
    ShiresSetUp s;
    const FarmRule rules[] = {FarmRule::current, FarmRule::second, FarmRule::first, FarmRule::none};
    for (int i = 0; i < 4; ++i) {
        s.press("new.farms." + std::to_string(i));
        EXPECT_EQ(s.started().config.settings.farms, rules[i]);
    }
    s.press("new.farms.1");
    s.press("new.smallCity.0");
    s.press("new.tileSets.1");
    for (int i = 0; i < 4; ++i) s.press("new.followers.minus");
    for (int i = 0; i < 2; ++i) s.press("new.turnSeconds.plus");
    s.press("new.begins.1");
    s.press("new.first.2");
    const shires::Config config = s.started().config;
    const shires::Settings wanted{.farms = FarmRule::second, .small_city_points = 2, .followers = 5, .tile_sets = 2, .turn_seconds = 30};
    EXPECT_EQ(config.settings, wanted);
    EXPECT_EQ(config.first_player, game::Seat(2));
    EXPECT_TRUE(shires::valid(config));
    EXPECT_EQ(s.chosen_preset(), 4) << "a custom table";
    for (int i = 0; i < 5; ++i) s.press("new.followers.plus");
    EXPECT_EQ(s.started().config.settings.followers, 8) << "not more";
}

TEST(NewShires, ThePresetCustomStaysWhenPressed) {
    ShiresSetUp s;
    s.press("new.preset.4");
    EXPECT_EQ(s.chosen_preset(), 4);
    s.press("new.preset.2");
    EXPECT_EQ(s.chosen_preset(), 2);
}

TEST(NewShires, TheLinkIsToTheTableThatIsShown) {
    ShiresSetUp s;
    s.press("new.preset.2");
    s.press("new.link");
    const auto copy = s.bench.take<CopyBoardLink>();
    ASSERT_TRUE(copy && copy->game);
    EXPECT_EQ(std::get<shires::NewGame>(*copy->game).config, s.started().config);
}

TEST(NewShires, EveryControlIsNamedAndInSightAtEverySize) {
    for (const Vec2 size : {Vec2{360, 640}, Vec2{390, 844}, Vec2{844, 390}, Vec2{800, 900}, Vec2{1366, 768}, Vec2{2560, 1080}}) {
        ShiresSetUp s(size);
        s.press("new.begins.1");
        const auto& all = s.bench.mirror.controls();
        for (std::size_t i = 0; i < all.size(); ++i) {
            EXPECT_FALSE(all[i].label.empty()) << all[i].id;
            EXPECT_GE(all[i].rect.x, -0.5F) << all[i].id;
            EXPECT_LE(all[i].rect.right(), size.x + 0.5F) << all[i].id;
            const auto a = s.bench.kit.rect_of(all[i].id);
            for (std::size_t k = i + 1; k < all.size(); ++k) {
                const auto b = s.bench.kit.rect_of(all[k].id);
                if (!a || !b || a->w <= 0 || b->w <= 0 || a->h <= 0 || b->h <= 0) continue;
                const bool meets =
                    a->x < b->right() - 0.5F && b->x < a->right() - 0.5F && a->y < b->bottom() - 0.5F && b->y < a->bottom() - 0.5F;
                EXPECT_FALSE(meets) << all[i].id << " and " << all[k].id << " at " << size.x;
            }
        }
    }
}

TEST(Title, OffersBothGames) {
    for (const Vec2 size : {Vec2{360, 640}, Vec2{390, 844}, Vec2{844, 390}, Vec2{1366, 768}}) {
        Shell s(ScreenId::title, size);
        s.bench.click("title.quick.shires", s.draw);
        EXPECT_EQ(s.bench.take<QuickGame>()->game, GameKind::shires);
        s.bench.click("title.quick", s.draw);
        EXPECT_EQ(s.bench.take<QuickGame>()->game, GameKind::isles);
        s.bench.click("title.new.shires", s.draw);
        EXPECT_EQ(s.bench.take<Go>()->game, GameKind::shires);
        s.bench.click("title.new", s.draw);
        EXPECT_EQ(s.bench.take<Go>()->game, GameKind::isles);
    }
}

TEST(Title, TheSetUpBeginsWithTheGameThatWasPressed) {
    Shell s(ScreenId::title);
    s.model.game = GameKind::shires;
    s.model.screen = ScreenId::new_game;
    s.bench.frames(3, s.draw);
    EXPECT_TRUE(s.bench.control("new.game.1")->on);
}

TEST(Rules, HaveAPageForEachGame) {
    Shell s(ScreenId::rules);
    EXPECT_TRUE(s.bench.control("rules.game.0")->on);
    EXPECT_EQ(s.bench.control("rules.2")->label, "A turn");
    s.press("rules.game.1");
    EXPECT_EQ(s.bench.control("rules.7")->label, "Fields");
}

TEST(Link, ATableOfShiresSaysWhatItIs) {
    Shell s(ScreenId::link);
    s.model.link->whole = false;
    shires::Config config = shires::table_of(shires::preset(shires::PresetKind::big), 4);
    s.model.link->config = config;
    s.bench.frames(2, s.draw);
    EXPECT_EQ(s.bench.mirror.status(), "A shared table: 4 players, 144 tiles, 8 followers each");
    EXPECT_EQ(s.bench.control("link.play")->label, "Play this table");
    s.bench.click("link.play", s.draw);
    EXPECT_EQ(s.bench.take<AnswerLink>()->choice, AnswerLink::Choice::play_board);
}

TEST(HandOff, LeavesTheBoardInSightWhereNothingIsSecret) {
    test::Bench b;
    shires::Model model;
    model.players = test::table();
    model.hand_off = game::Seat(2);
    const auto draw = [&](Frame& f) { draw_hand_off(f, model, {}); };
    b.frames(3, draw);
    ASSERT_EQ(b.mirror.controls().size(), 1U);
    b.click("handoff.ready", draw);
    EXPECT_TRUE(b.take<TakeDevice>());
}

// --- the settings in words

std::vector<SettingLine> different(const TableSettings& table) {
    std::vector<SettingLine> out;
    std::copy_if(table.lines.begin(), table.lines.end(), std::back_inserter(out), [](const SettingLine& l) { return l.differs; });
    return out;
}

TEST(ShiresSettings, APresetsTableDiffersInNothing) {
    for (const shires::Preset& preset : shires::presets()) {
        const TableSettings table = shires::table_settings(shires::table_of(preset, 3), test::table());
        EXPECT_EQ(table.preset, say(shires::preset_name(preset.kind)));
        EXPECT_TRUE(different(table).empty()) << table.preset;
        EXPECT_EQ(table.lines.size(), 6U);
        EXPECT_EQ(shires::settings_of(shires::table_of(preset, 3)).lines.size(), 5U);
    }
}

TEST(ShiresSettings, WhatDiffersStandsOut) {
    shires::Config config = shires::table_of(shires::preset(shires::PresetKind::first_edition), 3);
    config.settings.followers = 6;
    config.settings.turn_seconds = 90;
    config.first_player = game::Seat(1);
    const TableSettings table = shires::table_settings(config, test::table());
    EXPECT_EQ(table.preset, "Custom, closest to First edition");
    const std::vector<SettingLine> wanted{{"Followers", "6", true}, {"Time for a turn", "90 s", true}, {"First player", "Bruno", true}};
    EXPECT_EQ(different(table), wanted);
    for (const auto change : {+[](shires::Settings& s) { s.farms = FarmRule::second; },
                              +[](shires::Settings& s) { s.small_city_points = 4; }, +[](shires::Settings& s) { s.tile_sets = 2; }}) {
        shires::Config other = config;
        change(other.settings);
        EXPECT_NE(shires::settings_of(other).lines, shires::settings_of(config).lines);
    }
}

}  // namespace
}  // namespace lw::ui
