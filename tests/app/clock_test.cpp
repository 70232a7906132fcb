// A turn's time runs only while the person can see the game and nothing lies over it.
#include "app/game_host.hpp"
#include "app/memory_platform.hpp"
#include "app/new_game.hpp"
#include "shires/presets.hpp"

#include <gtest/gtest.h>

namespace lw::test {
namespace {

using Host = app::GameHost<shires::Game>;

registry::ShiresMatch timed_table(std::uint16_t seconds) {
    ui::shires::NewGame game;
    for (std::size_t seat = 0; seat < 2; ++seat) {
        game.players.push_back({std::string(game::kUsualNames[seat]), static_cast<std::uint8_t>(seat), game::Controller::human});
    }
    game.config = shires::table_of(shires::preset(shires::PresetKind::standard), 2);
    game.config.settings.turn_seconds = seconds;
    return app::make_match<shires::Game>(game, 5);
}

struct TimedTurn : testing::Test {
    TimedTurn() { forget_stored(); }
    /// One second at a time.
    void wait(int seconds) {
        for (int i = 0; i < seconds; ++i) host.step(now += 1, ui::Speed::instant, false);
    }
    int left() { return host.model().seconds_left.value_or(-1); }

    std::uint32_t moves() { return host.match().session.state_no(); }

    app::Library library;
    Host host{library, timed_table(30), "a", 1};
    std::uint32_t begun = moves();  // the first tile was drawn
    double now = 0;
};

TEST_F(TimedTurn, RunsWhileNothingIsInTheWay) {
    wait(1);
    wait(10);
    EXPECT_EQ(left(), 20);
    wait(25);
    EXPECT_GT(moves(), begun) << "the move was made when the time was over";
}

TEST_F(TimedTurn, StandsWhileSomethingLiesOverTheGame) {
    wait(11);
    host.covered(true);
    wait(100);
    EXPECT_EQ(host.model().seconds_left, std::nullopt) << "no time is shown as running";
    EXPECT_EQ(moves(), begun);
    host.covered(false);
    wait(1);
    const int then = left();
    EXPECT_GE(then, 19);
    wait(5);
    EXPECT_EQ(left(), then - 5);
}

TEST_F(TimedTurn, StandsWhileNobodyLooks) {
    wait(11);
    host.step(now += 3600, ui::Speed::instant, false);  // the frames of a hidden page
    EXPECT_EQ(left(), 20);
    EXPECT_EQ(moves(), begun) << "no move was made for the person";
    host.rest(now += 1);
    host.rest(now += 3600);
    host.step(now += 1, ui::Speed::instant, false);
    EXPECT_GE(left(), 19);
}

TEST_F(TimedTurn, StandsWhileTheDeviceIsPassedOn) {
    host.hand_over_open(true);
    host.put_down();
    ASSERT_TRUE(host.model().hand_off.valid());
    wait(100);
    EXPECT_EQ(moves(), begun);
    host.take_device();
    wait(1);
    EXPECT_EQ(left(), 30);
}

}  // namespace
}  // namespace lw::test
