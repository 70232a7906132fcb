// Simple charts: bars with a mark for the expected value, and stepped lines of players.
#pragma once

#include "ui/frame.hpp"
#include "ui/paint.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lw::ui {

struct Bar {
    float value = 0;
    float expected = -1;        ///< below 0: no mark
    std::string label;          ///< below the bar: "6"
    std::string shown;          ///< above it; empty = nothing
    bool strong_label = false;  ///< red and black face (6 and 8)
};
/// Screen readers get `words` (what it shows), then every bar.
void bar_chart(const Frame& f, Rect r, std::string_view words, const std::vector<Bar>& bars);
/// "rolled" / "expected" with their marks; right-aligned in `r`.
void bar_legend(const Frame& f, Rect r, std::string_view value, std::string_view expected);

/// The smallest of 1, 2, 5, 10, 20, 50 ... that puts the lines of an axis from 0 to `top`, `room` long, at least `least` apart.
[[nodiscard]] int axis_step(int top, float room, float least);
/// Where name labels go: near where they are wanted, `apart` from each other (closer where there is less room), all between
/// `top` and `bottom`. `wanted` is in ascending order.
[[nodiscard]] std::vector<float> spread(std::vector<float> wanted, float top, float bottom, float apart);

struct Line {
    std::uint8_t colour = 0;  ///< player colour and shape
    std::string name;
    std::vector<int> values;  ///< one per step, the same number in all lines
};
/// `target`: dashed line at that height; 0 = none. `first_label` names step 0 ("start"). Read out line by line.
void line_chart(const Frame& f, Rect r, const std::vector<Line>& lines, int target, std::string_view first_label);

}  // namespace lw::ui
