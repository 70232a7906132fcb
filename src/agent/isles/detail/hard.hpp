// Looks through its turn with a fitted value of positions, and bargains.
#pragma once

#include "agent/isles/detail/isles_value.hpp"
#include "agent/isles/traits.hpp"

#include <memory>

namespace lw::agent {

/// It judges by `net`, and expects those with whom it bargains to judge by `theirs`.
[[nodiscard]] std::unique_ptr<Agent<isles::Game>> make_hard_isles(std::shared_ptr<const IslesNet> net,
                                                                  std::shared_ptr<const IslesNet> theirs);

}  // namespace lw::agent
