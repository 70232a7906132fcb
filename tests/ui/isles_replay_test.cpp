// Replays and sharing: what is listed, what is sent, and that nothing can be done to the game.
#include "ui/isles_table.hpp"

#include "ui/shell.hpp"

#include <algorithm>

namespace lw::ui::test {

namespace {

using game::Eyes;
using game::Seat;

constexpr draw::Vec2 kReplayWindows[] = {{360, 640},  {390, 844},  {844, 390},   {800, 900},
                                         {1000, 640}, {1366, 768}, {1920, 1080}, {2560, 1080}};

/// In the middle of a game that is over, all hands open.
struct Replay : IslesTable {
    explicit Replay(draw::Vec2 size = {1366, 768}) : IslesTable(size) {
        p.settle(0, isles::n(0, 0));
        p.state.table.turn_number = 5;
        p.state.table.dice = {4, 5};
        viewer = game::kSpectator;
        replay.emplace();
        replay->at = 40;
        replay->steps = 120;
        replay->turn_before = 36;
        replay->turn_after = 44;
        replay->ended = true;
        replay->eyes = {Eyes::Kind::open, {}};
        replay->choosable = game::SeatSet::first(4);
        replay->open.hands[0].hand = isles::Resources{1, 2, 0, 0, 3};
        replay->open.hands[2].cards[isles::DevCard::knight] = 2;
        show(3);
    }
};

TEST(Replay, ButtonsLeadToTheirSteps) {
    Replay t;
    const std::pair<const char*, int> kWays[] = {{"replay.first", 0},  {"replay.turn.before", 36}, {"replay.before", 39},
                                                 {"replay.after", 41}, {"replay.turn.after", 44},  {"replay.last", 120}};
    for (const auto& [id, step] : kWays) {
        t.click(id);
        const auto go = t.bench.take<ReplayGo>();
        ASSERT_TRUE(go) << id;
        EXPECT_EQ(go->step, step) << id;
    }
    t.click("replay.play");
    EXPECT_TRUE(t.bench.take<ReplayPlay>()->on);
    t.replay->playing = true;
    t.show();
    t.click("replay.play");
    EXPECT_FALSE(t.bench.take<ReplayPlay>()->on);
    t.click("replay.speed");
    EXPECT_EQ(t.bench.take<ReplayPace>()->speed, ReplaySpeed::fast);
}

TEST(Replay, KeysDoTheSame) {
    Replay t;
    const std::pair<ImGuiKey, int> kWays[] = {{ImGuiKey_Home, 0},        {ImGuiKey_UpArrow, 36},   {ImGuiKey_LeftArrow, 39},
                                              {ImGuiKey_RightArrow, 41}, {ImGuiKey_DownArrow, 44}, {ImGuiKey_End, 120}};
    for (const auto& [key, step] : kWays) {
        t.key(key);
        const auto go = t.bench.take<ReplayGo>();
        ASSERT_TRUE(go) << step;
        EXPECT_EQ(go->step, step);
    }
    t.key(ImGuiKey_Space);
    EXPECT_TRUE(t.bench.take<ReplayPlay>());
    t.key(ImGuiKey_Escape);
    EXPECT_TRUE(t.bench.take<Back>());
}

TEST(Replay, AtTheCardNothingIsKept) {
    Replay t;
    t.events.emplace_back(isles::Stole{Seat{1}, Seat{0}, isles::Resource::ore});
    ++t.generation;
    t.show();
    EXPECT_FALSE(t.state.book.entries().empty());
    t.hand_off = Seat{2};
    t.show(1);
    EXPECT_TRUE(t.state.book.entries().empty());
    EXPECT_FALSE(t.state.viewer.seat.valid());
}

TEST(Replay, TheLineIsSlidAlong) {
    Replay t;
    const auto line = t.bench.kit.rect_of("replay.slide");
    ASSERT_TRUE(line);
    t.bench.click(draw::Vec2{line->x + line->w * 0.5F, line->centre().y}, [&t](Frame& f) { t.draw(f); });
    const auto half = t.bench.take<ReplayGo>();
    ASSERT_TRUE(half);
    EXPECT_EQ(half->step, 60);
    t.bench.click(draw::Vec2{line->right() - 1, line->centre().y}, [&t](Frame& f) { t.draw(f); });
    EXPECT_EQ(t.bench.take<ReplayGo>()->step, 120);
}

TEST(Replay, AtTheEndsThereIsNoWayBeyond) {
    Replay t;
    t.replay->at = 0;
    t.replay->turn_before = 0;
    t.show();
    for (const char* id : {"replay.first", "replay.before", "replay.turn.before"}) EXPECT_FALSE(t.bench.control(id)->enabled);
    EXPECT_TRUE(t.bench.control("replay.after")->enabled);
    t.replay->at = 120;
    t.replay->turn_after = 120;
    t.show();
    for (const char* id : {"replay.last", "replay.after", "replay.turn.after"}) EXPECT_FALSE(t.bench.control(id)->enabled);
    EXPECT_TRUE(t.bench.control("replay.first")->enabled);
}

TEST(Replay, TheStatusTellsTheStep) {
    Replay t;
    EXPECT_EQ(t.bench.mirror.status().rfind("Step 40 of 120: ", 0), 0U) << t.bench.mirror.status();
}

TEST(Replay, EyesAreChosen) {
    Replay t;
    EXPECT_TRUE(t.bench.control("eyes.open")->on);
    EXPECT_EQ(t.ids("hand.seat.").size(), 4U);
    EXPECT_NE(t.bench.control("hand.seat.2")->label.find("2 Knight"), std::string::npos) << t.bench.control("hand.seat.2")->label;
    t.click("eyes.2");
    EXPECT_EQ(t.bench.take<ReplayLook>()->eyes, (Eyes{Eyes::Kind::seat, Seat(2)}));
    t.click("eyes.public");
    EXPECT_EQ(t.bench.take<ReplayLook>()->eyes, Eyes{});
    t.replay->eyes = {};
    t.replay->open.hands = {};
    t.show();
    EXPECT_TRUE(t.ids("hand.seat.").empty()) << "everybody's view has no hand";
    t.viewer = Seat(1);
    t.replay->eyes = {Eyes::Kind::seat, Seat(1)};
    t.show();
    EXPECT_EQ(t.ids("hand.seat."), std::vector<std::string>{"hand.seat.1"});
}

TEST(Replay, AnUnfinishedGameOffersNoOpenHands) {
    Replay t;
    t.replay->ended = false;
    t.replay->eyes = {};
    t.replay->open.hands = {};
    t.replay->choosable = game::SeatSet::of(Seat(0));
    t.show();
    EXPECT_EQ(t.ids("eyes."), (std::vector<std::string>{"eyes.public", "eyes.0"}));
}

TEST(Replay, NothingOfTheGameCanBePressed) {
    for (const draw::Vec2 size : kReplayWindows) {
        Replay t(size);
        t.viewer = Seat(0);  // whose turn it is
        t.replay->eyes = {Eyes::Kind::seat, Seat(0)};
        t.show(3);
        for (const char* start : {"spot.", "build.", "offer.", "card."}) EXPECT_TRUE(t.ids(start).empty()) << start;
        for (const char* id : {"roll", "end", "trade", "undo", "menu"}) EXPECT_FALSE(t.bench.lists(id)) << id << " at " << size.x;
        for (const ImGuiKey key : {ImGuiKey_R, ImGuiKey_E, ImGuiKey_T, ImGuiKey_U, ImGuiKey_1}) t.key(key);
        EXPECT_FALSE(t.bench.take<isles::Act>());
        EXPECT_FALSE(t.bench.take<Undo>());
        EXPECT_TRUE(t.bench.lists("replay.close"));
        EXPECT_TRUE(t.bench.lists("share"));
    }
}

TEST(Replay, ControlsLieInTheWindowAndApart) {
    for (const draw::Vec2 size : kReplayWindows) {
        for (const isles::SidePanel side : {isles::SidePanel::closed, isles::SidePanel::log, isles::SidePanel::stats}) {
            Replay t(size);
            t.state.side = side;
            t.show(3);
            const auto& all = t.bench.mirror.controls();
            const auto pressed = [](const Control& c) {
                return c.id.rfind("replay.", 0) == 0 || c.id.rfind("eyes.", 0) == 0 || c.id == "share";
            };
            for (std::size_t i = 0; i < all.size(); ++i) {
                if (!pressed(all[i])) continue;
                SCOPED_TRACE(all[i].id + " at " + std::to_string(size.x) + "x" + std::to_string(size.y));
                const draw::Rect a = all[i].rect;
                EXPECT_GE(a.x, 0);
                EXPECT_LE(a.right(), size.x + 0.5F);
                EXPECT_LE(a.bottom(), size.y + 0.5F);
                EXPECT_GE(a.w, 30);
                EXPECT_GE(a.h, 20);
                for (std::size_t k = 0; k < all.size(); ++k) {
                    if (k == i || (!pressed(all[k]) && all[k].id.rfind("player.", 0) != 0)) continue;
                    const draw::Rect b = all[k].rect;
                    const bool meets =
                        a.x < b.right() - 0.5F && b.x < a.right() - 0.5F && a.y < b.bottom() - 0.5F && b.y < a.bottom() - 0.5F;
                    EXPECT_FALSE(meets) << "and " << all[k].id;
                }
            }
        }
    }
}

TEST(Replay, TheHandOffCardCanBePutAway) {
    for (const draw::Vec2 size : {draw::Vec2{360, 640}, draw::Vec2{844, 390}, draw::Vec2{1366, 768}}) {
        Replay t(size);
        t.hand_off = Seat(2);
        t.bench.frames(3, [&t](Frame& f) {
            const isles::Model now = t.model();
            t.draw(f);
            draw_hand_off(f, now, {});
        });
        ASSERT_EQ(t.bench.mirror.controls().size(), 2U);
        EXPECT_TRUE(t.bench.lists("handoff.ready"));
        t.bench.click("handoff.back", [&t](Frame& f) {
            const isles::Model now = t.model();
            t.draw(f);
            draw_hand_off(f, now, {});
        });
        EXPECT_EQ(t.bench.take<ReplayLook>()->eyes, Eyes{});
    }
}

TEST(Share, ARunningGameOffersItsBoardAPictureAndAFile) {
    IslesTable t;
    t.show();
    t.click("menu");
    t.show();
    t.click("menu.share");
    t.show();
    EXPECT_FALSE(t.bench.lists("menu.share")) << "the menu is closed";
    EXPECT_FALSE(t.bench.lists("share.game")) << "the game is not over";
    t.click("share.board");
    const auto board = t.bench.take<CopyBoardLink>();
    ASSERT_TRUE(board);
    EXPECT_FALSE(board->game);
    t.click("share.size.2");
    t.show();
    t.click("share.picture");
    EXPECT_EQ(t.bench.take<SavePicture>()->width, 3200);
    t.click("share.file");
    EXPECT_TRUE(t.bench.take<ExportSave>()->slot.empty());
    t.click("share.close");
    t.show();
    EXPECT_FALSE(t.bench.lists("share.board"));
}

TEST(Share, AnyWidthCanBeTyped) {
    IslesTable t;
    t.show();
    t.state.share_open = true;
    t.show();
    t.click("share.size.3");
    EXPECT_EQ(t.bench.take<AskText>()->id, "share.width");
    const std::pair<const char*, int> kTyped[] = {{"1234", 1234}, {"9", 64}, {"9999", 4800}, {"wide", 4800}};
    for (const auto& [words, width] : kTyped) {
        t.screen.answer = {"share.width", words};
        t.show(1);
        t.screen.answer.reset();
        t.show(1);
        t.click("share.picture");
        EXPECT_EQ(t.bench.take<SavePicture>()->width, width) << words;
    }
}

TEST(Share, AFinishedGameOffersItsMovesUnlessTheyAreTooLong) {
    for (const draw::Vec2 size : {draw::Vec2{390, 844}, draw::Vec2{1366, 768}}) {
        IslesTable t(size);
        t.p.state.table.phase = isles::Phase::over;
        t.p.state.table.winners.add(Seat(0));
        t.show(3);
        t.click("end.watch");
        EXPECT_TRUE(t.bench.take<WatchGame>()->slot.empty());
        t.click("end.share");
        t.show();
        t.click("share.game");
        EXPECT_TRUE(t.bench.take<CopyGameLink>());
        t.fits_link = false;
        t.show();
        EXPECT_FALSE(t.bench.control("share.game")->enabled);
        EXPECT_TRUE(t.bench.lists("share.board"));
    }
}

TEST(Share, TheMenuWatchesFromTheStart) {
    for (const draw::Vec2 size : kReplayWindows) {
        IslesTable t(size);
        t.show();
        t.state.menu_open = true;
        t.show(2);
        ASSERT_EQ(t.ids("menu.").size(), 10U) << "nine and the cross, at " << size.x;
        for (const std::string& id : t.ids("menu.")) EXPECT_LE(t.bench.control(id)->rect.bottom(), size.y) << id << " at " << size.x;
        t.click("menu.watch");
        EXPECT_TRUE(t.bench.take<WatchGame>());
        EXPECT_FALSE(t.state.menu_open);
    }
}

}  // namespace

}  // namespace lw::ui::test
