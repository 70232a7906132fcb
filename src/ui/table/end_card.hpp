// The end of a game: who won, points by kind, a chart by round, what the game is remembered for, and what next.
#pragma once

#include "ui/charts.hpp"
#include "ui/model.hpp"
#include "ui/rich.hpp"
#include "ui/table/course.hpp"
#include "ui/table/state.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lw::ui::table {

struct EndColumn {
    draw::Image image;
    draw::Paint paint = draw::Paint::none;
    std::string_view words;
};

struct EndRow {
    game::Seat seat;
    int place = 1;
    std::vector<int> values;  ///< one per column
    int total = 0;
    bool winner = false;
};

/// What a finished game is remembered for: a sentence with its player.
struct Highlight {
    draw::Image image = draw::Image::icon_trophy;
    game::Seat who;
    Rich words;
};

struct EndFacts {
    std::string title;
    std::string subtitle;
    game::Seat winner;  ///< whose chip stands before the title
    const std::vector<game::Player>* players = nullptr;
    std::vector<EndColumn> columns;
    std::vector<EndRow> rows;  ///< best first
    std::vector<Line> lines;   ///< points by round
    int target = 0;            ///< dashed in the chart; 0 = none
    std::vector<Highlight> highlights;
    CourseFacts course;
    std::function<void(Rect)> extra;  ///< one more chart, where the game has one
    bool board_again = true;          ///< "Play again" asks whether on the same board
};

/// Rows sorted, winners first, with equal totals sharing a place.
void rank(std::vector<EndRow>& rows);
void draw_end_card(const Frame& f, State& s, const EndFacts& facts);

}  // namespace lw::ui::table
