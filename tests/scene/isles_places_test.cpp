// Where places lie, and which one a pointer means.
#include "position.hpp"

#include "draw/hex.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

namespace lw::scene {
namespace {

void expect_consistent(const isles::Setup& setup) {
    const isles::Topology& t = setup.topology;
    const Places places = make_places(setup);
    ASSERT_EQ(places.hexes.size(), t.hex_count);
    ASSERT_EQ(places.vertices.size(), t.vertex_count);
    ASSERT_EQ(places.edges.size(), t.edge_count);
    for (std::size_t h = 0; h < t.hex_count; ++h) {
        for (int corner = 0; corner < 6; ++corner) {
            const isles::VertexId vertex = t.hex_vertices[h][static_cast<std::size_t>(corner)];
            EXPECT_TRUE(near(places.at(vertex), places.hexes[h] + draw::hex_corner(corner), 0.02F)) << h << " " << corner;
        }
        for (const isles::HexId other : t.hex_neighbours[h]) {
            EXPECT_NEAR(draw::length(places.at(other) - places.hexes[h]), draw::kHexWidth, 0.02F);
        }
    }
    for (std::size_t e = 0; e < t.edge_count; ++e) {
        const EdgePlace& edge = places.edges[e];
        EXPECT_NEAR(draw::length(edge.b - edge.a), draw::kHexRadius, 0.02F);
        EXPECT_TRUE(near(edge.middle, (edge.a + edge.b) / 2, 0.01F));
        const float turns = edge.angle / (std::numbers::pi_v<float> / 6);
        EXPECT_NEAR(turns, std::round(turns), 1e-3F) << "edges lie at multiples of 30 degrees";
        for (const isles::HexId hex : t.edge_hexes[e]) {
            EXPECT_NEAR(draw::length(places.at(hex) - edge.middle), draw::kHexWidth / 2, 0.02F);
        }
    }
    for (std::size_t v = 0; v < t.vertex_count; ++v) {
        for (const isles::VertexId other : t.vertex_neighbours[v]) {
            EXPECT_NEAR(draw::length(places.at(other) - places.vertices[v]), draw::kHexRadius, 0.02F);
        }
        for (std::size_t w = v + 1; w < t.vertex_count; ++w) {
            EXPECT_GT(draw::length(places.vertices[v] - places.vertices[w]), 99.0F) << "no two corners in one place";
        }
    }
}

TEST(IslesPlaces, AgreeWithTheGraph) {
    expect_consistent(isles::make_setup(isles::beginner_config()));
    isles::Config large;
    large.layout = isles::generate({.island = isles::Island::extension30}, 3);
    expect_consistent(isles::make_setup(large));
}

TEST(IslesPlaces, KnownPositions) {
    EXPECT_TRUE(near(centre_of({0, 0}), {0, 0}));
    EXPECT_TRUE(near(centre_of({1, 0}), {173.2F, 0}));
    EXPECT_TRUE(near(centre_of({0, 1}), {86.6F, 150}));
    EXPECT_TRUE(near(corner_at(n(0, 0)), {0, -100}));
    EXPECT_TRUE(near(corner_at(s(0, 0)), {0, 100}));
    EXPECT_TRUE(near(corner_at(n(0, 1)), {86.6F, 50}));
}

TEST(IslesPlaces, HarboursLieOutAtSea) {
    const Game game;
    ASSERT_EQ(game.places.harbours.size(), 9U);
    for (const HarbourPlace& harbour : game.places.harbours) {
        EXPECT_NEAR(draw::length(harbour.badge - (harbour.a + harbour.b) / 2), 58, 0.1F);
        for (const Vec2 hex : game.places.hexes) EXPECT_FALSE(draw::inside_hex(harbour.badge - hex));
        EXPECT_NEAR(draw::length(harbour.badge - harbour.a), draw::length(harbour.badge - harbour.b), 0.1F);
    }
}

TEST(IslesPlaces, BoundsHoldLandAndBadges) {
    const Game game;
    const Rect box = board_bounds(game.places);
    for (const Vec2 corner : game.places.vertices) EXPECT_TRUE(box.grown(0.1F).contains(corner));
    for (const HarbourPlace& harbour : game.places.harbours) {
        EXPECT_TRUE(box.contains(harbour.badge));
        EXPECT_TRUE(box.grown(0.1F).contains(harbour.badge + Vec2{0, 42}));
    }
    const Rect larger = board_bounds(game.places, 1.45F);
    EXPECT_GT(larger.w, box.w);
    EXPECT_GT(larger.h, box.h);
    // The look: the board fits a free rectangle of 10.2 by 9.1 hex radii.
    EXPECT_LT(box.w, 1020);
    EXPECT_LT(box.h, 960);
}

TEST(IslesHit, TheNearestTargetWithinReach) {
    const Game game;
    const isles::VertexId a = game.vertex(n(0, 0));
    const isles::VertexId b = game.vertex(s(0, 0));
    const Targets targets{a, b};
    EXPECT_EQ(nearest(game.places, targets, {3, -90}, 40), Target(a));
    EXPECT_EQ(nearest(game.places, targets, {3, 70}, 40), Target(b));
    EXPECT_FALSE(nearest(game.places, targets, {0, 0}, 40).valid());
    EXPECT_FALSE(nearest(game.places, {}, {0, -100}, 40).valid());
    EXPECT_EQ(nearest(game.places, targets, {0, -60}, 40.01F), Target(a)) << "the edge of the reach counts";
}

TEST(IslesHit, EveryPlaceIsItsOwnNearest) {
    const Game game;
    Targets vertices;
    Targets edges;
    Targets hexes;
    for (int v = 0; v < game.setup.topology.vertex_count; ++v) vertices.emplace_back(isles::VertexId{v});
    for (int e = 0; e < game.setup.topology.edge_count; ++e) edges.emplace_back(isles::EdgeId{e});
    for (int h = 0; h < game.setup.topology.hex_count; ++h) hexes.emplace_back(isles::HexId{h});
    for (const Targets& targets : {vertices, edges, hexes}) {
        for (const Target target : targets) {
            EXPECT_EQ(nearest(game.places, targets, mark_of(game.places, target) + Vec2{4, 3}, 30), target);
        }
    }
}

TEST(IslesHit, AnEdgeAwayFromItsEnds) {
    const Game game;
    const isles::EdgeId edge = game.edge(n(0, 0), s(1, -1));
    const Targets targets{edge};
    const EdgePlace& place = game.places.at(edge);
    EXPECT_TRUE(nearest(game.places, targets, mix(place.a, place.b, 0.25F), 1).valid());
    EXPECT_FALSE(nearest(game.places, targets, place.a, 10).valid()) << "the corner itself is 16.7 from the middle part";
}

TEST(IslesHit, WhatLiesUnderThePointer) {
    const Game game;
    EXPECT_EQ(under(game.places, {5, -95}).vertex(), game.vertex(n(0, 0)));
    EXPECT_EQ(under(game.places, {86.6F, 4}).edge(), game.edge(s(1, -1), n(0, 1)));
    EXPECT_EQ(under(game.places, {10, 20}).hex(), game.hex(0, 0));
    EXPECT_FALSE(under(game.places, {900, 0}).valid());
    const HarbourPlace& harbour = game.places.harbours[4];
    EXPECT_EQ(harbour_under(game.places, harbour.badge + Vec2{10, 10}), 4);
    EXPECT_EQ(harbour_under(game.places, {0, 0}), -1);
}

TEST(IslesHit, ArrowKeysWalkFromTargetToTarget) {
    const Game game;
    Targets hexes;
    for (int h = 0; h < game.setup.topology.hex_count; ++h) hexes.emplace_back(isles::HexId{h});
    Target at = game.hex(0, 0);
    at = step(game.places, hexes, at, {1, 0});
    EXPECT_EQ(at.hex(), game.hex(1, 0));
    at = step(game.places, hexes, at, {1, 0});
    EXPECT_EQ(at.hex(), game.hex(2, 0));
    EXPECT_EQ(step(game.places, hexes, at, {1, 0}), at) << "nothing further east";
    at = step(game.places, hexes, at, {-1, 0});
    EXPECT_EQ(at.hex(), game.hex(1, 0));
    EXPECT_EQ(step(game.places, hexes, {}, {1, 0}).hex(), game.hex(-2, 0)) << "enters on the west";
    EXPECT_FALSE(step(game.places, {}, {}, {1, 0}).valid());
}

TEST(IslesHit, EveryTargetCanBeReachedByKeys) {
    const Game game;
    Targets corners;
    for (int v = 0; v < game.setup.topology.vertex_count; ++v) corners.emplace_back(isles::VertexId{v});
    std::vector<Target> reached{step(game.places, corners, {}, {0, 1})};
    for (std::size_t i = 0; i < reached.size(); ++i) {
        for (const Vec2 direction : {Vec2{1, 0}, Vec2{-1, 0}, Vec2{0, 1}, Vec2{0, -1}}) {
            const Target next = step(game.places, corners, reached[i], direction);
            if (std::find(reached.begin(), reached.end(), next) == reached.end()) reached.push_back(next);
        }
    }
    EXPECT_EQ(reached.size(), corners.size());
}

TEST(IslesTool, OffersWhatIsLegal) {
    Game game;
    const isles::View view = game.view(game.state.table.turn.value);
    const isles::ActionList moves = legal(game.setup, view);
    EXPECT_EQ(forced_tool(view), Tool::settlement);
    const Targets targets = targets_of(game.setup, view, moves, Tool::settlement);
    EXPECT_EQ(targets.size(), 54U);
    EXPECT_TRUE(targets_of(game.setup, view, moves, Tool::road).empty());
    EXPECT_TRUE(targets_of(game.setup, view, moves, Tool::none).empty());
    const isles::VertexId at = game.vertex(n(0, 0));
    EXPECT_EQ(action_at(game.setup, view, moves, Tool::settlement, at), isles::Action{isles::BuildSettlement{at}});
    EXPECT_FALSE(action_at(game.setup, view, moves, Tool::road, at).has_value());
    EXPECT_FALSE(action_at(game.setup, view, moves, Tool::settlement, {}).has_value());
    EXPECT_FALSE(action_at(game.setup, view, moves, Tool::settlement, game.hex(0, 0)).has_value());
    EXPECT_EQ(forced_tool(game.view((game.state.table.turn.value + 1) % 4)), Tool::none);
}

TEST(IslesTool, EveryTargetGivesALegalAction) {
    Game game;
    constexpr std::array kTools{Tool::road, Tool::settlement, Tool::city, Tool::robber, Tool::victim};
    std::array<int, kTools.size()> seen{};
    for (int i = 0; i < 3000 && isles::to_act(game.setup, game.state).waiting != game::Waiting::over; ++i) {
        game.advance();
        const isles::View view = game.view(game.state.table.turn.valid() ? game.state.table.turn.value : 0);
        const isles::ActionList moves = legal(game.setup, view);
        for (std::size_t tool = 0; tool < kTools.size(); ++tool) {
            for (const Target target : targets_of(game.setup, view, moves, kTools[tool])) {
                const auto action = action_at(game.setup, view, moves, kTools[tool], target);
                ASSERT_TRUE(action.has_value());
                ASSERT_TRUE(moves.contains(*action));
                ++seen[tool];
            }
        }
    }
    for (std::size_t tool = 0; tool < kTools.size(); ++tool) EXPECT_GT(seen[tool], 0) << tool;
}

}  // namespace
}  // namespace lw::scene
