#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "draw/images.hpp"
#include "gfx/detail/gl.hpp"
#include "gfx/detail/shelves.hpp"
#include "gfx/raster.hpp"

namespace lw::gfx {

// Pictures on a few textures, rasterised when they are first asked for. Entries never move until clear().
class Atlas {
public:
    struct Options {
        Alpha alpha = Alpha::premultiplied;
        bool mipmaps = true;
        int page_size = 1024;
    };
    struct Entry {
        int page = -1;  // -1: no such picture
        int x = 0;      // of the bitmap on the page, pixels
        int y = 0;
        int width = 0;
        int height = 0;
        float scale = 0;  // pixels per view-box unit
    };

    explicit Atlas(Options options) : options_(options) {}

    // Finds or makes the entry of a picture at `scale` pixels per view-box unit. GL context current.
    Entry get(draw::Image image, draw::Paint paint, float scale);
    // A place for a bitmap made elsewhere; its page is -1 when there is none. The caller keeps the entry.
    Entry place(const Bitmap& bitmap);
    // As get(), but null when it has not been made yet.
    const Entry* find(draw::Image image, draw::Paint paint, float scale) const;
    // The entry of that picture whose scale is nearest; null when there is none.
    const Entry* nearest(draw::Image image, draw::Paint paint, float scale) const;
    // Brings mipmaps up to date after new entries. Call before drawing.
    void finish();

    void set_page_size(int size) { options_.page_size = size; }
    int page_size(int page) const { return pages_[static_cast<std::size_t>(page)].shelves.size(); }
    GLuint texture(int page) const { return pages_[static_cast<std::size_t>(page)].texture; }
    int pages() const { return static_cast<int>(pages_.size()); }
    int entries() const { return static_cast<int>(entries_.size()); }

    void clear();   // deletes the textures; context current
    void forget();  // the textures died with their context

    static constexpr int kPad = 3;    // clear pixels round each picture
    static constexpr int kAlign = 4;  // so that the second mipmap never mixes two pictures

private:
    struct Page {
        GLuint texture;
        Shelves shelves;
        bool stale_mipmaps;
    };

    Page& add_page(int at_least);

    Options options_;
    std::vector<Page> pages_;
    std::unordered_map<std::uint64_t, Entry> entries_;
};

}  // namespace lw::gfx
