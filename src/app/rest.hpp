// How long the loop may stand still: a time in seconds, 0 = not at all.
#pragma once

#include <limits>

namespace lw::app {

/// Until something happens: input, a platform event, another size.
inline constexpr double kNever = std::numeric_limits<double>::infinity();

}  // namespace lw::app
