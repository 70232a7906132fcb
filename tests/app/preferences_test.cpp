#include "app/preferences_store.hpp"

#include <gtest/gtest.h>

namespace lw::test {
namespace {

using app::Stored;

TEST(Preferences, EveryOneComesBack) {
    Stored stored;
    EXPECT_EQ(app::stored_from_text(app::to_text(stored)).preferences, stored.preferences);
    stored.preferences.theme = draw::ThemeKind::contrast;
    stored.preferences.scale = 1.25F;
    stored.preferences.motion = ui::Motion::none;
    stored.preferences.speed = ui::Speed::slow;
    stored.preferences.confirm = ui::ConfirmPlacement::always;
    stored.preferences.show_hints = false;
    stored.preferences.show_pips = false;
    stored.preferences.hand_over_open = true;
    stored.last_players = {{"Ada von Berg", 2}, {"Bruno", 5, game::Controller::computer, "random"}};
    const Stored back = app::stored_from_text(app::to_text(stored));
    EXPECT_EQ(back.preferences, stored.preferences);
    EXPECT_EQ(back.last_players, stored.last_players);
}

TEST(Preferences, WhatIsUnknownOrWrongLeavesTheDefault) {
    const Stored stored = app::stored_from_text("colour 3\nspeed 9\nhandover yes\nmotion\ntheme -1\n");
    EXPECT_EQ(stored.preferences, ui::Preferences{});
}

TEST(Preferences, NamesAreToldApart) {
    const Stored stored = app::stored_from_text("player 0 0 greedy Ada\nplayer 1 0 greedy  ada \nplayer 2 1 random \xE3\x80\x80\n");
    ASSERT_EQ(stored.last_players.size(), 3U);
    EXPECT_EQ(stored.last_players[0].name, "Ada");
    EXPECT_EQ(stored.last_players[1].name, "ada 2");
    EXPECT_EQ(stored.last_players[2].name, "Bruno");
}

}  // namespace
}  // namespace lw::test
