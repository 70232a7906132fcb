#include "scene/shires_board.hpp"
#include "scene/shires_places.hpp"
#include "ui/kit.hpp"
#include "ui/paint.hpp"
#include "ui/shires/parts.hpp"

#include <algorithm>
#include <iterator>

namespace lw::ui::shires {

namespace {

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

void draw_title_art(const Frame& f, Rect r) {
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

}  // namespace lw::ui::shires
