// Events compared with what a person writes: words that match the beginning, '*' for any word, seats by name.
#pragma once

#include "cli/scenario/world.hpp"

#include <string>
#include <vector>

namespace lw::cli {

using Pattern = std::vector<std::string>;

[[nodiscard]] Pattern read_pattern(const SeatNames& seats, Words& words);
[[nodiscard]] bool matches(const Pattern& pattern, const std::string& event);
/// The last action's events as `viewer` sees them, or in full.
[[nodiscard]] std::vector<std::string> event_texts(World& world, const Seat* viewer);
/// A Failure unless some event matches (or, when not `wanted`, none).
void expect_event(const std::vector<std::string>& events, const Pattern& pattern, bool wanted);

}  // namespace lw::cli
