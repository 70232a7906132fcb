#pragma once

#include <span>
#include <vector>

#include "draw/picture.hpp"

// Areas and strokes as triangles of a Mesh. Positions and widths in board units.
namespace lw::draw::pen {

using Loop = std::vector<Vec2>;

// What lies inside an odd number of the closed loops: holes and complements come out right.
void fill(Mesh& mesh, std::span<const Loop> loops, Color color);
void fill_box(Mesh& mesh, Rect box, float radius, Color color);
// A line of some width, mitred; `closed` joins its ends.
void stroke(Mesh& mesh, std::span<const Vec2> line, bool closed, float width, Color color);
// Pieces of a closed line, `dash` long and `gap` apart.
void dashes(Mesh& mesh, std::span<const Vec2> loop, float width, float dash, float gap, Color color);
void disc(Mesh& mesh, Vec2 centre, float radius, Color color);

// The outline of a box with round corners, clockwise.
[[nodiscard]] Loop box_loop(Rect box, float radius);
// The area that a stroke of that width covers, as one loop.
[[nodiscard]] Loop widened(std::span<const Vec2> line, float width);

}  // namespace lw::draw::pen
