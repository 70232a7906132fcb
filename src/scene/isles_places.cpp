#include "scene/isles_places.hpp"

#include "draw/hex.hpp"
#include "draw/kit.hpp"

#include <algorithm>
#include <limits>

namespace lw::scene {

namespace {

constexpr float kCornerReach = 26;
constexpr float kEdgeReach = 16;
constexpr float kFar = std::numeric_limits<float>::max();

/// The badge's picture around the centre of its disc (draw/images.cpp): 32.6 wide to either side, 30.6 up, 42.8 down.
constexpr float kBadgeSide = 32.64F;
constexpr float kBadgeUp = 30.6F;
constexpr float kBadgeDown = 42.84F;

Rect box_round(Vec2 centre, float side, float up, float down) { return {centre.x - side, centre.y - up, 2 * side, up + down}; }

float distance_to_segment(Vec2 point, Vec2 a, Vec2 b) {
    const Vec2 way = b - a;
    const float t = std::clamp(draw::dot(point - a, way) / draw::dot(way, way), 0.0F, 1.0F);
    return draw::length(point - (a + way * t));
}

float distance_to_hex(Vec2 point, Vec2 centre) {
    if (draw::inside_hex(point - centre)) return 0;
    float best = kFar;
    for (int i = 0; i < 6; ++i) {
        best = std::min(best, distance_to_segment(point, centre + draw::hex_corner(i), centre + draw::hex_corner(i + 1)));
    }
    return best;
}

float distance(const Places& places, Target target, Vec2 point) {
    switch (target.kind) {
        case Target::Kind::vertex: return draw::length(point - places.at(target.vertex()));
        case Target::Kind::edge: {
            const EdgePlace& edge = places.at(target.edge());
            return distance_to_segment(point, mix(edge.a, edge.b, 1.0F / 6), mix(edge.a, edge.b, 5.0F / 6));
        }
        case Target::Kind::hex: return distance_to_hex(point, places.at(target.hex()));
        case Target::Kind::none: break;
    }
    return kFar;
}

HarbourPlace place_of(const isles::Harbour& harbour) {
    const auto ends = isles::ends_of(harbour.hex, harbour.side);
    HarbourPlace place{harbour.kind, corner_at(ends[0]), corner_at(ends[1]), centre_of(harbour.hex), {}};
    place.badge = draw::kit::harbour_badge_at(place.a, place.b, place.hex_centre);
    return place;
}

/// Whether `way` leads within 60 degrees of `direction`.
bool towards(Vec2 way, Vec2 direction) { return draw::dot(way, direction) > 0.5F * draw::length(way) * draw::length(direction); }

}  // namespace

Vec2 centre_of(isles::Hex hex) { return draw::hex_centre(hex.q, hex.r); }

Vec2 corner_at(isles::VertexName vertex) { return centre_of(vertex.hex) + draw::hex_corner(vertex.south ? 3 : 0); }

Places make_places(const isles::Setup& setup) {
    const isles::Topology& t = setup.topology;
    Places places;
    for (std::size_t h = 0; h < t.hex_count; ++h) places.hexes.push_back(centre_of(t.hex_name[h]));
    for (std::size_t v = 0; v < t.vertex_count; ++v) places.vertices.push_back(corner_at(t.vertex_name[v]));
    for (std::size_t e = 0; e < t.edge_count; ++e) {
        const Vec2 a = places.at(t.edge_vertices[e][0]);
        const Vec2 b = places.at(t.edge_vertices[e][1]);
        places.edges.push_back({a, b, mix(a, b, 0.5F), draw::angle_of(b - a)});
    }
    for (const isles::Harbour& harbour : setup.config.layout.harbours) places.harbours.push_back(place_of(harbour));
    return places;
}

Rect board_bounds(const Places& places, float badge_enlarge) {
    Rect bounds;
    bool first = true;
    const auto take = [&](Rect box) {
        bounds = first ? box : draw::united(bounds, box);
        first = false;
    };
    for (const Vec2 hex : places.hexes) {
        take(box_round(hex, draw::kHexWidth / 2, draw::kHexRadius, draw::kHexRadius));
    }
    for (const HarbourPlace& harbour : places.harbours) {
        const Vec2 at = draw::kit::harbour_badge_at(harbour.a, harbour.b, harbour.hex_centre, badge_enlarge);
        take(box_round(at, kBadgeSide * badge_enlarge, kBadgeUp * badge_enlarge, kBadgeDown * badge_enlarge));
    }
    return bounds;
}

Vec2 mark_of(const Places& places, Target target) {
    if (target.kind == Target::Kind::vertex) return places.at(target.vertex());
    if (target.kind == Target::Kind::edge) return places.at(target.edge()).middle;
    return places.at(target.hex());
}

Target nearest(const Places& places, const Targets& targets, Vec2 point, float radius) {
    Target best;
    float best_distance = radius;
    for (const Target target : targets) {
        const float d = distance(places, target, point);
        if (d > best_distance || (d == best_distance && best.valid())) continue;
        best = target;
        best_distance = d;
    }
    return best;
}

Target under(const Places& places, Vec2 point) {
    Targets all;
    for (std::size_t v = 0; v < places.vertices.size(); ++v) all.emplace_back(isles::VertexId{static_cast<int>(v)});
    if (const Target corner = nearest(places, all, point, kCornerReach); corner.valid()) return corner;
    all.clear();
    for (std::size_t e = 0; e < places.edges.size(); ++e) all.emplace_back(isles::EdgeId{static_cast<int>(e)});
    if (const Target edge = nearest(places, all, point, kEdgeReach); edge.valid()) return edge;
    all.clear();
    for (std::size_t h = 0; h < places.hexes.size(); ++h) all.emplace_back(isles::HexId{static_cast<int>(h)});
    return nearest(places, all, point, 0);
}

int harbour_under(const Places& places, Vec2 point, float badge_enlarge) {
    for (std::size_t i = 0; i < places.harbours.size(); ++i) {
        const HarbourPlace& harbour = places.harbours[i];
        const Vec2 at = draw::kit::harbour_badge_at(harbour.a, harbour.b, harbour.hex_centre, badge_enlarge);
        const Rect box = box_round(at, kBadgeSide * badge_enlarge, kBadgeUp * badge_enlarge, kBadgeDown * badge_enlarge);
        if (box.contains(point)) return static_cast<int>(i);
    }
    return -1;
}

Target step(const Places& places, const Targets& targets, Target from, Vec2 direction) {
    Target best = from;
    float best_score = kFar;
    const Vec2 unit = draw::normalised(direction);
    for (const Target target : targets) {
        const Vec2 at = mark_of(places, target);
        float score = draw::dot(at, unit);
        if (from.valid()) {
            const Vec2 way = at - mark_of(places, from);
            if (target == from || !towards(way, direction)) continue;
            // Distance off the line counts double, so that a row of places is walked in order.
            score = 2 * draw::length(way) - draw::dot(way, unit);
        }
        if (score >= best_score) continue;
        best = target;
        best_score = score;
    }
    return best;
}

}  // namespace lw::scene
