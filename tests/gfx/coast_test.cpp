#include "gfx/detail/coast.hpp"

#include <gtest/gtest.h>

#include "draw/hex.hpp"
#include "gfx/detail/sea_decor.hpp"
#include "gfx/detail/shelves.hpp"

using namespace lw;
using draw::Vec2;

namespace {

float field_at(const gfx::CoastField& field, Vec2 p) {
    const auto i = static_cast<int>((p.x - field.area.x) / gfx::kCoastCell);
    const auto j = static_cast<int>((p.y - field.area.y) / gfx::kCoastCell);
    return field.distance[static_cast<std::size_t>(j * field.width + i)];
}

std::vector<Vec2> ring_board(int radius) {
    std::vector<Vec2> land;
    for (int q = -radius; q <= radius; ++q) {
        for (int r = -radius; r <= radius; ++r) {
            if (q + r >= -radius && q + r <= radius) land.push_back(draw::hex_centre(q, r));
        }
    }
    return land;
}

TEST(Coast, DistanceToOneHex) {
    EXPECT_EQ(gfx::distance_to_hex({0, 0}), 0);
    EXPECT_EQ(gfx::distance_to_hex({0, 99}), 0);
    EXPECT_NEAR(gfx::distance_to_hex({0, 150}), 50, 0.01F);         // straight out from a corner
    EXPECT_NEAR(gfx::distance_to_hex({186.6025F, 0}), 100, 0.01F);  // straight out from an edge
    EXPECT_NEAR(gfx::distance_to_hex({-186.6025F, 20}), 100, 0.01F);
    EXPECT_NEAR(gfx::distance_to_hex({50, 86.6025F + 30}), gfx::distance_to_hex({-50, -86.6025F - 30}), 0.01F);
}

TEST(Coast, TheFieldIsZeroOnAllLandAndGrowsOutward) {
    const std::vector<Vec2> land = ring_board(2);
    ASSERT_EQ(land.size(), 19U);
    const gfx::CoastField field = gfx::coast_field(land);
    for (const Vec2 hex : land) EXPECT_EQ(field_at(field, hex), 0);
    EXPECT_EQ(field_at(field, draw::hex_centre(0, 0) + Vec2{60, 20}), 0);
    const float near = field_at(field, {2 * draw::kHexWidth + 120, 0});
    const float far = field_at(field, {2 * draw::kHexWidth + 200, 0});
    EXPECT_GT(near, 0.2F);
    EXPECT_GT(far, near + 0.6F);
    // The rim of the field is deep sea, so that clamping goes on deep.
    for (int i = 0; i < field.width; ++i) {
        EXPECT_GT(field.distance[static_cast<std::size_t>(i)], 1.4F);
    }
}

TEST(Coast, ALakeInsideIsSea) {
    std::vector<Vec2> land = ring_board(2);
    std::erase(land, draw::hex_centre(0, 0));
    const gfx::CoastField field = gfx::coast_field(land);
    EXPECT_NEAR(field_at(field, {1, 1}), 0.866F, 0.05F);
}

TEST(Coast, NoLandIsAllDeep) {
    const gfx::CoastField field = gfx::coast_field({});
    ASSERT_EQ(field.distance.size(), 1U);
    EXPECT_GT(field.distance[0], 2);
}

TEST(SeaDecor, WavesKeepAwayFromLandAndAreTheSameEachFrame) {
    draw::Picture picture;
    picture.land = ring_board(2);
    const gfx::CoastField coast = gfx::coast_field(picture.land);
    const draw::Rect visible{-1000, -600, 2000, 1200};
    std::vector<draw::Sprite> first;
    std::vector<draw::Sprite> second;
    gfx::add_sea_decor(first, picture, coast, visible, 0.62F);
    gfx::add_sea_decor(second, picture, coast, visible, 0.62F);
    EXPECT_EQ(first, second);
    int waves = 0;
    for (const draw::Sprite& sprite : first) {
        if (sprite.image != draw::Image::wavelet) continue;
        ++waves;
        for (const Vec2 hex : picture.land) EXPECT_GT(draw::length(sprite.at - hex), 200);
    }
    EXPECT_GT(waves, 20);
    EXPECT_EQ(first.size(), static_cast<std::size_t>(waves + 16));
    // Far zoomed out there is an upper bound.
    std::vector<draw::Sprite> huge;
    gfx::add_sea_decor(huge, picture, coast, {-1e6F, -1e6F, 2e6F, 2e6F}, 0.001F);
    EXPECT_EQ(huge.size(), 16U);
}

TEST(SeaDecor, TheContrastStyleHasNone) {
    draw::Picture picture;
    picture.sea = draw::SeaStyle::contrast;
    std::vector<draw::Sprite> sprites;
    gfx::add_sea_decor(sprites, picture, gfx::coast_field({}), {-1000, -600, 2000, 1200}, 0.62F);
    EXPECT_TRUE(sprites.empty());
}

TEST(Shelves, BoxesNeverOverlapNorLeaveThePage) {
    gfx::Shelves shelves(256);
    struct Box {
        int x, y, w, h;
    };
    std::vector<Box> placed;
    unsigned random = 7;
    for (int i = 0; i < 400; ++i) {
        random = random * 1664525U + 1013904223U;
        const int w = 4 + static_cast<int>((random >> 8) % 40);
        const int h = 4 + static_cast<int>((random >> 16) % 40);
        const auto spot = shelves.place(w, h);
        if (!spot) continue;
        ASSERT_LE(spot->x + w, 256);
        ASSERT_LE(spot->y + h, 256);
        for (const Box& o : placed) {
            const bool apart = spot->x >= o.x + o.w || o.x >= spot->x + w || spot->y >= o.y + o.h || o.y >= spot->y + h;
            ASSERT_TRUE(apart);
        }
        placed.push_back({spot->x, spot->y, w, h});
    }
    EXPECT_GT(placed.size(), 60U);
    EXPECT_FALSE(shelves.place(300, 4));
    EXPECT_FALSE(shelves.place(4, 300));
}

}  // namespace
