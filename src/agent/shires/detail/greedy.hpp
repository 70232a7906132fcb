// One step ahead: tries every place of the tile with every follower, and takes what it likes best.
#pragma once

#include "agent/agent.hpp"
#include "shires/game.hpp"

#include <memory>

namespace lw::agent {

[[nodiscard]] std::unique_ptr<Agent<shires::Game>> make_greedy_shires();

}  // namespace lw::agent
