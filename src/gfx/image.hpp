#pragma once

#include <cstdint>
#include <vector>

#include "draw/picture.hpp"
#include "draw/types.hpp"
#include "gfx/device.hpp"

// A picture of the board to keep: any size, off the screen, as a PNG file.
namespace lw::gfx {

inline constexpr int kLeastImage = 64;  // pixels, width
inline constexpr int kLargestImage = 4800;

// Rows of RGBA bytes from the top, all opaque.
struct Image {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> rgba;
};

// `shown` (board units) at `width` pixels, kLeastImage..kLargestImage, and the height that goes with it. Made of tiles, so
// that no graphics system is too small for it. Empty when the device is not ready or has no memory for it. GL context current.
Image board_image(Device& device, const draw::Picture& picture, draw::Rect shown, int width);

// A PNG file; empty for an empty image. The page has the browser do it instead.
std::vector<std::uint8_t> to_png(const Image& image);

}  // namespace lw::gfx
