// What memory holds is stored as soon as it can be, and people are told for as long as it is not.
#include "app/keeping.hpp"
#include "app/game_host.hpp"
#include "app/memory_platform.hpp"
#include "app/new_game.hpp"
#include "shires/presets.hpp"

#include <gtest/gtest.h>

#include <memory>

namespace lw::test {
namespace {

using app::Keeping;
using app::Library;
using game::Controller;
using registry::ShiresMatch;
using Host = app::GameHost<shires::Game>;

ShiresMatch two_people() {
    ui::shires::NewGame game;
    for (int seat = 0; seat < 2; ++seat) {
        game.players.push_back(
            {std::string(game::kUsualNames[static_cast<std::size_t>(seat)]), static_cast<std::uint8_t>(seat), Controller::human});
    }
    game.config = shires::table_of(shires::preset(shires::PresetKind::standard), 2);
    return app::make_match<shires::Game>(game, 5);
}

/// A tab: its library, what keeps an eye on it, and the game played in it.
struct Tab {
    Library library;
    Keeping keeping{library};
    std::unique_ptr<Host> host;
    double now = 0;

    void start() { begin(two_people(), library.new_slot()); }
    void begin(ShiresMatch match, const std::string& slot) {
        host = std::make_unique<Host>(library, std::move(match), slot, 1);
        library.set_current(slot);
        library.set_open(slot);
    }
    void open(std::string slot) {
        app::Loaded loaded = library.load(slot);
        ASSERT_TRUE(loaded.match) << loaded.message;
        begin(std::get<ShiresMatch>(std::move(*loaded.match)), slot);
    }
    void move() { ASSERT_TRUE(host->act({host->model().moves[0], host->model().view.state_no})); }
    std::string look() {
        app::PlayedGame played;
        if (host) played = {host->slot(), [this] { host->store(); }};
        std::string said = keeping.look(now, played);
        if (keeping.take_outdated()) open(host->slot());
        return said;
    }
    std::string look_later() {
        now += 60;
        return look();
    }
    [[nodiscard]] std::uint32_t moves() const { return host->match().session.state_no(); }
};

/// How many moves a page loaded now would find; 0: there is no game to go on with.
std::uint32_t moves_stored(const std::string& slot) {
    Library fresh;
    const app::Loaded loaded = fresh.load(slot);
    return loaded.match ? std::get<ShiresMatch>(*loaded.match).session.state_no() : 0;
}

struct KeepingTest : testing::Test {
    KeepingTest() {
        forget_stored();
        tab.start();
        tab.move();
        tab.look();
    }
    Tab tab;
};

TEST_F(KeepingTest, ClearedStorageIsFilledAgainWithTheNextMove) {
    tab.library.set_preferences("speed 0\n");
    stored().clear();
    tab.move();
    EXPECT_EQ(moves_stored("game-1"), tab.moves());
    EXPECT_EQ(stored()["current"], "game-1");
    EXPECT_EQ(stored()["open"], "game-1");
    EXPECT_EQ(stored()["preferences"], "speed 0\n");
    EXPECT_EQ(tab.look(), "");
    EXPECT_EQ(tab.keeping.trouble(), "");
}

TEST_F(KeepingTest, ClearedStorageIsFilledAgainWithoutAMove) {
    stored().clear();
    tab.look_later();
    EXPECT_EQ(moves_stored("game-1"), tab.moves());
    EXPECT_EQ(stored()["open"], "game-1");
}

/// What was read when the page was loaded and never changed is in memory too.
TEST_F(KeepingTest, WhatWasOnlyReadIsStoredAgainToo) {
    stored()["preferences"] = "speed 2\n";
    Tab later;
    EXPECT_EQ(later.library.preferences(), "speed 2\n");
    later.open("game-1");
    stored().clear();
    later.look_later();
    EXPECT_EQ(stored()["preferences"], "speed 2\n");
    EXPECT_EQ(moves_stored("game-1"), later.moves());
}

TEST_F(KeepingTest, AnyKeyThatIsGoneIsStoredAgain) {
    const auto all = stored();
    for (const auto& [key, value] : all) {
        stored().erase(key);
        tab.look_later();
        EXPECT_EQ(moves_stored("game-1"), tab.moves()) << key;
        EXPECT_EQ(stored()["current"], "game-1") << key;
        EXPECT_EQ(stored()["open"], "game-1") << key;
    }
}

TEST_F(KeepingTest, FullStorageIsTroubleUntilThereIsRoom) {
    fill_storage(true);
    tab.move();
    tab.look();
    EXPECT_NE(tab.keeping.trouble().find("full"), std::string::npos);
    EXPECT_TRUE(tab.host->model().storage_failed);
    EXPECT_EQ(tab.library.list().front().saved, "not stored");
    EXPECT_EQ(tab.look_later(), "") << "said once, standing as trouble";
    EXPECT_NE(tab.keeping.trouble(), "");
    fill_storage(false);
    EXPECT_EQ(tab.look_later(), "The game is stored again.");
    EXPECT_EQ(tab.keeping.trouble(), "");
    EXPECT_FALSE(tab.host->model().storage_failed);
    EXPECT_EQ(moves_stored("game-1"), tab.moves());
    EXPECT_NE(tab.library.list().front().saved, "not stored");
}

TEST_F(KeepingTest, RoomThatIsMadeIsUsedAtOnce) {
    fill_storage(true);
    tab.move();
    tab.look_later();
    fill_storage(false);
    EXPECT_EQ(tab.look(), "") << "the next look is not due";
    tab.keeping.hurry();
    EXPECT_EQ(tab.look(), "The game is stored again.");
}

TEST_F(KeepingTest, AGameLeftWhileItCouldNotBeStoredStaysInMemoryAndIsStoredLater) {
    fill_storage(true);
    tab.move();
    const std::uint32_t moves = tab.moves();
    tab.start();  // another game takes its place on the screen
    const std::string second = tab.host->slot();
    EXPECT_NE(second, "game-1");
    const app::Loaded kept = tab.library.load("game-1");
    ASSERT_TRUE(kept.match);
    EXPECT_EQ(std::get<ShiresMatch>(*kept.match).session.state_no(), moves);
    fill_storage(false);
    tab.look_later();
    EXPECT_EQ(moves_stored("game-1"), moves);
    EXPECT_EQ(Library().list().size(), 2U);
}

struct NotOwning {
    NotOwning() { own_storage(false); }
};

struct SecondTab : KeepingTest {
    void first_closes() {
        own_storage(true);
        second.keeping.gained();
    }
    NotOwning opened_later;
    Tab second;
};

TEST_F(SecondTab, StoresNothingAndSaysSo) {
    const auto before = stored();
    second.start();
    second.move();
    second.look();
    EXPECT_EQ(second.keeping.trouble(), app::kKeptElsewhere);
    EXPECT_TRUE(second.keeping.elsewhere());
    EXPECT_EQ(stored(), before);
    EXPECT_EQ(second.library.current(), second.host->slot()) << "Continue is its own game";
    EXPECT_TRUE(second.host->model().storage_failed);
    EXPECT_FALSE(second.library.remove("game-1")) << "nor does it delete";
    EXPECT_EQ(stored(), before);
}

TEST_F(SecondTab, StoresWhatItHoldsWhenTheFirstCloses) {
    second.start();
    second.move();
    second.look();
    first_closes();
    EXPECT_EQ(second.look(), "This tab keeps the games now.");
    EXPECT_EQ(second.keeping.trouble(), "");
    EXPECT_EQ(moves_stored(second.host->slot()), second.moves());
    EXPECT_EQ(moves_stored("game-1"), tab.moves()) << "the first tab's game is untouched";
    EXPECT_EQ(stored()["open"], second.host->slot());
}

/// Both have begun a game under the same name.
TEST_F(SecondTab, GamesThatHappenToHaveTheSameNameAreBothKept) {
    second.start();
    second.move();
    const std::string name = second.host->slot();
    own_storage(true);
    tab.start();
    EXPECT_EQ(tab.host->slot(), name);
    second.keeping.gained();
    EXPECT_EQ(second.look(), "This tab keeps the games now.");
    EXPECT_NE(second.host->slot(), name);
    EXPECT_EQ(moves_stored(name), tab.moves());
    EXPECT_EQ(moves_stored(second.host->slot()), second.moves());
    EXPECT_EQ(second.library.current(), second.host->slot());
}

TEST_F(SecondTab, TheSameGamePlayedOnInBothIsKeptTwice) {
    second.open("game-1");
    second.move();
    own_storage(true);
    tab.move();
    tab.move();
    second.keeping.gained();
    const std::string said = second.look();
    EXPECT_NE(said.find("both among the saved games"), std::string::npos) << said;
    EXPECT_EQ(second.host->slot(), "game-2");
    EXPECT_EQ(moves_stored("game-1"), tab.moves());
    EXPECT_EQ(moves_stored("game-2"), second.moves());
}

TEST_F(SecondTab, TheSameGamePlayedOnByTheFirstAloneGoesOnFromThere) {
    second.open("game-1");
    own_storage(true);
    tab.move();
    tab.move();
    second.keeping.gained();
    EXPECT_EQ(second.look(), "This tab keeps the games now. The game goes on as the other tab left it.");
    EXPECT_EQ(second.moves(), tab.moves());
    EXPECT_EQ(Library().list().size(), 1U) << "no copy";
    second.move();
    EXPECT_EQ(moves_stored("game-1"), second.moves());
}

TEST_F(SecondTab, WhoLosesTheStorageSaysSoAndStops) {
    own_storage(true);
    second.keeping.gained();
    second.look();
    own_storage(false);
    tab.keeping.lost();
    tab.look();
    EXPECT_EQ(tab.keeping.trouble(), app::kKeptElsewhere);
    const auto before = stored();
    tab.move();
    tab.look_later();
    EXPECT_EQ(stored(), before);
    own_storage(true);
    tab.keeping.gained();
    EXPECT_EQ(tab.look(), "This tab keeps the games now.");
    EXPECT_EQ(moves_stored("game-1"), tab.moves());
}

TEST_F(SecondTab, PreferencesChangedWhileItCouldNotStoreAreStoredLater) {
    second.library.set_preferences("speed 1\n");
    EXPECT_EQ(stored().count("preferences"), 0U);
    first_closes();
    second.look();
    EXPECT_EQ(stored()["preferences"], "speed 1\n");
}

}  // namespace
}  // namespace lw::test
