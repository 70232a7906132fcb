#include "draw/kit.hpp"

#include <algorithm>
#include <numbers>

namespace lw::draw::kit {

namespace {

constexpr float kJettyFromCorner = 17;  // the plank begins this far from the corner
constexpr float kJettyFromBadge = 22;   // and ends this far from the badge centre
constexpr float kJettyLength = 64;
constexpr float kRoadShape = 10.5F;
constexpr float kIconBox = 24;

Color faded(float alpha) { return kWhite.with_alpha(alpha); }

// Turned by half a circle where needed, so that shadows stay below the bar.
float upright_angle(Vec2 along) {
    constexpr float half_turn = std::numbers::pi_v<float>;
    float angle = angle_of(along);
    if (angle > half_turn / 2 + 0.01F) angle -= half_turn;
    if (angle <= -half_turn / 2 + 0.01F) angle += half_turn;
    return angle;
}

}  // namespace

Figures figures_for(float hex_radius) {
    // Grows smoothly over ten points, so that zooming does not make figures jump.
    const float t = std::clamp((kSmallBoard + 4 - hex_radius) / 10, 0.0F, 1.0F);
    return {1 + 0.45F * t, 1 + 0.25F * t, 1 + 0.16F * t};
}

void add_token(Picture& picture, Vec2 hex_centre, int number, float enlarge, float alpha) {
    const Vec2 lift{0, -(enlarge - 1) * 14};
    picture.sprites.push_back(
        {.image = token_image(number), .at = hex_centre + kTokenOffset + lift, .scale = enlarge, .tint = faded(alpha)});
}

void add_robber(Picture& picture, Vec2 hex_centre, float token_enlarge, float alpha) {
    const Vec2 lift{0, -(token_enlarge - 1) * 36};
    picture.sprites.push_back({.image = Image::robber, .at = hex_centre + kRobberOffset + lift, .tint = faded(alpha)});
}

void add_building(Picture& picture, Image piece, Vec2 corner, Paint paint, float enlarge, float alpha) {
    picture.sprites.push_back({.image = piece, .paint = paint, .at = corner, .scale = enlarge, .tint = faded(alpha)});
}

void add_road(Picture& picture, Vec2 a, Vec2 b, Paint paint, float alpha) {
    const Vec2 middle = mix(a, b, 0.5F);
    picture.sprites.push_back({.image = Image::road, .paint = paint, .at = middle, .angle = upright_angle(b - a), .tint = faded(alpha)});
    const PlayerColors& colors = player_colors(paint);
    picture.sprites.push_back(
        {.image = shape_image(colors.shape), .at = middle, .scale = kRoadShape / kIconBox, .tint = colors.text.with_alpha(alpha)});
}

void add_road_glint(Picture& picture, Vec2 a, Vec2 b, float strength) {
    picture.sprites.push_back(
        {.image = Image::road_glint, .at = mix(a, b, 0.5F), .angle = upright_angle(b - a), .tint = kPieceHalo.with_alpha(strength)});
}

Vec2 harbour_badge_at(Vec2 a, Vec2 b, Vec2 hex_centre, float enlarge) {
    const Vec2 middle = mix(a, b, 0.5F);
    return middle + normalised(middle - hex_centre) * (kBadgeDistance + (enlarge - 1) * 24);
}

void add_harbour(Picture& picture, Image badge, Vec2 a, Vec2 b, Vec2 hex_centre, float enlarge) {
    const Vec2 at = harbour_badge_at(a, b, hex_centre, enlarge);
    for (const Vec2 corner : {a, b}) {
        const Vec2 way = at - corner;
        const float span = length(way) - kJettyFromCorner - kJettyFromBadge * enlarge;
        picture.sprites.push_back({.image = Image::harbour_jetty,
                                   .at = corner + normalised(way) * kJettyFromCorner,
                                   .angle = angle_of(way),
                                   .stretch = {std::max(span, 1.0F) / kJettyLength, 1}});
    }
    picture.sprites.push_back({.image = badge, .at = at, .scale = enlarge});
}

void add_legal_spot(Picture& picture, Vec2 corner, Paint paint, float pulse) {
    picture.sprites.push_back({.image = Image::legal_spot, .paint = paint, .at = corner, .scale = pulse});
}

void add_legal_edge(Picture& picture, Vec2 a, Vec2 b, Paint paint, float pulse) {
    picture.sprites.push_back(
        {.image = Image::legal_edge, .paint = paint, .at = mix(a, b, 0.5F), .scale = pulse, .angle = upright_angle(b - a)});
}

void add_ghost_building(Picture& picture, Image piece, Vec2 corner, Paint paint) {
    picture.sprites.push_back({.image = Image::ghost_ring, .at = corner});
    add_building(picture, piece, corner, paint, 1.08F, kGhostAlpha);
}

void add_ghost_road(Picture& picture, Vec2 a, Vec2 b, Paint paint) {
    picture.sprites.push_back({.image = Image::ghost_ring, .at = mix(a, b, 0.5F)});
    add_road(picture, a, b, paint, kGhostAlpha);
}

}  // namespace lw::draw::kit
