#include "ui/screens/title_art.hpp"

#include "scene/shires_board.hpp"
#include "scene/shires_places.hpp"
#include "ui/kit.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace lw::ui {

namespace {

struct ArtHex {
    int q, r;
    Image terrain;
};
constexpr ArtHex kArt[] = {{-3, 1, Image::terrain_forest},    {-2, 0, Image::terrain_hills},   {-2, 1, Image::terrain_fields},
                           {-1, -1, Image::terrain_pasture},  {-1, 0, Image::terrain_pasture}, {-1, 1, Image::terrain_mountains},
                           {0, -1, Image::terrain_mountains}, {0, 0, Image::terrain_forest},   {0, 1, Image::terrain_hills},
                           {1, -1, Image::terrain_pasture},   {1, 0, Image::terrain_fields},   {1, 1, Image::terrain_pasture},
                           {2, -1, Image::terrain_forest},    {2, 0, Image::terrain_hills},    {2, 1, Image::terrain_mountains},
                           {3, -1, Image::terrain_fields},    {3, 0, Image::terrain_pasture}};

void hexagon(const Frame& f, Vec2 centre, float radius, Color color) {
    ImDrawList& list = *f.kit->list();
    for (int k = 0; k < 6; ++k) {
        const float angle = std::numbers::pi_v<float> / 3 * static_cast<float>(k) - std::numbers::pi_v<float> / 2;
        list.PathLineTo({centre.x + radius * std::cos(angle), centre.y + radius * std::sin(angle)});
    }
    list.PathFillConvex(packed(color));
}

struct ArtTile {
    char kind;  // by the letter of the rules
    std::uint8_t rotation;
};
// Rows of tiles whose edges fit.
constexpr int kArtColumns = 5;
constexpr ArtTile kArtTiles[] = {{'K', 2}, {'J', 1}, {'P', 0}, {'A', 1}, {'V', 2},  //
                                 {'L', 0}, {'L', 1}, {'S', 2}, {'Q', 2}, {'R', 2},  //
                                 {'V', 1}, {'W', 3}, {'D', 0}, {'O', 1}, {'I', 3}};
struct ArtFollower {
    int tile;  // of kArtTiles
    shires::FeatureKind on;
    Paint paint;
};
constexpr ArtFollower kArtFollowers[] = {
    {3, shires::FeatureKind::cloister, Paint::p1}, {7, shires::FeatureKind::city, Paint::p0}, {11, shires::FeatureKind::road, Paint::p3}};

shires::Laid laid(int index) {
    shires::Laid out;
    out.kind = shires::Kind(kArtTiles[index].kind - 'A');
    out.rotation = kArtTiles[index].rotation;
    out.at = {static_cast<std::int8_t>(index % kArtColumns), static_cast<std::int8_t>(-(index / kArtColumns))};
    return out;
}

}  // namespace

void draw_isles_art(const Frame& f, Rect r) {
    const draw::SeaColors& sea = draw::kLightSea;
    f.kit->push_clip(r);
    fill(f, r, sea.mid);
    const float radius = f.px(40);
    const Vec2 middle_at{r.x + r.w * 0.45F, r.y + r.h * 0.5F};
    const float across = radius * std::numbers::sqrt3_v<float>;
    const auto place = [&](int q, int row) {
        const auto x = static_cast<float>(q);
        const auto y = static_cast<float>(row);
        return Vec2{middle_at.x + across * (x + y / 2), middle_at.y + radius * 1.5F * y};
    };
    for (const ArtHex& h : kArt) hexagon(f, place(h.q, h.r), radius * 1.34F, sea.shallow);
    for (const ArtHex& h : kArt) hexagon(f, place(h.q, h.r), radius * 1.19F, sea.foam);
    for (const ArtHex& h : kArt) hexagon(f, place(h.q, h.r), radius * 1.14F, sea.sand);
    for (const ArtHex& h : kArt) {
        icon(f, h.terrain, place(h.q, h.r), radius * 2, {}, Paint::none, true);
        icon(f, Image::hex_seam, place(h.q, h.r), radius * 2 * 206 / 200, {}, Paint::none, true);
    }
    const Vec2 low = place(0, 0) + Vec2{across / 2, radius / 2};
    const Vec2 high = place(0, 0) + Vec2{-across / 2, -radius / 2};
    const Vec2 far = place(1, 0) + Vec2{across / 2, radius / 2};
    icon(f, Image::city, low + Vec2{0, -radius * 0.08F}, f.px(40), {}, Paint::p0, true);
    icon(f, Image::settlement, high + Vec2{0, -radius * 0.1F}, f.px(31), {}, Paint::p1, true);
    icon(f, Image::settlement, far + Vec2{0, -radius * 0.1F}, f.px(31), {}, Paint::p3, true);
    f.kit->pop_clip();
}

void draw_shires_art(const Frame& f, Rect r) {
    const float side = std::max(f.px(66), r.h / 3 + 1);
    const Vec2 middle = scene::centre_of(shires::Cell{2, -1});
    const auto place = [&](Vec2 board) { return r.centre() + (board - middle) * (side / draw::kTileSide); };
    f.kit->push_clip(r);
    for (int i = 0; i < static_cast<int>(std::size(kArtTiles)); ++i) {
        const shires::Laid tile = laid(i);
        icon(f, scene::image_of(tile.kind, static_cast<std::size_t>(i), tile.rotation), place(scene::centre_of(tile.at)), side, {},
             Paint::none, true);
    }
    for (const ArtFollower& one : kArtFollowers) {
        const shires::Laid tile = laid(one.tile);
        const auto& segments = shires::shape_of(tile).segments;
        const auto on = std::find_if(segments.begin(), segments.end(), [&](const shires::Segment& s) { return s.kind == one.on; });
        const Vec2 at = place(scene::spot_at(tile, static_cast<std::size_t>(on - segments.begin())));
        icon(f, scene::follower_image(one.on), at, side * 0.45F, {}, one.paint, true);
    }
    f.kit->pop_clip();
}

}  // namespace lw::ui
