#include "gfx/device.hpp"
#include "gfx/detail/raster_budget.hpp"

#include <array>
#include <cstdlib>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "draw/hex.hpp"
#include "draw/kit.hpp"
#include "draw/tile_plan.hpp"
#include "gfx/headless.hpp"

using namespace lw;
using draw::Image;
using draw::Paint;
using draw::Vec2;

namespace {

draw::Picture small_board() {
    draw::Picture picture;
    constexpr std::array<Image, 7> terrain{Image::terrain_forest,    Image::terrain_pasture, Image::terrain_fields, Image::terrain_hills,
                                           Image::terrain_mountains, Image::terrain_desert,  Image::terrain_forest};
    const std::array<Vec2, 7> land{draw::hex_centre(0, 0),  draw::hex_centre(1, 0),  draw::hex_centre(0, 1), draw::hex_centre(-1, 1),
                                   draw::hex_centre(-1, 0), draw::hex_centre(0, -1), draw::hex_centre(1, -1)};
    picture.land.assign(land.begin(), land.end());
    for (std::size_t i = 0; i < land.size(); ++i) {
        picture.sprites.push_back({.image = terrain[i], .at = land[i]});
        draw::kit::add_token(picture, land[i], 4 + static_cast<int>(i));
    }
    draw::kit::add_harbour(picture, Image::harbour_any, land[1] + draw::hex_corner(1), land[1] + draw::hex_corner(2), land[1]);
    draw::kit::add_road(picture, draw::hex_corner(0), draw::hex_corner(1), Paint::p1);
    draw::kit::add_building(picture, Image::city, draw::hex_corner(0), Paint::p1);
    draw::kit::add_robber(picture, land[4]);
    return picture;
}

class DeviceTest : public testing::Test {
protected:
    void SetUp() override {
        ASSERT_TRUE(gl_.make()) << "no EGL without a display: is libgl1-mesa-dri there?";
        std::string error;
        ASSERT_TRUE(device_.create(error)) << error;
        camera_.window = {400, 300};
        camera_.fit({-280, -270, 560, 540}, {0, 0, 400, 300});
    }
    std::vector<std::uint8_t> frame(float ratio = 1) {
        const gfx::Viewport viewport{static_cast<int>(400 * ratio), static_cast<int>(300 * ratio), ratio};
        return gfx::render_pixels(device_, picture_, camera_, viewport);
    }
    // The frame in which all is there and sharp.
    std::vector<std::uint8_t> settled(float ratio = 1) {
        auto pixels = frame(ratio);
        for (int i = 0; device_.wants_frame() && i < 100; ++i) pixels = frame(ratio);
        EXPECT_FALSE(device_.wants_frame());
        return pixels;
    }
    draw::Color at(const std::vector<std::uint8_t>& pixels, Vec2 board, float ratio = 1) const {
        const Vec2 p = camera_.to_screen(board) * ratio;
        const auto i = (static_cast<std::size_t>(p.y) * static_cast<std::size_t>(400 * ratio) + static_cast<std::size_t>(p.x)) * 4;
        return {pixels[i], pixels[i + 1], pixels[i + 2], pixels[i + 3]};
    }
    static int apart(draw::Color a, draw::Color b) { return std::abs(a.r - b.r) + std::abs(a.g - b.g) + std::abs(a.b - b.b); }

    gfx::test::Headless gl_;
    gfx::Device device_;
    draw::Picture picture_ = small_board();
    draw::Camera camera_;
};

TEST_F(DeviceTest, DrawsSeaTokensAndPiecesWhereTheyBelong) {
    const auto pixels = settled();
    ASSERT_EQ(pixels.size(), 400U * 300U * 4U);
    EXPECT_LT(apart(at(pixels, camera_.to_board(Vec2{2, 2})), draw::kLightSea.deep), 40);
    EXPECT_LT(apart(at(pixels, draw::hex_centre(0, 1) + Vec2{-15, 18}), draw::kTokenDisc), 60);
    EXPECT_LT(apart(at(pixels, draw::hex_corner(0) + Vec2{-16, 10}), draw::kPlayers[1].fill), 90);
    // Sand lies between the land and the water.
    EXPECT_LT(apart(at(pixels, Vec2{-draw::kHexWidth * 1.5F - 8, -20}), draw::kLightSea.sand), 60);
}

TEST_F(DeviceTest, FewDrawCalls) {
    settled();
    EXPECT_LE(device_.stats().draw_calls, 4);
    settled(3);
    EXPECT_LE(device_.stats().draw_calls, 4);
}

TEST_F(DeviceTest, WhatIsOutOfSightIsNotEvenRasterised) {
    const draw::Image tile = draw::tile_image(0, 0, 1);
    settled();
    const int before = device_.stats().board_entries;
    picture_.sprites.push_back({.image = tile, .at = {5000, 0}});
    settled();
    EXPECT_EQ(device_.stats().board_entries, before);
    picture_.sprites.back().at = camera_.to_board(Vec2{-10, 150});
    settled();
    EXPECT_EQ(device_.stats().board_entries, before + 1);
}

// Two tiles side by side, at zooms that put their seam anywhere: the sea must not shine through.
TEST_F(DeviceTest, TilesMeetWithoutAGap) {
    picture_ = {};
    for (const float x : {-draw::kTileSide / 2, draw::kTileSide / 2}) {
        picture_.sprites.push_back({.image = draw::tile_image(1, 0, 0), .at = {x, 0}});
    }
    for (const float zoom : {0.311F, 0.43F, 0.577F, 0.9F}) {
        camera_.zoom = zoom;
        camera_.centre = {0.37F / zoom, 0};
        const auto pixels = frame();
        for (float y = -60; y <= 60; y += 5) {
            for (float x = -2; x <= 2; x += 0.5F) {
                EXPECT_LT(apart(at(pixels, {x, y}), draw::rgb(0xA6C167)), 12) << zoom << ": " << x << ", " << y;
            }
        }
    }
}

// A whole board and a page of the interface in the first frames.
TEST_F(DeviceTest, AFrameMakesNoMorePicturesThanItsShare) {
    const auto one = [this](float ratio) {
        device_.begin_frame(ratio);
        frame(ratio);
        for (const Image image : {Image::icon_dice, Image::icon_road, Image::terrain_hills, Image::terrain_fields}) {
            device_.ui_image(image, Paint::none, 90);
        }
        return device_.wants_frame();
    };
    for (const float ratio : {1.0F, 2.0F}) {
        int frames = 1;
        for (; one(ratio) && frames < 100; ++frames) {
            EXPECT_LE(device_.stats().rasterised, 2 * gfx::RasterBudget::kFrame) << "board and interface have a share each";
        }
        EXPECT_GT(frames, 2) << ratio;
        EXPECT_LT(frames, 100) << ratio;
        EXPECT_EQ(device_.stats().ui_entries, 4) << "whatever was put off is made in the end";
    }
}

TEST(RasterBudget, OnlyTheFirstPictureMayBeTooLargeForIt) {
    gfx::RasterBudget budget;
    for (int frame = 0; frame < 2; ++frame) {
        budget.begin();
        EXPECT_TRUE(budget.spend(2 * gfx::RasterBudget::kFrame));
        EXPECT_FALSE(budget.spend(1));
    }
    budget.begin();
    EXPECT_TRUE(budget.spend(gfx::RasterBudget::kFrame / 2));
    EXPECT_FALSE(budget.spend(gfx::RasterBudget::kFrame));
    EXPECT_TRUE(budget.spend(gfx::RasterBudget::kFrame / 2)) << "a smaller one still has room";
    EXPECT_EQ(budget.spent(), gfx::RasterBudget::kFrame);
}

// A map of tiles is made over some frames; meanwhile those of the size before are shown, if there are any.
TEST_F(DeviceTest, TilesAreMadeAFewAFrameAndNeverVanish) {
    picture_ = {};
    picture_.sea = draw::SeaStyle::contrast;  // which has no waves of its own
    picture_.rhumb_lines = false;
    constexpr int kTiles = 20;
    for (int i = 0; i < kTiles; ++i) {
        const draw::Vec2 at{static_cast<float>(i % 5 - 2) * draw::kTileSide, static_cast<float>(i / 5) * draw::kTileSide};
        picture_.sprites.push_back({.image = draw::tile_image(i, 0, 0), .at = at});
    }
    camera_.centre = {0, 300};
    camera_.zoom = 0.3F;
    const auto frames = [this] {
        int n = 1;
        for (frame(); device_.wants_frame(); frame()) ++n;
        return n;
    };
    EXPECT_EQ(frames(), kTiles);
    EXPECT_EQ(device_.stats().board_entries, kTiles);
    camera_.zoom = 0.45F;
    frame();
    frame();
    EXPECT_LT(device_.stats().board_entries, kTiles);
    camera_.zoom = 0.36F;  // changes again before all are there
    do {
        const auto pixels = frame();
        for (const draw::Sprite& tile : picture_.sprites) {
            EXPECT_GT(apart(at(pixels, tile.at), draw::kContrastSea.deep), 40);
        }
    } while (device_.wants_frame());
    EXPECT_EQ(device_.stats().board_entries, kTiles);
}

TEST_F(DeviceTest, StillSeaIsTheSamePictureAndTimeMovesIt) {
    const auto a = settled();
    const auto b = frame();
    EXPECT_EQ(a, b);
    picture_.sea_time = 3;
    EXPECT_NE(a, frame());
}

TEST_F(DeviceTest, ALostContextComesBackToTheSamePicture) {
    device_.begin_frame(1);
    const auto before = settled();
    const gfx::UiImage icon = device_.ui_image(Image::icon_trade, Paint::none, 20);
    EXPECT_NE(icon.texture, 0U);
    device_.forget();
    EXPECT_FALSE(device_.ready());
    EXPECT_EQ(device_.ui_image(Image::icon_trade, Paint::none, 20).texture, 0U);
    ASSERT_TRUE(gl_.lose_and_restore());
    std::string error;
    ASSERT_TRUE(device_.create(error)) << error;
    device_.begin_frame(1);
    EXPECT_EQ(settled(), before);
    EXPECT_NE(device_.ui_image(Image::icon_trade, Paint::none, 20).texture, 0U);
}

TEST_F(DeviceTest, ZoomingKeepsTheAtlasUntilItRests) {
    settled();
    const float radius = device_.stats().atlas_radius;
    camera_.zoom_at({200, 150}, 1.4F, 0.1F, 9);
    frame();
    EXPECT_EQ(device_.stats().atlas_radius, radius);
    EXPECT_TRUE(device_.wants_frame());
    frame();
    EXPECT_GT(device_.stats().atlas_radius, radius);
    settled();
    const int all = device_.stats().board_entries;
    EXPECT_TRUE(frame() == frame());
    EXPECT_EQ(device_.stats().board_entries, all);
}

TEST_F(DeviceTest, InterfacePicturesHaveTheAskedSizeAtEveryDensity) {
    for (const float ratio : {1.0F, 1.5F, 2.0F, 3.0F}) {
        device_.begin_frame(ratio);
        const gfx::UiImage icon = device_.ui_image(Image::icon_ore, Paint::none, 20);
        ASSERT_NE(icon.texture, 0U);
        EXPECT_NEAR(icon.size.y, 20, 0.5F);
        EXPECT_NEAR(icon.size.x, 20, 0.5F);
        EXPECT_GT(icon.uv1.x, icon.uv0.x);
        const gfx::UiImage again = device_.ui_image(Image::icon_ore, Paint::p3, 20);
        EXPECT_EQ(again.uv0, icon.uv0) << "a paint makes no second copy of an unpainted picture";
        const gfx::UiImage red = device_.ui_image(Image::road, Paint::p0, 12);
        const gfx::UiImage blue = device_.ui_image(Image::road, Paint::p1, 12);
        EXPECT_FALSE(red.uv0 == blue.uv0);
        EXPECT_NEAR(red.size.x / red.size.y, 3, 0.2F);
    }
}

TEST_F(DeviceTest, NothingToDrawIsNoTrouble) {
    picture_ = {};
    const auto pixels = frame();
    EXPECT_FALSE(pixels.empty());
    device_.draw(picture_, camera_, {0, 0, 1});
    EXPECT_EQ(device_.ui_image(Image::icon_ore, Paint::none, 0).texture, 0U);
    device_.destroy();
    EXPECT_FALSE(device_.ready());
}

}  // namespace
