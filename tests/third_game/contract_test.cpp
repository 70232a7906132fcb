// Trio keeps what every game must keep.
#include "contract/suite.hpp"
#include "third_game/trio.hpp"

namespace lw::test {

namespace {

using namespace trio;

struct TrioCase {
    using G = trio::Game;
    static constexpr bool kHasSecrets = true;

    static std::vector<Config> configs() {
        std::vector<Config> out;
        for (int i = 0; i < 40; ++i) {
            const auto seats = static_cast<std::uint8_t>(2 + i % 2);
            out.push_back({seats, {static_cast<std::uint8_t>(i % 5)}});
        }
        return out;
    }
    static void propose(const Setup&, const State&, Seat, base::Rng&, std::vector<Action>&) {}
    static Action garbage(const Setup&, base::Rng& rng) {
        const auto number = static_cast<std::uint8_t>(rng.below(rng.below(4) == 0 ? 256 : 10));
        const std::uint32_t kind = rng.below(3);
        if (kind == 0) return Mark{number};
        if (kind == 1) return Dealt{number};
        return Rolled{number};
    }
    static std::string text(const Setup&, const Event& event) { return to_text(event); }
    static bool hidden_refusal(Reason) { return false; }
    static bool tells(const Setup&, const State&, const Action&) { return false; }
    /// Others' secret cells are dealt anew.
    static State stir(const Setup& setup, const State& state, Seat viewer, base::Rng& rng) {
        return trio::Game::determinize(setup, trio::Game::view(setup, state, viewer), rng);
    }
};

}  // namespace

INSTANTIATE_TYPED_TEST_SUITE_P(Trio, Contract, TrioCase);

}  // namespace lw::test
