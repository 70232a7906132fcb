// The shell's screens: what they list, what they emit, at every size.
#include "ui/shell_bench.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <utility>

namespace lw::ui {
namespace {

using test::Bench;
using test::Shell;
using test::table;

TEST(Screens, EveryControlIsNamedOnceAndCanBeHit) {
    for (const ScreenId screen :
         {ScreenId::title, ScreenId::new_game, ScreenId::saves, ScreenId::settings, ScreenId::rules, ScreenId::link}) {
        for (const Vec2 size : {Vec2{360, 640}, Vec2{390, 844}, Vec2{844, 390}, Vec2{800, 900}, Vec2{1366, 768}, Vec2{2560, 1080}}) {
            Shell s(screen, size);
            SCOPED_TRACE(std::to_string(static_cast<int>(screen)) + " at " + std::to_string(size.x));
            std::set<std::string> ids;
            for (const Control& c : s.bench.mirror.controls()) {
                EXPECT_TRUE(ids.insert(c.id).second) << c.id;
                EXPECT_FALSE(c.label.empty()) << c.id;
                if (c.kind == ControlKind::text) continue;
                EXPECT_GE(c.rect.x, -0.5F) << c.id;
                EXPECT_LE(c.rect.right(), size.x + 0.5F) << c.id;
                EXPECT_GE(c.rect.w, 36) << c.id;
                EXPECT_GE(c.rect.h, 36) << c.id;
            }
            EXPECT_FALSE(ids.empty());
        }
    }
}

TEST(Screens, ControlsOfOneScreenDoNotOverlap) {
    for (const ScreenId screen : {ScreenId::title, ScreenId::new_game, ScreenId::saves, ScreenId::settings, ScreenId::link}) {
        for (const Vec2 size : {Vec2{360, 640}, Vec2{390, 844}, Vec2{800, 900}, Vec2{1366, 768}, Vec2{1920, 1080}}) {
            Shell s(screen, size);
            const auto& all = s.bench.mirror.controls();
            for (std::size_t i = 0; i < all.size(); ++i) {
                const auto a = s.bench.kit.rect_of(all[i].id);
                for (std::size_t k = i + 1; k < all.size(); ++k) {
                    const auto c = s.bench.kit.rect_of(all[k].id);
                    if (!a || !c || a->w <= 0 || c->w <= 0 || a->h <= 0 || c->h <= 0) continue;
                    const bool meets =
                        a->x < c->right() - 0.5F && c->x < a->right() - 0.5F && a->y < c->bottom() - 0.5F && c->y < a->bottom() - 0.5F;
                    EXPECT_FALSE(meets) << all[i].id << " and " << all[k].id << " at " << size.x;
                }
            }
        }
    }
}

TEST(Screens, EachSaysWhichItIsAndNoSentenceOfAGameStays) {
    const std::pair<ScreenId, std::string> all[] = {{ScreenId::title, "Landwright"},
                                                    {ScreenId::new_game, "New game"},
                                                    {ScreenId::saves, "Saves"},
                                                    {ScreenId::settings, "Settings"},
                                                    {ScreenId::rules, "Rules"}};
    for (const auto& [screen, words] : all) {
        Shell s(screen);
        s.bench.mirror.set_status("Ada, place your first settlement");
        s.bench.frame(s.draw);
        EXPECT_EQ(s.bench.mirror.status(), words);
    }
}

TEST(Screens, ANoticeOnAScreenSaysNothingTwice) {
    Shell s(ScreenId::settings);
    (void)s.bench.mirror.take_lines();
    s.model.notice = Notice{"The link is copied.", false, s.bench.now + 6};
    s.bench.frames(3, s.draw);
    EXPECT_TRUE(s.bench.lists("notice.close"));
    EXPECT_TRUE(s.bench.mirror.take_lines().empty()) << "the app says it when it comes";
}

TEST(Title, OneClickStartsAQuickGame) {
    Shell s(ScreenId::title);
    EXPECT_GT(s.free.w, 500);
    s.bench.click("title.quick", s.draw);
    EXPECT_TRUE(s.bench.take<QuickGame>());
    s.bench.click("title.continue", s.draw);
    EXPECT_TRUE(s.bench.take<Continue>());
    s.bench.click("title.new", s.draw);
    EXPECT_EQ(s.bench.take<Go>()->screen, ScreenId::new_game);
    s.bench.click("title.rules", s.draw);
    EXPECT_EQ(s.bench.take<Go>()->screen, ScreenId::rules);
}

TEST(Title, NoContinueWithoutAGame) {
    Shell s(ScreenId::title);
    s.model.current.reset();
    s.bench.frames(2, s.draw);
    EXPECT_FALSE(s.bench.lists("title.continue"));
}

TEST(Saves, LoadExportImportAndSaveAs) {
    Shell s(ScreenId::saves);
    s.press("save.a.load");
    EXPECT_EQ(s.bench.take<LoadSave>()->slot, "a");
    EXPECT_FALSE(s.bench.control("save.b.load")->enabled);
    EXPECT_EQ(s.bench.control("save.b.load")->reason, "This file was made by a newer version.");
    s.press("save.b.export");
    EXPECT_EQ(s.bench.take<ExportSave>()->slot, "b");
    s.press("saves.import");
    EXPECT_TRUE(s.bench.take<ImportSave>());
    s.press("saves.as");
    const auto ask = s.bench.take<AskText>();
    ASSERT_TRUE(ask);
    s.model.answer = {{ask->id, "Before the storm"}};
    s.bench.frames(2, s.draw);
    EXPECT_EQ(s.bench.take<SaveAs>()->name, "Before the storm");
    s.model.answer = {{ask->id, " \u3000 "}};
    s.bench.frames(2, s.draw);
    const auto again = s.bench.take<AskText>();
    ASSERT_TRUE(again) << "a blank name is no name";
    EXPECT_EQ(again->problem, "The save needs a name with a letter or a sign that can be seen.");
}

TEST(Saves, DeletingAsksFirst) {
    Shell s(ScreenId::saves);
    s.press("save.a.delete");
    EXPECT_FALSE(s.bench.take<DeleteSave>());
    ASSERT_TRUE(s.bench.lists("saves.delete.yes"));
    EXPECT_FALSE(s.bench.lists("save.a.load")) << "the question is modal";
    s.press("saves.delete.no");
    EXPECT_FALSE(s.bench.take<DeleteSave>());
    s.bench.frames(2, s.draw);
    s.press("save.a.delete");
    s.press("saves.delete.yes");
    EXPECT_EQ(s.bench.take<DeleteSave>()->slot, "a");
}

TEST(Settings, EveryPreferenceCanBeSet) {
    Shell s(ScreenId::settings);
    const auto set = [&](std::string_view id) {
        s.press(id);
        const auto told = s.bench.take<SetPreferences>();
        if (told) s.model.preferences = told->preferences;
    };
    set("settings.theme.2");
    set("settings.scale.plus");
    set("settings.motion.2");
    set("settings.speed.0");
    set("settings.confirm.0");
    set("settings.hints");
    set("settings.pips");
    set("settings.handover");
    const Preferences& p = s.model.preferences;
    EXPECT_EQ(p.theme, draw::ThemeKind::dark);
    EXPECT_FLOAT_EQ(p.scale, 1.25F);
    EXPECT_EQ(p.motion, Motion::none);
    EXPECT_EQ(p.speed, Speed::instant);
    EXPECT_EQ(p.confirm, ConfirmPlacement::always);
    EXPECT_FALSE(p.show_hints);
    EXPECT_FALSE(p.show_pips);
    EXPECT_TRUE(p.hand_over_open);
    set("settings.reset");
    EXPECT_EQ(s.model.preferences, Preferences{});
}

TEST(Screens, EscapeAndBackLeadBack) {
    for (const auto& [screen, id] : {std::pair{ScreenId::new_game, "new.back"}, std::pair{ScreenId::saves, "saves.back"},
                                     std::pair{ScreenId::settings, "settings.back"}, std::pair{ScreenId::rules, "rules.back"}}) {
        Shell s(screen);
        s.bench.click(id, s.draw);
        EXPECT_TRUE(s.bench.take<Back>()) << id;
        s.bench.key(ImGuiKey_Escape, s.draw);
        EXPECT_TRUE(s.bench.take<Back>()) << id;
    }
}

TEST(Screens, TheListOfKeysOpensAndCloses) {
    Shell s(ScreenId::title);
    set_game_keys(s.state, {{"T", "trade"}});
    ImGui::GetIO().AddInputCharacter('?');
    s.bench.frames(3, s.draw);
    EXPECT_TRUE(s.bench.lists("keys.close"));
    EXPECT_FALSE(s.bench.lists("title.quick"));
    s.bench.click("keys.close", s.draw);
    s.bench.frames(2, s.draw);
    EXPECT_TRUE(s.bench.lists("title.quick"));
}

TEST(Screens, ANoticeIsDismissed) {
    Shell s(ScreenId::title);
    s.model.notice = Notice{"Storage is full.", true, 0};
    s.bench.frames(2, s.draw);
    EXPECT_TRUE(s.bench.mirror.take_lines().empty()) << "the app announces it once, when it comes";
    s.press("notice.close");
    EXPECT_TRUE(s.bench.take<DismissNotice>());
}

TEST(Link, AGameIsWatchedKeptPlayedOrLeft) {
    using Choice = AnswerLink::Choice;
    for (const Vec2 size : {Vec2{360, 640}, Vec2{390, 844}, Vec2{844, 390}, Vec2{1366, 768}}) {
        Shell s(ScreenId::link, size);
        for (const auto& [id, choice] : {std::pair{"link.watch", Choice::watch}, std::pair{"link.keep", Choice::keep},
                                         std::pair{"link.play", Choice::play_board}, std::pair{"link.leave", Choice::leave}}) {
            s.bench.click(id, s.draw);
            const auto answer = s.bench.take<AnswerLink>();
            ASSERT_TRUE(answer) << id << " at " << size.x;
            EXPECT_EQ(answer->choice, choice);
            EXPECT_GE(s.bench.control(id)->rect.y, 0) << id << " at " << size.x;
        }
    }
}

TEST(Link, ABoardIsPlayedOrLeft) {
    Shell s(ScreenId::link);
    s.model.link->whole = false;
    s.bench.frames(2, s.draw);
    EXPECT_FALSE(s.bench.lists("link.watch"));
    EXPECT_FALSE(s.bench.lists("link.keep"));
    EXPECT_GT(s.free.w, 300) << "the board is shown beside";
    EXPECT_EQ(s.bench.mirror.status(), "A shared board: 4 players, 19 hexes, 9 harbours, first to 10 points");
    s.bench.click("link.play", s.draw);
    EXPECT_EQ(s.bench.take<AnswerLink>()->choice, AnswerLink::Choice::play_board);
    s.bench.key(ImGuiKey_Escape, s.draw);
    EXPECT_EQ(s.bench.take<AnswerLink>()->choice, AnswerLink::Choice::leave);
}

TEST(Saves, AGameIsWatched) {
    Shell s(ScreenId::saves);
    s.press("save.a.watch");
    EXPECT_EQ(s.bench.take<WatchGame>()->slot, "a");
    EXPECT_FALSE(s.bench.control("save.b.watch")->enabled);
}

TEST(HandOff, ListsNothingButTheDeliberatePress) {
    for (const Vec2 size : {Vec2{360, 640}, Vec2{390, 844}, Vec2{844, 390}, Vec2{1366, 768}}) {
        Bench b(size);
        isles::Model model;
        model.players = table();
        model.hand_off = game::Seat(2);
        int below = 0;
        const auto draw = [&](Frame& f) {
            if (ui::button(f, {10, 10, 100, 44}, {.id = "hand.brick", .text = "Brick, 3"})) ++below;
            draw_hand_off(f, model, {Rich("Dana moves the robber")});
        };
        b.frames(3, draw);
        ASSERT_EQ(b.mirror.controls().size(), 1U);
        EXPECT_EQ(b.mirror.controls()[0].label, "Chidi is ready");
        EXPECT_EQ(b.mirror.status(), "Chidi is next");
        const Rect r = b.mirror.controls()[0].rect;
        EXPECT_GE(r.y, 0);
        EXPECT_LE(r.bottom(), size.y);
        b.click(draw::Vec2{60, 30}, draw);
        b.key(ImGuiKey_Space, draw);
        b.key(ImGuiKey_Enter, draw);
        EXPECT_EQ(below, 0);
        EXPECT_TRUE(b.intents.empty()) << "no key without a focus takes the device";
        b.click("handoff.ready", draw);
        EXPECT_TRUE(b.take<TakeDevice>());
    }
}

}  // namespace
}  // namespace lw::ui
