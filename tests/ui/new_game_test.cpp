// The set-up screen: table, presets, island, rules, and the board editor over it.
#include "isles/board_text.hpp"
#include "isles/generate.hpp"
#include "isles/presets.hpp"
#include "isles/setup.hpp"
#include "ui/isles/setup/setup.hpp"
#include "ui/shell_bench.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace lw::ui {
namespace {

using test::Shell;

TEST(NewGame, StartsWithTheLastTable) {
    Shell s(ScreenId::new_game);
    s.press("new.start");
    const auto start = s.bench.take<isles::StartGame>();
    ASSERT_TRUE(start);
    ASSERT_EQ(start->game.players.size(), 4U);
    EXPECT_EQ(start->game.players[0].name, "Ada");
    EXPECT_EQ(start->game.players[0].controller, game::Controller::human);
    EXPECT_EQ(start->game.players[3].agent, "medium");
    const isles::Config& config = start->game.config;
    EXPECT_EQ(config.settings, isles::Settings{});
    EXPECT_EQ(config.spec, isles::BoardSpec{});
    EXPECT_EQ(config.seats, 4);
    EXPECT_EQ(config.first_player, game::Seat{});
    EXPECT_EQ(config.layout, isles::generate(config.spec, config.board_seed)) << "the board that was shown";
}

TEST(NewGame, SeatsNamesColoursAndKinds) {
    Shell s(ScreenId::new_game);
    s.press("new.remove.3");
    s.press("new.remove.2");
    EXPECT_FALSE(s.bench.control("new.remove.0")->enabled);
    EXPECT_FALSE(s.bench.lists("new.name.2"));
    s.press("new.name.0");
    const auto ask = s.bench.take<AskText>();
    ASSERT_TRUE(ask);
    EXPECT_EQ(ask->value, "Ada");
    s.model.answer = {{ask->id, "Grace"}};
    s.bench.frames(2, s.draw);
    s.press("new.kind.0.1");
    s.press("new.colour.0");
    EXPECT_TRUE(s.bench.lists("colour.1"));
    EXPECT_FALSE(s.bench.lists("new.start")) << "the picker is modal";
    s.press("colour.1");
    s.bench.frames(2, s.draw);
    EXPECT_EQ(s.bench.control("new.start")->label, "Watch the game");
    s.press("new.start");
    const auto start = s.bench.take<isles::StartGame>();
    ASSERT_TRUE(start);
    ASSERT_EQ(start->game.players.size(), 2U);
    EXPECT_EQ(start->game.players[0].name, "Grace");
    EXPECT_EQ(start->game.players[0].colour, 1) << "taken over";
    EXPECT_EQ(start->game.players[1].colour, 0) << "swapped";
    EXPECT_EQ(start->game.players[0].controller, game::Controller::computer);
}

TEST(NewGame, OffersTheComputersOfBothGames) {
    Shell s(ScreenId::new_game);
    EXPECT_TRUE(s.bench.lists("new.kind.1.2"));
    s.press("new.kind.1.3");
    s.press("new.start");
    const auto isles = s.bench.take<isles::StartGame>();
    ASSERT_TRUE(isles);
    EXPECT_EQ(isles->game.players[1].agent, "hard");
    s.press("new.game.1");
    s.bench.frames(2, s.draw);
    EXPECT_TRUE(s.bench.lists("new.kind.1.3"));
    s.press("new.start");
    const auto shires = s.bench.take<shires::StartGame>();
    ASSERT_TRUE(shires);
    EXPECT_EQ(shires->game.players[1].agent, "hard");
}

TEST(NewGame, TwoOfOneNameCannotStart) {
    Shell s(ScreenId::new_game);
    s.model.answer = {{"new.name.1", "Ada"}};
    s.bench.frames(2, s.draw);
    const Control* start = s.bench.control("new.start");
    ASSERT_NE(start, nullptr);
    EXPECT_FALSE(start->enabled);
    EXPECT_EQ(start->reason, "Two players are called Ada");
}

TEST(NewGame, AddedSeatsGetAFreeNameAndColour) {
    Shell s(ScreenId::new_game);
    s.press("new.remove.0");
    s.press("new.add");
    s.press("new.start");
    const auto start = s.bench.take<isles::StartGame>();
    ASSERT_TRUE(start);
    std::set<std::string> names;
    std::set<int> colours;
    for (const game::Player& p : start->game.players) {
        names.insert(p.name);
        colours.insert(p.colour);
    }
    EXPECT_EQ(names.size(), 4U);
    EXPECT_EQ(colours.size(), 4U);
}

TEST(NewGame, BoardAndEveryRuleSwitch) {
    Shell s(ScreenId::new_game);
    s.press("new.board.2");
    s.press("new.harbours.2");
    s.press("new.more");
    for (int i = 0; i < 3; ++i) s.press("new.victoryTarget.plus");
    s.press("new.discardLimit.minus");
    s.press("new.friendlyRobber");
    s.press("new.dice.1");
    s.press("new.noSevenRounds.plus");
    s.press("new.tradeBuild.1");
    s.press("new.victimMustHaveCards");
    s.press("new.bankVisible");
    s.press("new.nosame");
    s.press("new.no212");
    s.press("new.begins.1");
    s.press("new.first.2");
    for (int i = 0; i < 4; ++i) s.press("new.turnSeconds.plus");
    s.press("new.nored");
    s.press("new.seed");
    s.model.answer = {{"new.seed", "seven seas"}};
    s.bench.frames(2, s.draw);
    s.press("new.start");
    const auto start = s.bench.take<isles::StartGame>();
    ASSERT_TRUE(start);
    const isles::Settings& r = start->game.config.settings;
    EXPECT_EQ(r.victory_target, 13);
    EXPECT_EQ(r.discard_limit, 6);
    EXPECT_TRUE(r.friendly_robber);
    EXPECT_EQ(r.dice, isles::DiceKind::deck36);
    EXPECT_EQ(r.no_seven_rounds, 1);
    EXPECT_EQ(r.trade_build, isles::TradeBuild::split);
    EXPECT_FALSE(r.victim_must_have_cards);
    EXPECT_FALSE(r.bank_visible);
    EXPECT_EQ(r.turn_seconds, 60);
    EXPECT_EQ(start->game.config.first_player, game::Seat(2));
    EXPECT_EQ(start->game.config.board_seed, isles::seed_from_text("seven seas"));
    const isles::BoardSpec& b = start->game.config.spec;
    EXPECT_FALSE(b.no_adjacent_red);
    EXPECT_EQ(b.tokens, isles::TokenPlan::random);
    EXPECT_EQ(b.harbours, isles::HarbourPlan::shuffle_frame);
    EXPECT_TRUE(b.no_adjacent_same);
    EXPECT_TRUE(b.no_adjacent_2_12);
    EXPECT_TRUE(isles::valid(start->game.config));
    s.press("new.preset.1");
    s.press("new.start");
    EXPECT_EQ(s.bench.take<isles::StartGame>()->game.config.settings, isles::Settings{});
}

TEST(NewGame, DiscardsCanBeOff) {
    Shell s(ScreenId::new_game);
    s.press("new.more");
    for (int i = 0; i < 12; ++i) s.press("new.discardLimit.plus");
    s.press("new.start");
    EXPECT_EQ(s.bench.take<isles::StartGame>()->game.config.settings.discard_limit, 0);
}

TEST(NewGame, BeginnerBoardHasItsOwnTokensAndHarbours) {
    Shell s(ScreenId::new_game);
    s.press("new.board.0");
    EXPECT_FALSE(s.bench.lists("new.harbours.0"));
    s.press("new.start");
    const isles::BoardSpec b = s.bench.take<isles::StartGame>()->game.config.spec;
    EXPECT_EQ(b.terrain, isles::TerrainPlan::beginner);
    EXPECT_EQ(b.tokens, isles::TokenPlan::beginner);
    EXPECT_EQ(b.harbours, isles::HarbourPlan::fixed);
}

/// The game that "Start" would begin now.
isles::NewGame started(Shell& s) {
    s.press("new.start");
    const auto start = s.bench.take<isles::StartGame>();
    EXPECT_TRUE(start);
    return start ? start->game : isles::NewGame{};
}

int chosen_preset(Shell& s) {
    for (int i = 0; i < 6; ++i) {
        if (s.bench.control("new.preset." + std::to_string(i))->on) return i;
    }
    return -1;
}

TEST(NewGame, EveryPresetMakesItsTable) {
    for (const isles::Preset& preset : isles::presets()) {
        Shell s(ScreenId::new_game);
        const int index = static_cast<int>(preset.kind);
        s.press("new.preset." + std::to_string(index));
        EXPECT_EQ(chosen_preset(s), index);
        const isles::Config config = started(s).config;
        EXPECT_TRUE(preset.seats_fit(config.seats)) << preset.key;
        EXPECT_EQ(config.settings, preset.settings) << preset.key;
        EXPECT_EQ(config.spec, isles::board_for(preset, config.seats)) << preset.key;
        EXPECT_TRUE(isles::valid(config)) << preset.key;
    }
}

TEST(NewGame, AChangedSettingMakesTheTableCustom) {
    Shell s(ScreenId::new_game);
    s.press("new.preset.2");
    EXPECT_EQ(started(s).players.size(), 2U) << "a duel is for two";
    s.press("new.more");
    s.press("new.victoryTarget.plus");
    EXPECT_EQ(chosen_preset(s), 5);
    s.press("new.victoryTarget.minus");
    EXPECT_EQ(chosen_preset(s), 2) << "back to where it was";
    s.press("new.preset.5");
    EXPECT_EQ(chosen_preset(s), 5) << "pressed by hand it stays, with the same rules";
    EXPECT_EQ(started(s).config.settings.victory_target, 15);
    s.press("new.preset.1");
    EXPECT_EQ(chosen_preset(s), 1);
}

TEST(NewGame, TheIslandFollowsThePlayersUntilOneIsChosen) {
    Shell s(ScreenId::new_game);
    EXPECT_EQ(started(s).config.spec.island, isles::Island::standard19);
    s.press("new.add");
    EXPECT_EQ(started(s).config.spec.island, isles::Island::extension30);
    EXPECT_EQ(chosen_preset(s), 3) << "five with the usual rules: Five-six";
    s.press("new.add");
    s.press("new.add");
    EXPECT_EQ(started(s).config.spec.island, isles::Island::rings4);
    s.press("new.add");
    EXPECT_FALSE(s.bench.control("new.add")->enabled) << "eight is the most";
    const isles::NewGame eight = started(s);
    EXPECT_EQ(eight.players.size(), 8U);
    EXPECT_TRUE(isles::valid(eight.config));
    std::set<int> colours;
    for (const game::Player& p : eight.players) colours.insert(p.colour);
    EXPECT_EQ(colours.size(), 8U);
    s.press("new.island.4");
    for (int i = 7; i >= 4; --i) s.press("new.remove." + std::to_string(i));
    EXPECT_EQ(started(s).config.spec.island, isles::Island::rings6) << "chosen, it stays";
}

TEST(NewGame, EveryIslandCanBePlayedByEveryNumber) {
    Shell s(ScreenId::new_game);
    s.press("new.remove.3");
    s.press("new.remove.2");
    for (int seats = 2; seats <= 8; ++seats) {
        for (int island = 0; island < 5; ++island) {
            s.press("new.island." + std::to_string(island));
            const isles::Config config = started(s).config;
            EXPECT_EQ(static_cast<int>(config.spec.island), island);
            EXPECT_TRUE(isles::valid(config)) << seats << " on " << island;
        }
        s.press("new.add");
    }
}

TEST(NewGame, AnotherRollShowsAnotherBoardAndASeedTheSame) {
    Shell s(ScreenId::new_game);
    const isles::Config first = started(s).config;
    s.press("new.roll");
    const isles::Config second = started(s).config;
    EXPECT_NE(second.layout, first.layout);
    s.press("new.seed");
    s.model.answer = {{"new.seed", std::to_string(first.board_seed)}};
    s.bench.frames(2, s.draw);
    EXPECT_EQ(started(s).config.layout, first.layout);
    EXPECT_LT(second.board_seed, 1'000'000'000U) << "short enough to be told";
}

TEST(NewGame, TheLinkIsToTheTableThatIsShown) {
    Shell s(ScreenId::new_game);
    s.press("new.preset.2");
    s.press("new.roll");
    s.press("new.link");
    const auto copy = s.bench.take<CopyBoardLink>();
    ASSERT_TRUE(copy);
    ASSERT_TRUE(copy->game);
    const isles::NewGame shown = started(s);
    const auto& linked = std::get<isles::NewGame>(*copy->game);
    EXPECT_EQ(linked.config.layout, shown.config.layout);
    EXPECT_EQ(linked.config.settings, shown.config.settings);
    EXPECT_EQ(linked.config.seats, 2);
}

TEST(NewGame, WhoeverWasToBeginKeepsThatWhenSeatsGo) {
    Shell s(ScreenId::new_game);
    s.press("new.more");
    s.press("new.begins.1");
    s.press("new.first.2");
    s.press("new.remove.0");
    EXPECT_EQ(started(s).config.first_player, game::Seat(1));
    s.press("new.remove.1");
    EXPECT_EQ(started(s).config.first_player, game::Seat{}) << "who was to begin has left";
}

// --- the board editor

struct Editor : Shell {
    Editor() : Shell(ScreenId::new_game) {
        press("new.preset.0");
        press("new.edit");
    }
    isles::Layout used() {
        press("edit.done");
        return started(*this).config.layout;
    }
    void enter(const std::string& words) {
        press("edit.paste");
        model.answer = {{"edit.paste", words}};
        bench.frames(2, draw);
    }
};

TEST(BoardEditor, ChangesLandNumberHarbourAndRobber) {
    Editor s;
    EXPECT_FALSE(s.bench.lists("new.start")) << "the editor covers the set-up";
    s.press("edit.hex.0");  // ore 10 at the north-western corner, with a 3:1 harbour
    s.press("edit.land.3");
    s.press("edit.token.5");
    s.press("edit.harbour.5.2");
    s.press("edit.robber");
    isles::Layout wanted = isles::beginner_layout();
    wanted.tiles[0].terrain = isles::Terrain::fields;
    wanted.tiles[0].token = 5;
    wanted.harbours[0].kind = isles::HarbourKind::wool;
    wanted.robber = wanted.tiles[0].hex;
    EXPECT_EQ(s.used(), wanted);
    EXPECT_EQ(chosen_preset(s), 5) << "a board of one's own is a custom table";
    s.press("new.unedit");
    s.press("drop.yes");
    EXPECT_EQ(started(s).config.layout, isles::beginner_layout());
}

TEST(BoardEditor, HarboursComeAndGo) {
    Editor s;
    s.press("edit.hex.0");
    s.press("edit.harbour.5.6");
    s.press("edit.harbour.4.5");
    const isles::Layout layout = s.used();
    EXPECT_EQ(layout.harbours.size(), 9U);
    EXPECT_EQ(layout.harbours.back(), (isles::Harbour{{0, -2}, isles::Side::w, isles::HarbourKind::any}));
}

TEST(BoardEditor, SaysWhyABoardCannotBePlayed) {
    Editor s;
    s.press("edit.hex.9");  // the desert
    s.press("edit.land.0");
    EXPECT_FALSE(s.bench.control("edit.done")->enabled);
    EXPECT_EQ(s.bench.control("edit.done")->reason, "There is no number on the hills at (0,0).");
    EXPECT_FALSE(s.bench.control("edit.copy")->enabled);
    s.press("edit.token.3");
    EXPECT_TRUE(s.bench.control("edit.done")->enabled);
    s.press("edit.hex.0");
    s.press("edit.harbour.0.5");
    EXPECT_EQ(s.bench.control("edit.done")->reason, "The harbours at (0,-2) and (0,-2) share a corner.");
}

TEST(BoardEditor, TheWayBackChangesNothing) {
    Editor s;
    s.press("edit.hex.0");
    s.press("edit.back");
    EXPECT_FALSE(s.bench.take<Back>()) << "only the editor closes";
    EXPECT_TRUE(s.bench.lists("new.start")) << "nothing was changed, nothing is asked";
    EXPECT_EQ(started(s).config.layout, isles::beginner_layout());
}

TEST(BoardEditor, ChangesAreNotDroppedWithoutAsking) {
    for (const char* way : {"edit.back", "edit.roll", "escape"}) {
        Editor s;
        s.press("edit.hex.0");
        s.press("edit.land.3");
        if (std::string_view(way) == "escape")
            s.bench.key(ImGuiKey_Escape, s.draw);
        else
            s.press(way);
        s.bench.frames(2, s.draw);
        ASSERT_TRUE(s.bench.lists("drop.no")) << way;
        s.press("drop.no");
        EXPECT_EQ(isles::draft_of(s.state.new_game).editor.layout.tiles[0].terrain, isles::Terrain::fields) << way;
        if (std::string_view(way) == "escape")
            s.bench.key(ImGuiKey_Escape, s.draw);
        else
            s.press(way);
        s.bench.frames(2, s.draw);
        s.press("drop.yes");
        EXPECT_EQ(s.bench.lists("new.start"), std::string_view(way) != "edit.roll") << way;
        EXPECT_FALSE(isles::draft_of(s.state.new_game).board.edited) << way;
    }
}

TEST(BoardEditor, ABoardMadeByHandIsNotDroppedWithoutAsking) {
    for (const char* way : {"new.roll", "new.unedit", "new.preset.1"}) {
        Editor s;
        s.press("edit.hex.0");
        s.press("edit.land.3");
        s.press("edit.done");
        s.press(way);
        ASSERT_TRUE(s.bench.lists("drop.no")) << way;
        s.press("drop.no");
        EXPECT_TRUE(isles::draft_of(s.state.new_game).board.edited) << way;
        s.press(way);
        s.press("drop.yes");
        EXPECT_FALSE(isles::draft_of(s.state.new_game).board.edited) << way;
    }
}

TEST(NewGame, WhatWasSetUpIsThereAfterALookElsewhere) {
    Shell s(ScreenId::new_game);
    s.press("new.name.0");
    s.model.answer = {{"new.name.0", "Zoe"}};
    s.bench.frames(2, s.draw);
    s.press("new.remove.3");
    s.model.screen = ScreenId::rules;
    s.bench.frames(2, s.draw);
    s.model.screen = ScreenId::new_game;
    s.bench.frames(2, s.draw);
    ASSERT_EQ(s.state.new_game.seats.size(), 3U);
    EXPECT_EQ(s.state.new_game.seats[0].name, "Zoe");
    s.model.last_players = {{"Kim", 2, game::Controller::human, "greedy"}, {"Lou", 3, game::Controller::human, "greedy"}};
    s.model.screen = ScreenId::title;
    s.bench.frames(2, s.draw);
    s.model.screen = ScreenId::new_game;
    s.bench.frames(2, s.draw);
    EXPECT_EQ(s.state.new_game.seats[0].name, "Kim") << "another game was played since";
}

TEST(BoardEditor, ATextGoesOutAndComesIn) {
    Editor s;
    s.press("edit.copy");
    const auto copy = s.bench.take<CopyText>();
    ASSERT_TRUE(copy);
    EXPECT_EQ(copy->text, isles::to_text(isles::beginner_layout()));
    s.press("edit.roll");
    const isles::Layout other = isles::generate(isles::board_for(isles::preset(isles::PresetKind::five_six), 6), 8);
    s.enter(isles::to_text(other));
    EXPECT_EQ(s.used(), other);
}

TEST(BoardEditor, ADamagedTextIsRefusedInWordsAndChangesNothing) {
    Editor s;
    s.enter("isles1;0/0B7;;0");
    EXPECT_EQ(isles::draft_of(s.state.new_game).editor.message, "Character 12 of the text does not belong there.");
    s.enter("hello");
    EXPECT_EQ(isles::draft_of(s.state.new_game).editor.message, "That is not a board: a board begins with isles1 and a semicolon.");
    EXPECT_EQ(s.used(), isles::beginner_layout());
}

TEST(BoardEditor, OddBoardsArePlayedAllTheSame) {
    Editor s;
    s.press("edit.hex.5");  // wool 4, east of the 6
    s.press("edit.token.8");
    EXPECT_TRUE(s.bench.control("edit.done")->enabled);
    EXPECT_EQ(s.used().tiles[5].token, 8);
}

TEST(BoardEditor, EveryControlCanBeSeenAtEverySize) {
    for (const Vec2 size : {Vec2{390, 844}, Vec2{800, 900}, Vec2{1366, 768}, Vec2{1920, 1080}}) {
        Shell s(ScreenId::new_game, size);
        s.press("new.island.2");
        s.press("new.edit");
        s.press("edit.hex.0");
        for (const Control& c : s.bench.mirror.controls()) {
            EXPECT_GE(c.rect.x, -0.5F) << c.id;
            EXPECT_LE(c.rect.right(), size.x + 0.5F) << c.id;
            EXPECT_FALSE(c.label.empty()) << c.id;
        }
        const Rect done = s.bench.control("edit.done")->rect;
        EXPECT_LE(done.bottom(), size.y) << size.x;
        EXPECT_TRUE(s.bench.lists("edit.hex.36")) << size.x;
    }
}

}  // namespace
}  // namespace lw::ui
