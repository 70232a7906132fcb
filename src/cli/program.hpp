// The command line as a whole.
#pragma once

namespace lw::cli {

// Exit statuses of the program.
inline constexpr int kGood = 0;
inline constexpr int kFailed = 1;   ///< an unavailable file, a game that is not one, a failed test, ...
inline constexpr int kMisused = 2;  ///< what is asked for does not exist or does not fit together

/// Runs the verb that the arguments name. Returns the exit status; whatever is wrong has been reported in a sentence on
/// one of the streams.
[[nodiscard]] int run_program(int argc, char** argv);

}  // namespace lw::cli
