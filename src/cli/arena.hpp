// Computer players against each other, and how often each of them wins.
#pragma once

#include "cli/external/terms.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lw::cli {

enum class BoardKind : std::uint8_t { beginner, variable, random };

struct ArenaPlan {
    std::string game = "isles";  ///< one of registry::game_names()
    /// Names of agents, or "external:COMMAND" for somebody else's program; the order is rotated from game to game.
    std::vector<std::string> seats;
    int games = 100;
    std::uint64_t seed = 1;
    std::optional<BoardKind> board;  ///< for Isles; variable by default
    std::string preset;              ///< in place of the board, with its own rules; allows that many seats
    bool check = false;              ///< check the invariants after every move
    ExternalLimits limits;
};

/// One kind of computer player. Each seat it plays counts as a game, so with two seats it plays two at once.
struct Standing {
    std::string name;
    std::int64_t games = 0;
    std::int64_t wins = 0;
    std::int64_t draws = 0;
    std::int64_t points = 0;
    std::int64_t forfeits = 0;  ///< games in which it was at fault: played on at random, never won

    [[nodiscard]] double win_rate() const;
    /// The 95 % Wilson interval.
    [[nodiscard]] std::pair<double, double> ci95() const;
};

/// Where a program was at fault.
struct ArenaFault {
    int game = 0;
    int seat = 0;
    std::string name;
    ExternalFault what;
};

struct ArenaResult {
    int games = 0;
    double cpu_s = 0;
    std::int64_t moves = 0;
    std::int64_t turns = 0;
    std::vector<Standing> agents;    ///< in the order in which the plan first names them
    std::vector<ArenaFault> faults;  ///< in the order of games
    std::string error;               ///< a game that stalled or broke an invariant, with its number
};

/// Requires a game, agents and a preset that exist and fit: see complaint().
[[nodiscard]] ArenaResult run_arena(const ArenaPlan& plan);

/// Why the plan cannot be played, in a sentence, or nothing.
[[nodiscard]] std::string complaint(const ArenaPlan& plan);

}  // namespace lw::cli
