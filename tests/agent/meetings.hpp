// One player of Isles against three of another, a seat further on from game to game; and how somebody offered trades in a game.
#pragma once

#include "match/fresh_match.hpp"

#include <gtest/gtest.h>

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

/// These seats offer `most` times a turn at most, and nothing twice; how often in all.
inline int offers_of(const IslesMatch& match, game::SeatSet seats, std::size_t most) {
    std::vector<isles::OfferMade> turn;
    int offers = 0;
    for (const isles::Event& event : match.session.events(game::kSpectator)) {
        if (std::holds_alternative<isles::TurnBegan>(event)) turn.clear();
        const auto* made = std::get_if<isles::OfferMade>(&event);
        if (made == nullptr || !seats.has(made->seat)) continue;
        for (const isles::OfferMade& before : turn) EXPECT_FALSE(before.give == made->give && before.want == made->want);
        turn.push_back(*made);
        ++offers;
        EXPECT_LE(turn.size(), most);
    }
    return offers;
}

}  // namespace lw::test
