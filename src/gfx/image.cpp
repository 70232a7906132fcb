#include "gfx/image.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace lw::gfx {

namespace {

constexpr int kTile = 2048;  // pixels; the least that OpenGL ES 3 guarantees

std::vector<std::uint8_t> tile_pixels(Device& device, const draw::Picture& picture, const draw::Camera& camera) {
    const Viewport viewport{static_cast<int>(camera.window.x), static_cast<int>(camera.window.y), 1};
    std::vector<std::uint8_t> pixels = render_pixels(device, picture, camera, viewport);
    // The first ones at this size may have been drawn with pictures made for another.
    while (device.board_wants_frame()) pixels = render_pixels(device, picture, camera, viewport);
    return pixels;
}

void copy_tile(const std::vector<std::uint8_t>& pixels, int left, int top, int wide, int high, Image& image) {
    const auto row = static_cast<std::size_t>(wide) * 4;
    for (int y = 0; y < high; ++y) {
        const auto to = (static_cast<std::size_t>(top + y) * static_cast<std::size_t>(image.width) + static_cast<std::size_t>(left)) * 4;
        const auto from = static_cast<std::ptrdiff_t>(static_cast<std::size_t>(y) * row);
        std::copy_n(pixels.begin() + from, row, image.rgba.begin() + static_cast<std::ptrdiff_t>(to));
    }
}

}  // namespace

Image board_image(Device& device, const draw::Picture& picture, draw::Rect shown, int width) {
    if (!device.ready() || shown.w <= 0 || shown.h <= 0) return {};
    Image image;
    image.width = std::clamp(width, kLeastImage, kLargestImage);
    const float zoom = static_cast<float>(image.width) / shown.w;
    image.height = std::clamp(static_cast<int>(std::lround(shown.h * zoom)), 1, kLargestImage);
    image.rgba.resize(static_cast<std::size_t>(image.width) * static_cast<std::size_t>(image.height) * 4);
    for (int top = 0; top < image.height; top += kTile) {
        for (int left = 0; left < image.width; left += kTile) {
            const int wide = std::min(kTile, image.width - left);
            const int high = std::min(kTile, image.height - top);
            draw::Camera camera;
            camera.window = {static_cast<float>(wide), static_cast<float>(high)};
            camera.zoom = zoom;
            const draw::Vec2 middle{static_cast<float>(left) + camera.window.x / 2, static_cast<float>(top) + camera.window.y / 2};
            camera.centre = draw::Vec2{shown.x, shown.y} + middle / zoom;
            const std::vector<std::uint8_t> pixels = tile_pixels(device, picture, camera);
            if (pixels.empty()) return {};
            copy_tile(pixels, left, top, wide, high, image);
        }
    }
    for (std::size_t i = 3; i < image.rgba.size(); i += 4) image.rgba[i] = 255;
    return image;
}

}  // namespace lw::gfx
