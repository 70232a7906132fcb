// Tries every place for the tile and every follower on it, and takes what a judge likes best.
#pragma once

#include "agent/agent.hpp"
#include "shires/game.hpp"

#include <functional>
#include <memory>

namespace lw::agent {

/// What a position is worth to a seat; more is better.
using ShiresJudge = std::function<int(const shires::Setup&, const shires::State&, shires::Seat)>;

[[nodiscard]] std::unique_ptr<Agent<shires::Game>> make_one_step_shires(ShiresJudge judge);

}  // namespace lw::agent
