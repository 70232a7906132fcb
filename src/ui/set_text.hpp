// One run of letters in one typeface: measured, drawn and cut the same way whether our typefaces have its letters or the system sets it
// (foreign.hpp). For paint_text.cpp.
#pragma once

#include "ui/paint.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace lw::ui {

class SetText {
public:
    /// `run` decides on face and engine for itself and for all its parts.
    SetText(const Frame& f, const TextStyle& style, std::string_view run);

    [[nodiscard]] float width(std::string_view words) const;
    /// `middle`: of the line, points.
    void draw(float x, float middle, Color color, std::string_view words) const;
    /// The longest beginning of `words`, whole letters, that is no wider than `width` with `tail` after it; at least `least` letters.
    [[nodiscard]] std::string_view beginning(std::string_view words, float width, std::string_view tail, std::size_t least) const;
    /// `words`, or as much of them as fits followed by "...".
    [[nodiscard]] std::string cut(std::string_view words, float width) const;

private:
    void draw_boxes(Vec2 at, Color color, std::string_view words) const;

    const Frame& f_;
    FontBook::Pick font_;
    Typeface face_;
    float size_;  ///< points (em)
    bool foreign_;
};

}  // namespace lw::ui
