// A board laid again from what somebody else tells of its tiles: a save, a message.
#pragma once

#include "shires/state.hpp"

namespace lw::shires {

/// Lays the next tile and puts up the follower that is on it; gaps and features follow. False, and nothing done, when it
/// cannot lie or stand so. Of `told` only kind, rotation, place and follower count.
[[nodiscard]] bool lay_again(const Setup& setup, State& state, const Laid& told);
/// The size of the pile from its counts; false when these cannot be.
[[nodiscard]] bool count_pile(State& state);

}  // namespace lw::shires
