#include "scene/shires_board.hpp"

#include "draw/tile_plan.hpp"
#include "scene/detail/shires_layers.hpp"

#include <algorithm>
#include <array>

namespace lw::scene {

namespace {

constexpr float kUsualFollower = 0.43F;  // of the tile's side
constexpr float kLeastFollower = 30;     // points
constexpr float kMostEnlarged = 1.6F;

bool light(const draw::PlayerColors& colors) { return colors.fill.r + 2 * colors.fill.g + colors.fill.b > 640; }

}  // namespace

draw::Image follower_image(shires::FeatureKind kind) {
    switch (kind) {
        case shires::FeatureKind::city: return draw::Image::follower_in_town;
        case shires::FeatureKind::road: return draw::Image::follower_on_road;
        case shires::FeatureKind::cloister: return draw::Image::follower_praying;
        case shires::FeatureKind::field: break;
    }
    return draw::Image::follower_lying;
}

draw::Image image_of(shires::Kind kind, std::size_t tile, int rotation) {
    return draw::tile_image(kind.value, static_cast<int>(tile), rotation);
}

float follower_scale(float tile_points) {
    return std::clamp(kLeastFollower / (kUsualFollower * std::max(tile_points, 1.0F)), 1.0F, kMostEnlarged);
}

draw::Pattern pattern_of(draw::Shape shape) {
    constexpr std::array<draw::Pattern, 8> kPatterns{draw::Pattern::rising, draw::Pattern::falling, draw::Pattern::dots,
                                                     draw::Pattern::level,  draw::Pattern::grid,    draw::Pattern::rings,
                                                     draw::Pattern::zigzag, draw::Pattern::upright};
    return kPatterns[static_cast<std::size_t>(shape)];
}

draw::Color pattern_ink(const draw::PlayerColors& colors) {
    return draw::mix(draw::rgb(0x000000), colors.fill, light(colors) ? 0.38F : 0.75F).with_alpha(0.62F);
}

draw::Color held_color(const draw::PlayerColors& colors) { return colors.fill.with_alpha(light(colors) ? 0.72F : 0.52F); }

draw::Picture shires_picture(const shires::State& state, std::span<const draw::Paint> paints, const ShiresOverlay& overlay) {
    draw::Picture picture;
    picture.ground = draw::Ground::table;
    picture.sea = draw::sea_style(overlay.theme);
    picture.rhumb_lines = false;
    const shires_layers::Context context{state, paints, overlay, picture};
    shires_layers::add_table(context);
    shires_layers::add_cells(context);
    shires_layers::add_tiles(context);
    if (overlay.feature.valid())
        shires_layers::add_light(context);
    else if (overlay.held)
        shires_layers::add_held(context);
    shires_layers::add_last(context);
    shires_layers::add_pointed(context);
    shires_layers::add_followers(context);
    shires_layers::add_spots(context);
    shires_layers::add_ghost(context);
    return picture;
}

}  // namespace lw::scene
