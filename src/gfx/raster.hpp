#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "draw/images.hpp"

// From the names of pictures to pixels, on the CPU. No GL here.
namespace lw::gfx {

// Rows of RGBA bytes from the top. Empty when the picture could not be made.
struct Bitmap {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> rgba;

    bool empty() const { return rgba.empty(); }
};

enum class Alpha : std::uint8_t { straight, premultiplied };

// The SVG text of a picture with its colours filled in: a player's for Paint::p0 and so on, white for
// one-colour pictures. Empty when there is no such asset.
std::string painted_svg(draw::Image image, draw::Paint paint);

// What rasterising it at that scale costs, in pixels of a plain picture.
float raster_cost(draw::Image image, float scale);

// Draws the picture at `scale` pixels per unit of its view box with `pad` clear pixels on each side.
// Both sides of the bitmap are multiples of `align`; the surplus is at the right and at the bottom.
Bitmap rasterise(draw::Image image, draw::Paint paint, float scale, int pad, int align, Alpha alpha);

}  // namespace lw::gfx
