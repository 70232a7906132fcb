#include "agent/shires/detail/tile_lines.hpp"

#include <utility>

namespace lw::agent {

using namespace shires;

TileLines::TileLines(const KindCounts& bag, std::uint32_t count, base::Rng& rng) : count_(count), rng_(rng) {
    for (int k = 0; k < kKinds; ++k) sorted_.insert(sorted_.end(), bag[static_cast<std::size_t>(k)], Kind{k});
    at_ = rng_.below(static_cast<std::uint32_t>(sorted_.size()));
}

TileLine TileLines::next() {
    TileLine line = sorted_;
    std::swap(line[0], line[static_cast<std::size_t>(at_ / count_ % line.size())]);
    at_ += line.size();
    for (std::size_t i = 1; i + 1 < line.size(); ++i) {
        std::swap(line[i], line[i + rng_.below(static_cast<std::uint32_t>(line.size() - i))]);
    }
    return line;
}

}  // namespace lw::agent
