// Drawing on the current list: shapes, text, icons, player marks. Nothing here can be pressed.
// Rects and positions: points. TextStyle::size: look units, multiplied by frame.scale here.
#pragma once

#include "draw/images.hpp"
#include "draw/palette.hpp"
#include "draw/picture.hpp"
#include "draw/types.hpp"
#include "game/player.hpp"
#include "ui/fonts.hpp"
#include "ui/frame.hpp"
#include "ui/rich.hpp"
#include "ui/text.hpp"

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lw::ui {

using draw::Color;
using draw::Image;
using draw::Paint;
using draw::Rect;
using draw::Vec2;

[[nodiscard]] std::uint32_t packed(Color color);  ///< as ImDrawList wants it

// --- rectangles
[[nodiscard]] Rect inset(Rect r, float by);
[[nodiscard]] Rect inset(Rect r, float horizontal, float vertical);
/// Cut a strip off a side of `r`; `r` keeps the rest without `gap`.
Rect cut_top(Rect& r, float height, float gap = 0);
Rect cut_bottom(Rect& r, float height, float gap = 0);
Rect cut_left(Rect& r, float width, float gap = 0);
Rect cut_right(Rect& r, float width, float gap = 0);
/// `n` equal parts side by side.
[[nodiscard]] std::vector<Rect> columns(Rect r, int n, float gap);
[[nodiscard]] std::vector<Rect> rows(Rect r, int n, float gap);
/// A box of that size in the middle of `r`.
[[nodiscard]] Rect middle(Rect r, float width, float height);

// --- shapes
void fill(const Frame& f, Rect r, Color color, float radius = 0);
void outline(const Frame& f, Rect r, Color color, float width, float radius = 0);
void line(const Frame& f, Vec2 a, Vec2 b, Color color, float width);
void dashed(const Frame& f, Vec2 a, Vec2 b, Color color, float width, float dash);
void disc(const Frame& f, Vec2 centre, float radius, Color color);
void ring(const Frame& f, Vec2 centre, float radius, Color color, float width);
/// The same shape a little lower, behind. `drop` in look units: 2 for a button, 3 for a panel.
void shadow(const Frame& f, Rect r, float radius, float drop);
/// Paper panel with outline and shadow; also opaque to the pointer. Radius in look units.
void panel(const Frame& f, Rect r, float radius = 14);
/// A row inside a panel; active rows have the accent outline.
void row(const Frame& f, Rect r, bool active = false, float radius = 10);
void divider(const Frame& f, float x, float y, float width);
/// "—— Round 12 ——"; returns nothing, height 24 look units.
void divider_text(const Frame& f, Rect r, std::string_view words);
void focus_ring(const Frame& f, Rect r, float radius);
/// Sea-coloured ground with rhumb lines and a compass star, for hand-off and end (look/mockups/handoff.png).
void sea_ground(const Frame& f, Vec2 centre, bool compass);

// --- text
struct TextStyle {
    Typeface face = Typeface::regular;
    float size = 14;             ///< look units
    std::optional<Color> color;  ///< nothing: the theme's ink
    bool soft = false;           ///< the theme's second ink, when no colour is given

    [[nodiscard]] TextStyle with(Color c) const {
        TextStyle s = *this;
        s.color = c;
        return s;
    }
    [[nodiscard]] TextStyle faded() const {
        TextStyle s = *this;
        s.soft = true;
        return s;
    }
    [[nodiscard]] TextStyle sized(float look) const {
        TextStyle s = *this;
        s.size = look;
        return s;
    }
};
inline constexpr TextStyle kBody{Typeface::regular, 14, {}, false};
inline constexpr TextStyle kBold{Typeface::bold, 14, {}, false};
inline constexpr TextStyle kSmall{Typeface::regular, 12.5F, {}, true};
inline constexpr TextStyle kSmallBold{Typeface::bold, 12.5F, {}, true};
inline constexpr TextStyle kLead{Typeface::regular, 17, {}, false};
inline constexpr TextStyle kLeadBold{Typeface::bold, 16, {}, false};
inline constexpr TextStyle kHeading{Typeface::title, 18, {}, false};
inline constexpr TextStyle kPanelTitle{Typeface::title, 22, {}, false};
inline constexpr TextStyle kPoints{Typeface::title, 27, {}, false};
inline constexpr TextStyle kResult{Typeface::title, 44, {}, false};
inline constexpr TextStyle kGameTitle{Typeface::title, 60, {}, false};
inline constexpr TextStyle kCount{Typeface::black, 14, {}, false};

enum class Align : std::uint8_t { left, centre, right };

[[nodiscard]] float text_width(const Frame& f, std::string_view words, const TextStyle& style);
[[nodiscard]] float line_height(const Frame& f, const TextStyle& style);
/// One line, vertically in the middle of `r`, cut with "..." when it does not fit.
void text(const Frame& f, Rect r, std::string_view words, const TextStyle& style, Align align = Align::left);
/// Shrunk as far as it must be to fit, down to 12.5 look units; then cut.
void text_fit(const Frame& f, Rect r, std::string_view words, TextStyle style, Align align = Align::left);
/// `words` with `name` for "{name}", in one line of `width` points where that is possible: the name is cut, the words around it stay.
[[nodiscard]] std::string with_name(const Frame& f, Text words, std::string_view name, float width, const TextStyle& style);
/// Wrapped between words, and within one that is longer than a line; `at` is the top left. Returns the height.
float paragraph(const Frame& f, Vec2 at, float width, const Rich& words, const TextStyle& style, Align align = Align::left);
[[nodiscard]] float paragraph_height(const Frame& f, float width, const Rich& words, const TextStyle& style);
/// One line with icons, no wrapping, cut to `r`; vertically in the middle of it. Returns the width used.
float rich_line(const Frame& f, Rect r, const Rich& words, const TextStyle& style, Align align = Align::left);
[[nodiscard]] float rich_width(const Frame& f, const Rich& words, const TextStyle& style);

// --- icons, players, cards
/// Mono icons take `tint` (default ink); coloured ones stand on a cream chip in the dark theme unless `bare`.
void icon(const Frame& f, Image image, Vec2 centre, float size, std::optional<Color> tint = {}, Paint paint = Paint::none,
          bool bare = false, float alpha = 1);
/// A player's pattern, its lines `step` points apart.
void hatch(const Frame& f, Rect r, draw::Pattern pattern, Color ink, float step);
/// Turned by `angle` radians (dice at rest).
void icon_turned(const Frame& f, Image image, Vec2 centre, float size, float angle, float alpha = 1);
/// Rounded square in the colour, initial, shape on a cream disc. `r` is square.
void player_chip(const Frame& f, Rect r, const game::Player& player, float alpha = 1);
void player_chip(const Frame& f, Rect r, std::uint8_t colour, std::string_view initial, float alpha = 1);
/// Only the outlined shape (log, charts).
void player_shape(const Frame& f, Vec2 centre, float size, std::uint8_t colour, float alpha = 1);
/// First letter of the name, upper case; UTF-8.
[[nodiscard]] std::string initial(std::string_view name);

/// One kind of card as a stack with a count. Sizes in points: 62x88 (wide) or 38x58 (phone) look units.
struct CardStack {
    Rect rect;  ///< of the front card
    Image image = Image::icon_unknown_card;
    Color face;
    int count = 1;
    std::string_view label = {};  ///< empty: none
    float step = 4;               ///< points between layers (up and right)
    bool dim = false;
    bool chosen = false;
};
void card_stack(const Frame& f, const CardStack& stack);
void count_badge(const Frame& f, Vec2 centre, int count);
/// One part of a price: so many of something.
struct Priced {
    Image image;
    int count = 1;
};
/// A price as icons in a small pill; returns its width. Draws nothing when `measure` is true.
float price_pill(const Frame& f, Vec2 left_middle, const std::vector<Priced>& price, float height, bool dim = false, bool measure = false);
/// Cream pill with icon and words ("Road", "Army"); returns its width.
float award_pill(const Frame& f, Vec2 left_middle, Image image, std::string_view words, float height);
/// Icon and words side by side; returns the width.
float icon_text(const Frame& f, Vec2 left_middle, Image image, float icon_size, std::string_view words, const TextStyle& style, float gap);

}  // namespace lw::ui
