// Who comes next (rules 3.7, 4, 15).
#pragma once

#include "isles/state.hpp"

namespace lw::isles {

/// Whose placement it is, `placement` 0..2*seats-1 (rules 3.7).
[[nodiscard]] Seat placement_seat(int seats, Seat first, int placement);
[[nodiscard]] Seat next_seat(const Setup& setup, Seat seat);
/// Who continues the turn after this part of it, or nobody: then the next turn begins (rules 15.1.1, 15.2.1; D16).
[[nodiscard]] Seat next_in_turn(const Setup& setup, const Course& course);

}  // namespace lw::isles
