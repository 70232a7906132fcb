#include <algorithm>
#include <cstddef>

#include "gfx/detail/gl.hpp"
#include "gfx/device.hpp"

namespace lw::gfx {

std::vector<std::uint8_t> read_pixels(int width, int height) {
    if (width <= 0 || height <= 0) return {};
    const std::size_t row = static_cast<std::size_t>(width) * 4;
    std::vector<std::uint8_t> pixels(row * static_cast<std::size_t>(height));
    glPixelStorei(GL_PACK_ALIGNMENT, 4);
    glReadPixels(0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE, pixels.data());
    for (std::size_t top = 0, low = static_cast<std::size_t>(height) - 1; top < low; ++top, --low) {
        std::swap_ranges(pixels.begin() + static_cast<std::ptrdiff_t>(top * row),
                         pixels.begin() + static_cast<std::ptrdiff_t>((top + 1) * row),
                         pixels.begin() + static_cast<std::ptrdiff_t>(low * row));
    }
    return pixels;
}

std::vector<std::uint8_t> render_pixels(Device& device, const draw::Picture& picture, const draw::Camera& camera, Viewport viewport) {
    if (viewport.width <= 0 || viewport.height <= 0) return {};
    GLint before = 0;
    glGetIntegerv(GL_FRAMEBUFFER_BINDING, &before);
    GLuint texture = 0;
    GLuint target = 0;
    glGenTextures(1, &texture);
    glBindTexture(GL_TEXTURE_2D, texture);
    glTexStorage2D(GL_TEXTURE_2D, 1, GL_RGBA8, viewport.width, viewport.height);
    glGenFramebuffers(1, &target);
    glBindFramebuffer(GL_FRAMEBUFFER, target);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0);
    std::vector<std::uint8_t> pixels;
    if (glCheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE) {
        device.draw(picture, camera, viewport);
        pixels = read_pixels(viewport.width, viewport.height);
    }
    glBindFramebuffer(GL_FRAMEBUFFER, static_cast<GLuint>(before));
    glDeleteFramebuffers(1, &target);
    glDeleteTextures(1, &texture);
    return pixels;
}

}  // namespace lw::gfx
