// A hint: what a strong computer player would do. Asked for in the status line, told on a card, its places numbered on the board.
#pragma once

#include "ui/paint.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace lw::ui::table {

/// A move of the hint as the card lists it.
struct HintLine {
    Rich words;
    std::string label = {};          ///< for the mirror, where the words do not say all that the board shows
    std::optional<int> chance = {};  ///< to win, per thousand
    std::optional<Vec2> place = {};  ///< on the screen, points; nothing: it has none
    bool shows = false;              ///< a press shows the move on the board, to be confirmed
};

/// Asks for a hint, or puts it away: a button at the right end of `rest`, and a key.
void hint_button(const Frame& f, Rect& rest, bool on);
/// Of the card, at that width.
[[nodiscard]] float hint_height(const Frame& f, float width, const std::vector<HintLine>& lines);
/// For a card over the board: the end of it at which fewer of the places lie below the card.
[[nodiscard]] Rect hint_over(const Frame& f, Rect board, const std::vector<HintLine>& lines);
/// The line that was pressed, from 0 on; nothing: none was.
std::optional<std::size_t> hint_card(const Frame& f, Rect r, bool thinking, const std::vector<HintLine>& lines);
/// Tells those who do not see the card, once; `told` remembers it for as long as there are lines.
void tell_hint(const Frame& f, bool& told, const std::vector<HintLine>& lines);
inline constexpr float kHintMark = 22;  ///< look units, across a number's disc
/// The lines' numbers at their places, as far as they are on the board; `size`: points, across.
void hint_marks(const Frame& f, Rect board, const std::vector<HintLine>& lines, float size);

}  // namespace lw::ui::table
