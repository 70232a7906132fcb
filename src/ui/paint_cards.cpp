#include "ui/kit.hpp"
#include "ui/paint.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>

namespace lw::ui {

namespace {

// Cards are paper in every theme.
constexpr Color kPaper = draw::rgb(0xFFFDF6);
constexpr Color kPaperDim = draw::rgb(0xF6EFE0);
constexpr Color kPaperLine = draw::rgb(0xD8CBB5);
constexpr Color kPaperInk = draw::rgb(0x2B2A28);
constexpr Color kAwardInk = draw::rgb(0x3A2A08);
constexpr Color kCardShadow = draw::rgba(0x2A1E1029);

void one_card(const Frame& f, const CardStack& s, Rect r, bool front) {
    const float k = r.w / 62;
    const float radius = 8 * std::max(k, 0.8F);
    fill(f, {r.x + f.px(1), r.y + f.px(2.5F), r.w, r.h}, kCardShadow, radius);
    fill(f, r, draw::kPieceOutline, radius);
    const float edge = f.px(1.5F);
    fill(f, inset(r, edge), kPaper, radius - edge);
    const float below = s.label.empty() ? 0 : f.px(18);
    Rect face = inset(r, f.px(4));
    face.h -= below;
    fill(f, face, s.face, f.px(5));
    if (!front) return;
    icon(f, s.image, face.centre(), r.w * (s.label.empty() ? 0.72F : 0.6F), kPaperInk, Paint::none, true);
    if (s.label.empty()) return;
    text_fit(f, {r.x + f.px(3), face.bottom(), r.w - f.px(6), below + f.px(3)}, s.label, kSmallBold.with(kPaperInk), Align::centre);
}

}  // namespace

void card_stack(const Frame& f, const CardStack& s) {
    const int layers = std::clamp(s.count, 1, 3);
    Rect front = s.rect;
    if (s.chosen) front.y -= f.px(6);
    for (int k = layers - 1; k >= 0; --k) {
        const float by = s.step * static_cast<float>(k);
        one_card(f, s, {front.x + by, front.y - by, front.w, front.h}, k == 0);
    }
    if (s.chosen) outline(f, front.grown(f.px(2)), f.theme->accent, 3, f.px(10));
    if (s.dim) fill(f, front, f.theme->panel.with_alpha(0.55F), f.px(8));
    if (s.count > 0) count_badge(f, {front.right() - f.px(3), front.y + f.px(2)}, s.count);
}

void count_badge(const Frame& f, Vec2 centre, int count) {
    const std::string words = std::to_string(count);
    const TextStyle style = kCount.with(kPaper);
    const float wide = std::max(f.px(24), text_width(f, words, style) + f.px(12));
    const Rect r{std::round(centre.x - wide / 2), std::round(centre.y - f.px(11)), wide, f.px(22)};
    fill(f, r.grown(f.px(0.9F)), kPaper, f.px(12));
    fill(f, inset(r, f.px(0.9F)), draw::kCountBadge, f.px(11));
    text(f, r, words, style, Align::centre);
}

float price_pill(const Frame& f, Vec2 left, const std::vector<Priced>& price, float height, bool dim, bool measure) {
    const float size = std::round(height * 0.71F);
    const float pad = height * 0.17F;
    const float gap = price.size() < 3 ? height * 0.12F : height * 0.02F;
    const TextStyle style = TextStyle{Typeface::black, height * 0.54F / f.scale, kPaperInk, false};
    float wide = 2 * pad - gap;
    for (const Priced& one : price) {
        wide += size + gap;
        if (one.count > 1) wide += text_width(f, std::to_string(one.count), style) + 1;
    }
    if (measure) return wide;
    const Rect pill{left.x, left.y - height / 2, wide, height};
    fill(f, pill, dim ? kPaperDim : kPaper, height * 0.29F);
    outline(f, pill, kPaperLine, 1, height * 0.29F);
    float x = left.x + pad;
    for (const Priced& one : price) {
        if (one.count > 1) {
            const std::string n = std::to_string(one.count);
            const float w = text_width(f, n, style);
            text(f, {x, pill.y, w + 1, height}, n, style);
            x += w + 1;
        }
        icon(f, one.image, {x + size / 2, left.y}, size, {}, Paint::none, true);
        x += size + gap;
    }
    return wide;
}

float award_pill(const Frame& f, Vec2 left, Image image, std::string_view words, float height) {
    const float size = height * 0.85F;
    const TextStyle style = kSmallBold.with(kAwardInk);
    const float right = words.empty() ? f.px(4) : f.px(10) + text_width(f, words, style);
    const float wide = f.px(4) + size + right;
    const Rect pill{left.x, left.y - height / 2, wide, height};
    fill(f, pill, draw::kAwardPill, f.px(8));
    icon(f, image, {left.x + f.px(4) + size / 2, left.y}, size, kAwardInk, Paint::none, true);
    text(f, {left.x + f.px(7) + size, pill.y, wide, height}, words, style);
    return wide;
}

float icon_text(const Frame& f, Vec2 left, Image image, float icon_size, std::string_view words, const TextStyle& style, float gap) {
    std::optional<Color> tint = style.color;
    if (!tint && style.soft) tint = f.theme->ink2;
    icon(f, image, {left.x + icon_size / 2, left.y}, icon_size, tint);
    const float wide = text_width(f, words, style);
    const float high = line_height(f, style);
    text(f, {left.x + icon_size + gap, left.y - high / 2, wide + 1, high}, words, style);
    return icon_size + gap + wide;
}

}  // namespace lw::ui
