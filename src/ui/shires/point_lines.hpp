#pragma once

#include "ui/charts.hpp"
#include "ui/shires/context.hpp"

#include <vector>

namespace lw::ui::shire {

/// Each player's points by round, for a chart.
[[nodiscard]] std::vector<Line> point_lines(const Context& c);

}  // namespace lw::ui::shire
