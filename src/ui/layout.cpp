#include "ui/layout.hpp"

#include <algorithm>
#include <cmath>

namespace lw::ui {

namespace {

using draw::Rect;
using draw::Vec2;

// The low form: a window much wider than high.
constexpr float kLowMost = 600;    ///< a taller window has room for the middle form's rows below the board
constexpr float kLowShape = 1.2F;  ///< least width over height

/// `look` in look units. A little less passes too: a scale computed from the least size is not exact.
bool fits_low(Vec2 look) { return look.x >= kLowLeast.x - 0.5F && look.y >= kLowLeast.y - 0.5F && look.x >= kLowShape * look.y; }

}  // namespace

Form form_for(Vec2 size, float scale) {
    const float w = size.x / scale;
    const float h = size.y / scale;
    // A wide window that is too low for the panels of the wide form: the side panels need their height.
    if (w >= 1000 && h >= 520) return Form::wide;
    if (h < kLowMost && fits_low({w, h})) return Form::low;
    if (w >= 700 && h >= 480) return Form::middle;
    return Form::phone;
}

float usable_scale(Vec2 size, float wanted) {
    const float phone = std::min(size.x / 360, size.y / 640);
    const float middle = std::min(size.x / 700, size.y / 480);
    const float low = std::min(size.x / kLowLeast.x, size.y / kLowLeast.y);
    const float most = fits_low({size.x / low, size.y / low}) ? std::max(phone, low) : std::max(phone, middle);
    return std::clamp(wanted, 0.5F, std::max(most, 0.5F));
}

namespace {

constexpr float kShortCard = 358;  ///< of the title card without picture, Continue included

Rect short_beside(Rect card, Vec2 size, LookUnits px, bool has_continue) {
    const float high = std::min(px(has_continue ? kShortCard : kShortCard - 76), size.y - px(16));
    return {card.x, std::round((size.y - high) / 2), card.w, high};
}

}  // namespace

TitleLayout title_layout(Vec2 size, float scale, bool has_continue) {
    const LookUnits px{scale};
    TitleLayout t;
    const float w = size.x / scale;
    const float h = size.y / scale;
    if (w >= 860 || form_for(size, scale) == Form::low || (w >= 700 && h < 640)) {
        const float card = px(w >= 1000 ? 500 : (w >= 700 ? 420 : 380));
        const float high = std::min(size.y - px(32), px(688));
        // Card and board together sit in the middle of very wide windows.
        const float left = std::clamp(std::round((size.x - px(1560)) / 2), px(w >= 1000 ? 56 : 24), size.x);
        t.card = {left, std::round((size.y - high) / 2), card, high};
        const float x = t.card.right() + px(48);
        t.board = {x, px(28), std::min(size.x - x - px(24), px(1100)), size.y - px(56)};
        t.tall = high >= px(560);
        if (!t.tall) t.card = short_beside(t.card, size, px, has_continue);
        return t;
    }
    const float margin = px(10);
    const float wide = std::min(size.x - 2 * margin, px(520));
    const float high = std::min(px(has_continue ? kShortCard : kShortCard - 76), size.y - 2 * margin);
    t.card = {std::round((size.x - wide) / 2), size.y - margin - high, wide, high};
    const float room = t.card.y - 2 * margin;
    if (room >= px(120)) t.board = {margin + px(4), margin + px(4), size.x - 2 * margin - px(8), room - px(4)};
    return t;
}

Rect page_card(Vec2 size, float scale, float wanted_width, float wanted_height) {
    const LookUnits px{scale};
    const bool narrow = small(form_for(size, scale));
    const float margin = narrow ? px(6) : px(28);
    const float w = std::min(px(wanted_width), size.x - 2 * margin);
    const float h = std::min(size.y - 2 * margin, narrow ? size.y : px(wanted_height));
    return {std::round((size.x - w) / 2), std::round((size.y - h) / 2), w, h};
}

}  // namespace lw::ui
