// What the board of Shires answers: features, empty cells, fields, tiles left, scores, log, end, replay.
#include "ui/shires_table.hpp"

#include "scene/shires_choices.hpp"
#include "scene/shires_places.hpp"
#include "ui/shires/layout.hpp"

#include <algorithm>

namespace lw::ui::test {

namespace {

TEST(ShiresBoard, AFeatureUnderThePointerTellsOwnerAndPoints) {
    ShiresTable t;
    t.viewer = game::Seat(1);
    t.show();
    const std::size_t plain = t.picture.meshes.size();
    t.rest_at(scene::spot_at(t.state.tiles[0], 0));
    ASSERT_TRUE(t.bench.lists("about"));
    EXPECT_EQ(t.bench.control("about")->label, "Open town, 1 tile. Nobody holds it. Worth 1, 2 if completed. 1 open side.");
    EXPECT_GT(t.picture.meshes.size(), plain) << "it is lit";
    t.bench.move({2, 2});
    t.show(3);
    EXPECT_FALSE(t.bench.lists("about"));
}

TEST(ShiresBoard, ATapAsksAndASecondTapCloses) {
    ShiresTable t({390, 844});
    t.bench.touch = true;
    t.viewer = game::Seat(1);
    t.show();
    const draw::Vec2 road = t.seen.camera.to_screen(scene::spot_at(t.state.tiles[0], 1));
    t.click(road);
    t.show();
    ASSERT_TRUE(t.bench.lists("about"));
    EXPECT_EQ(t.bench.control("about")->label.rfind("Open road", 0), 0U);
    t.bench.wait(1);
    t.click(road);
    t.show();
    EXPECT_FALSE(t.bench.lists("about"));
}

TEST(ShiresBoard, TwoQuickClicksFitIt) {
    ShiresTable t;
    t.viewer = game::Seat(1);
    t.show();
    const draw::Camera fitted = t.seen.camera;
    const draw::Vec2 tile = t.seen.camera.to_screen(scene::centre_of(shires::Cell{0, 0}));
    t.bench.move(tile);
    t.show(1);
    t.bench.wheel = -2 * kNotch;
    t.show(2);
    ASSERT_GT(t.seen.camera.zoom, fitted.zoom);
    t.click(tile);
    t.click(tile);
    t.show(2);
    EXPECT_EQ(t.seen.camera.zoom, fitted.zoom);
    EXPECT_EQ(t.seen.camera.centre, fitted.centre);
    EXPECT_FALSE(t.bench.lists("about")) << "and no question is left open";
}

TEST(ShiresBoard, AnEmptyCellTellsWhatStillFits) {
    ShiresTable t;
    t.viewer = game::Seat(1);
    t.show();
    t.rest_at(scene::centre_of(shires::Cell{0, 1}));
    ASSERT_TRUE(t.bench.lists("about"));
    const auto fits = scene::fitting(t.state, *scene::gap_at(t.state, shires::Cell{0, 1}));
    const std::string words = "Empty cell, fitted by " + std::to_string(scene::sum_of(fits)) + " of 71 tiles left";
    EXPECT_EQ(t.bench.control("about")->label.rfind(words, 0), 0U) << t.bench.control("about")->label;
}

TEST(ShiresBoard, FieldsAreShownOnDemand) {
    ShiresTable t;
    t.play("tile B");
    t.play("place (0,-1) r0");
    t.play("follower f:UL");
    t.viewer = game::Seat(2);
    t.show();
    t.click("fields");
    t.show();
    EXPECT_TRUE(t.bench.control("fields")->on);
    EXPECT_EQ(t.ids("mark.").size(), 1U);
    const auto patterned = std::count_if(t.picture.meshes.begin(), t.picture.meshes.end(),
                                         [](const draw::Mesh& m) { return m.pattern != draw::Pattern::none; });
    EXPECT_EQ(patterned, 1);
    t.key(ImGuiKey_1);
    t.show();
    EXPECT_FALSE(t.bench.control("fields")->on);
}

/// Ada holds an open town of one tile; it is Cleo's view.
void hold_a_town(ShiresTable& t) {
    ASSERT_TRUE(t.play("tile E"));
    ASSERT_TRUE(t.play("place (0,-1) r1"));
    ASSERT_TRUE(t.play("follower c:R"));
    t.viewer = game::Seat(2);
    t.show();
}

TEST(ShiresBoard, HeldFeaturesAreAskedAboutByKeys) {
    ShiresTable t;
    hold_a_town(t);
    t.key(ImGuiKey_2);
    t.show();
    ASSERT_EQ(t.ids("mark.").size(), 1U);
    const std::string mark = t.ids("mark.").front();
    EXPECT_EQ(t.bench.control(mark)->label, "Open town, 1 tile. Ada holds it with 1 follower. Worth 1, 2 if completed. 1 open side.");
    t.activate(mark);
    t.show();
    ASSERT_TRUE(t.bench.lists("about"));
    EXPECT_EQ(t.bench.control("about")->label, t.bench.control(mark)->label);
    t.key(ImGuiKey_Escape);
    t.show();
    EXPECT_FALSE(t.bench.lists("about"));
    EXPECT_TRUE(t.bench.control("towns")->on);
    t.key(ImGuiKey_3);
    t.show();
    EXPECT_TRUE(t.ids("mark.").empty());
    EXPECT_TRUE(t.bench.control("roads")->on);
}

TEST(ShiresBoard, APointedLineLightsItsFeature) {
    ShiresTable t;
    hold_a_town(t);
    t.click("towns");
    t.show();
    const auto lit = [&t] {
        return std::any_of(t.picture.meshes.begin(), t.picture.meshes.end(),
                           [](const draw::Mesh& m) { return !m.triangles.empty() && m.triangles[0].color == draw::kTileDark; });
    };
    EXPECT_FALSE(lit());
    const shires::ScreenLayout layout = shires::screen_layout({1366, 768}, 1);
    t.bench.move({layout.left.centre().x, layout.left.y + 90});
    t.show(3);
    EXPECT_TRUE(lit());
}

TEST(ShiresBoard, OnThePhoneTheHoldersAreATab) {
    ShiresTable phone({390, 844});
    hold_a_town(phone);
    EXPECT_FALSE(phone.bench.lists("holders.of.1"));
    phone.click("holders");
    phone.show();
    phone.click("holders.of.1");
    phone.show();
    EXPECT_EQ(phone.ids("mark.").size(), 1U);
    phone.click("board");
    phone.show();
    EXPECT_TRUE(phone.ids("mark.").empty());
}

TEST(ShiresBoard, ProjectedScoresAreAnOption) {
    ShiresTable t;
    t.play("tile B");
    t.play("place (0,-1) r0");
    t.play("follower m");
    t.viewer = game::Seat(2);
    t.show();
    EXPECT_EQ(t.bench.control("player.0")->label, "Ada, 0 points, 6 followers in hand");
    t.click("projected");
    t.show();
    EXPECT_EQ(t.bench.control("player.0")->label, "Ada, 0 points, 2 if the game ended now, 6 followers in hand");
}

TEST(ShiresBoard, TheTilesThatAreLeft) {
    ShiresTable t;
    t.show();
    EXPECT_EQ(t.ids("tiles.").size(), 24U);
    EXPECT_EQ(t.bench.control("tiles.X")->label, "crossing: 1 of 1 left");
    t.click("tiles");
    t.show();
    EXPECT_TRUE(t.bench.lists("tiles.close"));
    t.key(ImGuiKey_Escape);
    t.show();
    EXPECT_FALSE(t.bench.lists("tiles.close"));
}

TEST(ShiresBoard, OnThePhoneTheTilesThatAreLeftAreASheet) {
    ShiresTable phone({390, 844});
    phone.show();
    EXPECT_TRUE(phone.ids("tiles.").empty());
    phone.click("tiles");
    phone.show();
    EXPECT_EQ(phone.ids("tiles.").size(), 24U);
}

TEST(ShiresBoard, ScoresAreSaidWithTilesAndFollowers) {
    ShiresTable t;
    t.show();
    ASSERT_TRUE(t.play("tile E"));
    ASSERT_TRUE(t.play("place (0,1) r2"));
    ASSERT_TRUE(t.play("follower c:D"));
    (void)t.bench.mirror.take_lines();
    t.show();
    const auto lines = t.bench.mirror.take_lines();
    const auto said = [&lines](std::string_view words) {
        return std::any_of(lines.begin(), lines.end(), [words](const Mirror::Line& line) { return line.text == words; });
    };
    EXPECT_TRUE(said("Ada claims a town"));
    EXPECT_TRUE(said("Ada scores 4 for a town of 2 tiles"));
    EXPECT_TRUE(t.seen.animator.active(t.bench.now)) << "and shown where it happened";
}

TEST(ShiresBoard, ATilePutAsideIsToldToAll) {
    ShiresTable t;
    t.show();
    t.events.emplace_back(shires::TileSetAside{game::Seat(1), shires::Kind(2)});
    t.show();
    ASSERT_TRUE(t.bench.lists("note"));
    EXPECT_EQ(t.bench.control("note")->label, "Bruno sets aside a tile that fits nowhere: town with a pennant");
}

TEST(ShiresBoard, TheEndShowsScoresByKindAndTheSettings) {
    for (const draw::Vec2 size : {draw::Vec2{1366, 768}, draw::Vec2{390, 844}}) {
        ShiresTable t(size);
        t.finish();
        t.show(3);
        EXPECT_EQ(t.ids("end.row.").size(), 3U);
        EXPECT_NE(t.bench.control(t.ids("end.row.")[0])->label.find("1, "), std::string::npos);
        EXPECT_FALSE(t.bench.lists("confirm"));
        t.click("end.board");
        t.show();
        EXPECT_TRUE(t.bench.lists("end.show"));
        t.click("end.show");
        t.show();
        t.seen.settings_open = true;
        t.show(2);
        EXPECT_NE(t.bench.control("table.list")->label.find("Followers: 7"), std::string::npos);
        t.seen.settings_open = false;
        t.show();
        t.click("end.rematch");
        EXPECT_TRUE(t.bench.take<Rematch>());
    }
}

TEST(ShiresBoard, AReplayHasItsControlsAndNothingThatActs) {
    for (const draw::Vec2 size : {draw::Vec2{1366, 768}, draw::Vec2{820, 640}, draw::Vec2{390, 844}}) {
        ShiresTable t(size);
        t.play("tile U");
        t.replay.emplace();
        t.replay->at = 1;
        t.replay->steps = 3;
        t.replay->turn_after = 3;
        t.show();
        EXPECT_TRUE(t.ids("place.").empty());
        EXPECT_FALSE(t.bench.lists("confirm"));
        EXPECT_FALSE(t.bench.lists("menu"));
        t.click("replay.after");
        EXPECT_EQ(t.bench.take<ReplayGo>()->step, 2);
        t.key(ImGuiKey_End);
        EXPECT_EQ(t.bench.take<ReplayGo>()->step, 3);
        t.click("replay.close");
        EXPECT_TRUE(t.bench.take<Back>());
    }
}

TEST(ShiresBoard, TheMenuIsThatOfAllGames) {
    ShiresTable t;
    t.show();
    t.click("menu");
    t.show();
    t.click("menu.table");
    t.show();
    EXPECT_TRUE(t.bench.lists("table.list"));
    t.click("table.close");
    t.show();
    t.seen.share_open = true;
    t.show(2);
    t.click("share.board");
    EXPECT_TRUE(t.bench.take<CopyBoardLink>());
}

TEST(ShiresBoard, PublicLinesForTheHandOff) {
    ShiresTable t;
    t.play("tile E");
    t.play("place (0,1) r2");
    t.play("follower c:D");
    const auto lines = shires::public_lines(t.model(), 8);
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_NE(lines.back().plain().find("scores 4"), std::string::npos);
    EXPECT_EQ(shires::public_lines(t.model(), 1).size(), 1U);
}

TEST(ShiresBoard, TheBoardFitsByItselfAsItGrows) {
    ShiresTable t;
    t.show();
    const float before = t.seen.camera.zoom;
    t.play_on(50);
    t.show(3);
    EXPECT_LT(t.seen.camera.zoom, before);
    const draw::Rect all = t.seen.camera.to_screen(scene::bounds_of(t.state));
    EXPECT_GE(all.x, 250);
    EXPECT_LE(all.right(), 1112);
}

TEST(ShiresBoard, NothingIsCrossedOutOnceTheGameIsOver) {
    ShiresTable t;
    t.play_on(60);
    t.show();
    EXPECT_FALSE(t.seen.dead.empty()) << "in play some cells are dead";
    t.finish();
    t.seen.see_board = true;
    t.show(3);
    EXPECT_TRUE(t.seen.dead.empty());
    EXPECT_TRUE(scene::dead_cells(t.state).empty());
    t.rest_at(scene::centre_of(t.state.gaps[0].at));
    EXPECT_FALSE(t.bench.lists("about")) << "no tile is to come";
}

}  // namespace

}  // namespace lw::ui::test
