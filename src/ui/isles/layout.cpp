#include "ui/isles/layout.hpp"

#include <algorithm>
#include <cmath>

namespace lw::ui::isles {

namespace {

using draw::Rect;
using draw::Vec2;

// Bottom row: hand, build, actions. The hand shrinks first, then the log (wide), then the build bar.
constexpr float kHand = 586;
constexpr float kHandLeast = 380;
constexpr float kBuild = 476;
constexpr float kBuildLeast = 400;
constexpr float kActions = 256;
constexpr float kActionsLeast = 196;
constexpr float kBottomRow = 116;
constexpr int kOneRow = 6;  ///< players in the phone's strip; more stand in two rows

void bottom_row(ScreenLayout& g, Rect row, LookUnits px, float gap) {
    const float room = row.w - 2 * gap;
    float actions = px(kActions);
    float build = px(kBuild);
    float hand = std::min(room - actions - build, px(kHand));
    if (hand < px(kHandLeast)) {
        const float lack = px(kHandLeast) - hand;
        const float from_actions = std::min(lack, px(kActions) - px(kActionsLeast));
        const float from_build = std::min(lack - from_actions, px(kBuild) - px(kBuildLeast));
        actions -= from_actions;
        build -= from_build;
        hand = room - actions - build;
    }
    // Spare width (ultrawide) goes in between: the hand stays left, the actions stay right.
    g.hand = {row.x, row.y, hand, row.h};
    g.actions = {row.right() - actions, row.y, actions, row.h};
    const float between = g.actions.x - g.hand.right() - 2 * gap;
    build = std::min(build, between);
    g.build = {std::round(g.hand.right() + gap + std::max(between - build, 0.0F) / 2), row.y, build, row.h};
}

void corner_columns(ScreenLayout& g, Rect area, LookUnits px, int top_buttons, int bottom_buttons) {
    const float side = px(40);
    const float step = px(48);
    const auto tall = [&](int n) { return n > 0 ? step * static_cast<float>(n - 1) + side : 0.0F; };
    g.corner_top = {area.right() - side, area.y, side, tall(top_buttons)};
    g.corner_bottom = {area.right() - side, area.bottom() - tall(bottom_buttons), side, tall(bottom_buttons)};
}

ScreenLayout wide(Vec2 size, LookUnits px, const LayoutOptions& options) {
    ScreenLayout g;
    g.form = Form::wide;
    const float margin = px(12);
    Rect all{margin, margin, size.x - 2 * margin, size.y - 2 * margin};
    const Rect row{all.x, all.bottom() - px(kBottomRow), all.w, px(kBottomRow)};
    bottom_row(g, row, px, margin);
    const float high = all.h - row.h - margin;
    const float left = px(236);
    const float middle_least = px(430);
    const float right_wanted = options.trade_open ? px(404) : px(256);
    const float right_least = options.trade_open ? px(340) : px(220);
    const float right = std::clamp(all.w - left - 2 * margin - middle_least, right_least, right_wanted);
    g.players = {all.x, all.y, left, high};
    g.side = {all.right() - right, all.y, right, high};
    Rect free{g.players.right() + margin, all.y, g.side.x - g.players.right() - 2 * margin, high};
    corner_columns(g, {free.x, free.y + px(2), free.w, free.h - px(4)}, px, 3, 3);
    const float corner = px(40) + margin;
    const float status = std::min(px(480), free.w - 2 * corner);
    g.status = {std::round(free.x + (free.w - status) / 2), free.y, status, px(44)};
    g.board = {free.x, g.status.bottom() + px(6), free.w - corner, free.bottom() - g.status.bottom() - px(6)};
    // Symmetric about the status line, where there is room for it.
    if (free.w - 2 * corner > g.board.h * 1.05F) {
        g.board.x += corner;
        g.board.w -= corner;
    }
    return g;
}

ScreenLayout middle_form(Vec2 size, LookUnits px, const LayoutOptions& options) {
    ScreenLayout g;
    g.form = Form::middle;
    const float margin = px(12);
    Rect all{margin, margin, size.x - 2 * margin, size.y - 2 * margin};
    const float gap = px(8);
    // The three panels do not fit side by side: the hand has a row of its own above build and actions.
    const Rect row{all.x, all.bottom() - px(kBottomRow), all.w, px(kBottomRow)};
    const float actions = std::clamp(all.w - gap - px(kBuild), px(kActionsLeast), px(kActions));
    g.actions = {row.right() - actions, row.y, actions, row.h};
    g.build = {row.x, row.y, row.w - actions - gap, row.h};
    const float hand = px(86);
    g.hand = {row.x, row.y - gap - hand, all.w, hand};
    const float high = g.hand.y - gap - all.y;
    const float fold = px(56);
    g.players = {all.x, all.y, fold, high};
    g.side = {all.right() - fold, all.y, fold, high};
    if (options.left_open) g.left_sheet = {g.players.right() + gap, all.y, px(236), high};
    const Rect free{g.players.right() + gap, all.y, g.side.x - g.players.right() - 2 * gap, high};
    if (options.right_open || options.trade_open) {
        const float wanted = options.trade_open ? px(404) : px(256);
        const float w = std::min(wanted, free.w);
        g.right_sheet = {g.side.x - gap - w, all.y, w, high};
    }
    g.status = {free.x, free.y, free.w, px(44)};
    const Rect below{free.x, g.status.bottom() + gap, free.w, free.bottom() - g.status.bottom() - gap};
    corner_columns(g, below, px, 0, below.h > px(320) ? 3 : 1);
    g.board = {below.x, below.y, below.w - px(40) - gap, below.h};
    if (g.right_sheet.w > 0) g.board.w = std::max(std::min(g.board.right(), g.right_sheet.x - gap) - g.board.x, px(120));
    return g;
}

ScreenLayout phone(Vec2 size, LookUnits px, const LayoutOptions& options) {
    ScreenLayout g;
    g.form = Form::phone;
    const float margin = px(6);
    // 844 look units give every part its full height; on less, parts shrink before the board does.
    const float lack = std::clamp((px(800) - size.y) / (px(800) - px(640)), 0.0F, 1.0F);
    const auto between = [&](float full, float least) { return std::round(px(full) + (px(least) - px(full)) * lack); };
    const float w = size.x - 2 * margin;
    float y = margin;
    g.players = {margin, y, w, options.players > kOneRow ? between(98, 86) : between(80, 62)};
    y = g.players.bottom() + margin;
    g.status = {margin, y, w, between(48, 44)};
    g.tabs = {0, size.y - between(60, 50), size.x, between(60, 50)};
    g.actions = {margin, g.tabs.y - between(10, 5) - between(50, 46), w, between(50, 46)};
    g.build = {margin, g.actions.y - between(8, 5) - between(104, 76), w, between(104, 76)};
    g.hand = {margin, g.build.y - margin - between(86, 66), w, between(86, 66)};
    g.board = {margin, g.status.bottom() + px(4), w, g.hand.y - g.status.bottom() - px(8)};
    g.sheet = {margin, g.status.bottom() + margin, w, g.tabs.y - margin - g.status.bottom() - margin};
    const float side = px(40);
    g.corner_bottom = {size.x - margin - side, g.hand.y - px(12) - side, side, side};
    g.dice = {margin, g.status.bottom() + px(8), px(44), std::min(px(98), g.board.h * 0.4F)};
    return g;
}

/// The board has the full height between a column of players and one of hand and steps. 480 look units give every
/// part its full height; on less, parts shrink.
ScreenLayout low_form(Vec2 size, LookUnits px, const LayoutOptions& options) {
    ScreenLayout g;
    g.form = Form::low;
    const float margin = px(6);
    const float lack = std::clamp((px(480) - size.y) / (px(480) - px(kLowLeast.y)), 0.0F, 1.0F);
    const auto between = [&](float full, float least) { return std::round(px(full) + (px(least) - px(full)) * lack); };
    const float left = std::clamp(std::round(size.x * 0.165F), px(104), px(180));
    const float right = std::clamp(std::round(size.x * 0.31F), px(198), px(330));
    const float high = size.y - 2 * margin;
    const float tabs = between(58, 50);
    g.tabs = {margin, size.y - margin - tabs, left, tabs};
    g.players = {margin, margin, left, high - tabs - margin};
    Rect column{size.x - margin - right, margin, right, high};
    g.board = {g.players.right() + margin, margin, column.x - 2 * margin - g.players.right(), high};
    g.status = {column.x, column.y, right, between(84, 66)};
    float bottom = column.bottom();
    if (options.replay) {
        // The bar runs below board and hands.
        g.actions = {g.board.x, bottom - px(84), column.right() - g.board.x, px(84)};
        bottom = g.actions.y - margin;
        g.board.h = bottom - g.board.y;
        g.hand = {column.x, g.status.bottom() + margin, right, bottom - g.status.bottom() - margin};
    } else {
        g.actions = {column.x, bottom - between(56, 46), right, between(56, 46)};
        g.build = {column.x, g.actions.y - margin - between(140, 102), right, between(140, 102)};
        const float room = g.build.y - g.status.bottom() - 2 * margin;
        const float hand = std::min(room, px(190));
        g.hand = {column.x, g.build.y - margin - hand, right, hand};
    }
    g.sheet = {g.board.x, g.board.y, std::min(g.board.w, px(404)), g.board.h};
    const float side = px(40);
    g.corner_bottom = {g.board.right() - side, g.board.bottom() - side, side, side};
    g.dice = {g.board.x, g.board.y, px(44), px(98)};
    return g;
}

}  // namespace

ScreenLayout screen_layout(Vec2 size, float scale, const LayoutOptions& options) {
    const LookUnits px{scale};
    switch (form_for(size, scale)) {
        case Form::wide: return wide(size, px, options);
        case Form::middle: return middle_form(size, px, options);
        case Form::low: return low_form(size, px, options);
        case Form::phone: break;
    }
    return phone(size, px, options);
}

}  // namespace lw::ui::isles
