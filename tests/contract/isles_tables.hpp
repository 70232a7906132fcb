// The tables at which the contract is tried: every setting, small crowded boards, large ones, two to eight
// seats.
#pragma once

#include "isles/config.hpp"

#include <vector>

namespace lw::test {

std::vector<isles::Config> isles_tables();

}  // namespace lw::test
