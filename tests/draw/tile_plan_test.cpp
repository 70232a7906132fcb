// The outlines come from the artwork's generator, the shapes from the rules: here they meet.
#include "draw/tile_plan.hpp"

#include <algorithm>
#include <array>
#include <string>

#include <gtest/gtest.h>

#include "draw/images.hpp"
#include "shires/tile.hpp"

using namespace lw;
using draw::TilePart;
using draw::Vec2;
using shires::FeatureKind;
using shires::Kind;

namespace {

constexpr float kNear = 3;  // tile units from the border
constexpr float kFar = draw::kTileUnits - kNear;
// By Side and by half-slot.
constexpr std::array<Vec2, shires::kSides> kSidePoints{Vec2{128, kNear}, {kNear, 128}, {128, kFar}, {kFar, 128}};
constexpr std::array<Vec2, shires::kSlots> kSlotPoints{Vec2{64, kNear}, {192, kNear}, {kNear, 64}, {kNear, 192},
                                                       {64, kFar},      {192, kFar},  {kFar, 64},  {kFar, 192}};

template <std::size_t N>
void expect_reach(const TilePart& part, std::uint8_t mask, const std::array<Vec2, N>& points, int turns) {
    for (std::size_t i = 0; i < N; ++i) {
        EXPECT_EQ(contains(part, draw::turned(points[i], -turns)), (mask & (1U << i)) != 0) << "at " << i;
    }
}

template <class Each>
void for_each_kind(Each each) {
    for (int kind = 0; kind < shires::kKinds; ++kind) {
        SCOPED_TRACE(std::string(1, Kind(kind).letter()));
        each(kind, draw::tile_plan(kind), shires::shape(Kind(kind), 0));
    }
}

TEST(ShiresTiles, PartsAreTheSegmentsOfTheRulesInEveryTurn) {
    static_assert(draw::kTileKinds == shires::kKinds && draw::kQuarterTurns == shires::kRotations);
    for_each_kind([](int kind, const draw::TilePlan& plan, const shires::Shape& first) {
        ASSERT_EQ(plan.parts.size(), first.segments.size());
        for (int turns = 0; turns < shires::kRotations; ++turns) {
            const shires::Shape& shape = shires::shape(Kind(kind), turns);
            for (std::size_t i = 0; i < plan.parts.size(); ++i) {
                SCOPED_TRACE("part " + std::to_string(i) + ", turn " + std::to_string(turns));
                const shires::Segment& segment = shape.segments[i];
                EXPECT_EQ(plan.parts[i].line.empty(), segment.kind != FeatureKind::road);
                EXPECT_EQ(plan.parts[i].outline.empty(), segment.kind == FeatureKind::road);
                if (segment.kind == FeatureKind::field) {
                    expect_reach(plan.parts[i], segment.slots, kSlotPoints, turns);
                } else {
                    expect_reach(plan.parts[i], segment.sides, kSidePoints, turns);
                }
            }
        }
    });
}

TEST(ShiresTiles, FollowersStandOnTheirPart) {
    for_each_kind([](int kind, const draw::TilePlan& plan, const shires::Shape&) {
        for (std::size_t i = 0; i < plan.parts.size(); ++i) {
            EXPECT_EQ(draw::part_at(kind, plan.parts[i].at), static_cast<int>(i));
        }
    });
}

// Outlines are a little rough: a field may run on under the wall of a city.
bool well_inside(const TilePart& part, Vec2 p) {
    constexpr float kRough = 2;
    return contains(part, p + Vec2{kRough, 0}) && contains(part, p - Vec2{kRough, 0}) && contains(part, p + Vec2{0, kRough}) &&
           contains(part, p - Vec2{0, kRough});
}

TEST(ShiresTiles, CitiesAndFieldsShareNoGround) {
    for_each_kind([](int, const draw::TilePlan& plan, const shires::Shape&) {
        for (float y = 2.7F; y < draw::kTileUnits; y += 7) {
            for (float x = 2.7F; x < draw::kTileUnits; x += 7) {
                const auto holds = [x, y](const TilePart& p) { return p.line.empty() && well_inside(p, {x, y}); };
                ASSERT_LE(std::count_if(plan.parts.begin(), plan.parts.end(), holds), 1) << x << ", " << y;
            }
        }
    });
}

TEST(ShiresTiles, ShieldsLieInTheirCityAndFollowersBesideThem) {
    for_each_kind([](int kind, const draw::TilePlan& plan, const shires::Shape& shape) {
        const auto has = [](const shires::Segment& s) { return s.pennants > 0; };
        const auto city = std::find_if(shape.segments.begin(), shape.segments.end(), has);
        EXPECT_EQ(plan.pennant == Vec2{}, city == shape.segments.end());
        if (city == shape.segments.end()) return;
        const auto i = static_cast<int>(city - shape.segments.begin());
        EXPECT_EQ(draw::part_at(kind, plan.pennant), i);
        EXPECT_GT(draw::length(plan.parts[static_cast<std::size_t>(i)].at - plan.pennant), 60);
    });
}

TEST(ShiresTiles, APartIsFoundUnderAPoint) {
    EXPECT_EQ(draw::part_at('D' - 'A', {128, 20}), 0);
    EXPECT_EQ(draw::part_at('D' - 'A', {128, 141}), 1);
    EXPECT_EQ(draw::part_at('D' - 'A', {20, 90}), 2);
    EXPECT_EQ(draw::part_at('D' - 'A', {20, 240}), 3);
    EXPECT_EQ(draw::part_at('B' - 'A', {128, 122}), 0) << "the abbey is a hole in its field";
    EXPECT_EQ(draw::part_at('B' - 'A', {300, 20}), -1);
}

TEST(ShiresTiles, TurningIsClockwiseAndGoesRound) {
    const Vec2 p{10, 30};
    EXPECT_EQ(draw::turned(p, 1), (Vec2{226, 10}));
    for (int turns = -4; turns <= 8; ++turns) {
        EXPECT_EQ(draw::turned(draw::turned(p, turns), -turns), p);
        EXPECT_EQ(draw::turned(draw::turned(p, turns), 1), draw::turned(p, turns + 1));
    }
    EXPECT_EQ(draw::from_tile_centre({256, 128}), (Vec2{draw::kTileSide / 2, 0}));
}

TEST(ShiresTiles, EveryPictureHasItsName) {
    int next = static_cast<int>(draw::Image::tile_first);
    for_each_kind([&next](int kind, const draw::TilePlan&, const shires::Shape&) {
        const int copies = draw::kTileCopies[static_cast<std::size_t>(kind)];
        EXPECT_EQ(copies, std::min(3, shires::count_in_set(Kind(kind))));
        for (int copy = 0; copy < copies; ++copy) {
            const std::string file =
                std::string("tiles/tile-") + static_cast<char>('a' + kind) + '-' + static_cast<char>('1' + copy) + ".svg";
            for (int turns = 0; turns < draw::kQuarterTurns; ++turns) {
                const draw::Image image = draw::tile_image(kind, copy, turns);
                EXPECT_EQ(static_cast<int>(image), next++);
                EXPECT_EQ(draw::info(image).asset, file);
                EXPECT_EQ(draw::info(image).turns, turns);
                EXPECT_EQ(draw::info(image).size(), (Vec2{draw::kTileSide, draw::kTileSide}));
            }
        }
        EXPECT_EQ(draw::tile_image(kind, copies, 2), draw::tile_image(kind, 0, 2));
    });
    EXPECT_EQ(next, static_cast<int>(draw::Image::tile_last) + 1);
}

}  // namespace
