// The screen of Shires, pressed as a person would: laying, turning, followers, undo, hand-off.
#include "ui/shires_table.hpp"

#include "scene/shires_choices.hpp"
#include "scene/shires_places.hpp"
#include "ui/shires/layout.hpp"

#include <algorithm>

namespace lw::ui::test {

namespace {

constexpr draw::Vec2 kScreenWindows[] = {{1366, 768}, {1920, 1080}, {820, 640}, {390, 844}, {360, 640}};

/// Ada has a straight road (U) in hand beside the starting tile; each step is confirmed.
struct FirstTurn : ShiresTable {
    explicit FirstTurn(draw::Vec2 size = {1366, 768}, ConfirmPlacement confirm = ConfirmPlacement::always) : ShiresTable(size) {
        screen.preferences.confirm = confirm;
        EXPECT_TRUE(play("tile U"));
        show();
    }
};

/// Ada has laid an abbey with a road (A).
struct FirstFollower : ShiresTable {
    explicit FirstFollower(draw::Vec2 size = {1366, 768}) : ShiresTable(size) {
        screen.preferences.confirm = ConfirmPlacement::always;
        EXPECT_TRUE(play("tile A"));
        EXPECT_TRUE(play("place (0,-1) r0"));
        undo_steps = 1;
        show();
    }
};

TEST(ShiresScreen, EveryLegalCellIsAControlWithWords) {
    for (const draw::Vec2 size : kScreenWindows) {
        FirstTurn t(size);
        const auto cells = scene::legal_cells(t.model().moves);
        EXPECT_EQ(t.ids("place.").size(), cells.size());
        ASSERT_TRUE(t.bench.lists("place.1.0")) << size.x;
        EXPECT_EQ(t.bench.control("place.1.0")->label, "Lay it at (1,0), turned once");
        EXPECT_EQ(t.bench.control("place.1.0")->kind, ControlKind::spot);
        EXPECT_FALSE(t.bench.control("confirm")->enabled);
    }
}

TEST(ShiresScreen, APressPutsTheGhostThereAndConfirmLaysIt) {
    FirstTurn t;
    t.click("place.1.0");
    EXPECT_FALSE(t.bench.take<shires::Act>());
    t.show();
    EXPECT_TRUE(t.bench.control("place.1.0")->on);
    EXPECT_EQ(t.bench.mirror.status(), "Ada: lay the tile");
    t.click("confirm");
    ASSERT_TRUE(t.carry_out());
    EXPECT_EQ(t.state.tiles.back().at, (shires::Cell{1, 0}));
    EXPECT_EQ(t.state.tiles.back().rotation, 1);
}

TEST(ShiresScreen, ASecondPressTurnsToTheNextLegalTurn) {
    ShiresTable t;
    t.screen.preferences.confirm = ConfirmPlacement::always;
    ASSERT_TRUE(t.play("tile B"));
    ASSERT_TRUE(t.play("place (0,-1) r0"));
    ASSERT_TRUE(t.play("none"));
    t.viewer = game::Seat(1);
    ASSERT_TRUE(t.play("tile E"));
    t.show();
    ASSERT_TRUE(t.bench.lists("place.0.-2"));
    t.activate("place.0.-2");
    t.show();
    const std::string first = t.bench.control("place.0.-2")->label;
    t.activate("place.0.-2");
    t.show();
    EXPECT_NE(t.bench.control("place.0.-2")->label, first);
    t.key(ImGuiKey_Enter);
    ASSERT_TRUE(t.carry_out());
    EXPECT_NE(t.state.tiles.back().rotation, 1);
}

TEST(ShiresScreen, KeysAndButtonsTurnTheTileInHand) {
    ShiresTable t;
    ASSERT_TRUE(t.play("tile V"));
    t.show();
    t.click("tile.turn.right");
    EXPECT_EQ(t.seen.viewer.rotation, 1);
    t.key(ImGuiKey_W);
    t.key(ImGuiKey_W);
    EXPECT_EQ(t.seen.viewer.rotation, 3);
    t.key(ImGuiKey_Q);
    t.click("tile.turn.left");
    EXPECT_EQ(t.seen.viewer.rotation, 1);
}

TEST(ShiresScreen, TheGhostUnderThePointerTurnsItselfAndTheWheelTurnsOn) {
    ShiresTable t;
    ASSERT_TRUE(t.play("tile V"));
    t.show();
    const shires::Cell cell{0, -1};
    t.bench.move(t.seen.camera.to_screen(scene::centre_of(cell)));
    t.show(3);
    ASSERT_EQ(t.seen.hover, cell);
    const auto tiles = [&t] {
        return std::count_if(t.picture.sprites.begin(), t.picture.sprites.end(),
                             [](const draw::Sprite& s) { return draw::info(s.image).tile; });
    };
    EXPECT_EQ(tiles(), 2) << "the starting tile and the ghost";
    const auto first = scene::turn_in(t.model().view.table.in_hand, t.model().moves, cell, t.seen.viewer.rotation);
    ASSERT_TRUE(first);
    t.bench.wheel = kNotch;
    t.show(2);
    EXPECT_NE(t.seen.viewer.rotation, *first);
    EXPECT_TRUE(scene::fits_so(t.model().moves, cell, t.seen.viewer.rotation));
}

TEST(ShiresScreen, ASwipeTurnsByItsLengthAndAPinchZooms) {
    ShiresTable t;
    ASSERT_TRUE(t.play("tile V"));
    t.show();
    const shires::Cell cell{0, -1};
    t.bench.move(t.seen.camera.to_screen(scene::centre_of(cell)));
    t.show(3);
    const auto shown = [&] { return scene::turn_in(t.model().view.table.in_hand, t.model().moves, cell, t.seen.viewer.rotation); };
    const auto first = shown();
    const auto swipe = [&t](int events, float points) {
        for (int i = 0; i < events; ++i) {
            t.bench.wheel = points;
            t.show(1);
        }
    };
    swipe(1, 1);
    EXPECT_EQ(shown(), first) << "a pixel";
    swipe(24, 5);
    const auto second = shown();
    EXPECT_EQ(second, scene::next_turn(t.model().view.table.in_hand, t.model().moves, cell, *first, 1)) << "24 small events are one step";
    const float zoom = t.seen.camera.zoom;
    t.bench.gesture = {true, t.seen.camera.to_screen(scene::centre_of(cell)), {}, 1.3F};
    t.show(2);
    EXPECT_GT(t.seen.camera.zoom, zoom);
    EXPECT_EQ(shown(), second);
}

TEST(ShiresScreen, AtTheCardNothingBegunIsKept) {
    FirstTurn t;
    t.click("place.1.0");
    t.show();
    ASSERT_TRUE(t.seen.viewer.chosen);
    t.hand_off = game::Seat(1);
    t.bench.frame([&t](Frame& f) { draw_screen(f, t.model(), t.screen, t.seen); });
    EXPECT_FALSE(t.seen.viewer.chosen) << "also before the table is looked at again";
    EXPECT_FALSE(t.seen.viewer.seat.valid());
}

TEST(ShiresScreen, AnotherPersonSeesTheMoveBeforeEnd) {
    FirstTurn t;
    t.bench.still = false;
    t.show();
    ASSERT_TRUE(t.play("place (1,0) r1"));
    ASSERT_TRUE(t.play("none"));
    (void)t.bench.mirror.take_lines();
    t.viewer = game::Seat(1);
    t.show(1);
    EXPECT_TRUE(t.seen.animator.active(t.bench.now)) << "nothing is secret: the tile still comes to its place";
    EXPECT_FALSE(t.bench.mirror.take_lines().empty()) << "and what was done is told";
}

TEST(ShiresScreen, WithoutConfirmationAPressLaysAtOnce) {
    FirstTurn t;
    t.screen.preferences.confirm = ConfirmPlacement::never;
    t.click("place.1.0");
    EXPECT_TRUE(t.carry_out());
}

TEST(ShiresScreen, WithAMouseTwoPressesAreATurn) {
    FirstTurn t({1366, 768}, ConfirmPlacement::on_touch);
    EXPECT_FALSE(t.bench.lists("confirm")) << "there is nothing to confirm";
    t.click("place.1.0");
    ASSERT_TRUE(t.carry_out());
    t.undo_steps = 1;
    t.show();
    EXPECT_TRUE(t.bench.control("undo")->enabled) << "the tile can be taken back until a follower is chosen";
    EXPECT_FALSE(t.bench.lists("confirm"));
    t.click("follower.r:L");
    ASSERT_TRUE(t.carry_out());
    EXPECT_EQ(t.state.turn, game::Seat(1));
}

TEST(ShiresScreen, WithAMouseNoneEndsTheTurnByOnePress) {
    FirstTurn t({1366, 768}, ConfirmPlacement::on_touch);
    t.click("place.1.0");
    ASSERT_TRUE(t.carry_out());
    t.show();
    t.key(ImGuiKey_N);
    ASSERT_TRUE(t.carry_out());
    EXPECT_EQ(t.state.turn, game::Seat(1));
}

TEST(ShiresScreen, WithAFingerEachStepIsShownFirst) {
    FirstTurn t({390, 844}, ConfirmPlacement::on_touch);
    t.bench.touch = true;
    t.show();
    t.click("place.1.0");
    EXPECT_FALSE(t.bench.take<shires::Act>());
    t.show();
    EXPECT_EQ(t.bench.control("confirm")->label, "Lay tile");
    t.click("confirm");
    ASSERT_TRUE(t.carry_out());
    t.show();
    t.click("follower.r:L");
    EXPECT_FALSE(t.bench.take<shires::Act>());
    t.show();
    t.click("confirm");
    EXPECT_TRUE(t.carry_out());
}

// --- a question with only one answer is not asked

TEST(ShiresScreen, WithoutFollowersLayingTheTileEndsTheTurn) {
    for (const draw::Vec2 size : kScreenWindows) {
        FirstTurn t(size);
        t.state.players[0].supply = 0;
        t.click("place.1.0");
        t.show();
        EXPECT_EQ(t.bench.control("confirm")->label, "End turn") << size.x;
        t.click("confirm");
        ASSERT_TRUE(t.carry_out()) << size.x;
        EXPECT_EQ(t.state.phase, shires::Phase::follower);
        t.show(1);
        ASSERT_TRUE(t.carry_out()) << "none is chosen without being asked for, at " << size.x;
        EXPECT_EQ(t.state.turn, game::Seat(1));
        t.show();
        ASSERT_TRUE(t.bench.lists("note")) << size.x;
        EXPECT_EQ(t.bench.control("note")->label, "Ada has no follower left. The turn is over.");
    }
}

TEST(ShiresScreen, ATileThatEndsTheTurnCanBeTakenBackWithAMouseToo) {
    FirstTurn t({1366, 768}, ConfirmPlacement::on_touch);
    t.state.players[0].supply = 0;
    t.click("place.1.0");
    EXPECT_FALSE(t.bench.take<shires::Act>()) << "what cannot be taken back is shown first";
    t.show();
    EXPECT_TRUE(t.bench.lists("confirm"));
    t.click("undo");
    t.show();
    EXPECT_FALSE(t.bench.control("place.1.0")->on);
    EXPECT_EQ(t.state.phase, shires::Phase::tile);
}

TEST(ShiresScreen, ATileOnWhichAllIsHeldEndsTheTurn) {
    ShiresTable t({1366, 768}, ShiresTable::table_of(2));
    for (const char* move : {"tile N", "place (0,1) r2", "follower c:D", "tile U", "place (1,0) r1", "follower r:L", "tile C"})
        ASSERT_TRUE(t.play(move)) << move;
    t.show();
    const auto cells = scene::legal_cells(t.model().moves);
    ASSERT_FALSE(cells.empty());
    EXPECT_TRUE(scene::no_follower_after(t.setup, t.model().view, {cells[0], 0})) << "the one town on it is Ada's";
    t.click("place." + std::to_string(cells[0].x) + "." + std::to_string(cells[0].y));
    EXPECT_FALSE(t.bench.take<shires::Act>());
    t.key(ImGuiKey_Enter);
    ASSERT_TRUE(t.carry_out());
    t.show(1);
    EXPECT_TRUE(t.carry_out());
}

TEST(ShiresScreen, WhoChoosesNotToConfirmIsNotAskedEither) {
    FirstTurn t({1366, 768}, ConfirmPlacement::never);
    t.state.players[0].supply = 0;
    t.click("place.1.0");
    ASSERT_TRUE(t.carry_out());
    t.show(1);
    EXPECT_TRUE(t.carry_out());
}

TEST(ShiresScreen, TheOnlyPlaceForATileIsShownAtOnce) {
    ShiresTable t;
    ASSERT_TRUE(t.play("tile C"));
    t.show();
    ASSERT_EQ(t.ids("place.").size(), 1U);
    EXPECT_TRUE(t.bench.control("place.0.1")->on);
    EXPECT_TRUE(t.bench.control("confirm")->enabled);
    t.key(ImGuiKey_Enter);
    EXPECT_TRUE(t.carry_out());
}

// --- what is due is on the screen

TEST(ShiresScreen, WhatIsDueComesIntoSight) {
    for (const draw::Vec2 size : kScreenWindows) {
        ShiresTable t(size);
        t.play_on(30);
        t.viewer = game::Seat(2);
        t.show(3);
        t.seen.moved_by_hand = true;
        t.seen.camera.zoom *= 8;
        t.seen.fly_since = -10;
        t.to_next_tile();
        t.viewer = t.state.turn;
        t.show(3);
        t.bench.wait(2);
        t.show(2);
        const draw::Rect board = shires::screen_layout(size, 1).board;
        const auto places = t.ids("place.");
        ASSERT_FALSE(places.empty());
        EXPECT_TRUE(std::any_of(places.begin(), places.end(), [&](const std::string& id) {
            return board.contains(t.bench.control(id)->rect.centre());
        })) << size.x;
    }
}

TEST(ShiresScreen, FollowerChoicesWithNoneAsAnEqual) {
    for (const draw::Vec2 size : kScreenWindows) {
        FirstFollower t(size);
        const auto choices = t.ids("follower.");
        EXPECT_EQ(choices.size(), 4U) << "abbey, road, field, none";
        ASSERT_TRUE(t.bench.lists("follower.m"));
        ASSERT_TRUE(t.bench.lists("follower.r:D"));
        ASSERT_TRUE(t.bench.lists("follower.none"));
        EXPECT_EQ(t.bench.control("follower.m")->label, "Abbey");
        EXPECT_FALSE(t.bench.control("confirm")->enabled);
        const draw::Rect none = t.bench.control("follower.none")->rect;
        EXPECT_FLOAT_EQ(none.h, t.bench.control("follower.m")->rect.h);
        t.click("follower.m");
        EXPECT_FALSE(t.bench.take<shires::Act>());
        t.show();
        t.click("confirm");
        ASSERT_TRUE(t.carry_out()) << size.x;
        EXPECT_EQ(t.state.tiles.back().follower, game::Seat(0));
    }
}

TEST(ShiresScreen, NoneIsConfirmedToo) {
    FirstFollower t;
    t.activate("follower.none");
    t.show();
    t.activate("confirm");
    ASSERT_TRUE(t.carry_out());
    EXPECT_EQ(t.state.turn, game::Seat(1));
}

TEST(ShiresScreen, UndoUnpicksFirstThenTakesTheTileBack) {
    FirstFollower t;
    t.click("follower.r:D");
    t.show();
    EXPECT_TRUE(t.bench.control("follower.r:D")->on);
    t.click("undo");
    EXPECT_FALSE(t.bench.take<Undo>());
    t.show();
    EXPECT_FALSE(t.bench.control("follower.r:D")->on);
    t.click("undo");
    EXPECT_TRUE(t.bench.take<Undo>());
    t.undo_steps = 0;
    t.show();
    EXPECT_FALSE(t.bench.control("undo")->enabled);
}

TEST(ShiresScreen, AFastSecondConfirmSendsNothing) {
    FirstFollower t;
    t.click("follower.m");
    t.show();
    t.click("confirm");
    t.click("confirm");
    EXPECT_EQ(std::count_if(t.bench.intents.begin(), t.bench.intents.end(),
                            [](const Intent& i) { return std::holds_alternative<shires::Act>(i); }),
              1);
}

TEST(ShiresScreen, OthersTurnsOfferNothing) {
    FirstTurn t;
    t.viewer = game::Seat(1);
    t.show();
    EXPECT_TRUE(t.ids("place.").empty());
    EXPECT_EQ(t.bench.mirror.status(), "Ada lays a tile");
}

TEST(ShiresScreen, HandOffShowsNothingAndForgetsWhatWasChosen) {
    FirstTurn t;
    t.click("place.1.0");
    t.show();
    t.hand_off = game::Seat(2);
    t.show();
    EXPECT_TRUE(t.bench.mirror.controls().empty());
    EXPECT_EQ(t.bench.mirror.status(), "Hand the device to Cleo");
    t.hand_off = {};
    t.show();
    EXPECT_FALSE(t.bench.control("place.1.0")->on);
}

TEST(ShiresScreen, NothingIsCutOrOverlapsAtAnySize) {
    for (const draw::Vec2 size : kScreenWindows) {
        for (const int seats : {2, 5}) {
            ShiresTable t(size, ShiresTable::table_of(seats));
            t.play_on(20);
            t.viewer = t.state.turn;
            t.show(3);
            std::vector<Control> fixed;
            for (const Control& c : t.bench.mirror.controls()) {
                if (c.kind == ControlKind::spot || c.id == "about") continue;
                EXPECT_GE(c.rect.x, -1) << c.id << " at " << size.x;
                EXPECT_LE(c.rect.right(), size.x + 1) << c.id << " at " << size.x;
                EXPECT_LE(c.rect.bottom(), size.y + 1) << c.id << " at " << size.x;
                for (const Control& other : fixed) {
                    const bool apart = c.rect.right() <= other.rect.x + 1 || other.rect.right() <= c.rect.x + 1 ||
                                       c.rect.bottom() <= other.rect.y + 1 || other.rect.bottom() <= c.rect.y + 1;
                    EXPECT_TRUE(apart) << c.id << " and " << other.id << " at " << size.x << " with " << seats;
                }
                fixed.push_back(c);
            }
        }
    }
}

}  // namespace

}  // namespace lw::ui::test
