// How a game went: everybody's chance to win as a chart, the moves that changed it most, and what of it was luck.
#pragma once

#include "ui/model.hpp"
#include "ui/paint.hpp"
#include "ui/table/words.hpp"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>

namespace lw::ui::table {

struct CourseFacts {
    const std::optional<CourseModel>* course = nullptr;
    game::SeatSet seats;
    const Players* players = nullptr;
    /// What the log says of the events from one to before another.
    std::function<std::string(std::size_t from, std::size_t to)> told;
};
/// The first line that a log has for a stretch of its events, but for whose turn it is; null when it has none.
template <class Entries>
[[nodiscard]] auto first_line(const Entries& entries, std::size_t from, std::size_t to) -> decltype(&entries[0].line) {
    for (std::size_t i = from; i < to && i < entries.size(); ++i) {
        const auto& line = entries[i].line;
        if (!line.quiet && line.kind != decltype(line.kind)::turn) return &line;
    }
    return nullptr;
}

/// In percent, by round. While it is not known: why.
void draw_course_chart(const Frame& f, Rect r, const CourseFacts& facts);
/// A press watches the game from there. Downwards from `r.y`; returns the height.
float draw_turning_points(const Frame& f, Rect r, const CourseFacts& facts);
/// Luck, own moves, others' moves. Downwards from `r.y`; returns the height.
float draw_course_parts(const Frame& f, Rect r, const CourseFacts& facts);
/// Behind a line of the log.
void mark_turning_point(const Frame& f, Rect line);

}  // namespace lw::ui::table
