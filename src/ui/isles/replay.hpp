// The parts of the game screen that only a replay has.
#pragma once

#include "ui/isles/context.hpp"

namespace lw::ui::isles {

/// In place of the game's panels, with all that is drawn over the board. Requires model.replay.
void draw_replay(const Context& c);
/// Whose view it is, and the hands seen in it.
void draw_replay_hands(const Context& c, Rect r);
void replay_keys(const Context& c);

}  // namespace lw::ui::isles
