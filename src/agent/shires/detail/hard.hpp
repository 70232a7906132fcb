// Looks through the tiles that may be drawn next, and what everybody would make of them.
#pragma once

#include "agent/agent.hpp"
#include "agent/shires/detail/shires_value.hpp"
#include "shires/game.hpp"

#include <memory>

namespace lw::agent {

[[nodiscard]] std::unique_ptr<Agent<shires::Game>> make_hard_shires(std::shared_ptr<const ShiresNet> net);

}  // namespace lw::agent
