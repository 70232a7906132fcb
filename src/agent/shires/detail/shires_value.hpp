// Each seat's chance to win, read off a position of Shires.
#pragma once

#include "agent/detail/value_net.hpp"
#include "agent/shires/shires_facts.hpp"

#include <memory>

namespace lw::agent {

using ShiresNet = ValueNet<kShiresFacts>;

/// What was learned last (docs/computers.md).
[[nodiscard]] std::shared_ptr<const ShiresNet> built_in_shires_net();

[[nodiscard]] Chances shires_chances(const ShiresNet& net, const shires::Setup& setup, const shires::State& state);

}  // namespace lw::agent
