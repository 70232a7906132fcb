// The waiting in a status line: the time left for a turn, and a computer player that thinks.
#pragma once

#include "ui/paint.hpp"

#include <optional>

namespace lw::ui::table {

/// "1:05" at the right end of `rest`, red for the last ten seconds; nothing when no time runs.
void countdown(const Frame& f, Rect& rest, std::optional<int> seconds_left);
/// The same for an offer that has to be answered.
void answer_countdown(const Frame& f, Rect& rest, int seconds_left);
void thinking_dots(const Frame& f, Rect r);

}  // namespace lw::ui::table
