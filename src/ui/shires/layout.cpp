#include "ui/shires/layout.hpp"

#include "ui/layout.hpp"
#include "ui/paint.hpp"

#include <algorithm>
#include <cmath>

namespace lw::ui::shires {

namespace {

constexpr float kStatus = 64;
constexpr float kReplayBar = 104;

/// Title, players and tile card below one another.
void left_column(ScreenLayout& g, Rect column, LookUnits px, bool replay) {
    g.title = cut_top(column, px(40), px(6));
    const float full = replay ? 214.0F : 316.0F;
    const float tile = std::clamp(column.h - px(4 * 60), px(replay ? 150 : 176), px(full));
    g.tile = cut_bottom(column, std::min(tile, column.h * 0.6F), px(14));
    g.players = column;
}

void over_board(ScreenLayout& g, LookUnits px) {
    const float side = px(36);
    const int buttons = g.board.h > px(300) && g.form != Form::phone ? 3 : 1;
    const float tall = side + static_cast<float>(buttons - 1) * px(42);
    g.corner = {g.board.right() - side - px(6), g.board.bottom() - tall - px(6), side, tall};
    g.toggles = {g.board.x, g.board.y + px(6), g.board.w - px(8), px(36)};
}

ScreenLayout wide(Vec2 size, LookUnits px, bool replay) {
    ScreenLayout g;
    g.form = Form::wide;
    const float margin = px(14);
    Rect all{margin, px(10), size.x - 2 * margin, size.y - px(22)};
    const bool roomy = size.x >= px(1600);
    left_column(g, cut_left(all, px(roomy ? 260 : 236), margin), px, replay);
    Rect right = cut_right(all, px(roomy ? 300 : 240), px(12));
    g.left = cut_top(right, std::min(px(roomy ? 384 : 318), right.h * 0.5F), px(12));
    g.side = right;
    g.status = cut_bottom(all, px(replay ? kReplayBar : kStatus), px(12));
    g.board = all;
    over_board(g, px);
    return g;
}

/// `low`: for a phone on its side, with the same columns set closer.
ScreenLayout middle_form(Vec2 size, LookUnits px, bool replay, bool low) {
    ScreenLayout g;
    g.form = Form::middle;
    const float margin = px(low ? 6 : 10);
    Rect all{margin, px(low ? 5 : 8), size.x - 2 * margin, size.y - px(low ? 10 : 16)};
    left_column(g, cut_left(all, px(212), margin), px, replay);
    g.tabs = cut_right(all, px(56), px(low ? 6 : 8));
    const float status = replay ? (low ? 84 : kReplayBar) : (low ? 52 : 58);
    g.status = cut_bottom(all, px(status), px(low ? 5 : 8));
    g.board = all;
    g.sheet = {all.right() - std::min(px(300), all.w), all.y, std::min(px(300), all.w), all.h};
    over_board(g, px);
    return g;
}

ScreenLayout phone(Vec2 size, LookUnits px, bool replay) {
    ScreenLayout g;
    g.form = Form::phone;
    const float lack = std::clamp((px(820) - size.y) / (px(820) - px(640)), 0.0F, 1.0F);
    const auto between = [&](float full, float least) { return std::round(px(full) + (px(least) - px(full)) * lack); };
    Rect all{0, 0, size.x, size.y};
    g.tabs = cut_bottom(all, between(54, 48));
    Rect in = inset(all, px(6), 0);
    in.h -= px(4);
    in.y += px(4);
    in.h -= px(4);
    g.title = cut_top(in, between(42, 38), px(4));
    g.players = cut_top(in, between(54, 48), px(4));
    const float high = replay ? px(kReplayBar) : between(178, 140);
    g.tile = cut_bottom(in, high, px(6));
    g.status = cut_bottom(in, between(54, 46), px(4));
    g.board = in;
    g.sheet = {in.x, in.y, in.w, g.tabs.y - px(6) - in.y};
    if (replay) g.sheet.h = g.tile.y - px(6) - in.y;
    over_board(g, px);
    return g;
}

}  // namespace

ScreenLayout screen_layout(Vec2 size, float scale, bool replay) {
    const LookUnits px{scale};
    switch (form_for(size, scale)) {
        case Form::wide: return wide(size, px, replay);
        case Form::middle: return middle_form(size, px, replay, false);
        case Form::low: return middle_form(size, px, replay, true);
        case Form::phone: break;
    }
    return phone(size, px, replay);
}

}  // namespace lw::ui::shires
