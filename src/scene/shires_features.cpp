// The layers that show features: who holds those of a kind, the one under the pointer, and the followers.
#include "scene/detail/shires_layers.hpp"

#include <map>

namespace lw::scene::shires_layers {

namespace {

using draw::Color;
using draw::pen::Loop;
using shires::SegmentId;

constexpr float kAside = 0.45F;  // strength of followers outside the overlay

void add_rim(draw::Mesh& mesh, const std::vector<Loop>& rim, float outer, Color under) {
    for (const Loop& piece : rim) draw::pen::stroke(mesh, piece, false, outer, under);
}

/// One holder's part in a feature's colours: the whole area, or its pattern over those of the others.
void add_holder(const Context& c, SegmentId root, game::Seat seat, bool first) {
    const draw::PlayerColors& colors = draw::player_colors(c.paint(seat));
    draw::Mesh& mesh = c.mesh(pattern_of(colors.shape), pattern_ink(colors));
    shires::for_each_segment(c.state, root, [&](SegmentId id) {
        draw::pen::fill(mesh, area_of(c.state, id), first ? held_color(colors) : colors.fill.with_alpha(0.25F));
    });
}

void add_held_rim(const Context& c, SegmentId root) {
    const draw::PlayerColors& colors = draw::player_colors(c.paint(c.state.feature(root).followers.majority().lowest()));
    draw::Mesh& mesh = c.mesh();
    for (const auto& [width, color] : {std::pair{4.4F, draw::kPieceHalo}, std::pair{2.4F, colors.shade}}) {
        shires::for_each_segment(c.state, root,
                                 [&, w = c.width(width), k = color](SegmentId id) { add_rim(mesh, rim_of(c.state, id), w, k); });
    }
}

draw::Sprite figure(const Context& c, shires::FeatureKind kind, Vec2 at, draw::Paint paint, float alpha) {
    return {.image = follower_image(kind),
            .paint = paint,
            .at = at,
            .scale = follower_scale(c.overlay.tile_points),
            .tint = draw::kWhite.with_alpha(alpha)};
}

}  // namespace

void add_veil(const Context& c, draw::Mesh& mesh, SegmentId but_for, Color color) {
    std::map<std::uint8_t, std::vector<Loop>> kept;
    if (but_for.valid()) {
        shires::for_each_segment(c.state, but_for, [&](SegmentId id) {
            for (Loop& loop : area_of(c.state, id)) kept[c.state.tile_of[id.index()]].push_back(std::move(loop));
        });
    }
    for (std::size_t i = 0; i < c.state.tiles.size(); ++i) {
        std::vector<Loop> loops{draw::pen::box_loop(box_of(c.state.tiles[i].at), 0)};
        if (const auto found = kept.find(static_cast<std::uint8_t>(i)); found != kept.end()) {
            loops.insert(loops.end(), found->second.begin(), found->second.end());
        }
        draw::pen::fill(mesh, loops, color);
    }
}

void add_held(const Context& c) {
    add_veil(c, c.mesh(), {}, draw::kHeldVeil.with_alpha(0.34F));
    const std::vector<SegmentId> held = held_features(c.state, *c.overlay.held);
    for (const SegmentId root : held) {
        bool first = true;
        for (const game::Seat seat : c.state.feature(root).followers.majority()) {
            add_holder(c, root, seat, first);
            first = false;
        }
    }
    for (const SegmentId root : held) add_held_rim(c, root);
}

void add_light(const Context& c) {
    const SegmentId root = c.state.root[c.overlay.feature.index()];
    add_veil(c, c.mesh(), root, draw::kTileDark);
    draw::Mesh& light = c.mesh();
    const auto each = [&](auto&& what) { shires::for_each_segment(c.state, root, what); };
    each([&](SegmentId id) { draw::pen::fill(light, area_of(c.state, id), draw::kFeatureLight.with_alpha(0.13F)); });
    each([&](SegmentId id) { add_rim(light, rim_of(c.state, id), c.width(8), draw::kPieceOutline.with_alpha(0.55F)); });
    each([&](SegmentId id) { add_rim(light, rim_of(c.state, id), c.width(4.6F), draw::kFeatureLight); });
    for (const OpenSide& side : open_sides(c.state, root)) {
        const Vec2 along{-side.out.y, side.out.x};
        const float reach = shires::segment_of(c.state, root).kind == shires::FeatureKind::city ? 0.4F : 0.1F;
        for (int i = -2; i <= 2; ++i) {
            const Vec2 at = side.at + along * (draw::kTileSide * reach * static_cast<float>(i) / 2);
            draw::pen::disc(light, at, c.width(4), draw::kPieceOutline.with_alpha(0.7F));
            draw::pen::disc(light, at, c.width(2.8F), draw::kWhite);
        }
    }
}

void add_followers(const Context& c) {
    for (std::size_t i = 0; i < c.state.tiles.size(); ++i) {
        const shires::Laid& tile = c.state.tiles[i];
        if (!tile.follower.valid()) continue;
        const shires::FeatureKind kind = shires::shape_of(tile).segments[tile.stands_on].kind;
        const bool aside = c.overlay.held && kind != *c.overlay.held;
        c.picture.sprites.push_back(figure(c, kind, spot_at(tile, tile.stands_on), c.paint(tile.follower), aside ? kAside : 1.0F));
    }
    for (const LeavingFollower& one : c.overlay.motion.leaving) {
        draw::Sprite sprite = figure(c, one.kind, one.at, c.paint(one.seat), one.alpha);
        sprite.at.y -= 60 * (1 - one.alpha);
        c.picture.sprites.push_back(sprite);
    }
}

void add_spots(const Context& c) {
    if (c.state.tiles.empty()) return;
    const shires::Laid& tile = c.state.tiles.back();
    for (const FollowerSpot& spot : c.overlay.spots) {
        const shires::FeatureKind kind = shires::shape_of(tile).segments[spot.segment].kind;
        draw::Sprite sprite = figure(c, kind, spot_at(tile, spot.segment), c.overlay.placing,
                                     spot.chosen    ? 1.0F
                                     : spot.hovered ? 0.9F
                                                    : 0.55F);
        if (!spot.chosen) sprite.scale *= 0.8F;
        c.picture.sprites.push_back(sprite);
    }
}

}  // namespace lw::scene::shires_layers
