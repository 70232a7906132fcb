// The command line as a whole.
#pragma once

namespace lw::cli {

// What a run of the program leaves.
inline constexpr int kGood = 0;
inline constexpr int kFailed = 1;   ///< a file that cannot be had, a game that is none, a test that failed, ...
inline constexpr int kMisused = 2;  ///< what is asked for does not exist or does not go together

/// Runs the verb that the arguments name. Returns the exit status; whatever is wrong has been told in a sentence on one of
/// the streams.
[[nodiscard]] int run_program(int argc, char** argv);

}  // namespace lw::cli
