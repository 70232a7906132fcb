// Actions as 64-bit numbers: logs, the wire, hash keys.
#pragma once

#include "shires/action.hpp"

#include <cstdint>
#include <optional>

namespace lw::shires {

[[nodiscard]] std::uint64_t pack(const Action& action);
/// Nothing for a number that stands for no action. unpack(pack(a)) == a for every action.
[[nodiscard]] std::optional<Action> unpack(std::uint64_t packed);

}  // namespace lw::shires
