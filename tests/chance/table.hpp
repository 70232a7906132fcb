// A table whose positions the tests set as they need, while a session draws what chance decides.
#pragma once

#include "isles/generate.hpp"
#include "registry/games.hpp"

#include <gtest/gtest.h>

#include <cstdint>

namespace lw::test {

using namespace isles;

class ChanceTable {
public:
    ChanceTable(const Config& table_config, std::uint64_t seed)
        : config(table_config), setup(make_setup(table_config)), state(initial(setup)), rng_(seed) {
        state.table.phase = Phase::pre_roll;
        state.table.turn = Seat{0};
        state.table.first = Seat{0};
        state.table.turn_number = 1;
    }

    /// The move, and by a session of its own what chance answers; the generator goes on from session to session.
    void move(const Action& action) {
        auto session = registry::IslesSession::start_from(config, state, rng_);
        const auto outcome = session.submit(state.table.turn, action, session.state_no());
        EXPECT_TRUE(outcome.ok()) << name_of(outcome.reason);
        state = session.state();
        rng_ = session.rng();
    }

    /// Rolls as if nothing had happened in this turn yet.
    int roll() {
        state.table.phase = Phase::pre_roll;
        state.table.rolled = false;
        move(Roll{});
        return state.table.dice[0] + state.table.dice[1];
    }
    /// The last throw as one of 36: 0 for 1 and 1, 1 for 1 and 2, ...
    [[nodiscard]] std::size_t throw_index() const {
        return static_cast<std::size_t>((state.table.dice[0] - 1) * 6 + state.table.dice[1] - 1);
    }
    /// All hands back to the bank.
    void collect_hands() {
        for (Holding& holding : state.secrets.holdings) {
            state.secrets.bank += holding.hand;
            holding.hand = Resources{};
        }
    }

    Config config;
    Setup setup;
    State state;

private:
    base::Rng rng_;
};

inline Config beginner_table(int seats = 4) {
    Config config;
    config.seats = static_cast<std::uint8_t>(seats);
    config.layout = beginner_layout();
    config.settings.discard_limit = 0;
    return config;
}

}  // namespace lw::test
