#include "draw/tile_plan.hpp"

#include <algorithm>

namespace lw::draw {

namespace {

float distance_to(Vec2 p, Vec2 a, Vec2 b) {
    const Vec2 way = b - a;
    const float square = dot(way, way);
    const float t = square > 0 ? std::clamp(dot(p - a, way) / square, 0.0F, 1.0F) : 0.0F;
    return length(p - mix(a, b, t));
}

bool near(Path line, Vec2 p) {
    for (std::size_t i = 1; i < line.size(); ++i) {
        if (distance_to(p, line[i - 1], line[i]) <= kRoadReach) return true;
    }
    return false;
}

// Whether a ray to the right crosses the loop an odd number of times.
bool inside(Path loop, Vec2 p) {
    bool odd = false;
    for (std::size_t i = 0; i < loop.size(); ++i) {
        const Vec2 a = loop[i];
        const Vec2 b = loop[(i + 1) % loop.size()];
        if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y)) odd = !odd;
    }
    return odd;
}

}  // namespace

bool contains(const TilePart& part, Vec2 p) {
    bool odd = near(part.line, p);
    for (const Path loop : part.outline) odd = odd != inside(loop, p);
    return odd;
}

int part_at(int kind, Vec2 p) {
    const std::span<const TilePart> parts = tile_plan(kind).parts;
    const auto found = std::find_if(parts.begin(), parts.end(), [p](const TilePart& one) { return contains(one, p); });
    return found == parts.end() ? -1 : static_cast<int>(found - parts.begin());
}

}  // namespace lw::draw
