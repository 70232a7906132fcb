// How large a position is, at compile time. The rules are written once, for any form; play uses the one that holds every
// board, a search the smallest that holds its own (search.hpp).
#pragma once

#include "game/seat.hpp"
#include "isles/layout.hpp"

#include <cstddef>

namespace lw::isles {

/// Whatever layout.hpp allows, with open offers: the position that is played, saved and shown.
struct PlayForm {
    static constexpr std::size_t kHexes = kMaxHexes;
    static constexpr std::size_t kVertices = kMaxVertices;
    static constexpr std::size_t kEdges = kMaxEdges;
    static constexpr std::size_t kSeats = game::kMaxSeats;
    static constexpr bool kOffers = true;
};

/// The island of 30 hexes, up to six seats; no open offers: a search weighs a trade before and after it.
struct ExtensionForm {
    static constexpr std::size_t kHexes = 30;
    static constexpr std::size_t kVertices = 80;
    static constexpr std::size_t kEdges = 109;
    static constexpr std::size_t kSeats = 6;
    static constexpr bool kOffers = false;
};

/// The standard island, up to four seats; no open offers.
struct StandardForm {
    static constexpr std::size_t kHexes = 19;
    static constexpr std::size_t kVertices = 54;
    static constexpr std::size_t kEdges = 72;
    static constexpr std::size_t kSeats = 4;
    static constexpr bool kOffers = false;
};

}  // namespace lw::isles
