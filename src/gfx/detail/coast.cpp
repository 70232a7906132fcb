#include "gfx/detail/coast.hpp"

#include <algorithm>
#include <cmath>

#include "draw/hex.hpp"

namespace lw::gfx {

namespace {

using draw::Rect;
using draw::Vec2;

bool neighbours(Vec2 a, Vec2 b) {
    const float d = draw::length(a - b);
    return d > 1 && d < draw::kHexWidth * 1.1F;
}

// Hexes with all six neighbours are never the nearest to a point of the sea.
std::vector<Vec2> coastal(std::span<const Vec2> land) {
    std::vector<Vec2> found;
    for (const Vec2 hex : land) {
        const auto around = std::count_if(land.begin(), land.end(), [&](Vec2 o) { return neighbours(hex, o); });
        if (around < 6) found.push_back(hex);
    }
    return found;
}

bool on_land(std::span<const Vec2> land, Vec2 p) {
    return std::any_of(land.begin(), land.end(), [&](Vec2 hex) { return draw::inside_hex(p - hex); });
}

}  // namespace

float distance_to_hex(Vec2 p) {
    constexpr float half = draw::kHexWidth / 2;
    constexpr float k = draw::kHexWidth / 200;
    const float x = std::abs(p.x);
    const float y = std::abs(p.y);
    const float slanted = x * 0.5F + y * k;
    const float out = std::max(slanted, x) - half;
    if (out <= 0) return 0;
    const float along = slanted > x ? std::abs(x * k - y * 0.5F) : y;
    const float past_corner = std::max(along - draw::kHexRadius / 2, 0.0F);
    return std::sqrt(out * out + past_corner * past_corner);
}

CoastField coast_field(std::span<const Vec2> land) {
    if (land.empty()) return {};
    CoastField field;
    Rect bounds{land[0].x, land[0].y, 0, 0};
    for (const Vec2 hex : land) bounds = united(bounds, Rect{hex.x, hex.y, 0, 0});
    bounds = bounds.grown(draw::kHexRadius + kCoastMargin);
    field.width = static_cast<int>(std::ceil(bounds.w / kCoastCell));
    field.height = static_cast<int>(std::ceil(bounds.h / kCoastCell));
    field.area = {bounds.x, bounds.y, static_cast<float>(field.width) * kCoastCell, static_cast<float>(field.height) * kCoastCell};
    field.distance.clear();
    field.distance.reserve(static_cast<std::size_t>(field.width) * static_cast<std::size_t>(field.height));

    const std::vector<Vec2> rim = coastal(land);
    for (int j = 0; j < field.height; ++j) {
        for (int i = 0; i < field.width; ++i) {
            const Vec2 p{field.area.x + (static_cast<float>(i) + 0.5F) * kCoastCell,
                         field.area.y + (static_cast<float>(j) + 0.5F) * kCoastCell};
            float nearest = 900;
            for (const Vec2 hex : rim) nearest = std::min(nearest, distance_to_hex(p - hex));
            // Inner hexes are not in the rim; a point on one may seem far from the coast.
            if (nearest > 0 && on_land(land, p)) nearest = 0;
            field.distance.push_back(nearest / draw::kHexRadius);
        }
    }
    return field;
}

}  // namespace lw::gfx
