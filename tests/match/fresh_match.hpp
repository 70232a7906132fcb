// Matches to test with: any seed, any mixture of players, played as far as wanted.
#pragma once

#include "agent/course.hpp"
#include "isles/generate.hpp"
#include "registry/games.hpp"

#include <string>
#include <utility>
#include <vector>

namespace lw::test {

using isles::Action;
using registry::IslesDriver;
using registry::IslesMatch;
using registry::IslesSession;

inline isles::Config table_for(int seats, std::uint64_t seed) {
    isles::Config config;
    config.seats = static_cast<std::uint8_t>(seats);
    config.first_player = game::Seat{};
    config.board_seed = seed;
    config.spec.tokens = seed % 3 == 0 ? isles::TokenPlan::random : isles::TokenPlan::spiral;
    config.layout = isles::generate(config.spec, seed);
    return config;
}

inline std::vector<game::Player> computers(const std::vector<std::string>& agents) {
    std::vector<game::Player> players;
    for (const std::string& agent : agents) {
        const auto colour = static_cast<std::uint8_t>(players.size());
        players.push_back({"Player " + std::to_string(players.size() + 1), colour, game::Controller::computer, agent});
    }
    return players;
}

inline IslesMatch fresh_match(std::uint64_t seed, const std::vector<std::string>& agents) {
    const isles::Config config = table_for(static_cast<int>(agents.size()), seed);
    return {IslesSession::start(config, seed * 31 + 7), computers(agents), "Game " + std::to_string(seed)};
}

/// Played on by its computers, with an undo now and then, until `moves` moves are made or the game is over.
inline IslesMatch played_match(std::uint64_t seed, const std::vector<std::string>& agents, int moves) {
    IslesMatch match = fresh_match(seed, agents);
    IslesDriver driver(match.players, seed);
    base::Rng rng(seed);
    for (int i = 0; i < moves && driver.step(match.session); ++i) {
        for (const game::Seat seat : match.session.seats()) {
            const int steps = match.session.undo_steps(seat);
            if (steps == 0 || rng.below(12) != 0) continue;
            match.session.undo(seat, 1 + static_cast<int>(rng.below(static_cast<std::uint32_t>(steps))));
        }
    }
    return match;
}

/// A log without undos as agent::course_of wants it.
template <class G>
std::vector<agent::MadeMove<G>> moves_of(const std::vector<match::Record>& log) {
    std::vector<agent::MadeMove<G>> moves;
    for (const match::Record& one : log) moves.push_back({one.nature() ? game::kNature : game::Actor(one.seat()), *G::unpack(one.packed)});
    return moves;
}
/// How a whole game went.
template <class G>
agent::Course course_of(const match::Session<G>& session) {
    return agent::course_of<G>(session.setup(), G::initial(session.setup()), moves_of<G>(match::standing_moves(session.log())));
}

inline isles::Action first_legal(const IslesSession& session, game::Seat seat) { return legal(session.setup(), session.view(seat))[0]; }

}  // namespace lw::test
