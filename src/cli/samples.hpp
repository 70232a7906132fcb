// Positions out of played games, each with who won: what a value of positions is fitted to.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>
#include <vector>

namespace lw::cli {

struct SamplePlan {
    std::string game = "isles";      ///< one of registry::game_names()
    std::vector<std::string> seats;  ///< as agent_seats.hpp has it; rotated from game to game
    int games = 1000;
    std::uint64_t seed = 1;
    double stray_early = 0.25;  ///< share of the first moves that are drawn at random, so that poor ones are known too
    double stray = 0.02;        ///< the same of later moves
};

/// Why the plan cannot be played, in a sentence, or nothing.
[[nodiscard]] std::string complaint(const SamplePlan& plan);

/// Writes seats and facts a seat, then the beginning of every turn: game and winner, and the facts of every seat. All are 32-bit
/// integers, the facts 32-bit floats, in the machine's own byte order. Games without one winner give none. Returns the number of positions.
std::size_t write_samples(const SamplePlan& plan, std::ostream& out);

}  // namespace lw::cli
