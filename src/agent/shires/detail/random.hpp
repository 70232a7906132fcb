// The simplest player: any listed move, all equally likely.
#pragma once

#include "agent/agent.hpp"
#include "shires/game.hpp"

#include <memory>

namespace lw::agent {

[[nodiscard]] std::unique_ptr<Agent<shires::Game>> make_random_shires();

}  // namespace lw::agent
