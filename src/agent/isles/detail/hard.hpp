// Looks through its turn with a fitted value of positions, and bargains.
#pragma once

#include "agent/isles/detail/isles_value.hpp"
#include "agent/isles/traits.hpp"

#include <memory>

namespace lw::agent {

[[nodiscard]] std::unique_ptr<Agent<isles::Game>> make_hard_isles(std::shared_ptr<const IslesNet> net);

}  // namespace lw::agent
