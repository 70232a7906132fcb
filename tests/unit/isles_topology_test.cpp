// Coordinates and the board graph: GEO-01..07, ARB-01, ARB-08, ARB-10, ARB-12.
#include "isles_boards.hpp"

#include "isles/coords.hpp"
#include "isles/topology.hpp"

#include <gtest/gtest.h>

#include <set>

namespace lw::isles {
namespace {

int coast(const Topology& t) {
    int edges = 0;
    for (int e = 0; e < t.edge_count; ++e) edges += t.coastal(EdgeId{e}) ? 1 : 0;
    return edges;
}

void expect_sizes(const Topology& t, int hexes, int vertices, int edges, int coastal) {
    EXPECT_EQ(t.hex_count, hexes);
    EXPECT_EQ(t.vertex_count, vertices);
    EXPECT_EQ(t.edge_count, edges);
    EXPECT_EQ(coast(t), coastal);
}

std::array<int, 4> by_hexes(const Topology& t) {
    std::array<int, 4> counts{};
    for (int v = 0; v < t.vertex_count; ++v) ++counts[t.vertex_hexes[static_cast<std::size_t>(v)].size()];
    return counts;
}

/// Everything in the tables must say the same thing from both sides.
void expect_consistent(const Topology& t) {
    for (int e = 0; e < t.edge_count; ++e) {
        const EdgeId edge{e};
        const auto& ends = t.edge_vertices[edge.index()];
        ASSERT_TRUE(ends[0].valid() && ends[1].valid() && ends[0] != ends[1]);
        EXPECT_EQ(t.find(t.edge_name[edge.index()]), edge);
        EXPECT_EQ(t.other_end(edge, ends[0]), ends[1]);
        EXPECT_EQ(t.other_end(edge, ends[1]), ends[0]);
        for (const VertexId end : ends) EXPECT_TRUE(t.vertex_edges[end.index()].contains(edge));
        for (const HexId hex : t.edge_hexes[edge.index()]) {
            const auto& corners = t.hex_vertices[hex.index()];
            for (const VertexId end : ends) EXPECT_NE(std::find(corners.begin(), corners.end(), end), corners.end());
        }
    }
    for (int v = 0; v < t.vertex_count; ++v) {
        const VertexId vertex{v};
        EXPECT_EQ(t.find(t.vertex_name[vertex.index()]), vertex);
        const auto& edges = t.vertex_edges[vertex.index()];
        ASSERT_EQ(edges.size(), t.vertex_neighbours[vertex.index()].size());
        for (std::size_t i = 0; i < edges.size(); ++i) {
            EXPECT_EQ(t.other_end(edges[i], vertex), t.vertex_neighbours[vertex.index()][i]);
        }
    }
}

TEST(Geometry, StandardIslandSizes) {  // GEO-01
    const Topology t = make_topology(island_hexes(Island::standard19));
    expect_sizes(t, 19, 54, 72, 30);
    EXPECT_EQ(by_hexes(t), (std::array<int, 4>{0, 18, 12, 24}));
    expect_consistent(t);
}

TEST(Geometry, ExtensionIslandSizes) {  // GEO-02
    const Topology t = make_topology(island_hexes(Island::extension30));
    expect_sizes(t, 30, 80, 109, 38);
    EXPECT_EQ(by_hexes(t), (std::array<int, 4>{0, 22, 16, 42}));
    expect_consistent(t);
}

TEST(Geometry, RingSizes) {  // ARB-01, as far as a board may grow
    for (int rings = 1; rings <= 6; ++rings) {
        const auto hexes = ring_hexes(rings);
        EXPECT_TRUE(fits_topology(hexes));
        const Topology t = make_topology(hexes);
        expect_sizes(t, 3 * rings * (rings - 1) + 1, 6 * rings * rings, 9 * rings * rings - 3 * rings, 6 * (2 * rings - 1));
        expect_consistent(t);
    }
}

TEST(Geometry, RingNumbering) {  // ARB-08, ARB-10
    const auto hexes = ring_hexes(6);
    EXPECT_EQ(hexes[0], (Hex{0, 0}));
    EXPECT_EQ(hexes[7], (Hex{2, 0}));
    EXPECT_EQ(hexes[12], (Hex{-1, -1}));
    EXPECT_EQ(hexes[18], (Hex{1, 1}));
    const Topology t = make_topology(hexes);
    std::set<int> around;
    for (const HexId id : t.hex_neighbours[1]) around.insert(id.index());
    EXPECT_EQ(around, (std::set<int>{0, 2, 6, 7, 8, 18}));
}

TEST(Geometry, ACornerHasOneName) {  // GEO-03
    EXPECT_EQ(corner_of({0, 0}, Corner::se), n(0, 1));
    EXPECT_EQ(corner_of({1, 0}, Corner::sw), n(0, 1));
    EXPECT_EQ(corner_of({0, 1}, Corner::n), n(0, 1));
    for (const Hex hex : island_hexes(Island::extension30)) {
        for (unsigned c = 0; c < 6; ++c) {
            const auto around = hexes_of(corner_of(hex, static_cast<Corner>(c)));
            EXPECT_NE(std::find(around.begin(), around.end(), hex), around.end());
        }
    }
}

TEST(Geometry, NeighbouringCorners) {  // GEO-04
    EXPECT_EQ(neighbours_of(n(0, 0)), (std::array{s(0, -1), s(1, -1), s(1, -2)}));
}

TEST(Geometry, CornerOnTheCoast) {  // GEO-05
    const Topology t = make_topology(island_hexes(Island::standard19));
    const VertexId v = t.find(n(2, 1));
    ASSERT_TRUE(v.valid());
    const auto& around = t.vertex_neighbours[v.index()];
    ASSERT_EQ(around.size(), 2U);
    EXPECT_TRUE(around.contains(t.find(s(3, -1))));
    EXPECT_TRUE(around.contains(t.find(s(2, 0))));
    ASSERT_EQ(t.vertex_hexes[v.index()].size(), 1U);
    EXPECT_EQ(t.vertex_hexes[v.index()][0], t.find(Hex{2, 0}));
}

TEST(Geometry, CornerBetweenTwoHexes) {  // GEO-06
    const Topology t = make_topology(island_hexes(Island::standard19));
    const VertexId v = t.find(n(2, 0));
    ASSERT_EQ(t.vertex_hexes[v.index()].size(), 2U);
    EXPECT_TRUE(t.vertex_hexes[v.index()].contains(t.find(Hex{2, 0})));
    EXPECT_TRUE(t.vertex_hexes[v.index()].contains(t.find(Hex{2, -1})));
    EXPECT_EQ(t.vertex_edges[v.index()].size(), 3U);
}

TEST(Geometry, SidesEndAtTheirCorners) {  // rules 2.2 names both
    EXPECT_EQ(ends_of({0, -2}, Side::nw), (std::array{s(0, -3), n(0, -2)}));
    EXPECT_EQ(ends_of({2, 0}, Side::e), (std::array{s(3, -1), n(2, 1)}));
    EXPECT_EQ(ends_of({1, 1}, Side::se), (std::array{n(1, 2), s(1, 1)}));
    EXPECT_EQ(ends_of({-2, 2}, Side::sw), (std::array{s(-2, 2), n(-3, 3)}));
    EXPECT_EQ(ends_of({-2, 1}, Side::w), (std::array{n(-3, 2), s(-2, 0)}));
    EXPECT_EQ(ends_of({1, -2}, Side::ne), (std::array{n(1, -2), s(2, -3)}));
}

TEST(Geometry, RotatingSixTimesComesHome) {
    Hex hex{2, -1};
    EXPECT_EQ(rotate60(hex), (Hex{1, 1}));
    for (int i = 0; i < 6; ++i) hex = rotate60(hex);
    EXPECT_EQ(hex, (Hex{2, -1}));
}

// Counted by hand: 6+4+4 corners and 6+5+5 edges in the top row. Saves hold ids, so these never change.
TEST(Geometry, IdsFollowTheWalk) {
    const Topology t = make_topology(island_hexes(Island::standard19));
    EXPECT_EQ(t.hex_name[0], (Hex{0, -2}));
    EXPECT_EQ(t.vertex_name[0], n(0, -2));
    EXPECT_EQ(t.vertex_name[5], s(0, -3));
    EXPECT_EQ(t.edge_name[0], edge_between(n(0, -2), s(1, -3)));
    EXPECT_EQ(t.find(n(0, 0)).index(), 18);
    EXPECT_EQ(t.find(edge_between(n(0, 0), s(0, -1))).index(), 22);
    EXPECT_EQ(t.vertex_name[53], s(0, 2));
}

TEST(Geometry, DistanceOnALargeBoard) {  // ARB-12: a place and its three neighbours are gone
    const Topology t = make_topology(ring_hexes(4));
    EXPECT_EQ(t.vertex_count - 1 - static_cast<int>(t.vertex_neighbours[t.find(n(0, 0)).index()].size()), 92);
}

TEST(Geometry, ScatteredHexesMayNotFit) {
    base::Bounded<Hex, kMaxHexes> scattered;
    for (int i = 0; i < 40; ++i) scattered.push_back(Hex{2 * (i % 8) - 8, 2 * (i / 8) - 5});
    EXPECT_FALSE(fits_topology(scattered)) << "240 corners";
    EXPECT_FALSE(fits_topology({Hex{1, 1}, Hex{1, 1}}));
    EXPECT_FALSE(fits_topology({Hex{120, 0}}));
    EXPECT_TRUE(fits_topology({Hex{0, 0}, Hex{5, 5}}));
}

TEST(CoordinateText, RoundTrip) {
    EXPECT_EQ(to_text(Hex{-2, 1}), "(-2,1)");
    EXPECT_EQ(to_text(n(0, 0)), "N(0,0)");
    EXPECT_EQ(to_text(edge_between(s(1, -1), n(0, 0))), "N(0,0)-S(1,-1)");
    const Topology t = make_topology(ring_hexes(5));
    for (int i = 0; i < t.vertex_count; ++i) {
        const VertexName name = t.vertex_name[static_cast<std::size_t>(i)];
        EXPECT_EQ(vertex_from_text(to_text(name)), name);
        EXPECT_EQ(hex_from_text(to_text(name.hex)), name.hex);
    }
    for (int i = 0; i < t.edge_count; ++i) {
        const EdgeName name = t.edge_name[static_cast<std::size_t>(i)];
        EXPECT_EQ(edge_from_text(to_text(name)), name);
        EXPECT_EQ(edge_from_text(to_text(name.b) + "-" + to_text(name.a)), name) << "either end first";
    }
    EXPECT_EQ(hex_from_text("  (0,-3) "), (Hex{0, -3}));
}

TEST(CoordinateText, RefusesAnythingElse) {
    for (const char* text : {"", " ", "(0,0", "0,0)", "(0)", "(0,)", "(,0)", "(0,0)x", "(+1,0)", "(01,0)", "(-0,0)", "(0, 0)", "(1000,0)",
                             "(128,0)", "(0,-129)", "(0,0,0)", "(a,0)", "((0,0)"}) {
        EXPECT_FALSE(hex_from_text(text)) << text;
    }
    for (const char* text : {"", "N", "(0,0)", "n(0,0)", "E(0,0)", "N (0,0)", "NN(0,0)", "N(0,0) S(1,-1)"}) {
        EXPECT_FALSE(vertex_from_text(text)) << text;
    }
    for (const char* text : {"", "N(0,0)", "N(0,0)-", "-N(0,0)", "N(0,0)-N(0,0)", "N(0,0)-S(0,0)", "N(0,0)-N(0,1)", "N(0,0)--S(1,-1)",
                             "N(0,0)-S(1,-1)-S(0,-1)", "N(0,0) - S(1,-1)"}) {
        EXPECT_FALSE(edge_from_text(text)) << text;
    }
}

}  // namespace
}  // namespace lw::isles
