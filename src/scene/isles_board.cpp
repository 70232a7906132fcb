#include "scene/isles_board.hpp"

#include "draw/hex.hpp"
#include "draw/kit.hpp"
#include "isles/rules.hpp"
#include "scene/detail/isles_layers.hpp"

#include <algorithm>
#include <cmath>

namespace lw::scene {

namespace {

using draw::Image;
using isles::Terrain;

constexpr double kPulseSeconds = 1.6;
constexpr Vec2 kCompassOff{-60, 30};  // from the lower left corner of the box round the board

Image terrain_image(Terrain terrain) {
    switch (terrain) {
        case Terrain::hills: return Image::terrain_hills;
        case Terrain::forest: return Image::terrain_forest;
        case Terrain::pasture: return Image::terrain_pasture;
        case Terrain::fields: return Image::terrain_fields;
        case Terrain::mountains: return Image::terrain_mountains;
        case Terrain::desert: break;
    }
    return Image::terrain_desert;
}

Image badge_image(isles::HarbourKind kind) {
    using isles::HarbourKind;
    switch (kind) {
        case HarbourKind::brick: return Image::harbour_brick;
        case HarbourKind::lumber: return Image::harbour_lumber;
        case HarbourKind::wool: return Image::harbour_wool;
        case HarbourKind::grain: return Image::harbour_grain;
        case HarbourKind::ore: return Image::harbour_ore;
        case HarbourKind::any:
        case HarbourKind::none: break;
    }
    return Image::harbour_any;
}

draw::Picture sea(const Places& places, draw::ThemeKind theme, bool compass) {
    draw::Picture picture;
    picture.land = places.hexes;
    picture.sea = draw::sea_style(theme);
    picture.compass = compass_at(places);
    picture.rhumb_lines = compass && theme != draw::ThemeKind::contrast;
    if (picture.rhumb_lines) picture.sprites.push_back({.image = Image::compass_rose, .at = picture.compass});
    return picture;
}

void add_land(draw::Picture& picture, const isles::Setup& setup, const Places& places) {
    for (std::size_t h = 0; h < places.hexes.size(); ++h) {
        picture.sprites.push_back({.image = terrain_image(setup.terrain[h]), .at = places.hexes[h]});
    }
    for (const Vec2 hex : places.hexes) picture.sprites.push_back({.image = Image::hex_seam, .at = hex});
}

void add_harbours(draw::Picture& picture, const Places& places, float enlarge) {
    for (const HarbourPlace& harbour : places.harbours) {
        draw::kit::add_harbour(picture, badge_image(harbour.kind), harbour.a, harbour.b, harbour.hex_centre, enlarge);
    }
}

void add_tokens(draw::Picture& picture, const isles::Setup& setup, const Places& places, float enlarge) {
    for (std::size_t h = 0; h < places.hexes.size(); ++h) {
        if (setup.token[h] != 0) draw::kit::add_token(picture, places.hexes[h], setup.token[h], enlarge);
    }
}

}  // namespace

float pulse_at(double now, bool still) {
    if (still) return 0;
    const double turn = now / kPulseSeconds;
    const double part = turn - std::floor(turn);
    return static_cast<float>(part < 0.5 ? 2 * part : 2 - 2 * part);
}

Vec2 compass_at(const Places& places) {
    const Rect box = board_bounds(places);
    return Vec2{box.x, box.bottom()} + kCompassOff + Vec2{0, -150};
}

draw::Picture board_picture(const isles::Setup& setup, const Places& places, const isles::View& view, std::span<const SeatLook> looks,
                            const BoardOverlay& overlay) {
    const draw::kit::Figures figures = draw::kit::figures_for(overlay.hex_radius);
    draw::Picture picture = sea(places, overlay.theme, overlay.compass);
    picture.sea_time = overlay.sea_time;
    add_land(picture, setup, places);
    add_harbours(picture, places, figures.badge);

    layers::Context context{setup, places, view, looks, overlay, figures, picture};
    layers::add_glow(context);
    layers::add_robber_shade(context);
    add_tokens(picture, setup, places, figures.token);
    layers::add_hex_marks(context);
    layers::add_roads(context);
    layers::add_glint(context);
    layers::add_legal_spots(context);
    layers::add_buildings(context);
    layers::add_quiet_marks(context);
    layers::add_ghosts(context);
    layers::add_robber(context);
    return picture;
}

draw::Picture board_preview(const isles::Setup& setup, const Places& places, float hex_radius, draw::ThemeKind theme) {
    const draw::kit::Figures figures = draw::kit::figures_for(hex_radius);
    draw::Picture picture = sea(places, theme, false);
    add_land(picture, setup, places);
    add_harbours(picture, places, figures.badge);
    const Vec2 robber = centre_of(setup.config.layout.robber);
    picture.sprites.push_back({.image = Image::robber_shade, .at = robber});
    add_tokens(picture, setup, places, figures.token);
    draw::kit::add_robber(picture, robber, figures.token);
    return picture;
}

std::vector<GainMark> gains_of(const isles::Setup& setup, const Places& places, const isles::Table& table, int number) {
    std::vector<GainMark> gains;
    if (number < 2 || number > 12) return gains;
    for (const isles::HexId hex : setup.producing[static_cast<std::size_t>(number)]) {
        const auto resource = isles::yield_of(setup.terrain[hex.index()]);
        if (hex == table.robber || !resource) continue;
        for (const isles::VertexId corner : setup.topology.hex_vertices[hex.index()]) {
            const isles::Site& site = table.sites[corner.index()];
            if (site.building == isles::Building::none) continue;
            const std::uint8_t count = site.building == isles::Building::city ? 2 : 1;
            gains.push_back({places.at(corner), hex, corner, site.owner, *resource, count});
        }
    }
    return gains;
}

}  // namespace lw::scene
