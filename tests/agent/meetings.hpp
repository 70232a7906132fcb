// One player of Isles against three of another, a seat further on from game to game.
#pragma once

#include "match/fresh_match.hpp"

namespace lw::test {

/// Of `games`, how many `one` wins alone. The boards and dice are those of `seed` and the numbers after it.
inline int wins_against_three(const std::string& one, const std::string& others, int games, int seed) {
    int wins = 0;
    for (int n = 0; n < games; ++n) {
        std::vector<std::string> names(4, others);
        names[static_cast<std::size_t>(n % 4)] = one;
        IslesMatch match = fresh_match(static_cast<std::uint64_t>(seed + n), names);
        IslesDriver driver(match.players, static_cast<std::uint64_t>(n));
        driver.run(match.session, 60000);
        if (isles::Game::winners(match.session.state()) == game::SeatSet::of(game::Seat(n % 4))) ++wins;
    }
    return wins;
}

}  // namespace lw::test
