// The game screen, pressed as a person would: ids of the mirror, placing and confirming, dialogs, hand-off.
#include "ui/isles_table.hpp"

#include "isles/notation.hpp"

#include <algorithm>

namespace lw::ui::test {

namespace {

using isles::Phase;
using isles::Resources;

/// In the middle of Ada's turn, with a settlement and two roads.
struct MainTurn : IslesTable {
    explicit MainTurn(draw::Vec2 size = {1366, 768}) : IslesTable(size) {
        using isles::n;
        using isles::s;
        p.settle(0, n(0, 0));
        p.roads(0, {n(0, 0), s(1, -1), n(1, 0)});
        p.state.table.dice = {4, 5};
        p.state.table.turn_number = 5;
    }
};

TEST(IslesScreen, SetUpArmsItselfAndASpotPlaces) {
    IslesTable t;
    t.p.state = isles::initial(t.p.setup);
    t.show();
    const auto spots = t.ids("spot.");
    EXPECT_EQ(spots.size(), 54U) << "every corner is free";
    EXPECT_NE(std::find(spots.begin(), spots.end(), "spot.N(0,0)"), spots.end());
    EXPECT_EQ(t.bench.control("spot.N(0,0)")->label.rfind("Corner of ", 0), 0U);
    EXPECT_EQ(t.bench.control("spot.N(0,0)")->kind, ControlKind::spot);
    EXPECT_EQ(t.bench.mirror.status(), "Place the first settlement: 54 corners are free");
    t.click("spot.N(0,0)");
    ASSERT_TRUE(t.carry_out());
    EXPECT_EQ(t.p.state.table.phase, Phase::setup_road);
    t.show();
    EXPECT_EQ(t.ids("spot.").size(), 3U);
    t.click("spot.N(0,0)-S(1,-1)");
    EXPECT_TRUE(t.carry_out());
}

TEST(IslesScreen, ConfirmationAsksFirst) {
    IslesTable t;
    t.p.state = isles::initial(t.p.setup);
    t.screen.preferences.confirm = ConfirmPlacement::always;
    t.show();
    t.click("spot.N(0,0)");
    EXPECT_FALSE(t.bench.take<isles::Act>()) << "a first press only shows the ghost";
    t.show();
    ASSERT_TRUE(t.bench.lists("confirm"));
    EXPECT_TRUE(t.bench.control("spot.N(0,0)")->on);
    t.click("cancel");
    t.show();
    EXPECT_FALSE(t.bench.lists("confirm"));
    t.click("spot.S(0,0)");
    t.show();
    t.key(ImGuiKey_Enter);
    const auto act = t.bench.take<isles::Act>();
    ASSERT_TRUE(act);
    EXPECT_EQ(isles::to_text(t.p.setup, act->action), "settle S(0,0)");
}

TEST(IslesScreen, OnTouchTheSecondTapCommits) {
    IslesTable t({390, 844});
    t.p.state = isles::initial(t.p.setup);
    t.screen.preferences.confirm = ConfirmPlacement::on_touch;
    t.bench.touch = true;
    t.show();
    t.click("spot.N(0,0)");
    EXPECT_FALSE(t.bench.take<isles::Act>());
    t.show();
    t.click("spot.N(0,0)");
    EXPECT_TRUE(t.carry_out());
}

TEST(IslesScreen, EscapeDisarms) {
    MainTurn t;
    t.p.give(0, Resources{1, 1, 0, 0, 0});
    t.show();
    EXPECT_TRUE(t.ids("spot.").empty());
    t.click("build.road");
    t.show();
    EXPECT_FALSE(t.ids("spot.").empty());
    EXPECT_TRUE(t.bench.control("build.road")->on);
    t.key(ImGuiKey_Escape);
    t.show();
    EXPECT_TRUE(t.ids("spot.").empty());
}

TEST(IslesScreen, DigitsArmAndArrowsAndEnterPlace) {
    MainTurn t;
    t.p.give(0, Resources{1, 1, 0, 0, 0});
    t.show();
    t.key(ImGuiKey_1);
    t.show();
    EXPECT_FALSE(t.ids("spot.").empty());
    t.key(ImGuiKey_Enter);
    ASSERT_TRUE(t.carry_out());
    EXPECT_EQ(t.p.player(0).roads_left, isles::kRoads - 3);
}

TEST(IslesScreen, TheBarSaysWhyNot) {
    MainTurn t;
    t.show();
    ASSERT_TRUE(t.bench.lists("build.city"));
    EXPECT_FALSE(t.bench.control("build.city")->enabled);
    EXPECT_EQ(t.bench.control("build.city")->reason, "needs 2 grain, 3 ore");
    t.click("build.city");
    EXPECT_FALSE(t.bench.take<isles::Act>());
}

TEST(IslesScreen, AFastSecondClickSendsNothing) {
    MainTurn t;
    t.p.give(0, Resources{0, 0, 2, 2, 2});
    t.show();
    t.click("build.card");
    t.click("build.card");
    t.click("build.card");
    int sent = 0;
    for (const Intent& intent : t.bench.intents) sent += std::holds_alternative<isles::Act>(intent) ? 1 : 0;
    EXPECT_EQ(sent, 1);
}

TEST(IslesScreen, RollAndEndByKeyAndMirror) {
    MainTurn t;
    t.p.state.table.phase = Phase::pre_roll;
    t.p.state.table.dice = {};
    t.show();
    ASSERT_TRUE(t.bench.lists("roll"));
    EXPECT_FALSE(t.bench.lists("end"));
    t.activate("roll");
    EXPECT_TRUE(t.carry_out());
    EXPECT_TRUE(t.apply(game::kNature, isles::Dice{1, 2}));
    t.show();
    EXPECT_TRUE(t.bench.lists("end"));
    t.key(ImGuiKey_E);
    const auto act = t.bench.take<isles::Act>();
    ASSERT_TRUE(act);
    EXPECT_TRUE(std::holds_alternative<isles::EndTurn>(act->action));
}

TEST(IslesScreen, UndoSaysHowFar) {
    MainTurn t;
    t.undo_steps = 2;
    t.show();
    EXPECT_EQ(t.bench.control("undo")->label, "Undo, 2 steps possible");
    t.click("undo");
    EXPECT_TRUE(t.bench.take<Undo>());
    t.undo_steps = 0;
    t.show();
    EXPECT_FALSE(t.bench.control("undo")->enabled);
}

TEST(IslesScreen, DiscardTakesTheExactSetOnce) {
    IslesTable t;
    t.p.give(0, Resources{3, 0, 2, 3, 0});
    t.p.state.table.phase = Phase::discard;
    t.p.state.table.owing = game::SeatSet{0b1};
    t.p.state.table.discard_due[0] = 4;
    t.show();
    ASSERT_TRUE(t.bench.lists("discard.confirm"));
    EXPECT_FALSE(t.bench.control("discard.confirm")->enabled);
    for (int i = 0; i < 6; ++i) t.click("discard.brick.plus");
    EXPECT_FALSE(t.bench.control("discard.brick.plus")->enabled);
    t.click("discard.reset");
    for (int i = 0; i < 3; ++i) t.click("discard.grain.plus");
    t.click("discard.wool.plus");
    t.click("discard.wool.plus");
    t.show();
    EXPECT_TRUE(t.bench.control("discard.confirm")->enabled);
    t.click("discard.confirm");
    const auto act = t.bench.take<isles::Act>();
    ASSERT_TRUE(act);
    EXPECT_EQ(isles::to_text(t.p.setup, act->action), "discard 1w3g");
}

TEST(IslesScreen, VictimsAreListedAndRobbed) {
    IslesTable t;
    using isles::n;
    using isles::s;
    t.p.settle(1, n(0, 0));
    t.p.settle(2, s(0, 0));
    t.p.give(1, Resources{1, 0, 0, 0, 0}).give(2, Resources{1, 0, 0, 0, 0});
    t.p.state.table.robber = t.p.hex(0, 0);
    t.p.state.table.phase = Phase::choose_victim;
    t.p.state.table.victims = game::SeatSet{0b110};
    t.show();
    EXPECT_TRUE(t.bench.lists("victim.1"));
    EXPECT_FALSE(t.bench.lists("victim.3"));
    t.click("victim.2");
    const auto act = t.bench.take<isles::Act>();
    ASSERT_TRUE(act);
    EXPECT_EQ(isles::to_text(t.p.setup, act->action), "rob 2");
}

TEST(IslesScreen, CardsAreAskedAboutBeforeTheyArePlayed) {
    MainTurn t;
    t.p.give(0, isles::DevCard::year_of_plenty).give(0, isles::DevCard::monopoly).give(0, isles::DevCard::knight);
    t.show();
    t.click("card.plenty");
    EXPECT_FALSE(t.bench.take<isles::Act>());
    t.show();
    EXPECT_FALSE(t.bench.control("card.confirm")->enabled);
    t.click("plenty.ore.plus");
    t.click("plenty.ore.plus");
    t.click("plenty.ore.plus");
    t.show();
    t.click("card.confirm");
    const auto plenty = t.bench.take<isles::Act>();
    ASSERT_TRUE(plenty);
    EXPECT_EQ(isles::to_text(t.p.setup, plenty->action), "plenty 2o");
    t.bench.wait(1);
    t.show();
    t.click("card.monopoly");
    t.show();
    t.click("monopoly.wool");
    t.show();
    t.click("card.confirm");
    const auto monopoly = t.bench.take<isles::Act>();
    ASSERT_TRUE(monopoly);
    EXPECT_EQ(isles::to_text(t.p.setup, monopoly->action), "monopoly wool");
}

TEST(IslesScreen, MonopolyStartsWithNothingChosen) {
    MainTurn t;
    t.p.give(0, isles::DevCard::monopoly);
    t.show();
    t.state.viewer.bank_take = isles::Resource::ore;
    t.click("card.monopoly");
    t.show();
    EXPECT_FALSE(t.bench.control("card.confirm")->enabled);
}

TEST(IslesScreen, TradeIsPutTogetherSentAndConfirmed) {
    MainTurn t;
    t.p.give(0, Resources{2, 1, 0, 0, 0}).give(1, Resources{0, 0, 0, 0, 2});
    t.show();
    t.click("trade");
    t.show();
    t.click("trade.give.brick.plus");
    t.click("trade.want.ore.plus");
    t.click("trade.to.3");
    t.show();
    t.click("trade.send");
    ASSERT_TRUE(t.carry_out());
    EXPECT_EQ(t.p.state.table.offers[0].to, game::SeatSet{0b0110});
    ASSERT_TRUE(t.apply(game::Seat{1}, isles::AcceptOffer{game::Seat{0}}));
    t.show();
    EXPECT_FALSE(t.bench.control("trade.send")->enabled) << "the same offer is not sent again";
    t.click("trade.confirm.1");
    ASSERT_TRUE(t.carry_out());
    EXPECT_EQ(t.p.hand(0), (Resources{1, 1, 0, 0, 1}));
}

TEST(IslesScreen, BankTradeIsTwoPresses) {
    MainTurn t;
    t.p.give(0, Resources{4, 0, 0, 0, 0});
    t.show();
    t.click("trade");
    t.show();
    t.click("trade.tab.1");
    t.show();
    t.click("trade.bank.take.ore");
    t.show();
    EXPECT_FALSE(t.bench.control("trade.bank.give.wool")->enabled);
    t.click("trade.bank.give.brick");
    t.click("trade.bank.give.brick");
    ASSERT_TRUE(t.carry_out());
    EXPECT_EQ(t.p.hand(0), (Resources{0, 0, 0, 0, 1}));
}

TEST(IslesScreen, AnOfferIsAnsweredInItsRow) {
    for (const draw::Vec2 size : {draw::Vec2{1366, 768}, draw::Vec2{390, 844}}) {
        IslesTable t(size);
        t.p.state.table.turn = game::Seat{1};
        t.p.give(0, Resources{1, 0, 0, 0, 0}).give(1, Resources{0, 0, 0, 0, 1});
        ASSERT_TRUE(t.apply(game::Seat{1}, isles::MakeOffer{Resources{0, 0, 0, 0, 1}, Resources{1, 0, 0, 0, 0}, game::SeatSet{0b0101}}));
        t.show();
        EXPECT_EQ(t.bench.mirror.status(), "Answer the offer of Bruno");
        EXPECT_TRUE(t.bench.lists("offer.1.decline"));
        EXPECT_TRUE(t.bench.lists("offer.1.counter"));
        t.click("offer.1.accept");
        EXPECT_TRUE(t.carry_out());
    }
}

void offer_out_of_reach(IslesTable& t, game::SeatSet humans) {
    t.humans = humans;
    t.p.state.table.turn = game::Seat{1};
    t.p.give(0, Resources{0, 1, 0, 0, 0}).give(1, Resources{0, 0, 0, 0, 1});
    EXPECT_TRUE(t.apply(game::Seat{1}, isles::MakeOffer{Resources{0, 0, 0, 0, 1}, Resources{1, 0, 0, 0, 0}, game::SeatSet{0b0101}}));
    t.show();
}

TEST(IslesScreen, AnOnlyPersonIsNotAskedWhatIsOutOfReachNorDeclinesIt) {
    IslesTable t;
    offer_out_of_reach(t, game::SeatSet{0b0001});
    EXPECT_FALSE(t.bench.lists("offer.1.accept"));
    EXPECT_FALSE(t.bench.take<isles::Act>()) << "who was not asked has not declined";
}

TEST(IslesScreen, AmongPeopleAnOfferOutOfReachCanBeDeclinedAndCountered) {
    IslesTable t;
    offer_out_of_reach(t, game::SeatSet{0b0101});
    EXPECT_FALSE(t.bench.take<isles::Act>()) << "nobody answers for the person";
    EXPECT_FALSE(t.bench.control("offer.1.accept")->enabled);
    EXPECT_TRUE(t.bench.control("offer.1.counter")->enabled);
    t.click("offer.1.decline");
    EXPECT_TRUE(t.carry_out());
}

TEST(IslesScreen, NoTradesThisTurnDeclinesByItself) {
    IslesTable t;
    t.p.state.table.turn = game::Seat{1};
    t.p.give(0, Resources{1, 0, 0, 0, 0}).give(1, Resources{0, 0, 0, 0, 1});
    t.show();
    t.state.viewer.no_trades_turn = t.p.state.table.turn_number;
    ASSERT_TRUE(t.apply(game::Seat{1}, isles::MakeOffer{Resources{0, 0, 0, 0, 1}, Resources{1, 0, 0, 0, 0}, game::SeatSet{0b0101}}));
    t.show(1);
    const auto act = t.bench.take<isles::Act>();
    ASSERT_TRUE(act);
    EXPECT_TRUE(std::holds_alternative<isles::DeclineOffer>(act->action));
}

TEST(IslesScreen, WhatARollDidNotBringIsSaidUntilTheNextRoll) {
    IslesTable t;
    t.show();
    t.events.push_back(isles::Rolled{game::Seat{1}, 6, 5});
    t.events.push_back(isles::NothingProduced{11});
    t.show(1);
    EXPECT_EQ(t.state.note, "11 rolled: nobody gets anything");
    EXPECT_GT(t.state.note_until, t.bench.now);
    t.events.push_back(isles::Rolled{game::Seat{2}, 6, 1});
    t.show(1);
    EXPECT_LE(t.state.note_until, t.bench.now);
}

TEST(IslesScreen, FreeRoadsCanBeDeclined) {
    MainTurn t;
    t.p.give(0, isles::DevCard::road_building);
    t.show();
    t.click("card.roads");
    t.show();
    t.click("card.confirm");
    ASSERT_TRUE(t.carry_out());
    t.show();
    ASSERT_FALSE(t.ids("spot.").empty());
    t.click(t.ids("spot.").front());
    ASSERT_TRUE(t.carry_out());
    t.show();
    ASSERT_TRUE(t.bench.lists("skip"));
    t.click("skip");
    ASSERT_TRUE(t.carry_out());
    EXPECT_EQ(t.p.state.table.phase, Phase::main);
}

TEST(IslesScreen, HandOffShowsNothingAndForgetsTheViewer) {
    MainTurn t;
    t.p.give(0, Resources{2, 1, 0, 0, 0});
    t.show();
    t.click("trade");
    t.show();
    t.click("trade.give.brick.plus");
    t.show();
    EXPECT_FALSE(t.state.viewer.trade.empty());
    t.viewer = game::kSpectator;
    t.hand_off = game::Seat{2};
    ++t.generation;
    (void)t.bench.mirror.take_lines();
    t.show();
    EXPECT_TRUE(t.bench.mirror.controls().empty());
    EXPECT_TRUE(t.bench.mirror.status().empty() || t.bench.mirror.status().find("brick") == std::string::npos);
    EXPECT_TRUE(t.bench.mirror.take_lines().empty());
    EXPECT_TRUE(t.state.viewer.trade.empty());
    EXPECT_EQ(t.state.side, isles::SidePanel::closed);
    t.viewer = game::Seat{2};
    t.hand_off = {};
    ++t.generation;
    t.show();
    EXPECT_EQ(t.bench.control("hand.brick")->label, "0 brick");
}

TEST(IslesScreen, AtTheCardNothingIsKeptEvenIfNobodyTakesTheDevice) {
    MainTurn t;
    t.p.give(0, Resources{2, 1, 0, 0, 0});
    t.events.emplace_back(isles::Stole{game::Seat{1}, game::Seat{0}, isles::Resource::ore});
    t.show();
    t.state.viewer.armed = scene::Tool::road;
    t.state.viewer.asking = isles::DevCard::monopoly;
    EXPECT_FALSE(t.state.book.entries().empty());
    t.hand_off = game::Seat{2};
    t.show(1);
    EXPECT_EQ(t.state.viewer.armed, scene::Tool::none);
    EXPECT_FALSE(t.state.viewer.asking);
    EXPECT_FALSE(t.state.viewer.seat.valid());
    EXPECT_TRUE(t.state.book.entries().empty()) << "lines with the viewer's own cards in them";
}

TEST(IslesScreen, TheHandHidesByKey) {
    MainTurn t;
    t.p.give(0, Resources{2, 1, 0, 0, 0});
    t.show();
    EXPECT_TRUE(t.bench.lists("hand.brick"));
    t.key(ImGuiKey_H);
    t.show();
    EXPECT_FALSE(t.bench.lists("hand.brick"));
    EXPECT_TRUE(t.ids("card.").empty());
}

TEST(IslesScreen, TheEndTellsThePointsAndPlaysAgain) {
    MainTurn t;
    t.p.state.table.phase = Phase::over;
    t.p.state.table.winners = game::SeatSet{0b1};
    t.show();
    EXPECT_EQ(t.bench.mirror.status(), "Ada wins the isle");
    EXPECT_EQ(t.ids("end.row.").size(), 4U);
    t.click("end.board");
    t.show();
    EXPECT_TRUE(t.bench.lists("end.show"));
    t.click("end.show");
    t.show();
    t.click("end.rematch");
    t.show();
    t.click("end.rematch.same");
    const auto again = t.bench.take<Rematch>();
    ASSERT_TRUE(again);
    EXPECT_TRUE(again->same_board);
}

}  // namespace

}  // namespace lw::ui::test
