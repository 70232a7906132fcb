// A board laid again from an outside account of its tiles: a save, a message.
#pragma once

#include "shires/state.hpp"

namespace lw::shires {

/// Lays the next tile and places the follower on it; gaps and features follow. False, and nothing done, when either
/// cannot be placed so. Of `told` only kind, rotation, place and follower matter.
[[nodiscard]] bool lay_again(const Setup& setup, State& state, const Laid& told);
/// The size of the pile from its counts; false when these are impossible.
[[nodiscard]] bool count_pile(State& state);

}  // namespace lw::shires
