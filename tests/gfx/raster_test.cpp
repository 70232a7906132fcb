#include "gfx/raster.hpp"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "base/assets.hpp"

using namespace lw;
using draw::Image;
using draw::Paint;

namespace {

int opaque_pixels(const gfx::Bitmap& bitmap) {
    int count = 0;
    for (std::size_t i = 3; i < bitmap.rgba.size(); i += 4) count += bitmap.rgba[i] > 128 ? 1 : 0;
    return count;
}

bool has_color(const gfx::Bitmap& bitmap, draw::Color c) {
    for (std::size_t i = 0; i + 3 < bitmap.rgba.size(); i += 4) {
        const auto* p = &bitmap.rgba[i];
        if (p[0] == c.r && p[1] == c.g && p[2] == c.b && p[3] == 255) return true;
    }
    return false;
}

TEST(Raster, EveryImageHasAnAssetThatDrawsSomething) {
    for (std::size_t i = 0; i < draw::kImages; ++i) {
        const auto image = static_cast<Image>(i);
        const draw::ImageInfo& about = draw::info(image);
        SCOPED_TRACE(about.asset);
        ASSERT_FALSE(assets::find("assets/" + std::string(about.asset)).empty());
        const float scale = 64 / std::max(about.box.x, about.box.y);
        const gfx::Bitmap bitmap = gfx::rasterise(image, Paint::p1, scale, 3, 4, gfx::Alpha::premultiplied);
        ASSERT_FALSE(bitmap.empty());
        const bool any = std::any_of(bitmap.rgba.begin(), bitmap.rgba.end(), [](std::uint8_t v) { return v > 20; });
        EXPECT_TRUE(any) << "nothing is drawn";
        EXPECT_EQ(bitmap.width % 4, 0);
        EXPECT_EQ(bitmap.height % 4, 0);
    }
}

// The view box in the table is the one in the file; otherwise anchors would be off.
TEST(Raster, TheTableAgreesWithTheFiles) {
    for (std::size_t i = 0; i < draw::kImages; ++i) {
        const draw::ImageInfo& about = draw::info(static_cast<Image>(i));
        SCOPED_TRACE(about.asset);
        const std::string box =
            "viewBox=\"0 0 " + std::to_string(static_cast<int>(about.box.x)) + " " + std::to_string(static_cast<int>(about.box.y)) + "\"";
        const std::string svg(assets::find("assets/" + std::string(about.asset)));
        EXPECT_NE(svg.find(box), std::string::npos) << box;
    }
}

TEST(Raster, NothingTouchesTheClearBorder) {
    for (std::size_t i = 0; i < draw::kImages; ++i) {
        const draw::ImageInfo& about = draw::info(static_cast<Image>(i));
        // Meant to run on beyond its box, so that it can be stretched without an end.
        if (static_cast<Image>(i) == Image::rhumb_line) continue;
        SCOPED_TRACE(about.asset);
        const gfx::Bitmap b = gfx::rasterise(static_cast<Image>(i), Paint::p1, 1, 3, 1, gfx::Alpha::premultiplied);
        for (int y = 0; y < b.height; ++y) {
            for (int x = 0; x < b.width; ++x) {
                if (x > 0 && y > 0 && x < b.width - 1 && y < b.height - 1) continue;
                const auto at = static_cast<std::size_t>(y * b.width + x) * 4 + 3;
                ASSERT_EQ(b.rgba[at], 0) << x << "," << y;
            }
        }
    }
}

TEST(Raster, PiecesTakeThePlayersColoursAndShape) {
    for (std::size_t color = 0; color < draw::kPlayerColors; ++color) {
        const Paint paint = draw::player_paint(color);
        const draw::PlayerColors& colors = draw::player_colors(paint);
        SCOPED_TRACE(colors.name);
        for (const Image piece : {Image::settlement, Image::city, Image::road}) {
            const gfx::Bitmap bitmap = gfx::rasterise(piece, paint, 4, 3, 4, gfx::Alpha::straight);
            EXPECT_TRUE(has_color(bitmap, colors.fill));
            if (piece != Image::road) {
                EXPECT_TRUE(has_color(bitmap, colors.text));
            }
            const std::string svg = gfx::painted_svg(piece, paint);
            for (const char* key_colour : {"#FF00FF", "#AA00AA", "#FF99FF"}) {
                EXPECT_EQ(svg.find(key_colour), std::string::npos);
            }
        }
    }
}

TEST(Raster, OneColourPicturesAreWhite) {
    const gfx::Bitmap bitmap = gfx::rasterise(Image::icon_trade, Paint::none, 2, 3, 4, gfx::Alpha::straight);
    for (std::size_t i = 0; i + 3 < bitmap.rgba.size(); i += 4) ASSERT_EQ(bitmap.rgba[i], 255);
    EXPECT_GT(opaque_pixels(bitmap), 100);
    for (std::size_t i = static_cast<std::size_t>(Image::icon_trade); i <= static_cast<std::size_t>(Image::icon_last); ++i) {
        const std::string svg(assets::find("assets/" + std::string(draw::info(static_cast<Image>(i)).asset)));
        SCOPED_TRACE(draw::info(static_cast<Image>(i)).asset);
        for (std::size_t at = svg.find("\"#"); at != std::string::npos; at = svg.find("\"#", at + 1)) {
            EXPECT_EQ(svg.substr(at + 1, 7), "#2B2A28");
        }
    }
}

// Settlement and city must not be confused on a phone: at 20 pixels high their outlines differ widely.
TEST(Raster, BuildingsDifferAtTwentyPixels) {
    const gfx::Bitmap s = gfx::rasterise(Image::settlement, Paint::p0, 20.0F / 48, 0, 1, gfx::Alpha::straight);
    const gfx::Bitmap c = gfx::rasterise(Image::city, Paint::p0, 24.0F / 56, 0, 1, gfx::Alpha::straight);
    EXPECT_GT(opaque_pixels(c), opaque_pixels(s) * 5 / 4);
    EXPECT_GT(c.width, s.width + 4);
}

TEST(Raster, BadRequestsGiveNothing) {
    EXPECT_TRUE(gfx::rasterise(Image::road, Paint::p0, 0, 3, 4, gfx::Alpha::straight).empty());
    EXPECT_TRUE(gfx::rasterise(Image::road, Paint::p0, -1, 3, 4, gfx::Alpha::straight).empty());
}

}  // namespace
