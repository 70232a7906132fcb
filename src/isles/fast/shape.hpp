// How large a board is, at compile time: small boards get small positions.
#pragma once

#include <cstddef>

namespace lw::isles::fast {

struct StandardShape {
    static constexpr std::size_t kHexes = 19;
    static constexpr std::size_t kVertices = 54;
    static constexpr std::size_t kEdges = 72;
    static constexpr std::size_t kSeats = 4;
};

struct ExtensionShape {
    static constexpr std::size_t kHexes = 30;
    static constexpr std::size_t kVertices = 80;
    static constexpr std::size_t kEdges = 109;
    static constexpr std::size_t kSeats = 6;
};

/// Whatever layout.hpp allows.
struct LargeShape {
    static constexpr std::size_t kHexes = 91;
    static constexpr std::size_t kVertices = 216;
    static constexpr std::size_t kEdges = 306;
    static constexpr std::size_t kSeats = 8;
};

}  // namespace lw::isles::fast
