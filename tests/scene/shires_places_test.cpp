#include "scene/shires_places.hpp"

#include "scene/shires_choices.hpp"
#include "scene/shires_position.hpp"

#include <gtest/gtest.h>

namespace lw::scene {

namespace {

using shires::Cell;
using shires::FeatureKind;

FeatureKind kind_under(const ShiresGame& g, Vec2 point) {
    const shires::SegmentId id = segment_at(g.state, point);
    EXPECT_TRUE(id.valid());
    return id.valid() ? shires::segment_of(g.state, id).kind : FeatureKind::field;
}

TEST(ShiresPlaces, CellsAreTwoHundredApartAndNorthIsUp) {
    EXPECT_EQ(centre_of(Cell{0, 0}), (Vec2{0, 0}));
    EXPECT_EQ(centre_of(Cell{2, 1}), (Vec2{400, -200}));
    EXPECT_EQ(cell_at({395, -120}), (Cell{2, 1}));
    EXPECT_EQ(cell_at({-101, 99}), (Cell{-1, 0}));
}

TEST(ShiresPlaces, TheBoxHoldsTheOpenCells) {
    const ShiresGame g;
    EXPECT_EQ(bounds_of(g.state), (Rect{-300, -300, 600, 600}));
}

TEST(ShiresPlaces, APointMeansTheFeatureAsTheTileLies) {
    ShiresGame g;
    EXPECT_EQ(kind_under(g, {0, -90}), FeatureKind::city);
    EXPECT_EQ(kind_under(g, {0, 5}), FeatureKind::road);
    EXPECT_EQ(kind_under(g, {0, 90}), FeatureKind::field);
    EXPECT_FALSE(segment_at(g.state, {0, -150}).valid());
    ASSERT_TRUE(g.play({"tile E", "place (0,1) r2", "none"}));
    EXPECT_EQ(kind_under(g, {0, -110}), FeatureKind::city) << "turned twice, the town is below";
    EXPECT_EQ(kind_under(g, {0, -290}), FeatureKind::field);
    EXPECT_EQ(g.state.root[segment_at(g.state, {0, -110}).index()], g.state.root[segment_at(g.state, {0, -90}).index()]);
}

TEST(ShiresPlaces, EveryFollowerStandsOnItsOwnFeature) {
    for (int k = 0; k < shires::kKinds; ++k) {
        for (int r = 0; r < shires::kRotations; ++r) {
            ShiresGame g;
            g.state.tiles[0].kind = shires::Kind(k);
            g.state.tiles[0].rotation = static_cast<std::uint8_t>(r);
            for (std::size_t s = 0; s < shires::shape(shires::Kind(k), r).segments.size(); ++s) {
                EXPECT_EQ(segment_at(g.state, spot_at(g.state.tiles[0], s)).index(), s) << k << " turned " << r;
            }
        }
    }
}

TEST(ShiresPlaces, ARimLeavesOutTheTilesBorder) {
    const ShiresGame g;
    const auto rim = rim_of(g.state, segment_at(g.state, {0, -90}));
    ASSERT_EQ(rim.size(), 1U);
    EXPECT_GT(rim[0].size(), 3U);
    for (const Vec2 p : rim[0]) EXPECT_LE(p.y, 0);
    EXPECT_EQ(rim_of(g.state, segment_at(g.state, {0, 5})).size(), 2U) << "a road has two sides";
}

TEST(ShiresPlaces, OpenSidesPointOut) {
    const ShiresGame g;
    const auto town = open_sides(g.state, segment_at(g.state, {0, -90}));
    ASSERT_EQ(town.size(), 1U);
    EXPECT_EQ(town[0].at, (Vec2{0, -100}));
    EXPECT_EQ(town[0].out, (Vec2{0, -1}));
    EXPECT_EQ(open_sides(g.state, segment_at(g.state, {0, 5})).size(), 2U);
}

TEST(ShiresChoices, LegalCellsAndTurns) {
    ShiresGame g;
    ASSERT_TRUE(g.play({"tile U"}));
    const shires::ActionList moves = legal(g.setup, g.view());
    const shires::Kind tile = g.state.in_hand;
    EXPECT_EQ(legal_cells(moves).size(), 3U) << "not beside the town";
    EXPECT_EQ(turn_in(tile, moves, {1, 0}, 0), 1);
    EXPECT_EQ(turn_in(tile, moves, {0, -1}, 0), 1) << "the field lies below";
    EXPECT_FALSE(turn_in(tile, moves, {0, 1}, 0));
    EXPECT_EQ(next_turn(tile, moves, {1, 0}, 1, 1), 1) << "no other";
    EXPECT_EQ(cells_for(moves, 0), 0);
    EXPECT_EQ(cells_for(moves, 1), 3);
    EXPECT_TRUE(fits_so(moves, {1, 0}, 1));
}

TEST(ShiresChoices, WhatStillFits) {
    ShiresGame g;
    const shires::Gap* above = gap_at(g.state, {0, 1});
    ASSERT_NE(above, nullptr);
    EXPECT_EQ(gap_at(g.state, {5, 5}), nullptr);
    const shires::KindCounts fits = fitting(g.state, *above);
    EXPECT_EQ(fits[0], 0) << "an abbey has no town edge";
    EXPECT_EQ(fits[4], 5);
    EXPECT_TRUE(dead_cells(g.state).empty());
    g.state.pile = {};
    g.state.pile[1] = 4;
    EXPECT_EQ(dead_cells(g.state).size(), 3U) << "abbeys fit below the field only";
}

}  // namespace

}  // namespace lw::scene
