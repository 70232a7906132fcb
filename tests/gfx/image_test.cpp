#include "gfx/image.hpp"

#include <array>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "draw/hex.hpp"
#include "gfx/headless.hpp"

#define STB_IMAGE_STATIC
#define STBI_ONLY_PNG
#define STBI_NO_STDIO
#define STB_IMAGE_IMPLEMENTATION
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-function"
#include <stb/stb_image.h>
#pragma GCC diagnostic pop

using namespace lw;
using draw::Image;
using draw::Vec2;

namespace {

/// What another program makes of the file.
gfx::Image decoded(const std::vector<std::uint8_t>& png) {
    gfx::Image out;
    int channels = 0;
    stbi_uc* pixels = stbi_load_from_memory(png.data(), static_cast<int>(png.size()), &out.width, &out.height, &channels, 4);
    if (pixels == nullptr) return {};
    out.rgba.assign(pixels, pixels + static_cast<std::ptrdiff_t>(out.width) * out.height * 4);
    stbi_image_free(pixels);
    EXPECT_EQ(channels, 4);
    return out;
}

class ImageTest : public testing::Test {
protected:
    void SetUp() override {
        ASSERT_TRUE(gl_.make()) << "no EGL without a display: is libgl1-mesa-dri there?";
        std::string error;
        ASSERT_TRUE(device_.create(error)) << error;
        const std::array<Image, 3> terrain{Image::terrain_forest, Image::terrain_fields, Image::terrain_mountains};
        for (int i = 0; i < 3; ++i) {
            picture_.land.push_back(draw::hex_centre(i, 0));
            picture_.sprites.push_back({.image = terrain[static_cast<std::size_t>(i)], .at = draw::hex_centre(i, 0)});
        }
    }
    ~ImageTest() override { device_.destroy(); }

    /// Mean colour of a square round a board point, so that scales can be compared.
    draw::Color near(const gfx::Image& image, Vec2 board) const {
        const float zoom = static_cast<float>(image.width) / shown_.w;
        const int x = static_cast<int>((board.x - shown_.x) * zoom);
        const int y = static_cast<int>((board.y - shown_.y) * zoom);
        const int reach = std::max(static_cast<int>(30 * zoom), 1);
        std::array<long, 3> sum{};
        long n = 0;
        for (int j = y - reach; j <= y + reach; ++j) {
            for (int i = x - reach; i <= x + reach; ++i, ++n) {
                const auto at = (static_cast<std::size_t>(j) * static_cast<std::size_t>(image.width) + static_cast<std::size_t>(i)) * 4;
                for (std::size_t k = 0; k < 3; ++k) sum[k] += image.rgba[at + k];
            }
        }
        return {static_cast<std::uint8_t>(sum[0] / n), static_cast<std::uint8_t>(sum[1] / n), static_cast<std::uint8_t>(sum[2] / n), 255};
    }

    gfx::test::Headless gl_;
    gfx::Device device_;
    draw::Picture picture_;
    draw::Rect shown_{-200, -200, 800, 400};
};

void expect_near(draw::Color a, draw::Color b, int most) {
    EXPECT_NEAR(a.r, b.r, most);
    EXPECT_NEAR(a.g, b.g, most);
    EXPECT_NEAR(a.b, b.b, most);
}

TEST_F(ImageTest, HasTheWidthAskedForAndTheHeightThatGoesWithIt) {
    for (const int width : {400, 1000, 2400}) {
        const gfx::Image image = gfx::board_image(device_, picture_, shown_, width);
        EXPECT_EQ(image.width, width);
        EXPECT_EQ(image.height, width / 2);
    }
    EXPECT_EQ(gfx::board_image(device_, picture_, shown_, 1).width, gfx::kLeastImage);
}

TEST_F(ImageTest, EverySizeShowsTheSameBoard) {
    const gfx::Image small = gfx::board_image(device_, picture_, shown_, 400);
    const gfx::Image large = gfx::board_image(device_, picture_, shown_, 4400);
    ASSERT_FALSE(small.rgba.empty());
    ASSERT_FALSE(large.rgba.empty());
    for (const int i : {0, 1, 2}) {
        SCOPED_TRACE(i);
        expect_near(near(small, draw::hex_centre(i, 0)), near(large, draw::hex_centre(i, 0)), 12);
    }
    const draw::Color forest = near(large, draw::hex_centre(0, 0));
    const draw::Color fields = near(large, draw::hex_centre(1, 0));
    EXPECT_GT(fields.r, forest.r + 40) << "three hexes, three colours";
}

/// The second tile begins in the middle of a hex: no seam and no shift.
TEST_F(ImageTest, TilesMeet) {
    const gfx::Image large = gfx::board_image(device_, picture_, shown_, 4400);
    ASSERT_FALSE(large.rgba.empty());
    const auto pixel = [&large](int x, int y, std::size_t k) {
        return static_cast<int>(
            large.rgba[(static_cast<std::size_t>(y) * static_cast<std::size_t>(large.width) + static_cast<std::size_t>(x)) * 4 + k]);
    };
    long at_seam = 0;
    long beside = 0;
    for (int y = 900; y < 1300; ++y) {
        for (std::size_t k = 0; k < 3; ++k) {
            at_seam += std::abs(pixel(2047, y, k) - pixel(2048, y, k));
            beside += std::abs(pixel(2040, y, k) - pixel(2041, y, k));
        }
    }
    EXPECT_LE(at_seam, beside * 2 + 400);
}

TEST_F(ImageTest, ThePngIsReadBackPixelByPixel) {
    const gfx::Image image = gfx::board_image(device_, picture_, shown_, 640);
    const std::vector<std::uint8_t> png = gfx::to_png(image);
    ASSERT_GT(png.size(), 8U);
    const std::array<std::uint8_t, 8> magic{0x89, 'P', 'N', 'G', 0x0D, 0x0A, 0x1A, 0x0A};
    EXPECT_TRUE(std::equal(magic.begin(), magic.end(), png.begin()));
    const gfx::Image back = decoded(png);
    EXPECT_EQ(back.width, 640);
    EXPECT_EQ(back.height, 320);
    EXPECT_EQ(back.rgba, image.rgba);
    EXPECT_LT(png.size(), image.rgba.size() / 2) << "it is compressed";
}

TEST_F(ImageTest, TheScreenIsDrawnAsBefore) {
    draw::Camera camera;
    camera.window = {300, 200};
    camera.fit(shown_, {0, 0, 300, 200});
    const auto settled = [&] {
        auto pixels = gfx::render_pixels(device_, picture_, camera, {300, 200, 1});
        for (int i = 0; device_.wants_frame() && i < 100; ++i) pixels = gfx::render_pixels(device_, picture_, camera, {300, 200, 1});
        return pixels;
    };
    const auto before = settled();
    ASSERT_FALSE(gfx::board_image(device_, picture_, shown_, 1600).rgba.empty());
    EXPECT_EQ(settled(), before);
}

TEST(Image, WithoutADeviceThereIsNone) {
    gfx::Device device;
    EXPECT_TRUE(gfx::board_image(device, {}, {0, 0, 100, 100}, 200).rgba.empty());
    EXPECT_TRUE(gfx::to_png({}).empty());
}

}  // namespace
