// Areas and strokes between the sprites, on a table.
#include "gfx/device.hpp"

#include <array>
#include <string>

#include <gtest/gtest.h>

#include "draw/pen.hpp"
#include "gfx/headless.hpp"

using namespace lw;
using draw::Vec2;

namespace {

class MeshTest : public testing::Test {
protected:
    void SetUp() override {
        ASSERT_TRUE(gl_.make()) << "no EGL without a display: is libgl1-mesa-dri there?";
        std::string error;
        ASSERT_TRUE(device_.create(error)) << error;
        picture_.ground = draw::Ground::table;
        camera_.window = {200, 200};
        camera_.zoom = 1;
    }
    void TearDown() override { device_.destroy(); }
    draw::Color at(Vec2 board) {
        const auto pixels = gfx::render_pixels(device_, picture_, camera_, {200, 200, 1});
        const Vec2 p = camera_.to_screen(board);
        const auto i = (static_cast<std::size_t>(p.y) * 200 + static_cast<std::size_t>(p.x)) * 4;
        return {pixels[i], pixels[i + 1], pixels[i + 2], pixels[i + 3]};
    }
    static void expect_near(draw::Color a, draw::Color b) {
        EXPECT_NEAR(a.r, b.r, 3);
        EXPECT_NEAR(a.g, b.g, 3);
        EXPECT_NEAR(a.b, b.b, 3);
    }

    gfx::test::Headless gl_;
    gfx::Device device_;
    draw::Picture picture_;
    draw::Camera camera_;
};

constexpr draw::Color kBlue = draw::rgb(0x2040C0);

TEST_F(MeshTest, TheTableIsPlain) {
    for (const Vec2 p : {Vec2{-90, -90}, Vec2{0, 0}, Vec2{80, 30}}) expect_near(at(p), draw::kLightTable.surface);
}

TEST_F(MeshTest, AnAreaIsFilledAndSpritesLieAsTheOrderSays) {
    picture_.sprites.push_back({.image = draw::tile_image(1, 0, 0), .at = {0, 0}});
    draw::Mesh below;
    draw::Mesh above;
    above.after = 1;
    draw::pen::fill_box(below, {-20, -20, 40, 40}, 0, draw::rgb(0xFF0000));
    draw::pen::fill_box(above, {30, 30, 40, 40}, 0, kBlue);
    picture_.meshes = {below, above};
    EXPECT_NE(at({0, 0}), draw::rgb(0xFF0000)) << "under the tile";
    expect_near(at({50, 50}), kBlue);
    EXPECT_GE(device_.stats().draw_calls, 3);
}

TEST_F(MeshTest, StrokesEndWhereTheirWidthSays) {
    draw::Mesh mesh;
    const std::array<Vec2, 2> line{Vec2{-60, 0}, Vec2{60, 0}};
    draw::pen::stroke(mesh, line, false, 20, kBlue);
    picture_.meshes = {mesh};
    expect_near(at({0, 8}), kBlue);
    expect_near(at({0, 12}), draw::kLightTable.surface);
}

TEST_F(MeshTest, EveryPatternShowsBothColours) {
    for (const draw::Pattern pattern : {draw::Pattern::rising, draw::Pattern::falling, draw::Pattern::dots, draw::Pattern::level,
                                        draw::Pattern::grid, draw::Pattern::rings, draw::Pattern::zigzag, draw::Pattern::upright}) {
        draw::Mesh mesh;
        mesh.pattern = pattern;
        mesh.ink = draw::rgb(0xFFFFFF);
        draw::pen::fill_box(mesh, {-100, -100, 200, 200}, 0, draw::rgb(0x000000));
        picture_.meshes = {mesh};
        const auto pixels = gfx::render_pixels(device_, picture_, camera_, {200, 200, 1});
        int ink = 0;
        for (std::size_t i = 0; i < pixels.size(); i += 4) ink += pixels[i] > 200 ? 1 : 0;
        EXPECT_GT(ink, 2000) << static_cast<int>(pattern);
        EXPECT_LT(ink, 24000) << static_cast<int>(pattern);
    }
}

}  // namespace
