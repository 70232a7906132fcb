// The dice chart's bars, for the statistics and for the end.
#pragma once

#include "ui/charts.hpp"
#include "ui/isles/game_stats.hpp"

#include <vector>

namespace lw::ui::isles {

[[nodiscard]] std::vector<Bar> dice_bars(const GameStats& stats);

}  // namespace lw::ui::isles
