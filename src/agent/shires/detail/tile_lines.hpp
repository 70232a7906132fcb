// The tiles of a bag in orders in which they may be drawn.
#pragma once

#include "base/rng.hpp"
#include "shires/setup.hpp"

#include <cstdint>
#include <vector>

namespace lw::agent {

/// All tiles of a bag, one after another.
using TileLine = std::vector<shires::Kind>;

/// `count` lines. What comes first is spread over them as evenly as the bag allows, the rest is shuffled.
class TileLines {
public:
    /// The bag is not empty, nor is `count` 0; the generator must outlive this.
    TileLines(const shires::KindCounts& bag, std::uint32_t count, base::Rng& rng);

    [[nodiscard]] TileLine next();

private:
    TileLine sorted_;
    std::uint64_t count_;
    base::Rng& rng_;
    std::uint64_t at_;  ///< in the sorted bag, in steps of 1 / count
};

}  // namespace lw::agent
