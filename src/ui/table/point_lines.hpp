// Points by round, as lines of a chart.
#pragma once

#include "ui/charts.hpp"
#include "ui/table/words.hpp"

#include <array>
#include <vector>

namespace lw::ui::table {

using PointsOfAll = std::array<int, game::kMaxSeats>;

/// One line per seat.
[[nodiscard]] std::vector<Line> point_lines(game::SeatSet seats, const Players& players, const std::vector<PointsOfAll>& by_round);

}  // namespace lw::ui::table
