#include "ui/isles/parts.hpp"
#include "ui/kit.hpp"
#include "ui/paint.hpp"

#include <imgui.h>

#include <cmath>
#include <numbers>

namespace lw::ui::isles {

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

}  // namespace

void draw_title_art(const Frame& f, Rect r) {
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

}  // namespace lw::ui::isles
