#include "contract/suite.hpp"
#include "shires/game.hpp"
#include "support/shires_tables.hpp"

namespace lw::test {

namespace {

using namespace shires;

std::uint8_t byte(base::Rng& rng, std::uint32_t usual) { return static_cast<std::uint8_t>(rng.below(rng.below(6) == 0 ? 256 : usual)); }
std::int16_t coordinate(base::Rng& rng) {
    if (rng.below(8) == 0) return static_cast<std::int16_t>(rng.below(0x10000));
    return static_cast<std::int16_t>(static_cast<int>(rng.below(17)) - 8);
}

struct ShiresCase {
    using G = shires::Game;
    static constexpr bool kHasSecrets = false;

    static std::vector<Config> configs() { return shires_tables(); }
    static void propose(const Setup&, const State&, Seat, base::Rng&, std::vector<Action>&) {}

    static Action garbage(const Setup&, base::Rng& rng) {
        switch (rng.below(5)) {
            case 0: return PlaceTile{{coordinate(rng), coordinate(rng)}, byte(rng, 4)};
            case 1: return PlaceFollower{{static_cast<FeatureKind>(rng.below(kFeatureKinds)), byte(rng, 8)}};
            case 2: return NoFollower{};
            case 3: return FirstPlayer{Seat(static_cast<int>(byte(rng, 6)))};
            default: {
                Kind kind;
                kind.value = byte(rng, kKinds + 1);
                return DrawnTile{kind};
            }
        }
    }

    static std::string text(const Setup& setup, const Event& event) { return to_text(setup, event); }
    static bool hidden_refusal(Reason) { return false; }
};

}  // namespace

INSTANTIATE_TYPED_TEST_SUITE_P(Shires, Contract, ShiresCase);

}  // namespace lw::test
