#include "gfx/raster.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <memory>
#include <string_view>

#include <nanosvg.h>
#include <nanosvgrast.h>

#include "base/assets.hpp"
#include "gfx/detail/tile_turn.hpp"

namespace lw::gfx {

namespace {

using draw::Color;

struct DeleteImage {
    void operator()(NSVGimage* image) const { nsvgDelete(image); }
};
struct DeleteRasterizer {
    void operator()(NSVGrasterizer* rasterizer) const { nsvgDeleteRasterizer(rasterizer); }
};

constexpr std::string_view kFill = "#FF00FF";
constexpr std::string_view kShade = "#AA00AA";
constexpr std::string_view kLight = "#FF99FF";
constexpr std::string_view kInk = "#2B2A28";
constexpr float kIconBox = 24;

std::array<char, 8> hex_text(Color c) {
    std::array<char, 8> text{};
    std::snprintf(text.data(), text.size(), "#%02X%02X%02X", static_cast<unsigned>(c.r), static_cast<unsigned>(c.g),
                  static_cast<unsigned>(c.b));
    return text;
}

// Both texts have the same length, so the change is made in place.
void recolour(std::string& svg, std::string_view from, Color to) {
    const std::array<char, 8> text = hex_text(to);
    for (std::size_t at = svg.find(from); at != std::string::npos; at = svg.find(from, at)) {
        std::copy_n(text.data(), from.size(), svg.begin() + static_cast<std::ptrdiff_t>(at));
        at += from.size();
    }
}

std::string_view asset_text(draw::Image image) {
    std::string path = "assets/";
    path += draw::info(image).asset;
    return assets::find(path);
}

// What stands between the opening and the closing svg tag.
std::string_view inner(std::string_view svg) {
    const std::size_t open = svg.find('>', std::min(svg.find("<svg"), svg.size()));
    const std::size_t close = svg.rfind("</svg>");
    if (open == std::string_view::npos || close == std::string_view::npos || close < open) return {};
    return svg.substr(open + 1, close - open - 1);
}

// Puts the player's shape on a building, in the colour of the player's text.
void add_badge(std::string& svg, const draw::ImageInfo& about, const draw::PlayerColors& colors) {
    std::string shape(asset_text(draw::shape_image(colors.shape)));
    recolour(shape, kInk, colors.text);
    const float size = about.badge_size / about.unit;
    const float x = about.anchor.x + about.badge_at.x / about.unit - size / 2;
    const float y = about.anchor.y + about.badge_at.y / about.unit - size / 2;
    std::array<char, 96> group{};
    std::snprintf(group.data(), group.size(), "<g transform=\"translate(%.3f %.3f) scale(%.4f)\">", static_cast<double>(x),
                  static_cast<double>(y), static_cast<double>(size / kIconBox));
    const std::size_t close = svg.rfind("</svg>");
    if (close == std::string::npos) return;
    svg.insert(close, std::string(group.data()) + std::string(inner(shape)) + "</g>");
}

void premultiply(std::vector<std::uint8_t>& rgba) {
    for (std::size_t i = 0; i + 3 < rgba.size(); i += 4) {
        const unsigned a = rgba[i + 3];
        for (std::size_t c = i; c < i + 3; ++c) {
            rgba[c] = static_cast<std::uint8_t>((rgba[c] * a + 127U) / 255U);
        }
    }
}

// One-colour pictures are white everywhere, so that filtering cannot darken their edges.
void whiten(std::vector<std::uint8_t>& rgba) {
    for (std::size_t i = 0; i + 3 < rgba.size(); i += 4) rgba[i] = rgba[i + 1] = rgba[i + 2] = 255;
}

// Repeats the outermost pixels of the box once all round and clears the rest, so that neighbours that are
// drawn at fractions of a pixel show no gap, and nothing of a tile lies on the next one.
void seal_border(Bitmap& bitmap, int left, int width, int height) {
    const auto pixel = [&](int x, int y) { return bitmap.rgba.begin() + (static_cast<std::ptrdiff_t>(y) * bitmap.width + x) * 4; };
    const int right = left + width - 1;
    const int bottom = left + height - 1;
    for (int y = 0; y < bitmap.height; ++y) {
        for (int x = 0; x < bitmap.width; ++x) {
            const int from_x = std::clamp(x, left, right);
            const int from_y = std::clamp(y, left, bottom);
            if (from_x == x && from_y == y) continue;
            const bool next = std::abs(from_x - x) <= 1 && std::abs(from_y - y) <= 1;
            if (next)
                std::copy_n(pixel(from_x, from_y), 4, pixel(x, y));
            else
                std::fill_n(pixel(x, y), 4, std::uint8_t{0});
        }
    }
}

int rounded_up(int value, int to) { return (value + to - 1) / to * to; }

}  // namespace

std::string painted_svg(draw::Image image, draw::Paint paint) {
    const draw::ImageInfo& about = draw::info(image);
    std::string svg(asset_text(image));
    if (svg.empty()) return svg;
    if (about.coloring == draw::Coloring::mono) {
        recolour(svg, kInk, draw::kWhite);
    } else if (about.coloring == draw::Coloring::player) {
        const draw::PlayerColors& colors = draw::player_colors(paint);
        recolour(svg, kFill, colors.fill);
        recolour(svg, kShade, colors.shade);
        recolour(svg, kLight, colors.light);
        if (about.badge_size > 0) add_badge(svg, about, colors);
    }
    return svg;
}

float raster_cost(draw::Image image, float scale) {
    constexpr float kPerByte = 8;  // of SVG text: paths to be parsed and filled
    const draw::Vec2 pixels = draw::info(image).box * scale;
    return pixels.x * pixels.y + kPerByte * static_cast<float>(asset_text(image).size());
}

Bitmap rasterise(draw::Image image, draw::Paint paint, float scale, int pad, int align, Alpha alpha) {
    const draw::ImageInfo& about = draw::info(image);
    std::string svg = painted_svg(image, paint);
    if (svg.empty() || !(scale > 0)) return {};
    const std::unique_ptr<NSVGimage, DeleteImage> parsed(nsvgParse(svg.data(), "px", 96));
    const std::unique_ptr<NSVGrasterizer, DeleteRasterizer> rasterizer(nsvgCreateRasterizer());
    if (!parsed || !rasterizer) return {};

    if (about.turns != 0) turn_tile(*parsed, about.turns);

    const int width = static_cast<int>(std::ceil(about.box.x * scale - 0.01F));
    const int height = static_cast<int>(std::ceil(about.box.y * scale - 0.01F));
    Bitmap bitmap;
    bitmap.width = rounded_up(width + 2 * pad, align);
    bitmap.height = rounded_up(height + 2 * pad, align);
    bitmap.rgba.resize(static_cast<std::size_t>(bitmap.width) * static_cast<std::size_t>(bitmap.height) * 4);
    const auto offset = static_cast<float>(pad);
    nsvgRasterize(rasterizer.get(), parsed.get(), offset, offset, scale, bitmap.rgba.data(), bitmap.width, bitmap.height, bitmap.width * 4);
    if (about.coloring == draw::Coloring::mono) whiten(bitmap.rgba);
    if (about.tile) seal_border(bitmap, pad, width, height);
    if (alpha == Alpha::premultiplied) premultiply(bitmap.rgba);
    return bitmap;
}

}  // namespace lw::gfx
