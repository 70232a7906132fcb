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
/// The first words that a log has for a stretch of its events; empty when it has none. `words_of` makes them, or nothing for a line
/// that is not worth any.
template <class Entries, class WordsOf>
[[nodiscard]] std::string first_words(const Entries& entries, std::size_t from, std::size_t to, WordsOf words_of) {
    for (std::size_t i = from; i < to && i < entries.size(); ++i) {
        if (std::string words = words_of(entries[i].line); !words.empty()) return words;
    }
    return {};
}

/// In percent, by round. While it is not known: why.
void draw_course_chart(const Frame& f, Rect r, const CourseFacts& facts);
/// A press watches the game from there. Downwards from `r.y`; returns the height.
float draw_turning_points(const Frame& f, Rect r, const CourseFacts& facts);
/// Luck, own moves, others' moves. Downwards from `r.y`; returns the height.
float draw_course_parts(const Frame& f, Rect r, const CourseFacts& facts);
/// Behind a line of the log.
void mark_turning_point(const Frame& f, Rect line);
/// Whether there is a course to be drawn.
[[nodiscard]] bool known(const CourseFacts& facts);

}  // namespace lw::ui::table
