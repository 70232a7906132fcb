// From what a computer player decided to what is shown to a person who asks for a hint.
#pragma once

#include "agent/decision.hpp"
#include "isles/game.hpp"
#include "shires/game.hpp"
#include "ui/model.hpp"

namespace lw::app {

/// The move that was decided on, and the best of the others that were weighed: three in all. Values are those of kCertainWin.
template <class G>
[[nodiscard]] ui::HintOf<G> hint_of(const agent::Decision<typename G::Action>& decision);

// Instantiated once, in hint.cpp.
extern template ui::HintOf<isles::Game> hint_of<isles::Game>(const agent::Decision<isles::Action>&);
extern template ui::HintOf<shires::Game> hint_of<shires::Game>(const agent::Decision<shires::Action>&);

}  // namespace lw::app
