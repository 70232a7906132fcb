// Looks through its turn with a fitted value of positions.
#pragma once

#include "agent/isles/detail/isles_value.hpp"
#include "agent/isles/traits.hpp"

#include <memory>

namespace lw::agent {

[[nodiscard]] std::unique_ptr<Agent<isles::Game>> make_medium_isles(std::shared_ptr<const IslesNet> net);

}  // namespace lw::agent
