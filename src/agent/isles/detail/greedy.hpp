// A player that a beginner can lose to: goes for what pays best soonest, looks one step ahead, bears no grudges.
#pragma once

#include "agent/agent.hpp"
#include "isles/game.hpp"

#include <memory>

namespace lw::agent {

[[nodiscard]] std::unique_ptr<Agent<isles::Game>> make_greedy_isles();

}  // namespace lw::agent
