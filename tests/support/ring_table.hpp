// Ring boards that no recipe makes: small crowded ones, and any size with terrains in a fixed order.
#pragma once

#include "isles/config.hpp"

namespace lw::test {

/// `seats` at a board of `rings` rings, 1..6: terrains and tokens in rotation, a desert in the middle, no harbours.
[[nodiscard]] isles::Config ring_table(int seats, int rings);

}  // namespace lw::test
