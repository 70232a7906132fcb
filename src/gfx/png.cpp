// The one place with stb's writer, which is header-only.
#include "gfx/image.hpp"

#if defined(__clang__) || defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wunused-function"
#endif

#define STB_IMAGE_WRITE_STATIC
#define STBI_WRITE_NO_STDIO
#define STB_IMAGE_WRITE_IMPLEMENTATION
#include <stb/stb_image_write.h>

namespace lw::gfx {

std::vector<std::uint8_t> to_png(const Image& image) {
    std::vector<std::uint8_t> file;
    if (image.rgba.empty()) return file;
    const auto append = [](void* context, void* bytes, int size) {
        auto* out = static_cast<std::vector<std::uint8_t>*>(context);
        const auto* from = static_cast<const std::uint8_t*>(bytes);
        out->insert(out->end(), from, from + size);
    };
    if (stbi_write_png_to_func(append, &file, image.width, image.height, 4, image.rgba.data(), image.width * 4) == 0) return {};
    return file;
}

}  // namespace lw::gfx
