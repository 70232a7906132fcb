// What a finished game is remembered for: a few sentences, each with its player.
#pragma once

#include "ui/isles/game_stats.hpp"
#include "ui/isles/words.hpp"
#include "ui/rich.hpp"
#include "ui/table/end_card.hpp"

#include <string>
#include <vector>

namespace lw::ui::isles {

using table::Highlight;

/// At most five: the best in each category that occurred at all.
[[nodiscard]] std::vector<Highlight> highlights(const isles::Setup& setup, const Players& players, const GameStats& stats);

/// Points by kind at the end (rules 12.1).
struct ScoreRow {
    game::Seat seat;
    int place = 1;
    int settlements = 0;  ///< points, like all of these
    int cities = 0;
    int road = 0;
    int army = 0;
    int cards = 0;
    int total = 0;
};
/// Best first; equal totals share a place, winners before others.
[[nodiscard]] std::vector<ScoreRow> score_table(const isles::Setup& setup, const isles::View& view);

}  // namespace lw::ui::isles
