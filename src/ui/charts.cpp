#include "ui/charts.hpp"

#include "base/stable_sort.hpp"
#include "ui/kit.hpp"
#include "ui/widgets.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>

namespace lw::ui {

namespace {

/// "8: 6, 5.6 expected"
std::string bar_words(const Bar& b) {
    std::string out = b.label + ": " + b.shown;
    if (b.expected < 0) return out;
    const int tenths = static_cast<int>(std::lround(b.expected * 10));
    return out + ", " + std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " expected";
}

void read_out_bars(const Frame& f, std::string_view words, const std::vector<Bar>& bars) {
    std::string all(words);
    for (const Bar& b : bars) all += "; " + bar_words(b);
    read_out(f, "chart.bars", all);
}

void read_out_lines(const Frame& f, const std::vector<Line>& lines, std::string_view first_label) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
        std::string all = lines[i].name + ", " + std::string(first_label);
        for (std::size_t s = 0; s < lines[i].values.size(); ++s) {
            all += (s == 0 ? " " : s == 1 ? ", then " : ", ") + std::to_string(lines[i].values[s]);
        }
        read_out(f, "chart.line." + std::to_string(i), all);
    }
}

}  // namespace

void bar_chart(const Frame& f, Rect r, std::string_view words, const std::vector<Bar>& bars) {
    if (bars.empty()) return;
    read_out_bars(f, words, bars);
    float most = 1;
    for (const Bar& b : bars) most = std::max({most, b.value, b.expected});
    const Rect labels = cut_bottom(r, f.px(20), f.px(4));
    cut_top(r, f.px(20));
    const auto cells = columns(r, static_cast<int>(bars.size()), f.px(4));
    for (std::size_t i = 0; i < bars.size(); ++i) {
        const Bar& b = bars[i];
        const Rect c = cells[i];
        const float wide = std::min(c.w * 0.78F, f.px(26));
        const float high = r.h * b.value / most;
        const float x = c.centre().x;
        if (high > 0) fill(f, {x - wide / 2, r.bottom() - high, wide, high}, f.theme->primary, f.px(4));
        float top = high;
        if (b.expected >= 0) {
            const float mark = r.h * b.expected / most;
            top = std::max(top, mark);
            const float half = std::min(wide / 2 + f.px(4), c.w / 2 + f.px(2));
            fill(f, {x - half, r.bottom() - mark - f.px(1.5F), half * 2, f.px(3)}, f.theme->accent, f.px(1.5F));
        }
        const float high_text = f.px(16);
        text_fit(f, {c.x, r.bottom() - top - high_text - f.px(3), c.w, high_text}, b.shown, kSmallBold.with(f.theme->ink), Align::centre);
        TextStyle below = kBold.sized(13);
        if (b.strong_label) below = TextStyle{Typeface::black, 13, f.theme->danger, false};
        text_fit(f, {c.x - f.px(2), labels.y, c.w + f.px(4), labels.h}, b.label, below, Align::centre);
    }
}

void bar_legend(const Frame& f, Rect r, std::string_view value, std::string_view expected) {
    const float last = text_width(f, expected, kSmall);
    const float first = text_width(f, value, kSmall);
    float x = r.right() - last;
    text(f, {x, r.y, last + 1, r.h}, expected, kSmall);
    x -= f.px(26);
    fill(f, {x, r.centre().y - f.px(1.5F), f.px(18), f.px(3)}, f.theme->accent, f.px(1.5F));
    x -= f.px(12) + first;
    text(f, {x, r.y, first + 1, r.h}, value, kSmall);
    x -= f.px(20);
    fill(f, {x, r.centre().y - f.px(6), f.px(14), f.px(12)}, f.theme->primary, f.px(3));
}

int axis_step(int top, float room, float least) {
    const auto fits = [&](int step) { return room * static_cast<float>(step) >= least * static_cast<float>(top); };
    for (int ten = 1;; ten *= 10) {
        for (const int step : {ten, 2 * ten, 5 * ten}) {
            if (fits(step) || step > top) return step;
        }
    }
}

std::vector<float> spread(std::vector<float> wanted, float top, float bottom, float apart) {
    if (wanted.empty()) return wanted;
    if (wanted.size() > 1) apart = std::min(apart, (bottom - top) / static_cast<float>(wanted.size() - 1));
    float least = top;
    for (float& y : wanted) {
        y = std::max(y, least);
        least = y + apart;
    }
    float most = bottom;
    for (auto y = wanted.rbegin(); y != wanted.rend(); ++y) {
        *y = std::min(*y, most);
        most = *y - apart;
    }
    return wanted;
}

namespace {

constexpr float kLineApart = 24;  // look units, between the labels of the points
constexpr float kStepApart = 36;  // between those of the rounds

struct Grid {
    Rect plot;
    int steps = 1;
    int top = 1;

    [[nodiscard]] Vec2 at(float step, float value) const {
        return {plot.x + plot.w * step / static_cast<float>(steps), plot.bottom() - plot.h * value / static_cast<float>(top)};
    }
};

void draw_grid(const Frame& f, const Grid& g, int target, std::string_view first_label) {
    for (int v = 0; v <= g.top; v += axis_step(g.top, g.plot.h, f.px(kLineApart))) {
        const float y = std::round(g.at(0, static_cast<float>(v)).y);
        if (v != target) line(f, {g.plot.x, y}, {g.plot.right(), y}, f.theme->line, 1);
        text(f, {g.plot.x - f.px(40), y - f.px(9), f.px(32), f.px(18)}, std::to_string(v), kSmall, Align::right);
    }
    if (target > 0 && target <= g.top) {
        const float y = std::round(g.at(0, static_cast<float>(target)).y);
        dashed(f, {g.plot.x, y}, {g.plot.right(), y}, f.theme->accent, 1.6F, f.px(6));
    }
    for (int s = 0; s <= g.steps; s += axis_step(g.steps, g.plot.w, f.px(kStepApart))) {
        const std::string words = s == 0 ? std::string(first_label) : std::to_string(s);
        const float x = g.at(static_cast<float>(s), 0).x;
        text(f, {x - f.px(24), g.plot.bottom() + f.px(4), f.px(48), f.px(18)}, words, kSmall, Align::centre);
    }
}

void draw_line(const Frame& f, const Grid& g, const Line& l, float shift) {
    const Color edge = f.theme_kind == draw::ThemeKind::dark ? draw::kPieceHalo : draw::kPieceOutline;
    std::vector<ImVec2> points;
    for (std::size_t i = 0; i < l.values.size(); ++i) {
        const Vec2 p = g.at(static_cast<float>(i), static_cast<float>(l.values[i]));
        points.emplace_back(p.x, p.y + shift);
    }
    if (points.size() < 2) return;
    const auto count = static_cast<int>(points.size());
    ImDrawList& list = *f.kit->list();
    list.AddPolyline(points.data(), count, packed(edge), 0, f.px(5.4F));
    list.AddPolyline(points.data(), count, packed(draw::kPlayers[l.colour % draw::kPlayerColors].fill), 0, f.px(3.2F));
}

void draw_marks(const Frame& f, const Grid& g, const Line& l, float shift) {
    const int stride = std::max(g.steps / 4, 1);
    for (int s = stride; s < g.steps && static_cast<std::size_t>(s) < l.values.size(); s += stride) {
        const Vec2 p = g.at(static_cast<float>(s), static_cast<float>(l.values[static_cast<std::size_t>(s)]));
        player_shape(f, {p.x, p.y + shift}, f.px(11), l.colour);
    }
}

/// Names at the right end, moved apart so that none covers another.
void draw_names(const Frame& f, const Grid& g, const std::vector<Line>& lines) {
    const std::vector<std::size_t> order =
        base::stable_order(lines.size(), [&](std::size_t a, std::size_t b) { return lines[a].values.back() > lines[b].values.back(); });
    std::vector<float> wanted;
    for (const std::size_t i : order) wanted.push_back(g.at(0, static_cast<float>(lines[i].values.back())).y);
    const std::vector<float> at = spread(std::move(wanted), g.plot.y, g.plot.bottom() + f.px(12), f.px(16.5F));
    for (std::size_t k = 0; k < order.size(); ++k) {
        const Line& l = lines[order[k]];
        player_shape(f, {g.plot.right() + f.px(12), at[k]}, f.px(12.5F), l.colour);
        text_fit(f, {g.plot.right() + f.px(23), at[k] - f.px(9), f.px(70), f.px(18)}, l.name, kBold.sized(13));
    }
}

}  // namespace

void line_chart(const Frame& f, Rect r, const std::vector<Line>& lines, int target, std::string_view first_label) {
    if (lines.empty() || lines.front().values.empty()) return;
    read_out_lines(f, lines, first_label);
    Grid g;
    g.plot = {r.x + f.px(30), r.y + f.px(10), r.w - f.px(30) - f.px(96), r.h - f.px(34)};
    g.steps = std::max(static_cast<int>(lines.front().values.size()) - 1, 1);
    g.top = std::max(target, 2);
    for (const Line& l : lines) g.top = std::max(g.top, *std::max_element(l.values.begin(), l.values.end()));
    const int step = axis_step(g.top, g.plot.h, f.px(kLineApart));
    g.top = (g.top + step - 1) / step * step;
    draw_grid(f, g, target, first_label);
    const auto shift = [&](std::size_t i) { return f.px(1.5F) * (static_cast<float>(i) - static_cast<float>(lines.size() - 1) / 2); };
    for (std::size_t i = 0; i < lines.size(); ++i) draw_line(f, g, lines[i], shift(i));
    for (std::size_t i = 0; i < lines.size(); ++i) draw_marks(f, g, lines[i], shift(i));
    draw_names(f, g, lines);
}

}  // namespace lw::ui
