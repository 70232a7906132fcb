// The games whose messages are tried.
#pragma once

#include "isles/game.hpp"
#include "shires/game.hpp"
#include "support/isles_tables.hpp"
#include "support/shires_tables.hpp"
#include "support/table.hpp"

#include <vector>

namespace lw::test {

struct IslesWire {
    using G = isles::Game;
    static std::vector<isles::Config> configs() { return isles_tables(); }
    static void propose(const isles::Setup& setup, const isles::State& state, Seat seat, base::Rng& rng, std::vector<isles::Action>& out) {
        propose_unlisted(setup, state, seat, rng, out);
    }
};

struct ShiresWire {
    using G = shires::Game;
    static std::vector<shires::Config> configs() { return shires_tables(); }
    static void propose(const shires::Setup&, const shires::State&, Seat, base::Rng&, std::vector<shires::Action>&) {}
};

/// Calls `at(table, last move, its events)` after each move of a random game at each of the game's tables.
template <class Case, class At>
void play_all(std::uint64_t seed, At at) {
    for (const auto& config : Case::configs()) {
        Table<Case> table(config, ++seed);
        while (!table.over() && !::testing::Test::HasFailure()) {
            const auto move = table.choose();
            std::vector<typename Case::G::Event> events;
            table.play(move, events);
            at(table, move, events);
        }
        if (::testing::Test::HasFailure()) FAIL() << "seed " << seed << ", " << table.where();
    }
}

}  // namespace lw::test
