// Text with bold words, icons and player shapes in the line: log lines, tooltips, notices, rules.
#pragma once

#include "draw/images.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lw::ui {

struct Run {
    enum class Kind : std::uint8_t { text, bold, icon, shape, line_break };
    Kind kind = Kind::text;
    std::string text;
    draw::Image image = draw::Image::icon_info;
    draw::Paint paint = draw::Paint::none;
    std::uint8_t colour = 0;  ///< of a shape: index of the palette's players

    friend bool operator==(const Run&, const Run&) = default;
};

class Rich {
public:
    Rich() = default;
    Rich(std::string_view plain) {
        if (!plain.empty()) text(plain);
    }                                                                  // NOLINT(google-explicit-constructor)
    Rich(const char* plain) : Rich(std::string_view(plain)) {}         // NOLINT(google-explicit-constructor)
    Rich(const std::string& plain) : Rich(std::string_view(plain)) {}  // NOLINT(google-explicit-constructor)

    Rich& text(std::string_view words);
    Rich& bold(std::string_view words);
    /// `times` icons side by side (cards of one kind).
    Rich& icon(draw::Image image, int times = 1, draw::Paint paint = draw::Paint::none);
    Rich& shape(std::uint8_t colour);
    Rich& line_break();
    Rich& add(const Rich& other);
    Rich& add(Run run);

    /// A text from a table: {name} is replaced by the part of that name, *words* are bold.
    /// Rich::fill("*{who}* gets {cards}", {{"who", "Ada"}, {"cards", Rich().icon(...)}})
    [[nodiscard]] static Rich fill(std::string_view pattern, const std::vector<std::pair<std::string_view, Rich>>& parts);

    [[nodiscard]] bool empty() const { return runs_.empty(); }
    [[nodiscard]] const std::vector<Run>& runs() const { return runs_; }
    /// Words only, icons by `icon_name`, for the mirror and for the tooltips of screen readers.
    [[nodiscard]] std::string plain() const;

    friend bool operator==(const Rich&, const Rich&) = default;

private:
    std::vector<Run> runs_;
};

/// What an icon is called in plain(): "brick", "ore", "dice 4"; empty for decoration.
[[nodiscard]] std::string_view icon_name(draw::Image image);

}  // namespace lw::ui
