// The seats of an arena as they are written on its command line.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lw::cli {

/// Splits at commas, but not inside '...' or "..." nor after a backslash, as the shell that runs a command would read
/// it: "external:bot --with 'a,b',greedy" has two seats.
[[nodiscard]] std::vector<std::string> split_seats(std::string_view text);

/// The command of "external:COMMAND".
[[nodiscard]] std::optional<std::string> external_command(std::string_view seat);

}  // namespace lw::cli
