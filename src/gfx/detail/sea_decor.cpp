#include "gfx/detail/sea_decor.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>

namespace lw::gfx {

namespace {

using draw::Rect;
using draw::Vec2;

constexpr float kTurn = 2 * std::numbers::pi_v<float>;
constexpr int kRhumbLines = 16;
constexpr float kRhumbStart = 46;  // board units from the compass
constexpr float kRhumbBox = 8;     // length of the picture
constexpr float kRhumbWidth = 2;   // of the line in the picture
constexpr float kRhumbPixels = 1.2F;
constexpr float kWaveGrid = 162;  // board units: at most one wave in each cell
constexpr int kMaxCells = 4000;   // far zoomed out, the sea stays plain
constexpr float kOpenSea = 1.5F;  // hex radii from the coast
constexpr float kCompassRoom = 110;

std::uint32_t hash(int x, int y) {
    auto h = static_cast<std::uint32_t>(x) * 0x9E3779B1U ^ static_cast<std::uint32_t>(y) * 0x85EBCA77U;
    h = (h ^ (h >> 15)) * 0x2C1B3C6DU;
    h = (h ^ (h >> 12)) * 0x297A2D39U;
    return h ^ (h >> 15);
}

// A number of 0..1 from eight bits of a hash.
float part(std::uint32_t h, int byte) { return static_cast<float>((h >> (8 * byte)) & 0xFFU) / 255.0F; }

void add_rhumb_lines(std::vector<draw::Sprite>& sprites, const draw::Picture& picture, Rect visible, float pixels) {
    const Vec2 far{std::max(std::abs(visible.x - picture.compass.x), std::abs(visible.right() - picture.compass.x)),
                   std::max(std::abs(visible.y - picture.compass.y), std::abs(visible.bottom() - picture.compass.y))};
    const float reach = std::max(draw::length(far) - kRhumbStart, 1.0F);
    const draw::Color color = draw::sea(picture.sea).line;
    for (int i = 0; i < kRhumbLines; ++i) {
        const float angle = kTurn * static_cast<float>(i) / kRhumbLines;
        const Vec2 way{std::cos(angle), std::sin(angle)};
        sprites.push_back({.image = draw::Image::rhumb_line,
                           .at = picture.compass + way * kRhumbStart,
                           .angle = angle,
                           .stretch = {reach / kRhumbBox, kRhumbPixels / (kRhumbWidth * pixels)},
                           .tint = color});
    }
}

float distance_at(const CoastField& coast, Vec2 p) {
    const auto i = static_cast<int>(std::floor((p.x - coast.area.x) / kCoastCell));
    const auto j = static_cast<int>(std::floor((p.y - coast.area.y) / kCoastCell));
    if (i < 0 || j < 0 || i >= coast.width || j >= coast.height) return 9;
    return coast.distance[static_cast<std::size_t>(j) * static_cast<std::size_t>(coast.width) + static_cast<std::size_t>(i)];
}

void add_wave(std::vector<draw::Sprite>& sprites, const draw::Picture& picture, const CoastField& coast, int x, int y) {
    const std::uint32_t h = hash(x, y);
    if (part(h, 0) < 0.28F) return;
    Vec2 at{(static_cast<float>(x) + 0.24F + 0.52F * part(h, 1)) * kWaveGrid,
            (static_cast<float>(y) + 0.20F + 0.60F * part(h, 2)) * kWaveGrid};
    if (distance_at(coast, at) < kOpenSea || draw::length(at - picture.compass) < kCompassRoom) return;
    const float phase = part(h, 3) * kTurn;
    at.x += 5 * std::sin(picture.sea_time * 0.35F + phase);
    const float strength = 0.85F + 0.15F * std::sin(picture.sea_time * 0.6F + phase * 3);
    sprites.push_back({.image = draw::Image::wavelet, .at = at, .tint = draw::sea(picture.sea).wavelet.with_alpha(strength)});
}

}  // namespace

void add_sea_decor(std::vector<draw::Sprite>& sprites, const draw::Picture& picture, const CoastField& coast, Rect visible,
                   float unit_pixels) {
    const draw::SeaColors& colors = draw::sea(picture.sea);
    if (picture.rhumb_lines && colors.line.a > 0) add_rhumb_lines(sprites, picture, visible, unit_pixels);
    if (colors.wavelet.a == 0) return;
    const auto left = static_cast<int>(std::floor(visible.x / kWaveGrid));
    const auto right = static_cast<int>(std::floor(visible.right() / kWaveGrid));
    const auto top = static_cast<int>(std::floor(visible.y / kWaveGrid));
    const auto bottom = static_cast<int>(std::floor(visible.bottom() / kWaveGrid));
    if ((right - left + 1) * (bottom - top + 1) > kMaxCells) return;
    for (int y = top; y <= bottom; ++y) {
        for (int x = left; x <= right; ++x) add_wave(sprites, picture, coast, x, y);
    }
}

}  // namespace lw::gfx
