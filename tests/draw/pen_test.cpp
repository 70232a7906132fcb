#include "draw/pen.hpp"

#include <array>
#include <cmath>

#include <gtest/gtest.h>

using namespace lw::draw;

namespace {

float area(const Mesh& mesh) {
    float sum = 0;
    for (std::size_t i = 0; i + 2 < mesh.triangles.size(); i += 3) {
        const Vec2 a = mesh.triangles[i].at;
        const Vec2 b = mesh.triangles[i + 1].at - a;
        const Vec2 c = mesh.triangles[i + 2].at - a;
        sum += std::abs(b.x * c.y - b.y * c.x) / 2;
    }
    return sum;
}

pen::Loop square(float from, float to) { return {{from, from}, {to, from}, {to, to}, {from, to}}; }

TEST(Pen, FillsWhatIsInsideAnOddNumberOfLoops) {
    Mesh mesh;
    const std::array<pen::Loop, 3> loops{square(0, 100), square(20, 80), square(40, 60)};
    pen::fill(mesh, loops, kWhite);
    EXPECT_NEAR(area(mesh), 10000 - 3600 + 400, 1);
}

TEST(Pen, FillsAShapeWithADent) {
    Mesh mesh;
    const std::array<pen::Loop, 1> loops{pen::Loop{{0, 0}, {100, 0}, {100, 100}, {50, 20}, {0, 100}}};
    pen::fill(mesh, loops, kWhite);
    EXPECT_NEAR(area(mesh), 6000, 1);
}

TEST(Pen, AStrokeSaysHowFarItsEdgesAre) {
    Mesh mesh;
    const std::array<Vec2, 3> line{Vec2{0, 0}, Vec2{100, 0}, Vec2{100, 100}};
    pen::stroke(mesh, line, false, 10, kWhite);
    ASSERT_EQ(mesh.triangles.size(), 12U);
    for (const MeshVertex& v : mesh.triangles) {
        EXPECT_FLOAT_EQ(v.half, 5);
        EXPECT_GT(std::abs(v.across), 5) << "room for the smooth edge";
    }
}

TEST(Pen, AWidenedLineIsARibbon) {
    Mesh mesh;
    const std::array<Vec2, 2> line{Vec2{0, 0}, Vec2{100, 0}};
    const std::array<pen::Loop, 1> loops{pen::widened(line, 8)};
    pen::fill(mesh, loops, kWhite);
    EXPECT_NEAR(area(mesh), 800, 0.1F);
}

TEST(Pen, DashesCoverTheirPartOfALoop) {
    Mesh mesh;
    pen::dashes(mesh, square(0, 100), 2, 6, 4, kWhite);
    EXPECT_NEAR(static_cast<double>(mesh.triangles.size()) / 6, 40, 5);
}

}  // namespace
