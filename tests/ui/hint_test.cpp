// The hint on the screens of both games: asked for, read, shown on the board, put away.
#include "ui/isles_table.hpp"
#include "ui/shires_table.hpp"

#include "isles/notation.hpp"

namespace lw::ui::test {
namespace {

struct IslesHintTable : IslesTable {
    explicit IslesHintTable(draw::Vec2 size = {1366, 768}) : IslesTable(size) {
        p.state = isles::initial(p.setup);
        show();
    }
    void advise(std::vector<HintOf<isles::Game>::Move> moves) {
        hint = HintOf<isles::Game>{false, std::move(moves)};
        show();
    }
    [[nodiscard]] static isles::Action settle(const IslesTable& t, std::string_view where) {
        return isles::action_from_text(t.p.setup, "settle " + std::string(where)).value();
    }
};

TEST(Hint, IsAskedForByButtonAndKeyAndPutAwayAgain) {
    IslesHintTable t;
    t.click("hint");
    auto ask = t.bench.take<AskHint>();
    ASSERT_TRUE(ask);
    EXPECT_TRUE(ask->on);
    t.key(ImGuiKey_I);
    ask = t.bench.take<AskHint>();
    ASSERT_TRUE(ask);
    EXPECT_TRUE(ask->on);
    t.hint = HintOf<isles::Game>{};
    t.show();
    EXPECT_TRUE(t.bench.control("hint")->on);
    t.click("hint");
    ask = t.bench.take<AskHint>();
    ASSERT_TRUE(ask);
    EXPECT_FALSE(ask->on);
    t.click("hint.close");
    ask = t.bench.take<AskHint>();
    ASSERT_TRUE(ask);
    EXPECT_FALSE(ask->on);
}

TEST(Hint, IsNotOfferedToThoseWhoMustWait) {
    IslesHintTable t;
    t.p.state.table.turn = game::Seat(1);
    ++t.state_no;
    t.show();
    EXPECT_FALSE(t.bench.lists("hint"));
    t.key(ImGuiKey_I);
    EXPECT_FALSE(t.bench.take<AskHint>());
}

TEST(Hint, TellsMovesWithPlacesAndChances) {
    IslesHintTable t;
    t.advise({{IslesHintTable::settle(t, "N(0,0)"), 344}, {isles::MakeOffer{{1, 0, 0, 0, 0}, {0, 0, 1, 0, 0}, game::SeatSet{0b0110}}, 28}});
    const auto first = t.bench.control("hint.line.1");
    ASSERT_TRUE(first);
    EXPECT_EQ(first->label.rfind("1. Settlement: corner of ", 0), 0U) << first->label;
    EXPECT_NE(first->label.find(", chance to win 34 %"), std::string::npos) << first->label;
    const auto second = t.bench.control("hint.line.2");
    ASSERT_TRUE(second);
    EXPECT_EQ(second->label, "2. Offer brick for wool to Bruno and Chidi, chance to win 2.8 %");
    EXPECT_EQ(second->kind, ControlKind::text) << "there is nothing to show on the board";
}

TEST(Hint, APressShowsTheMoveAndTheTickMakesIt) {
    IslesHintTable t;
    t.advise({{IslesHintTable::settle(t, "N(0,0)"), 344}});
    t.click("hint.line.1");
    EXPECT_FALSE(t.bench.take<isles::Act>()) << "it is shown first, whatever the preference";
    t.show();
    EXPECT_TRUE(t.bench.control("spot.N(0,0)")->on);
    t.click("confirm");
    const auto act = t.bench.take<isles::Act>();
    ASSERT_TRUE(act);
    EXPECT_EQ(isles::to_text(t.p.setup, act->action), "settle N(0,0)");
}

TEST(Hint, IsToldOnceToThoseWhoDoNotSeeIt) {
    IslesHintTable t;
    (void)t.bench.mirror.take_lines();
    t.hint = HintOf<isles::Game>{};
    t.show();
    EXPECT_TRUE(t.bench.mirror.take_lines().empty()) << "nothing is known yet";
    t.advise({{IslesHintTable::settle(t, "N(0,0)"), 344}});
    t.show();
    const auto told = t.bench.mirror.take_lines();
    ASSERT_EQ(told.size(), 1U);
    EXPECT_EQ(told[0].text.rfind("Hint 1. Settlement: corner of ", 0), 0U) << told[0].text;
    EXPECT_FALSE(told[0].urgent);
    t.hint.reset();
    t.show();
    t.advise({{IslesHintTable::settle(t, "N(0,0)"), 344}});
    EXPECT_EQ(t.bench.mirror.take_lines().size(), 1U) << "whoever asks again is told again";
}

TEST(Hint, SaysWhenThereIsNone) {
    IslesHintTable t;
    t.advise({});
    EXPECT_TRUE(t.bench.lists("hint.close"));
    EXPECT_FALSE(t.bench.lists("hint.line.1"));
}

TEST(Hint, ShowsATileTurnedAsItIsMeant) {
    ShiresTable t;
    t.screen.preferences.confirm = ConfirmPlacement::never;
    t.play_on(6);
    t.to_next_tile();
    t.viewer = t.state.turn;
    t.show();
    const auto last = t.model().moves[t.model().moves.size() - 1];
    const auto meant = std::get<shires::PlaceTile>(last);
    t.hint = HintOf<shires::Game>{false, {{last, 610}}};
    t.show();
    t.click("hint.line.1");
    EXPECT_FALSE(t.bench.take<shires::Act>());
    t.show();
    t.click("confirm");
    const auto act = t.bench.take<shires::Act>();
    ASSERT_TRUE(act);
    EXPECT_EQ(act->action, shires::Action{meant});
}

TEST(Hint, PicksAFollowerOrNone) {
    ShiresTable t;
    t.screen.preferences.confirm = ConfirmPlacement::never;
    t.play_on(3);
    ASSERT_EQ(t.state.phase, shires::Phase::follower);
    t.viewer = t.state.turn;
    t.show();
    t.hint = HintOf<shires::Game>{false, {{shires::NoFollower{}, 550}}};
    t.show();
    t.click("hint.line.1");
    t.show();
    t.click("confirm");
    const auto act = t.bench.take<shires::Act>();
    ASSERT_TRUE(act);
    EXPECT_EQ(act->action, shires::Action{shires::NoFollower{}});
}

}  // namespace
}  // namespace lw::ui::test
