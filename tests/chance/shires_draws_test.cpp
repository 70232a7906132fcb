// Who begins, and which tile is drawn (rules of Shires, 3.1, 3.2).
#include "chance/chi_squared.hpp"

#include "registry/games.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

namespace lw::test {
namespace {

using namespace shires;

/// What a session makes of the position that waits for chance.
State drawn_from(const Config& config, const State& state, base::Rng& rng) {
    auto session = registry::ShiresSession::start_from(config, state, rng);
    rng = session.rng();
    return session.state();
}

TEST(ShiresDraws, EveryTileThatIsLeftIsAsLikely) {
    const Config config;
    const shires::Setup setup = make_setup(config);
    const State state = initial(setup);
    base::Rng rng{11};
    Sample kinds{std::vector<std::int64_t>(kKinds), {setup.drawn.begin(), setup.drawn.end()}};
    for (int i = 0; i < samples(8'000); ++i) ++kinds.counts[drawn_from(config, state, rng).in_hand.index()];
    expect_fits(kinds);
}

TEST(ShiresDraws, AKindThatIsGoneDoesNotCome) {
    const Config config;
    const shires::Setup setup = make_setup(config);
    State state = initial(setup);
    for (const char gone : {'V', 'U'}) {
        std::uint8_t& left = state.pile[Kind(gone - 'A').index()];
        state.pile_size = static_cast<std::uint8_t>(state.pile_size - left);
        left = 0;
    }
    base::Rng rng{12};
    Sample kinds{std::vector<std::int64_t>(kKinds), {state.pile.begin(), state.pile.end()}};
    for (int i = 0; i < samples(8'000); ++i) ++kinds.counts[drawn_from(config, state, rng).in_hand.index()];
    expect_fits(kinds);
}

TEST(ShiresDraws, TheLotIsFair) {
    Config config;
    config.seats = 5;
    config.first_player = game::Seat{};
    const State state = initial(make_setup(config));
    base::Rng rng{13};
    Sample first{std::vector<std::int64_t>(5), std::vector<double>(5, 1.0)};
    for (int i = 0; i < samples(4'000); ++i) ++first.counts[drawn_from(config, state, rng).turn.index()];
    expect_fits(first);
}

}  // namespace
}  // namespace lw::test
