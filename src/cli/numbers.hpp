// Numbers on the command line: digits, and a point where fractions of a second are allowed; nothing before or after them.
#pragma once

#include <CLI/CLI.hpp>

#include <cstdint>

namespace lw::cli {

/// A whole number within these bounds. What CLI11 would also accept (-1 as 2^64 - 1, 010 as 8, 0x10) is refused.
[[nodiscard]] CLI::Validator whole(std::uint64_t least, std::uint64_t most);
/// Any seed.
[[nodiscard]] CLI::Validator seed();
/// A number of seconds within these bounds, such as 10 or 0.25.
[[nodiscard]] CLI::Validator seconds(double least, double most);

}  // namespace lw::cli
