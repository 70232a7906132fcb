#pragma once

#include <optional>
#include <vector>

namespace lw::gfx {

// Places boxes in rows on one square page. Nothing placed ever moves.
class Shelves {
public:
    explicit Shelves(int size) : size_(size) {}

    struct Spot {
        int x;
        int y;
    };
    // Where a box of that size goes, or nothing when the page has no room left for it.
    std::optional<Spot> place(int width, int height);
    int size() const { return size_; }

private:
    struct Row {
        int y;
        int height;
        int used;
    };
    int size_;
    int bottom_ = 0;
    std::vector<Row> rows_;
};

}  // namespace lw::gfx
