// The pictures of the Shires tiles as they are drawn, against the rules' table and the light.
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include <gtest/gtest.h>

#include "draw/tile_plan.hpp"
#include "gfx/raster.hpp"
#include "shires/tile.hpp"

using namespace lw;
using draw::Color;
using draw::Vec2;
using shires::Edge;
using shires::Kind;

namespace {

constexpr Color kField = draw::rgb(0xA6C167);
constexpr Color kVerge = draw::rgb(0xB9A77C);
constexpr Color kRoad = draw::rgb(0xEFE3C4);
constexpr Color kRut = draw::rgb(0xE6D8B4);
constexpr Color kTown = draw::rgb(0xD6B27C);

gfx::Bitmap drawn(int kind, int copy, int turns, float scale, int pad = 0) {
    return gfx::rasterise(draw::tile_image(kind, copy, turns), draw::Paint::none, scale, pad, 1, gfx::Alpha::straight);
}

Color at(const gfx::Bitmap& b, int x, int y) {
    const auto* p = &b.rgba[static_cast<std::size_t>(y * b.width + x) * 4];
    return {p[0], p[1], p[2], p[3]};
}

int apart(Color a, Color b) { return std::max({std::abs(a.r - b.r), std::abs(a.g - b.g), std::abs(a.b - b.b)}); }

template <class Each>
void for_each_tile(Each each) {
    for (int kind = 0; kind < shires::kKinds; ++kind) {
        for (int copy = 0; copy < draw::kTileCopies[static_cast<std::size_t>(kind)]; ++copy) {
            for (int turns = 0; turns < shires::kRotations; ++turns) {
                SCOPED_TRACE(Kind(kind).letter() + std::to_string(copy + 1) + " turned " + std::to_string(turns));
                each(kind, copy, turns);
            }
        }
    }
}

// The outermost pixels of a side, clockwise.
using Rim = std::vector<Color>;
Rim rim(const gfx::Bitmap& b, shires::Side side) {
    Rim out;
    const int last = b.width - 1;
    for (int i = 0; i <= last; ++i) {
        const std::array<std::array<int, 2>, 4> xy{{{i, 0}, {0, last - i}, {last - i, last}, {last, i}}};
        const auto [x, y] = xy[index(side)];
        out.push_back(at(b, x, y));
    }
    return out;
}

constexpr int kCorner = 3;  // pixels at a corner that belong to the walls' points

// What an edge shows so many tile units from its middle.
Color profile(Edge edge, float from_middle) {
    if (edge != Edge::road) return edge == Edge::city ? kTown : kField;
    if (from_middle > draw::kRoadReach) return kField;
    if (from_middle > 13) return kVerge;
    return from_middle > 4 && from_middle < 6.5F ? kRut : kRoad;
}

constexpr int kSide = 128;

// A pixel is two units wide, and roads bend a little within it: what it shows lies between the colours near
// it.
bool fits(const Rim& rim, Edge edge, int i) {
    constexpr int kRough = 3;
    const float middle = std::abs(static_cast<float>(2 * i - kSide + 1));
    Color low = draw::kWhite;
    Color high{0, 0, 0, 0};
    for (float away = -1.8F; away <= 1.8F; away += 0.1F) {
        const Color c = profile(edge, std::abs(middle + away));
        low = {std::min(low.r, c.r), std::min(low.g, c.g), std::min(low.b, c.b)};
        high = {std::max(high.r, c.r), std::max(high.g, c.g), std::max(high.b, c.b)};
    }
    const auto between = [](int v, int from, int to) { return v >= from - kRough && v <= to + kRough; };
    const Color c = rim[static_cast<std::size_t>(i)];
    return between(c.r, low.r, high.r) && between(c.g, low.g, high.g) && between(c.b, low.b, high.b);
}

TEST(Tiles, EdgesShowWhatTheRulesSay) {
    for_each_tile([](int kind, int copy, int turns) {
        const gfx::Bitmap bitmap = drawn(kind, copy, turns, kSide / draw::kTileUnits);
        const shires::Shape& shape = shires::shape(Kind(kind), turns);
        for (const shires::Side side : shires::kAllSides) {
            const Rim seen = rim(bitmap, side);
            for (int i = kCorner; i < kSide - kCorner; ++i) {
                ASSERT_TRUE(fits(seen, shape.edges[index(side)], i)) << "side " << index(side) << ", pixel " << i;
            }
        }
    });
}

TEST(Tiles, EqualEdgesMeetWithoutAStep) {
    const auto before = [](Color a, Color b) { return std::tie(a.r, a.g, a.b) < std::tie(b.r, b.g, b.b); };
    const auto sooner = [before](const Rim& a, const Rim& b) {
        return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(), before);
    };
    using Rims = std::set<Rim, decltype(sooner)>;
    std::array<Rims, 3> rims{Rims(sooner), Rims(sooner), Rims(sooner)};
    for_each_tile([&rims](int kind, int copy, int turns) {
        const gfx::Bitmap bitmap = drawn(kind, copy, turns, 96 / draw::kTileUnits);
        for (const shires::Side side : shires::kAllSides) {
            const auto edge = static_cast<std::size_t>(shires::shape(Kind(kind), turns).edges[index(side)]);
            rims[edge].insert(rim(bitmap, side));
        }
    });
    constexpr std::array<int, 3> kAllowed{0, 7, 1};
    for (std::size_t edge = 0; edge < rims.size(); ++edge) {
        int most = 0;
        for (const Rim& a : rims[edge]) {
            for (const Rim& b : rims[edge]) {
                for (std::size_t i = kCorner; i < a.size() - kCorner; ++i) {
                    most = std::max(most, apart(a[i], b[a.size() - 1 - i]));
                }
            }
        }
        EXPECT_LE(most, kAllowed[edge]) << "edge " << edge << ", " << rims[edge].size() << " different rims";
    }
}

TEST(Tiles, TheBorderIsRepeatedOnceAndNothingElseLeavesTheTile) {
    constexpr int kPad = 3;
    for_each_tile([](int kind, int copy, int turns) {
        const gfx::Bitmap b = drawn(kind, copy, turns, 0.25F, kPad);
        const int last = b.width - kPad - 1;
        for (int i = kPad; i <= last; ++i) {
            ASSERT_EQ(at(b, i, kPad).a, 255);
            ASSERT_EQ(at(b, i, kPad - 1), at(b, i, kPad));
            ASSERT_EQ(at(b, last + 1, i), at(b, last, i));
            ASSERT_EQ(at(b, i, kPad - 2).a, 0);
            ASSERT_EQ(at(b, last + 2, i).a, 0);
        }
    });
}

// Where the pixels of exactly these colours lie, in tile units.
struct Spot {
    Vec2 mean{};
    int pixels = 0;
};
Spot spot_of(const gfx::Bitmap& b, std::initializer_list<Color> colors) {
    Vec2 sum;
    int n = 0;
    for (int y = 0; y < b.height; ++y) {
        for (int x = 0; x < b.width; ++x) {
            if (std::find(colors.begin(), colors.end(), at(b, x, y)) == colors.end()) continue;
            sum = sum + Vec2{static_cast<float>(x), static_cast<float>(y)};
            ++n;
        }
    }
    if (n == 0) return {};
    return {sum * (draw::kTileUnits / static_cast<float>(b.width)) / static_cast<float>(n), n};
}

Color roof_tone(Color roof, int octant) {
    const float angle = static_cast<float>(octant) * std::numbers::pi_v<float> / 4;
    const float lit = -0.6F * std::cos(angle) - 0.8F * std::sin(angle);
    return lit > 0 ? draw::mix(roof, draw::rgb(0xFFF0D0), 0.18F * lit) : draw::mix(roof, draw::rgb(0x3A2418), -0.3F * lit);
}

TEST(TileLight, RoofsAreBrightAboveAndLeftInEveryTurn) {
    constexpr Color kRoof = draw::rgb(0xB5482E);
    for (const char kind : {'C', 'G', 'N', 'R', 'T'}) {
        for (int turns = 0; turns < shires::kRotations; ++turns) {
            SCOPED_TRACE(kind + std::to_string(turns));
            const gfx::Bitmap b = drawn(kind - 'A', 0, turns, 1);
            std::array<Spot, 4> faces;  // right, down, left, up
            for (int i = 0; i < 4; ++i) faces[static_cast<std::size_t>(i)] = spot_of(b, {roof_tone(kRoof, 2 * i)});
            for (const Spot& face : faces) ASSERT_GT(face.pixels, 100);
            EXPECT_LT(faces[3].mean.y, faces[1].mean.y - 2);
            EXPECT_LT(faces[2].mean.x, faces[0].mean.x - 2);
        }
    }
}

// How often `other` lies so many pixels to the upper left of a pixel of `color`, and to the lower right.
struct Beside {
    int upper_left = 0;
    int lower_right = 0;
};
Beside beside(const gfx::Bitmap& b, Color color, Color other, int reach) {
    Beside out;
    for (int y = reach; y < b.height - reach; ++y) {
        for (int x = reach; x < b.width - reach; ++x) {
            if (apart(at(b, x, y), color) > 1) continue;
            out.upper_left += at(b, x - reach, y - reach) == other ? 1 : 0;
            out.lower_right += at(b, x + reach, y + reach) == other ? 1 : 0;
        }
    }
    return out;
}

TEST(TileLight, TreesShineAtTheTopLeftAndShadowsFallToTheLowerRightInEveryTurn) {
    constexpr Color kLeaf = draw::rgb(0x5F8B41);
    constexpr Color kShine = draw::rgb(0x7BA753);
    const Color shadow = draw::over({0x3A, 0x2E, 0x1E, 51}, kField);
    for (const char kind : {'B', 'E', 'H', 'U', 'V', 'X'}) {
        for (int turns = 0; turns < shires::kRotations; ++turns) {
            SCOPED_TRACE(kind + std::to_string(turns));
            const gfx::Bitmap b = drawn(kind - 'A', 0, turns, 1);
            const Beside leaf = beside(b, kShine, kLeaf, 4);
            EXPECT_GT(leaf.lower_right, 100);
            EXPECT_GT(leaf.lower_right, 2 * leaf.upper_left);
            const Beside open = beside(b, shadow, kField, 4);
            EXPECT_GT(open.lower_right, 100);
            EXPECT_GT(open.lower_right, 2 * open.upper_left);
        }
    }
}

TEST(TileLight, ShieldsStayUpright) {
    constexpr int kHalf = 14;  // of a box inside the shield, pixels
    for (const char kind : {'C', 'F', 'M', 'O', 'Q', 'S'}) {
        const Vec2 place = draw::tile_plan(kind - 'A').pennant;
        const gfx::Bitmap first = drawn(kind - 'A', 0, 0, 1);
        for (int turns = 1; turns < shires::kRotations; ++turns) {
            const gfx::Bitmap other = drawn(kind - 'A', 0, turns, 1);
            const Vec2 there = draw::turned(place, turns);
            for (int y = -kHalf; y <= kHalf; ++y) {
                for (int x = -kHalf; x <= kHalf; ++x) {
                    const Color a = at(first, static_cast<int>(place.x) + x, static_cast<int>(place.y) + y);
                    const Color b = at(other, static_cast<int>(there.x) + x, static_cast<int>(there.y) + y);
                    ASSERT_LE(apart(a, b), 2) << kind << turns << " at " << x << ", " << y;
                }
            }
        }
    }
}

TEST(Followers, AreInThePlayersColourWithTheShapeOnThem) {
    for (std::size_t color = 0; color < draw::kPlayerColors; ++color) {
        const draw::Paint paint = draw::player_paint(color);
        const draw::PlayerColors& colors = draw::player_colors(paint);
        for (const draw::Image figure :
             {draw::Image::follower_in_town, draw::Image::follower_on_road, draw::Image::follower_praying, draw::Image::follower_lying}) {
            SCOPED_TRACE(std::string(draw::info(figure).asset) + ", " + std::string(colors.name));
            const gfx::Bitmap b = gfx::rasterise(figure, paint, 2, 3, 4, gfx::Alpha::straight);
            EXPECT_GT(spot_of(b, {colors.fill}).pixels, 400);
            EXPECT_GT(spot_of(b, {colors.text}).pixels, 150);
        }
        const gfx::Bitmap plain = gfx::rasterise(draw::Image::follower_supply, paint, 2, 3, 4, gfx::Alpha::straight);
        EXPECT_GT(spot_of(plain, {colors.fill}).pixels, 1500);
    }
}

}  // namespace
