#include "scene/shires_board.hpp"

#include "draw/tile_plan.hpp"
#include "scene/shires_places.hpp"
#include "scene/shires_position.hpp"

#include <algorithm>
#include <array>

#include <gtest/gtest.h>

namespace lw::scene {

namespace {

constexpr std::array<draw::Paint, 2> kPaints{draw::Paint::p0, draw::Paint::p2};

int count(const draw::Picture& picture, draw::Image image) {
    return static_cast<int>(
        std::count_if(picture.sprites.begin(), picture.sprites.end(), [image](const draw::Sprite& s) { return s.image == image; }));
}

int tiles(const draw::Picture& picture) {
    return static_cast<int>(
        std::count_if(picture.sprites.begin(), picture.sprites.end(), [](const draw::Sprite& s) { return draw::info(s.image).tile; }));
}

std::size_t triangles(const draw::Picture& picture) {
    std::size_t sum = 0;
    for (const draw::Mesh& mesh : picture.meshes) sum += mesh.triangles.size();
    return sum;
}

struct Abbey : ShiresGame {
    Abbey() { EXPECT_TRUE(play({"tile B", "place (0,-1) r0", "follower m"})); }
    [[nodiscard]] draw::Picture picture(const ShiresOverlay& overlay = {}) const { return shires_picture(state, kPaints, overlay); }
};

TEST(ShiresPicture, TilesLieOnATableAndFollowersOnTop) {
    const Abbey g;
    const draw::Picture picture = g.picture();
    EXPECT_EQ(picture.ground, draw::Ground::table);
    EXPECT_EQ(tiles(picture), 2);
    EXPECT_EQ(picture.sprites[0].image, draw::tile_image(3, 0, 0));
    EXPECT_EQ(picture.sprites[1].at, (Vec2{0, 200}));
    EXPECT_EQ(picture.sprites.back().image, draw::Image::follower_praying);
    EXPECT_EQ(picture.sprites.back().paint, draw::Paint::p0);
}

TEST(ShiresPicture, MeshesComeInDrawingOrder) {
    Abbey g;
    ShiresOverlay overlay;
    overlay.held = shires::FeatureKind::field;
    overlay.last = {{shires::TileId{1}, draw::Paint::p0}};
    overlay.ghost = GhostTile{shires::Kind(4), {0, 1}, 2};
    const draw::Picture picture = g.picture(overlay);
    EXPECT_TRUE(std::is_sorted(picture.meshes.begin(), picture.meshes.end(),
                               [](const draw::Mesh& a, const draw::Mesh& b) { return a.after < b.after; }));
    EXPECT_LE(picture.meshes.back().after, picture.sprites.size());
}

TEST(ShiresPicture, TheGhostIsTurnedAndAboveAll) {
    const Abbey g;
    ShiresOverlay overlay;
    overlay.ghost = GhostTile{shires::Kind(4), {0, 1}, 2, -0.1F, true};
    const draw::Picture picture = g.picture(overlay);
    EXPECT_EQ(picture.sprites.back().image, image_of(shires::Kind(4), 2, 2));
    EXPECT_FLOAT_EQ(picture.sprites.back().angle, -0.1F);
    EXPECT_GT(picture.sprites.back().scale, 1);
}

TEST(ShiresPicture, LegalCellsNowAndAfterATurnLookDifferent) {
    const Abbey g;
    ShiresOverlay now;
    now.cells = {{{1, 0}, true}};
    ShiresOverlay later;
    later.cells = {{{1, 0}, false}};
    EXPECT_NE(triangles(g.picture(now)), triangles(g.picture(later)));
    EXPECT_GT(triangles(g.picture(later)), triangles(g.picture()));
    ShiresOverlay dead;
    dead.dead = {{1, 0}};
    EXPECT_GT(triangles(g.picture(dead)), triangles(g.picture()));
}

TEST(ShiresPicture, FieldsHaveTheirHoldersPattern) {
    ShiresGame g;
    ASSERT_TRUE(g.play({"tile B", "place (0,-1) r0", "follower f:UL"}));
    ShiresOverlay overlay;
    overlay.held = shires::FeatureKind::field;
    const draw::Picture picture = shires_picture(g.state, kPaints, overlay);
    const auto patterned =
        std::find_if(picture.meshes.begin(), picture.meshes.end(), [](const draw::Mesh& m) { return m.pattern != draw::Pattern::none; });
    ASSERT_NE(patterned, picture.meshes.end());
    EXPECT_EQ(patterned->pattern, draw::Pattern::rising) << "of the circle";
    EXPECT_EQ(patterned->triangles[0].color, held_color(draw::kPlayers[0]));
}

TEST(ShiresPicture, OtherFollowersStepBackUnderTheFields) {
    const Abbey g;
    ShiresOverlay overlay;
    overlay.held = shires::FeatureKind::field;
    EXPECT_LT(g.picture(overlay).sprites.back().tint.a, 255);
}

TEST(ShiresPicture, AFeatureIsLitAndTheRestDarkened) {
    const Abbey g;
    ShiresOverlay overlay;
    overlay.feature = segment_at(g.state, {0, -90});
    const draw::Picture picture = g.picture(overlay);
    const auto dark = std::find_if(picture.meshes.begin(), picture.meshes.end(),
                                   [](const draw::Mesh& m) { return !m.triangles.empty() && m.triangles[0].color == draw::kTileDark; });
    ASSERT_NE(dark, picture.meshes.end());
    EXPECT_EQ(dark->after, 2U) << "over the tiles, under the followers";
}

TEST(ShiresPicture, FollowersGrowOnSmallBoards) {
    EXPECT_FLOAT_EQ(follower_scale(75), 1);
    EXPECT_GT(follower_scale(45), 1.3F);
}

TEST(ShiresPicture, SpotsForAFollower) {
    ShiresGame g;
    ASSERT_TRUE(g.play({"tile A", "place (0,-1) r0"}));
    ShiresOverlay overlay;
    overlay.placing = draw::Paint::p2;
    overlay.spots = {{0, false, false}, {1, true, false}};
    const draw::Picture picture = shires_picture(g.state, kPaints, overlay);
    EXPECT_EQ(count(picture, draw::Image::follower_on_road), 1);
    EXPECT_EQ(count(picture, follower_image(shires::shape(shires::Kind(0), 0).segments[1].kind)), 1);
    EXPECT_EQ(picture.sprites.back().tint.a, 255);
}

TEST(ShiresMotion, ATileComesDownThenPointsShowThenFollowersLeave) {
    ShiresGame g;
    ASSERT_TRUE(g.play({"tile E"}));
    ShiresAnimator animator;
    animator.know(g.state);
    ASSERT_TRUE(g.play({"place (0,1) r2"}));
    animator.feed(g.events, g.state, 10);
    EXPECT_EQ(animator.frame(10.01).tile, shires::TileId{1});
    EXPECT_GT(animator.frame(10.01).lift, 0.5F);
    EXPECT_TRUE(animator.busy(10.1));
    ASSERT_TRUE(g.play({"follower c:D"}));
    animator.feed(g.events, g.state, 11);
    const ShiresMotion motion = animator.frame(11.1);
    ASSERT_EQ(motion.scores.size(), 1U);
    EXPECT_EQ(motion.scores[0].given[0], 4);
    EXPECT_EQ(motion.leaving.size(), 1U);
    EXPECT_TRUE(animator.active(12));
    EXPECT_FALSE(animator.busy(12));
    animator.skip();
    EXPECT_FALSE(animator.active(12));
}

TEST(ShiresMotion, StillShowsPointsOnly) {
    ShiresGame g;
    ShiresAnimator animator;
    animator.set_pace(1, true);
    ASSERT_TRUE(g.play({"tile E", "place (0,1) r2", "follower c:D"}));
    animator.feed(g.events, g.state, 10);
    EXPECT_FALSE(animator.busy(10));
    EXPECT_FALSE(animator.frame(10).tile.valid());
    EXPECT_TRUE(animator.frame(10).leaving.empty());
    EXPECT_EQ(animator.frame(10).scores.size(), 1U);
}

}  // namespace

}  // namespace lw::scene
