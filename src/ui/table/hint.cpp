#include "ui/table/hint.hpp"

#include "ui/intent.hpp"
#include "ui/kit.hpp"
#include "ui/scroll.hpp"
#include "ui/table/clock.hpp"
#include "ui/table/keys.hpp"
#include "ui/widgets.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace lw::ui::table {

namespace {

// Look units.
constexpr float kWide = 400;
constexpr float kEdge = 10;
constexpr float kHead = 30;
constexpr float kChance = 46;
constexpr float kGap = 8;
constexpr float kRowPad = 5;

float words_width(const Frame& f, float card) { return card - f.px(2 * kEdge + kHintMark + 2 * kGap + kChance); }

float row_height(const Frame& f, float card, const HintLine& line) {
    return std::max(paragraph_height(f, words_width(f, card), line.words, kBody), f.px(kHintMark)) + f.px(2 * kRowPad);
}

void number_disc(const Frame& f, Vec2 at, std::size_t number, float size) {
    const Rect r{at.x - size / 2, at.y - size / 2, size, size};
    disc(f, at, size / 2, draw::kFeatureLight);
    ring(f, at, size / 2, draw::kLightTheme.ink, f.px(1.8F));
    text(f, r, std::to_string(number), kBold.sized(size / f.px(1) * 0.64F).with(draw::kLightTheme.ink), Align::centre);
}

/// "34 %", "3.4 %": small chances differ by tenths.
std::string chance_words(int per_thousand) {
    if (per_thousand >= 100) return std::to_string((per_thousand + 5) / 10) + " %";
    return std::to_string(per_thousand / 10) + "." + std::to_string(per_thousand % 10) + " %";
}

std::string spoken(std::size_t number, const HintLine& line) {
    std::string out = std::to_string(number) + ". " + (line.label.empty() ? line.words.plain() : line.label);
    if (line.chance) out += ", chance to win " + chance_words(*line.chance);
    return out;
}

/// True when it was pressed.
bool draw_row(const Frame& f, Rect r, std::size_t number, const HintLine& line) {
    const std::string id = "hint.line." + std::to_string(number);
    const std::string label = spoken(number, line);
    Response response;
    if (line.shows) {
        response = area(f, {.id = id, .label = label, .rect = r}, 8);
        if (response.hovered) fill(f, r, f.theme->row, f.px(8));
    } else {
        read_out(f, id, label);
    }
    Rect in = inset(r, 0, f.px(kRowPad));
    number_disc(f, {r.x + f.px(kHintMark / 2 + 2), r.centre().y}, number, f.px(kHintMark));
    cut_left(in, f.px(kHintMark + 2), f.px(kGap));
    const Rect chance = cut_right(in, f.px(kChance), f.px(kGap - 2));
    const float high = paragraph_height(f, in.w, line.words, kBody);
    paragraph(f, {in.x, in.centre().y - high / 2}, in.w, line.words, kBody);
    if (line.chance) text(f, chance, chance_words(*line.chance), kBold.sized(15), Align::right);
    return response.pressed;
}

void head(const Frame& f, Rect r, bool thinking, bool any) {
    Button cross{.id = "hint.close", .text = "", .label = "Put the hint away"};
    cross.icon = Image::icon_cancel;
    if (icon_button(f, cut_right(r, r.h, f.px(4)), cross)) f.emit(AskHint{false});
    icon(f, Image::icon_hint, {r.x + f.px(13), r.centre().y}, f.px(19));
    cut_left(r, f.px(26), f.px(4));
    if (!thinking && any) text_fit(f, cut_right(r, f.px(90), f.px(4)), "chance to win", kSmall, Align::right);
    if (!thinking) return text_fit(f, r, any ? "Hint" : "There is no hint now", kBold);
    text_fit(f, cut_left(r, text_width(f, "Thinking about it", kBold), f.px(8)), "Thinking about it", kBold);
    thinking_dots(f, r);
}

}  // namespace

void hint_button(const Frame& f, Rect& rest, bool on) {
    const float side = f.px(f.touch ? 40 : 34);
    Button b{.id = "hint", .text = "", .label = "A hint", .on = on};
    b.icon = Image::icon_hint;
    b.shortcut = key_of(Common::hint);
    b.radius = 17;
    b.tip = Rich("What a strong player would do");
    const bool pressed = button(f, middle(cut_right(rest, side, f.px(6)), side, std::min(side, rest.h)), b);
    if (pressed || asks(*f.kit, Common::hint)) f.emit(AskHint{!on});
}

float hint_height(const Frame& f, float width, const std::vector<HintLine>& lines) {
    float high = f.px(kHead + kEdge);
    for (const HintLine& line : lines) high += row_height(f, width, line);
    return high;
}

Rect hint_over(const Frame& f, Rect board, const std::vector<HintLine>& lines) {
    const float wide = std::min(board.w - f.px(16), f.px(kWide));
    const float high = std::min(hint_height(f, wide, lines), board.h - f.px(16));
    const Rect lower{board.centre().x - wide / 2, board.bottom() - high - f.px(8), wide, high};
    const Rect upper{lower.x, board.y + f.px(8), wide, high};
    const auto hidden = [&lines](Rect r) {
        return std::count_if(lines.begin(), lines.end(), [r](const HintLine& line) { return line.place && r.contains(*line.place); });
    };
    return hidden(upper) < hidden(lower) ? upper : lower;
}

std::optional<std::size_t> hint_card(const Frame& f, Rect r, bool thinking, const std::vector<HintLine>& lines) {
    panel(f, r, 14);
    Rect in = inset(r, f.px(kEdge), f.px(kEdge / 2));
    head(f, cut_top(in, f.px(kHead)), thinking, !lines.empty());
    std::optional<std::size_t> pressed;
    ScrollArea scroll(f, "hint.list", in);
    float y = scroll.top();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Rect row{in.x, y, in.w, row_height(f, r.w, lines[i])};
        if (draw_row(f, row, i + 1, lines[i])) pressed = i;
        y = row.bottom();
    }
    scroll.done(y);
    return pressed;
}

void tell_hint(const Frame& f, bool& told, const std::vector<HintLine>& lines) {
    if (std::exchange(told, !lines.empty())) return;
    for (std::size_t i = 0; i < lines.size(); ++i) f.mirror->announce("Hint " + spoken(i + 1, lines[i]));
}

void hint_marks(const Frame& f, Rect board, const std::vector<HintLine>& lines, float size) {
    for (std::size_t i = lines.size(); i-- > 0;) {
        if (!lines[i].place) continue;
        const auto same = std::count_if(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(i),
                                        [&](const HintLine& line) { return line.place == lines[i].place; });
        const Vec2 at = *lines[i].place + Vec2{static_cast<float>(same) * size, 0};
        if (board.contains(at)) number_disc(f, at, i + 1, size);
    }
}

}  // namespace lw::ui::table
