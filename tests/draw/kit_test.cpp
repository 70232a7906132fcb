#include "draw/kit.hpp"

#include <cmath>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "draw/hex.hpp"

using namespace lw::draw;

namespace {

TEST(Images, EveryRowIsComplete) {
    std::set<std::string> assets;
    for (std::size_t i = 0; i < kImages; ++i) {
        const ImageInfo& about = info(static_cast<Image>(i));
        SCOPED_TRACE(about.asset);
        const std::string turned = std::string(about.asset) + ' ' + std::to_string(about.turns);
        EXPECT_TRUE(assets.insert(turned).second) << "two images share a file";
        EXPECT_GT(about.box.x, 0);
        EXPECT_GT(about.box.y, 0);
        EXPECT_GT(about.unit, 0);
        EXPECT_GE(about.anchor.x, 0);
        EXPECT_LE(about.anchor.x, about.box.x);
        EXPECT_GE(about.anchor.y, 0);
        EXPECT_LE(about.anchor.y, about.box.y);
    }
}

TEST(Images, NumbersFindTheirTokensAndDice) {
    for (const int n : {2, 3, 4, 5, 6, 8, 9, 10, 11, 12}) {
        const std::string asset = "pieces/token-" + std::to_string(n) + ".svg";
        EXPECT_EQ(info(token_image(n)).asset, asset);
    }
    for (const int n : {-3, 0, 1, 7, 13}) EXPECT_EQ(token_image(n), Image::token_blank);
    for (int n = 1; n <= 6; ++n) {
        EXPECT_EQ(info(dice_image(n)).asset, "icons/dice-" + std::to_string(n) + ".svg");
    }
    EXPECT_EQ(dice_image(0), Image::icon_dice);
    EXPECT_EQ(dice_image(7), Image::icon_dice);
}

TEST(Images, PaintsAndShapesFollowThePalette) {
    for (std::size_t i = 0; i < kPlayerColors; ++i) {
        EXPECT_EQ(player_colors(player_paint(i)).name, kPlayers[i].name);
    }
    EXPECT_EQ(player_paint(99), Paint::none);
    EXPECT_EQ(info(shape_image(Shape::hourglass)).asset, "icons/shape-hourglass.svg");
    EXPECT_EQ(info(shape_image(Shape::circle)).asset, "icons/shape-circle.svg");
}

TEST(Kit, RoadsAreNeverUpsideDown) {
    const Vec2 c = hex_centre(0, 0);
    for (int i = 0; i < 6; ++i) {
        Picture there;
        Picture back;
        kit::add_road(there, c + hex_corner(i), c + hex_corner(i + 1), Paint::p2);
        kit::add_road(back, c + hex_corner(i + 1), c + hex_corner(i), Paint::p2);
        ASSERT_EQ(there.sprites.size(), 2U);
        EXPECT_NEAR(there.sprites[0].angle, back.sprites[0].angle, 1e-3F);
        EXPECT_LE(std::abs(there.sprites[0].angle), 1.6F);
        EXPECT_EQ(there.sprites[1].image, Image::shape_triangle);
        EXPECT_EQ(there.sprites[1].angle, 0);
    }
}

TEST(Kit, HarboursLieOutsideTheirHexWithTwoJettiesThatReachThem) {
    const Vec2 c = hex_centre(2, -1);
    for (int i = 0; i < 6; ++i) {
        const Vec2 a = c + hex_corner(i);
        const Vec2 b = c + hex_corner(i + 1);
        Picture picture;
        kit::add_harbour(picture, Image::harbour_ore, a, b, c);
        ASSERT_EQ(picture.sprites.size(), 3U);
        const Vec2 badge = picture.sprites[2].at;
        EXPECT_FALSE(inside_hex(badge - c));
        EXPECT_NEAR(length(badge - a), length(badge - b), 0.1F);
        for (int k = 0; k < 2; ++k) {
            const Sprite& jetty = picture.sprites[static_cast<std::size_t>(k)];
            const Vec2 way{std::cos(jetty.angle), std::sin(jetty.angle)};
            const Vec2 end = jetty.at + way * (info(jetty.image).size().x * jetty.stretch.x);
            EXPECT_NEAR(length(end - badge), 22, 0.5F);
        }
    }
}

TEST(Kit, FiguresGrowOnSmallBoardsOnly) {
    EXPECT_EQ(kit::figures_for(62).token, 1);
    EXPECT_FLOAT_EQ(kit::figures_for(37).token, 1.25F);
    EXPECT_FLOAT_EQ(kit::figures_for(37).badge, 1.45F);
    for (float r = 30; r < 70; r += 1) {
        EXPECT_GE(kit::figures_for(r).badge, kit::figures_for(r + 1).badge);
    }
}

}  // namespace
