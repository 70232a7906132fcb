// A game in the terminal: people type moves, computer players make theirs.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>
#include <vector>

namespace lw::cli {

struct ConsolePlan {
    std::string game = "isles";
    std::vector<std::string> seats{"human", "greedy", "greedy", "greedy"};
    std::uint64_t seed = 1;
    bool beginner = false;  ///< the beginner board; Isles only
    std::string save;       ///< written at the start and after every move, if not empty
};

/// Why the plan cannot be played; empty when it can.
[[nodiscard]] std::string complaint(const ConsolePlan& plan);
/// Requires that there is no complaint. Returns the exit status: 0 at the end of the game or on "quit", 1 when the input ends early or
/// the game could not be saved.
int play_in_terminal(const ConsolePlan& plan, std::istream& in, std::ostream& out);

}  // namespace lw::cli
