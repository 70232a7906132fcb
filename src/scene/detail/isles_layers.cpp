#include "scene/detail/isles_layers.hpp"

#include "base/stable_sort.hpp"
#include "isles/rules.hpp"

#include <algorithm>
#include <vector>

namespace lw::scene::layers {

namespace {

using draw::Image;
namespace kit = draw::kit;

constexpr float kPulseGrowth = 0.08F;
constexpr float kQuiet = 0.75F;
constexpr float kRingNatural = 38;  // radius of ghost and hover ring
constexpr float kUpgradeRing = 29;  // round a settlement that may become a city
constexpr float kLastMoveRing = 24;
constexpr float kArmedRing = 44;  // outside the dashed one

const draw::Theme& theme_of(const Context& c) { return draw::theme(c.overlay.theme); }
draw::Color mark_color(const Context& c) { return theme_of(c).legal; }

float pulse_scale(const Context& c) { return 1 + kPulseGrowth * std::clamp(c.overlay.pulse, 0.0F, 1.0F); }

void add_ring(Context& c, Vec2 at, float radius, draw::Color color) {
    c.picture.sprites.push_back({.image = Image::hover_ring, .at = at, .scale = radius / kRingNatural, .tint = color});
}

void add_hex_mark(Context& c, Image image, isles::HexId hex, draw::Color color) {
    c.picture.sprites.push_back({.image = image, .at = c.places.at(hex), .tint = color});
}

struct Standing {
    Image image;
    Vec2 at;
    draw::Paint paint;
    float scale;
    float alpha;
    float depth;  // y of the place itself: a lifted piece keeps its draw order
};

Image image_of(isles::Building building) { return building == isles::Building::city ? Image::city : Image::settlement; }

/// The building at a corner as it looks now: at rest, moving, or both when a city comes down on a settlement.
void stand(const Context& c, isles::VertexId corner, std::vector<Standing>& all) {
    const isles::Site& site = c.view.table.sites[corner.index()];
    if (site.building == isles::Building::none) return;
    // A city's ghost takes the settlement's place.
    if (c.overlay.tool == Tool::city && c.ghost_at(corner)) return;
    const Vec2 at = c.places.at(corner);
    const draw::Paint paint = c.paint(site.owner);
    const MovingPiece* piece = c.moving(corner);
    if (piece == nullptr) {
        all.push_back({image_of(site.building), at, paint, c.figures.building, 1, at.y});
        return;
    }
    if (piece->over_settlement) all.push_back({Image::settlement, at, paint, c.figures.building, 1, at.y});
    const Image image = piece->kind == MovingPiece::Kind::city ? Image::city : Image::settlement;
    all.push_back({image, at - Vec2{0, piece->lift}, c.paint(piece->seat), c.figures.building * piece->scale, piece->alpha, at.y + 0.01F});
}

void add_ghost(Context& c, Target at, bool armed) {
    if (!at.valid()) return;
    const draw::Paint paint = c.own_paint();
    switch (c.overlay.tool) {
        case Tool::road:
            if (at.edge().valid()) kit::add_ghost_road(c.picture, c.places.at(at.edge()).a, c.places.at(at.edge()).b, paint);
            break;
        case Tool::settlement:
            if (at.vertex().valid()) kit::add_ghost_building(c.picture, Image::settlement, c.places.at(at.vertex()), paint);
            break;
        case Tool::city:
            if (at.vertex().valid()) kit::add_ghost_building(c.picture, Image::city, c.places.at(at.vertex()), paint);
            break;
        case Tool::robber:
            if (at.hex().valid()) {
                kit::add_robber(c.picture, c.places.at(at.hex()), c.figures.token);  // stands just as the robber would
                c.picture.sprites.back().image = Image::robber_ghost;
            }
            break;
        case Tool::victim:
        case Tool::none: break;
    }
    const bool hex = at.kind == Target::Kind::hex;
    if (armed && !hex) add_ring(c, mark_of(c.places, at), kArmedRing, mark_color(c));
}

}  // namespace

void add_glow(Context& c) {
    const BoardMotion& motion = c.overlay.motion;
    if (motion.glow <= 0) return;
    for (const isles::HexId hex : motion.glowing) add_hex_mark(c, Image::roll_glow, hex, draw::kWhite.with_alpha(motion.glow));
}

void add_robber_shade(Context& c) {
    // Nothing is dimmed while the robber walks from one hex to another.
    if (c.view.table.robber.valid() && !c.overlay.motion.robber_moving) {
        add_hex_mark(c, Image::robber_shade, c.view.table.robber, draw::kWhite);
    }
}

void add_hex_marks(Context& c) {
    for (const Target target : c.overlay.targets) {
        if (target.hex().valid()) add_hex_mark(c, Image::legal_hex, target.hex(), mark_color(c));
    }
    for (const Target target : {c.overlay.hover, c.overlay.armed, c.overlay.pointed}) {
        if (target.hex().valid()) add_hex_mark(c, Image::hover_hex, target.hex(), mark_color(c));
    }
}

void add_roads(Context& c) {
    const isles::Topology& t = c.setup.topology;
    for (std::uint16_t e = 0; e < t.edge_count; ++e) {
        const isles::Seat owner = c.view.table.roads[e];
        if (!owner.valid()) continue;
        const EdgePlace& edge = c.places.edges[e];
        const MovingPiece* piece = c.moving(isles::EdgeId{e});
        const Vec2 up{0, piece != nullptr ? -piece->lift : 0.0F};
        kit::add_road(c.picture, edge.a + up, edge.b + up, c.paint(owner), piece != nullptr ? piece->alpha : 1.0F);
    }
}

void add_glint(Context& c) {
    const isles::Seat seat = c.overlay.glint;
    if (!seat.valid() || c.overlay.glint_strength <= 0) return;
    for (const isles::EdgeId edge : isles::longest_trail(c.setup, c.view.table, seat)) {
        const EdgePlace& place = c.places.at(edge);
        kit::add_road_glint(c.picture, place.a, place.b, std::min(c.overlay.glint_strength, 1.0F));
    }
}

void add_legal_spots(Context& c) {
    const float pulse = pulse_scale(c);
    for (const Target target : c.overlay.targets) {
        if (c.ghost_at(target)) continue;
        if (target.edge().valid()) {
            const EdgePlace& edge = c.places.at(target.edge());
            kit::add_legal_edge(c.picture, edge.a, edge.b, c.own_paint(), pulse);
        } else if (target.vertex().valid() && c.overlay.tool == Tool::settlement) {
            kit::add_legal_spot(c.picture, c.places.at(target.vertex()), c.own_paint(), pulse);
        }
    }
}

void add_buildings(Context& c) {
    std::vector<Standing> all;
    for (std::uint16_t v = 0; v < c.setup.topology.vertex_count; ++v) stand(c, isles::VertexId{v}, all);
    base::stable_sort(all, [](const Standing& a, const Standing& b) { return a.depth < b.depth; });
    for (const Standing& s : all) kit::add_building(c.picture, s.image, s.at, s.paint, s.scale, s.alpha);
}

void add_quiet_marks(Context& c) {
    // A spot under a building would be hidden: upgrades and victims get a ring round it instead.
    if (c.overlay.tool == Tool::city || c.overlay.tool == Tool::victim) {
        for (const Target target : c.overlay.targets) {
            if (!target.vertex().valid() || (c.overlay.tool == Tool::city && c.ghost_at(target))) continue;
            const bool strong = c.ghost_at(target);
            const Vec2 at = c.places.at(target.vertex());
            add_ring(c, at, (strong ? kRingNatural : kUpgradeRing) * pulse_scale(c), mark_color(c));
        }
    }
    for (const Target target : c.overlay.last_moves) {
        if (!target.valid()) continue;
        if (target.hex().valid()) {
            add_hex_mark(c, Image::legal_hex, target.hex(), mark_color(c).with_alpha(kQuiet));
        } else {
            add_ring(c, mark_of(c.places, target), kLastMoveRing, mark_color(c).with_alpha(kQuiet));
        }
    }
    if (c.overlay.pointed.valid() && !c.overlay.pointed.hex().valid()) {
        add_ring(c, mark_of(c.places, c.overlay.pointed), kRingNatural, mark_color(c));
    }
}

void add_ghosts(Context& c) {
    if (c.overlay.hover != c.overlay.armed) add_ghost(c, c.overlay.hover, false);
    add_ghost(c, c.overlay.armed, true);
}

void add_robber(Context& c) {
    const BoardMotion& motion = c.overlay.motion;
    if (motion.robber_moving) {
        kit::add_robber(c.picture, motion.robber_at, c.figures.token);
    } else if (c.view.table.robber.valid()) {
        kit::add_robber(c.picture, c.places.at(c.view.table.robber), c.figures.token);
    }
}

}  // namespace lw::scene::layers
