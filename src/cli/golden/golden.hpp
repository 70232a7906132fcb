// Golden games: kept as text, compared line by line with what the current rules make of their moves.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace lw::cli {

/// How a golden game is made again, the words after "made-by" in its file:
///   players greedy,random seed 7 board variable target 8   computer players
///   random seats 3 seed 7 ...                              moves at random on the bare rules
///   hand                                                   its own moves, written by a person
/// Options: seed N, seats N, lot, preset NAME (in place of board and rules).
/// For Isles: board beginner|variable|random, target N, limit N, deck36, deck31, friendly, split, special-build, hidden-bank.
/// For Shires: farms current|second|first|none, small-city N, followers N, sets N.
struct GoldenOptions {
    bool write = false;     ///< regenerate the files
    bool coverage = false;  ///< every kind of action and event of a game must occur in one of its files
};

/// Files, or folders with .play files. Last line "N passed, M failed"; true when nothing failed.
bool run_golden(const std::vector<std::string>& paths, const GoldenOptions& options, std::ostream& out);

}  // namespace lw::cli
