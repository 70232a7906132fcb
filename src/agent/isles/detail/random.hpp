// The simplest player: any listed move, all equally likely.
#pragma once

#include "agent/agent.hpp"
#include "isles/game.hpp"

#include <memory>

namespace lw::agent {

[[nodiscard]] std::unique_ptr<Agent<isles::Game>> make_random_isles();

}  // namespace lw::agent
