// Actions as 64-bit numbers, a bijection: log, wire and hash keys. Kind codes are written out and never reused for
// another kind, since old saves hold them. Low six bits: kind; counts have five bits each.
#pragma once

#include "isles/action.hpp"

#include <cstdint>
#include <optional>

namespace lw::isles {

/// Requires counts <= 31 (no legal action has more), ids within the limits of layout.hpp and seats below kMaxSeats:
/// unpack() gives nothing for others, so that what it gives can be used as an index.
[[nodiscard]] std::uint64_t pack(const Action& action);
/// Nothing unless `packed` is exactly what pack() makes of some action.
[[nodiscard]] std::optional<Action> unpack(std::uint64_t packed);

}  // namespace lw::isles
