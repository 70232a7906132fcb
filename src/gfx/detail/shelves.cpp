#include "gfx/detail/shelves.hpp"

namespace lw::gfx {

std::optional<Shelves::Spot> Shelves::place(int width, int height) {
    Row* best = nullptr;
    for (Row& row : rows_) {
        if (row.used + width > size_ || height > row.height) continue;
        // A row may be up to half again as high as the box: more would waste the page.
        if (row.height > height * 3 / 2 + 4) continue;
        if (!best || row.height < best->height) best = &row;
    }
    if (!best) {
        if (width > size_ || bottom_ + height > size_) return std::nullopt;
        rows_.push_back({bottom_, height, 0});
        bottom_ += height;
        best = &rows_.back();
    }
    const Spot spot{best->used, best->y};
    best->used += width;
    return spot;
}

}  // namespace lw::gfx
