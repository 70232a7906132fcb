#include "support/ring_table.hpp"

#include "isles/generate.hpp"

#include <algorithm>
#include <array>

namespace lw::test {

using namespace isles;

Config ring_table(int seats, int rings) {
    static constexpr std::array<std::uint8_t, 10> kTokens{6, 3, 8, 11, 4, 9, 5, 10, 2, 12};
    Config config;
    config.seats = static_cast<std::uint8_t>(seats);
    auto hexes = ring_hexes(rings);
    std::sort(hexes.begin(), hexes.end(), [](Hex a, Hex b) { return a.r != b.r ? a.r < b.r : a.q < b.q; });
    std::size_t n = 0;
    for (const Hex hex : hexes) {
        const bool desert = hex == Hex{0, 0};
        const auto terrain = desert ? Terrain::desert : static_cast<Terrain>(n % 5);
        config.layout.tiles.push_back({hex, terrain, desert ? std::uint8_t{0} : kTokens[n % kTokens.size()]});
        if (!desert) ++n;
    }
    config.layout.robber = Hex{0, 0};
    return config;
}

}  // namespace lw::test
