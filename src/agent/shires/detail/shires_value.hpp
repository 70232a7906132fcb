// Each seat's chance to win, read off a position of Shires.
#pragma once

#include "agent/detail/value_net.hpp"
#include "agent/shires/shires_facts.hpp"

#include <memory>

namespace lw::agent {

using ShiresNet = ValueNet<kShiresFacts>;

/// What was learned (docs/computers.md): medium's net, and the one that learned from medium's games, hard's.
[[nodiscard]] std::shared_ptr<const ShiresNet> built_in_shires_net();
[[nodiscard]] std::shared_ptr<const ShiresNet> built_in_hard_shires_net();

[[nodiscard]] Chances shires_chances(const ShiresNet& net, const shires::Setup& setup, const shires::State& state);
/// The same with odds that are known already.
[[nodiscard]] Chances shires_chances(const ShiresNet& net, const shires::Setup& setup, const shires::State& state,
                                     const CompletionOdds& odds);

}  // namespace lw::agent
