// A game of Shires on this device: played, undone, saved, replayed, and sent as a link.
#include "app/game_host.hpp"
#include "app/memory_platform.hpp"
#include "app/new_game.hpp"
#include "app/replay_host.hpp"
#include "shires/presets.hpp"

#include <gtest/gtest.h>

namespace lw::test {
namespace {

using app::Library;
using game::Controller;
using game::Seat;
using registry::ShiresMatch;
using Host = app::GameHost<shires::Game>;
using Replay = app::ReplayHost<shires::Game>;

ShiresMatch table(std::initializer_list<Controller> kinds, std::uint64_t seed) {
    ui::shires::NewGame game;
    for (const Controller kind : kinds) {
        const auto seat = game.players.size();
        game.players.push_back({std::string(game::kUsualNames[seat]), static_cast<std::uint8_t>(seat), kind});
    }
    game.config = shires::table_of(shires::preset(shires::PresetKind::standard), static_cast<int>(kinds.size()));
    game.config.first_player = Seat(0);
    return app::make_match<shires::Game>(game, seed);
}
constexpr Controller kHuman = Controller::human;
constexpr Controller kComputer = Controller::computer;

/// The first of the legal moves, or no follower.
bool act(Host& host) {
    if (host.model().moves.empty()) return false;
    return host.act({host.model().moves[0], host.model().view.state_no});
}

struct ShiresHost : testing::Test {
    ShiresHost() { forget_stored(); }
    Library library;
};

TEST_F(ShiresHost, APersonPlaysAWholeGameAgainstComputers) {
    Host host(library, table({kHuman, kComputer, kComputer}, 5), "a", 1);
    EXPECT_EQ(host.title(), "Shires, turn 1: Ada to move");
    double now = 0;
    for (int i = 0; i < 2000 && !host.match().session.over(); ++i) {
        EXPECT_FALSE(host.model().hand_off.valid());
        if (!act(host)) host.step(now += 1, ui::Speed::instant, false);
    }
    EXPECT_TRUE(host.match().session.over());
    EXPECT_EQ(host.model().view.table.phase, shires::Phase::over);
    EXPECT_TRUE(host.model().fits_link);
    EXPECT_EQ(library.problem(), "");
}

TEST_F(ShiresHost, TheTileIsTakenBackWithinTheTurnAndNoMoreAfterIt) {
    Host host(library, table({kHuman, kComputer}, 5), "a", 1);
    EXPECT_EQ(host.model().undo_steps, 0);
    ASSERT_TRUE(act(host));
    EXPECT_EQ(host.model().view.table.phase, shires::Phase::follower);
    EXPECT_EQ(host.model().undo_steps, 1);
    const std::uint32_t generation = host.model().generation;
    ASSERT_TRUE(host.undo());
    EXPECT_EQ(host.model().view.table.phase, shires::Phase::tile);
    EXPECT_NE(host.model().generation, generation);
    ASSERT_TRUE(act(host));
    ASSERT_TRUE(host.act({shires::NoFollower{}, host.model().view.state_no}));
    EXPECT_EQ(host.model().undo_steps, 0);
    EXPECT_FALSE(host.undo());
}

TEST_F(ShiresHost, TheDeviceGoesOnWithTheNextPersonsView) {
    Host host(library, table({kHuman, kHuman}, 5), "a", 1);
    EXPECT_EQ(host.model().view.viewer, Seat(0));
    act(host);
    const std::uint32_t generation = host.model().generation;
    host.act({shires::NoFollower{}, host.model().view.state_no});
    EXPECT_FALSE(host.model().hand_off.valid());
    EXPECT_EQ(host.model().view.viewer, Seat(1));
    EXPECT_EQ(host.model().generation, generation) << "what was told stays told";
}

TEST_F(ShiresHost, ThePreferenceBringsTheCardAndTakesItAway) {
    Host host(library, table({kHuman, kHuman}, 5), "a", 1);
    host.hand_over_open(true);
    act(host);
    host.act({shires::NoFollower{}, host.model().view.state_no});
    EXPECT_EQ(host.model().hand_off, Seat(1));
    EXPECT_FALSE(act(host)) << "nobody holds the device";
    host.take_device();
    EXPECT_EQ(host.model().view.viewer, Seat(1));
    act(host);
    host.act({shires::NoFollower{}, host.model().view.state_no});
    EXPECT_EQ(host.model().hand_off, Seat(0));
    host.hand_over_open(false);
    EXPECT_FALSE(host.model().hand_off.valid());
    EXPECT_EQ(host.model().view.viewer, Seat(0));
}

TEST_F(ShiresHost, AReloadInMidTurnGoesOnAtTheVeryPlace) {
    Host host(library, table({kHuman, kComputer}, 5), "a", 1);
    ASSERT_TRUE(act(host));
    app::Loaded loaded = library.load("a");
    ASSERT_TRUE(loaded.match) << loaded.message;
    Host again(library, std::get<ShiresMatch>(std::move(*loaded.match)), "a", 2);
    EXPECT_EQ(again.model().view.table, host.model().view.table);
    EXPECT_TRUE(again.undo()) << "the tile can still be taken back";
    EXPECT_EQ(again.model().view.table.phase, shires::Phase::tile);
    ASSERT_TRUE(host.undo());
    EXPECT_EQ(again.model().view.table.in_hand, host.model().view.table.in_hand) << "no other tile is drawn";
}

TEST_F(ShiresHost, SavesSayWhichGameTheyAreOf) {
    const Host shires(library, table({kHuman, kComputer}, 5), "a", 1);
    const registry::AnyMatch isles = app::quick_match(ui::GameKind::isles, {}, 3, 4);
    std::string slot = "b";
    ASSERT_EQ(library.write(slot, isles), "");
    std::optional<ui::GameKind> a;
    std::optional<ui::GameKind> b;
    for (const ui::SaveInfo& info : library.list()) (info.slot == "a" ? a : b) = info.game;
    EXPECT_EQ(a, ui::GameKind::shires);
    EXPECT_EQ(b, ui::GameKind::isles);
    ASSERT_TRUE(library.load("b").match);
    EXPECT_TRUE(std::holds_alternative<registry::IslesMatch>(*library.load("b").match));
}

TEST_F(ShiresHost, AFileGoesOutAndComesInAndAnUnknownGameIsRefused) {
    const ShiresMatch match = table({kHuman, kComputer}, 5);
    const app::Loaded back = Library::from_file(Library::to_file(match));
    ASSERT_TRUE(back.match) << back.message;
    EXPECT_EQ(std::get<ShiresMatch>(*back.match).session.config(), match.session.config());
    const base::Bytes other = codec::seal("chess", 1, {});
    const app::Loaded refused = Library::from_file(codec::to_text(other, true));
    EXPECT_FALSE(refused.match);
    EXPECT_EQ(refused.message, "The saved game is of a game that is not available here.");
    base::Bytes renamed = codec::encode(match, 1);
    for (std::size_t i = 0; i < 6; ++i) renamed[12 + i] = static_cast<std::uint8_t>("isles\0"[i]);
    codec::reseal(renamed);
    const app::Loaded wrong = Library::from_file(codec::to_text(renamed, true));
    EXPECT_FALSE(wrong.match) << "a game of Shires under the name of Isles";
    EXPECT_FALSE(wrong.message.empty());
}

ShiresMatch finished() {
    ShiresMatch match = table({kComputer, kComputer}, 9);
    registry::ShiresDriver driver(match.players, 1);
    while (driver.step(match.session)) {
    }
    return match;
}

TEST(ShiresReplay, IsSeenByAnybodyFromTheBeginningToTheEnd) {
    const ShiresMatch match = finished();
    ASSERT_TRUE(match.session.over());
    const auto replay = Replay::of(match, Seat{});
    ASSERT_TRUE(replay);
    EXPECT_EQ(replay->model().replay->eyes, game::Eyes{});
    EXPECT_EQ(replay->model().view.table.tiles.size(), 1U);
    replay->go(replay->model().replay->steps);
    EXPECT_EQ(replay->model().view.table, match.session.view(game::kSpectator).table);
    EXPECT_TRUE(replay->model().fits_link);
}

TEST(ShiresReplay, NoCardInAGameThatIsNotOver) {
    const auto replay = Replay::of(table({kHuman, kHuman}, 5), Seat{});
    replay->look({game::Eyes::Kind::seat, Seat(1)});
    EXPECT_FALSE(replay->model().hand_off.valid());
    EXPECT_EQ(replay->model().view.viewer, Seat(1));
}

TEST(ShiresLink, ATableAndAWholeGame) {
    const ShiresMatch match = finished();
    codec::Fault fault;
    const auto board = registry::read_link(codec::board_link<shires::Game>(match.session.config()), fault);
    ASSERT_TRUE(board);
    EXPECT_FALSE(std::get<codec::Shared<shires::Game>>(*board).game);
    const auto link = codec::game_link(match);
    ASSERT_TRUE(link);
    EXPECT_EQ(link->rfind("shires=", 0), 0U);
    const auto whole = registry::read_link(*link, fault);
    ASSERT_TRUE(whole);
    const auto replay = Replay::of(*std::get<codec::Shared<shires::Game>>(*whole).game, Seat{});
    ASSERT_TRUE(replay);
    replay->go(100000);
    EXPECT_EQ(replay->model().view.table, match.session.view(game::kSpectator).table);
}

TEST(ShiresTables, QuickGameAndRematch) {
    const auto quick = std::get<ShiresMatch>(app::quick_match(ui::GameKind::shires, {{"Zoe", 3}}, 1, 2));
    EXPECT_EQ(quick.players.size(), 4U);
    EXPECT_EQ(quick.players[0].name, "Zoe");
    EXPECT_EQ(quick.humans().count(), 1);
    const ShiresMatch first = table({kHuman, kComputer}, 5);
    EXPECT_EQ(app::rematch(first, true, 0, 1).session.config(), first.session.config());
    EXPECT_EQ(app::rematch(first, false, 0, 1).session.config().first_player, Seat(1));
    EXPECT_EQ(app::rematch(app::rematch(first, false, 0, 1), false, 0, 1).session.config().first_player, Seat(0));
    EXPECT_FALSE(app::rematch(quick, false, 0, 1).session.config().first_player.valid()) << "the lot decides again";
}

}  // namespace
}  // namespace lw::test
