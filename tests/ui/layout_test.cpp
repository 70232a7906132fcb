// The layouts of look/README, and that nothing overlaps at any size.
#include "ui/isles/layout.hpp"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace lw::ui {
namespace {

using draw::Rect;
using draw::Vec2;

bool overlap(Rect a, Rect b) {
    constexpr float kTouch = 0.01F;
    return a.x < b.right() - kTouch && b.x < a.right() - kTouch && a.y < b.bottom() - kTouch && b.y < a.bottom() - kTouch;
}

bool inside(Rect r, Vec2 size) { return r.x >= -0.01F && r.y >= -0.01F && r.right() <= size.x + 0.01F && r.bottom() <= size.y + 0.01F; }

std::vector<std::pair<std::string, Rect>> parts(const isles::ScreenLayout& g) {
    std::vector<std::pair<std::string, Rect>> all{{"players", g.players},
                                                  {"side", g.side},
                                                  {"status", g.status},
                                                  {"hand", g.hand},
                                                  {"build", g.build},
                                                  {"actions", g.actions},
                                                  {"tabs", g.tabs},
                                                  {"corner_top", g.corner_top},
                                                  {"corner_bottom", g.corner_bottom}};
    std::erase_if(all, [](const auto& p) { return p.second.w <= 0 || p.second.h <= 0; });
    return all;
}

void check(Vec2 size, float scale, const isles::LayoutOptions& options) {
    const isles::ScreenLayout g = isles::screen_layout(size, scale, options);
    SCOPED_TRACE(std::to_string(size.x) + "x" + std::to_string(size.y) + " at " + std::to_string(scale));
    const auto all = parts(g);
    for (std::size_t i = 0; i < all.size(); ++i) {
        EXPECT_TRUE(inside(all[i].second, size)) << all[i].first;
        for (std::size_t k = i + 1; k < all.size(); ++k) {
            EXPECT_FALSE(overlap(all[i].second, all[k].second)) << all[i].first << " and " << all[k].first;
        }
        // On small screens the one round button lies on the sea in the board's corner.
        if (small(g.form) && all[i].first == "corner_bottom") continue;
        EXPECT_FALSE(overlap(all[i].second, g.board)) << all[i].first << " and the board";
    }
    EXPECT_TRUE(inside(g.board, size));
    // In the middle form the trade panel opens over the sea beside the board.
    const bool beside = g.form == Form::middle && g.right_sheet.w > 0;
    EXPECT_GE(g.board.w, (beside ? 120.0F : 200.0F) * scale);
    EXPECT_GE(g.board.h, 100 * scale);
    EXPECT_GE(g.status.h, 44 * scale - 1);
}

TEST(Layout, NothingOverlapsAtAnySize) {
    for (float w = 360; w <= 3440; w += 67) {
        for (float h = 480; h <= 1600; h += 71) {
            for (const float wanted : {0.75F, 1.0F, 1.25F, 2.0F}) {
                const float scale = usable_scale({w, h}, wanted);
                const bool low = form_for({w, h}, scale) == Form::low;
                if (w / scale < 359 || (!low && w / scale < 700 && h / scale < 639)) continue;
                check({w, h}, scale, {});
                check({w, h}, scale, {.trade_open = true});
                check({w, h}, scale, {.players = 8});
                if (testing::Test::HasFailure()) return;
            }
        }
    }
}

TEST(Layout, TheWindowsThatPeopleHave) {
    for (const Vec2 size : {Vec2{360, 640}, Vec2{390, 844}, Vec2{412, 915}, Vec2{768, 1024}, Vec2{820, 1180}, Vec2{1024, 768},
                            Vec2{1366, 768}, Vec2{1920, 1080}, Vec2{2560, 1080}, Vec2{3440, 1440}}) {
        check(size, 1, {});
        check(size, 1, {.trade_open = true});
        check(size, 1, {.left_open = true, .right_open = true});
    }
}

TEST(Layout, DesktopNumbersOfTheLook) {
    const isles::ScreenLayout g = isles::screen_layout({1366, 768}, 1);
    EXPECT_EQ(g.form, Form::wide);
    EXPECT_EQ(g.players, (Rect{12, 12, 236, 616}));
    EXPECT_EQ(g.side, (Rect{1098, 12, 256, 616}));
    EXPECT_EQ(g.hand, (Rect{12, 640, 586, 116}));
    EXPECT_EQ(g.build, (Rect{610, 640, 476, 116}));
    EXPECT_EQ(g.actions, (Rect{1098, 640, 256, 116}));
    EXPECT_FLOAT_EQ(g.status.w, 480);
    EXPECT_FLOAT_EQ(g.status.h, 44);
    EXPECT_FLOAT_EQ(g.status.y, 12);
    EXPECT_FLOAT_EQ(isles::screen_layout({1366, 768}, 1, {.trade_open = true}).side.w, 404);
}

TEST(Layout, TheHandShrinksFirst) {
    const isles::ScreenLayout g = isles::screen_layout({1180, 768}, 1);
    EXPECT_LT(g.hand.w, 586);
    EXPECT_FLOAT_EQ(g.build.w, 476);
    EXPECT_FLOAT_EQ(g.actions.w, 256);
}

TEST(Layout, PhoneNumbersOfTheLook) {
    const isles::ScreenLayout g = isles::screen_layout({390, 844}, 1);
    EXPECT_EQ(g.form, Form::phone);
    EXPECT_EQ(g.players, (Rect{6, 6, 378, 80}));
    EXPECT_EQ(g.status, (Rect{6, 92, 378, 48}));
    EXPECT_EQ(g.tabs, (Rect{0, 784, 390, 60}));
    EXPECT_FLOAT_EQ(g.actions.h, 50);
    EXPECT_FLOAT_EQ(g.build.h, 104);
    EXPECT_FLOAT_EQ(g.hand.h, 86);
    EXPECT_GT(g.board.h, 350);
}

/// On a phone on its side, or with large text on a laptop, the board has the full height.
TEST(Layout, LowWindowsGiveTheBoardTheirHeight) {
    const std::vector<std::pair<Vec2, float>> windows{{{667, 375}, 1.0F},  {{844, 390}, 1.0F},  {{740, 360}, 1.0F},  {{640, 360}, 1.0F},
                                                      {{932, 430}, 1.25F}, {{1366, 768}, 1.5F}, {{1366, 768}, 2.0F}, {{1920, 1080}, 2.0F},
                                                      {{1024, 640}, 1.5F}, {{1024, 640}, 2.0F}};
    for (const auto& [size, wanted] : windows) {
        const float scale = usable_scale(size, wanted);
        SCOPED_TRACE(std::to_string(size.x) + "x" + std::to_string(size.y) + " at " + std::to_string(scale));
        const isles::ScreenLayout g = isles::screen_layout(size, scale);
        EXPECT_EQ(g.form, Form::low);
        EXPECT_GE(g.board.h, size.y - 13 * scale);
        EXPECT_GE(g.board.w, g.board.h * 0.8F);
        check(size, scale, {});
        check(size, scale, {.players = 8});
        check(size, scale, {.replay = true});
    }
    EXPECT_FLOAT_EQ(usable_scale({667, 375}, 1), 1);
    EXPECT_GT(usable_scale({640, 360}, 1), 0.95F);
}

TEST(Layout, FormsByWidthOverScale) {
    EXPECT_EQ(form_for({1000, 768}, 1), Form::wide);
    EXPECT_EQ(form_for({999, 768}, 1), Form::middle);
    EXPECT_EQ(form_for({699, 900}, 1), Form::phone);
    EXPECT_EQ(form_for({1366, 768}, 1.5F), Form::low);
    EXPECT_EQ(form_for({820, 640}, 1), Form::middle);
    EXPECT_EQ(form_for({1366, 768}, 0.75F), Form::wide);
}

TEST(Layout, ScaleIsTakenBackWhereTheWindowIsTooSmall) {
    EXPECT_FLOAT_EQ(usable_scale({360, 640}, 2), 1);
    EXPECT_FLOAT_EQ(usable_scale({1920, 1080}, 1.25F), 1.25F);
    EXPECT_FLOAT_EQ(usable_scale({1920, 1080}, 2), 2);
    EXPECT_LT(usable_scale({320, 568}, 1), 1);
}

TEST(Layout, TitleCardAndBoardLieBesideEachOther) {
    for (float w = 360; w <= 3440; w += 43) {
        for (float h = 360; h <= 1600; h += 49) {
            const float scale = usable_scale({w, h}, 1);
            const TitleLayout t = title_layout({w, h}, scale);
            EXPECT_TRUE(inside(t.card, {w, h})) << w << "x" << h;
            if (t.board.w <= 0) continue;
            EXPECT_TRUE(inside(t.board, {w, h})) << w << "x" << h;
            EXPECT_FALSE(overlap(t.card, t.board)) << w << "x" << h;
        }
    }
}

}  // namespace
}  // namespace lw::ui
