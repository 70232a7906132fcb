#include "gfx/detail/atlas.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

namespace lw::gfx {

namespace {

constexpr int kMipmaps = 2;
constexpr float kScaleSteps = 256;  // scales closer than this count as equal

// Only pieces differ by paint; one that needs a paint and has none shows the first player's.
draw::Paint used_paint(draw::Image image, draw::Paint paint) {
    const bool painted = draw::info(image).coloring == draw::Coloring::player;
    return !painted ? draw::Paint::none : std::max(paint, draw::Paint::p0);
}

constexpr int kPictureBits = 24;  // of a key; above them is the scale

std::uint64_t picture_of(draw::Image image, draw::Paint paint) {
    return (static_cast<std::uint64_t>(used_paint(image, paint)) << 16) | static_cast<std::uint64_t>(image);
}
std::uint64_t picture_of(std::uint64_t key) { return key & ((std::uint64_t{1} << kPictureBits) - 1); }

std::uint64_t key_of(draw::Image image, draw::Paint paint, float scale) {
    const auto step = static_cast<std::uint64_t>(std::lround(scale * kScaleSteps));
    return (step << kPictureBits) | picture_of(image, paint);
}

}  // namespace

Atlas::Entry Atlas::get(draw::Image image, draw::Paint paint, float scale) {
    if (const Entry* found = find(image, paint, scale)) return *found;
    Entry entry = place(rasterise(image, used_paint(image, paint), scale, kPad, kAlign, options_.alpha));
    entry.scale = scale;
    entries_.emplace(key_of(image, paint, scale), entry);
    return entry;
}

const Atlas::Entry* Atlas::find(draw::Image image, draw::Paint paint, float scale) const {
    const auto found = entries_.find(key_of(image, paint, scale));
    return found == entries_.end() ? nullptr : &found->second;
}

const Atlas::Entry* Atlas::nearest(draw::Image image, draw::Paint paint, float scale) const {
    const std::uint64_t wanted = picture_of(image, paint);
    const Entry* best = nullptr;
    for (const auto& [key, entry] : entries_) {
        if (picture_of(key) != wanted || entry.page < 0) continue;
        if (best == nullptr || std::abs(entry.scale - scale) < std::abs(best->scale - scale)) best = &entry;
    }
    return best;
}

Atlas::Entry Atlas::place(const Bitmap& bitmap) {
    if (bitmap.empty()) return {};
    std::optional<Shelves::Spot> spot;
    std::size_t page = 0;
    for (; page < pages_.size() && !spot; ++page) spot = pages_[page].shelves.place(bitmap.width, bitmap.height);
    if (!spot) {
        spot = add_page(std::max(bitmap.width, bitmap.height)).shelves.place(bitmap.width, bitmap.height);
        page = pages_.size();
        if (!spot) return {};
    }
    Page& home = pages_[--page];
    glBindTexture(GL_TEXTURE_2D, home.texture);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    glTexSubImage2D(GL_TEXTURE_2D, 0, spot->x, spot->y, bitmap.width, bitmap.height, GL_RGBA, GL_UNSIGNED_BYTE, bitmap.rgba.data());
    home.stale_mipmaps = options_.mipmaps;
    return {static_cast<int>(page), spot->x, spot->y, bitmap.width, bitmap.height};
}

Atlas::Page& Atlas::add_page(int at_least) {
    int size = options_.page_size;
    while (size < at_least) size *= 2;
    GLuint texture = 0;
    glGenTextures(1, &texture);
    glBindTexture(GL_TEXTURE_2D, texture);
    glTexStorage2D(GL_TEXTURE_2D, options_.mipmaps ? kMipmaps + 1 : 1, GL_RGBA8, size, size);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, options_.mipmaps ? GL_LINEAR_MIPMAP_NEAREST : GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    pages_.push_back({texture, Shelves(size), false});
    return pages_.back();
}

void Atlas::finish() {
    for (Page& page : pages_) {
        if (!page.stale_mipmaps) continue;
        glBindTexture(GL_TEXTURE_2D, page.texture);
        glGenerateMipmap(GL_TEXTURE_2D);
        page.stale_mipmaps = false;
    }
}

void Atlas::clear() {
    for (const Page& page : pages_) glDeleteTextures(1, &page.texture);
    forget();
}

void Atlas::forget() {
    pages_.clear();
    entries_.clear();
}

}  // namespace lw::gfx
