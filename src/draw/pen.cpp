#include "draw/pen.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace lw::draw::pen {

namespace {

constexpr float kThin = 1e-3F;
constexpr float kSoft = 4;       // the fringe in which gfx smooths an edge; more than a pixel at any zoom
constexpr float kMostMitre = 3;  // times half the width

void triangle(Mesh& mesh, Vec2 a, Vec2 b, Vec2 c, Color color) {
    for (const Vec2 at : {a, b, c}) mesh.triangles.push_back({.at = at, .color = color});
}

// A side of an area where it crosses a strip between two heights.
struct Crossing {
    float upper;
    float lower;
};

std::vector<float> heights(std::span<const Loop> loops) {
    std::vector<float> out;
    for (const Loop& loop : loops) {
        for (const Vec2 p : loop) out.push_back(p.y);
    }
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end(), [](float a, float b) { return b - a < kThin; }), out.end());
    return out;
}

void cross(const Loop& loop, float top, float bottom, std::vector<Crossing>& out) {
    const float middle = (top + bottom) / 2;
    for (std::size_t i = 0; i < loop.size(); ++i) {
        const Vec2 a = loop[i];
        const Vec2 b = loop[(i + 1) % loop.size()];
        if ((a.y > middle) == (b.y > middle)) continue;
        const float slope = (b.x - a.x) / (b.y - a.y);
        out.push_back({a.x + (top - a.y) * slope, a.x + (bottom - a.y) * slope});
    }
    std::sort(out.begin(), out.end(), [](Crossing x, Crossing y) { return x.upper + x.lower < y.upper + y.lower; });
}

Vec2 across(Vec2 way) {
    const Vec2 unit = normalised(way);
    return {-unit.y, unit.x};
}

// Where the side of a stroke of half-width 1 lies at each point.
std::vector<Vec2> mitres(std::span<const Vec2> line, bool closed) {
    const std::size_t n = line.size();
    std::vector<Vec2> out(n);
    for (std::size_t i = 0; i < n; ++i) {
        const bool first = i == 0 && !closed;
        const bool last = i + 1 == n && !closed;
        const Vec2 before = first ? line[i] : line[(i + n - 1) % n];
        const Vec2 after = last ? line[i] : line[(i + 1) % n];
        const Vec2 in = across(first ? after - line[i] : line[i] - before);
        const Vec2 leaving = across(last ? line[i] - before : after - line[i]);
        const Vec2 middle = normalised(in + leaving);
        const float cosine = dot(middle, in);
        out[i] = middle == Vec2{} ? in : middle * std::min(1 / std::max(cosine, 0.01F), kMostMitre);
    }
    return out;
}

void ribbon(Mesh& mesh, Vec2 a, Vec2 side_a, Vec2 b, Vec2 side_b, float half, Color color) {
    const float reach = half + kSoft;
    const auto corner = [&](Vec2 at, Vec2 side, float way) {
        mesh.triangles.push_back({.at = at + side * (way * reach), .color = color, .across = way * reach, .half = half});
    };
    corner(a, side_a, -1);
    corner(a, side_a, 1);
    corner(b, side_b, -1);
    corner(b, side_b, -1);
    corner(a, side_a, 1);
    corner(b, side_b, 1);
}

}  // namespace

void fill(Mesh& mesh, std::span<const Loop> loops, Color color) {
    const std::vector<float> at = heights(loops);
    std::vector<Crossing> sides;
    for (std::size_t i = 1; i < at.size(); ++i) {
        const float top = at[i - 1];
        const float bottom = at[i];
        sides.clear();
        for (const Loop& loop : loops) cross(loop, top, bottom, sides);
        for (std::size_t k = 1; k < sides.size(); k += 2) {
            const Crossing l = sides[k - 1];
            const Crossing r = sides[k];
            triangle(mesh, {l.upper, top}, {r.upper, top}, {l.lower, bottom}, color);
            triangle(mesh, {l.lower, bottom}, {r.upper, top}, {r.lower, bottom}, color);
        }
    }
}

Loop box_loop(Rect box, float radius) {
    constexpr int kSteps = 4;
    const float r = std::min({radius, box.w / 2, box.h / 2});
    Loop out;
    const std::array<Vec2, 4> centres{Vec2{box.right() - r, box.y + r}, Vec2{box.right() - r, box.bottom() - r},
                                      Vec2{box.x + r, box.bottom() - r}, Vec2{box.x + r, box.y + r}};
    for (std::size_t corner = 0; corner < centres.size(); ++corner) {
        for (int i = 0; i <= kSteps; ++i) {
            const float angle = (static_cast<float>(corner) - 1 + static_cast<float>(i) / kSteps) * 1.5707963F;
            out.push_back(centres[corner] + Vec2{std::cos(angle), std::sin(angle)} * r);
        }
    }
    return out;
}

void fill_box(Mesh& mesh, Rect box, float radius, Color color) {
    const Loop loop = box_loop(box, radius);
    for (std::size_t i = 0; i < loop.size(); ++i) triangle(mesh, box.centre(), loop[i], loop[(i + 1) % loop.size()], color);
}

void stroke(Mesh& mesh, std::span<const Vec2> line, bool closed, float width, Color color) {
    if (line.size() < 2) return;
    const std::vector<Vec2> sides = mitres(line, closed);
    const std::size_t pieces = closed ? line.size() : line.size() - 1;
    for (std::size_t i = 0; i < pieces; ++i) {
        const std::size_t next = (i + 1) % line.size();
        ribbon(mesh, line[i], sides[i], line[next], sides[next], width / 2, color);
    }
}

void dashes(Mesh& mesh, std::span<const Vec2> loop, float width, float dash, float gap, Color color) {
    float into = 0;  // how far into dash and gap
    for (std::size_t i = 0; i < loop.size(); ++i) {
        const Vec2 a = loop[i];
        const Vec2 b = loop[(i + 1) % loop.size()];
        const float length_of_side = length(b - a);
        const Vec2 side = across(b - a);
        float from = 0;
        while (from < length_of_side) {
            const bool on = into < dash;
            const float to = std::min(length_of_side, from + (on ? dash : dash + gap) - into);
            if (on) ribbon(mesh, mix(a, b, from / length_of_side), side, mix(a, b, to / length_of_side), side, width / 2, color);
            into += to - from;
            if (into >= dash + gap - kThin) into = 0;
            from = std::max(to, from + kThin);
        }
    }
}

void disc(Mesh& mesh, Vec2 centre, float radius, Color color) {
    constexpr int kSides = 20;
    const float reach = (radius + kSoft) * 1.02F;
    const auto rim = [&](int i) {
        const float angle = static_cast<float>(i) * 6.2831853F / kSides;
        return MeshVertex{.at = centre + Vec2{std::cos(angle), std::sin(angle)} * reach, .color = color, .across = reach, .half = radius};
    };
    for (int i = 0; i < kSides; ++i) {
        mesh.triangles.push_back({.at = centre, .color = color, .across = 0, .half = radius});
        mesh.triangles.push_back(rim(i));
        mesh.triangles.push_back(rim(i + 1));
    }
}

Loop widened(std::span<const Vec2> line, float width) {
    Loop out;
    if (line.size() < 2) return out;
    const std::vector<Vec2> sides = mitres(line, false);
    for (std::size_t i = 0; i < line.size(); ++i) out.push_back(line[i] + sides[i] * (width / 2));
    for (std::size_t i = line.size(); i-- > 0;) out.push_back(line[i] - sides[i] * (width / 2));
    return out;
}

}  // namespace lw::draw::pen
