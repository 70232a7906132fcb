// Choices that cannot go wrong: discards, trades with players, trades with the bank, what can be built.
#include "isles/view.hpp"
#include "ui/isles/build_options.hpp"
#include "ui/isles/card_choice.hpp"
#include "ui/isles/highlights.hpp"
#include "ui/isles/trade_draft.hpp"
#include "unit/isles_position.hpp"

#include <gtest/gtest.h>

namespace lw::ui::isles {

namespace {

using game::Seat;
using game::SeatSet;
using isles::Resource;
using isles::Resources;
using Row = TradeDraft::Row;

TEST(IslesDiscard, TakesExactlyTheNumberHoweverFastOneClicks) {
    CardChoice choice(Resources{3, 0, 2, 3, 0}, 4);
    for (int i = 0; i < 20; ++i) choice.add(Resource::brick);
    EXPECT_EQ(choice.chosen(), (Resources{3, 0, 0, 0, 0}));
    EXPECT_FALSE(choice.complete());
    for (int i = 0; i < 20; ++i) choice.add(Resource::grain);
    EXPECT_EQ(choice.chosen(), (Resources{3, 0, 0, 1, 0}));
    EXPECT_TRUE(choice.complete());
    EXPECT_FALSE(choice.can_add(Resource::wool));
    EXPECT_FALSE(choice.add(Resource::lumber));
}

TEST(IslesDiscard, TakesBackAndResets) {
    CardChoice choice(Resources{3, 0, 2, 3, 0}, 4);
    EXPECT_FALSE(choice.remove(Resource::brick));
    choice.add(Resource::brick);
    EXPECT_TRUE(choice.remove(Resource::brick));
    choice.add(Resource::wool);
    choice.reset();
    EXPECT_TRUE(choice.chosen().empty());
    EXPECT_EQ(choice.count(), 4);
}

TEST(IslesDiscard, FollowsAChangedHand) {
    CardChoice choice(Resources{3, 0, 2, 3, 0}, 4);
    choice.add(Resource::wool);
    choice.update(Resources{3, 0, 2, 3, 0}, 4);
    EXPECT_EQ(choice.chosen().total(), 1) << "the same again changes nothing";
    choice.update(Resources{3, 0, 0, 3, 2}, 4);
    EXPECT_TRUE(choice.chosen().empty()) << "what is no longer held is not kept";
    EXPECT_FALSE(CardChoice(Resources{}, 0).complete());
}

struct DraftTable {
    isles::Position p;
    DraftTable() {
        p.give(0, Resources{2, 3, 1, 0, 0});
        p.give(1, Resources{0, 0, 0, 2, 2});
        p.give(2, Resources{1, 1, 0, 0, 0});
    }
    [[nodiscard]] isles::View view(int seat) const { return isles::view(p.setup, p.state, Seat{seat}); }
};

TEST(IslesTrade, StepsKeepToTheRules) {
    const DraftTable t;
    const isles::View view = t.view(0);
    TradeDraft draft;
    for (int i = 0; i < 9; ++i) draft.add(Row::give, Resource::lumber, t.p.setup, view);
    EXPECT_EQ(draft.give, (Resources{0, 3, 0, 0, 0})) << "no more than held";
    EXPECT_FALSE(draft.add(Row::want, Resource::lumber, t.p.setup, view)) << "nothing on both sides";
    EXPECT_TRUE(draft.add(Row::want, Resource::ore, t.p.setup, view));
    EXPECT_FALSE(draft.add(Row::give, Resource::ore, t.p.setup, view));
    EXPECT_FALSE(draft.add(Row::give, Resource::grain, t.p.setup, view)) << "not held";
    EXPECT_TRUE(draft.remove(Row::give, Resource::lumber));
    EXPECT_FALSE(draft.remove(Row::give, Resource::wool));
    draft.trim(Resources{0, 1, 0, 0, 0});
    EXPECT_EQ(draft.give, (Resources{0, 1, 0, 0, 0}));
}

TEST(IslesTrade, SaysWhyItCannotBeSent) {
    const DraftTable t;
    isles::View view = t.view(0);
    TradeDraft draft;
    draft.to = partners(t.p.setup, view);
    EXPECT_EQ(draft.to, SeatSet{0b1110});
    EXPECT_EQ(send_problem(t.p.setup, view, draft), "choose what to give");
    draft.add(Row::give, Resource::lumber, t.p.setup, view);
    EXPECT_EQ(send_problem(t.p.setup, view, draft), "choose what to get");
    draft.add(Row::want, Resource::ore, t.p.setup, view);
    EXPECT_EQ(send_problem(t.p.setup, view, draft), "");
    draft.to = {};
    EXPECT_EQ(send_problem(t.p.setup, view, draft), "choose who may answer");
    view.table.phase = isles::Phase::pre_roll;
    EXPECT_NE(send_problem(t.p.setup, view, draft), "");
}

TEST(IslesTrade, DoesNotSendTheSameTwice) {
    DraftTable t;
    TradeDraft draft;
    draft.give = Resources{0, 1, 0, 0, 0};
    draft.want = Resources{0, 0, 0, 0, 1};
    draft.to = SeatSet{0b0010};
    isles::Offer& open = t.p.state.table.offers[0];
    open = {true, draft.give, draft.want, draft.to, {}, {}};
    EXPECT_EQ(send_problem(t.p.setup, t.view(0), draft), "nothing has changed");
    draft.to = SeatSet{0b0110};
    EXPECT_EQ(send_problem(t.p.setup, t.view(0), draft), "") << "other recipients are another offer";
}

TEST(IslesTrade, AsksAnOnlyPersonWhatTheHandCanPayAndSeveralPeopleAll) {
    DraftTable t;
    isles::Offer& open = t.p.state.table.offers[0];
    open = {true, Resources{0, 1, 0, 0, 0}, Resources{0, 0, 0, 0, 1}, SeatSet{0b1110}, {}, {}};
    const auto asked = [&t](int seat, SeatSet humans) {
        isles::Model model;
        model.view = t.view(seat);
        model.humans = humans;
        return asks(model, Seat{0});
    };
    EXPECT_TRUE(asked(1, SeatSet{0b0010}));
    EXPECT_FALSE(asked(2, SeatSet{0b0100})) << "holds no ore";
    EXPECT_TRUE(asked(2, SeatSet{0b0110})) << "not to be asked would tell the other what is missing";
    EXPECT_FALSE(asked(0, SeatSet{0b0111})) << "their own offer";
    open.declined = SeatSet{0b0010};
    EXPECT_FALSE(asked(1, SeatSet{0b0010})) << "answered already";
    EXPECT_FALSE(asked(-1, SeatSet{0b0010})) << "a spectator";
}

TEST(IslesTrade, TurnsAnOfferRoundForACounterOffer) {
    DraftTable t;
    t.p.state.table.offers[0] = {true, Resources{0, 1, 0, 0, 0}, Resources{0, 0, 0, 0, 3}, SeatSet{0b1110}, {}, {}};
    const TradeDraft draft = counter_to(t.view(1), Seat{0});
    EXPECT_EQ(draft.want, (Resources{0, 1, 0, 0, 0}));
    EXPECT_EQ(draft.give, (Resources{0, 0, 0, 0, 2})) << "as much of it as is held";
    EXPECT_EQ(draft.to, SeatSet{0b0001});
    EXPECT_EQ(partners(t.p.setup, t.view(1)), SeatSet{0b0001}) << "only the player whose turn it is";
}

TEST(IslesBank, OffersEachPaymentAtTheBestRate) {
    isles::Position p;
    p.give(0, Resources{4, 3, 0, 0, 2});
    const auto harbour = isles::corner_of({2, -1}, isles::Corner::n);  // ore 2:1 on the beginner board
    p.settle(0, harbour);
    const isles::View view = isles::view(p.setup, p.state, Seat{0});
    const auto choices = bank_choices(p.setup, view, Resource::wool);
    ASSERT_EQ(choices.size(), 4U);
    EXPECT_EQ(choices[0].give, Resource::brick);
    EXPECT_EQ(choices[0].rate, 4);
    EXPECT_EQ(choices[0].problem, "");
    EXPECT_EQ(choices[1].problem, "has 3");
    EXPECT_EQ(choices[3].give, Resource::ore);
    EXPECT_EQ(choices[3].rate, 2);
    EXPECT_EQ(choices[3].problem, "");
    EXPECT_TRUE(bank_choices(p.setup, isles::view(p.setup, p.state, game::kSpectator), Resource::wool).empty());
}

TEST(IslesBuild, NamesWhatIsMissing) {
    isles::Position p;
    p.settle(0, isles::corner_of({0, 0}, isles::Corner::n));
    p.roads(0, {isles::corner_of({0, 0}, isles::Corner::n), isles::corner_of({0, 0}, isles::Corner::ne)});
    p.give(0, Resources{1, 0, 0, 2, 1});
    const isles::View view = isles::view(p.setup, p.state, Seat{0});
    EXPECT_EQ(build_option(p.setup, view, Item::road).note, "needs 1 lumber");
    EXPECT_FALSE(build_option(p.setup, view, Item::road).ready);
    EXPECT_EQ(build_option(p.setup, view, Item::settlement).note, "no corner free");
    EXPECT_EQ(build_option(p.setup, view, Item::city).note, "needs 2 ore");
    EXPECT_EQ(build_option(p.setup, view, Item::card).note, "needs 1 wool");
    EXPECT_EQ(build_option(p.setup, view, Item::city).lack, (Resources{0, 0, 0, 0, 2}));
}

TEST(IslesBuild, CountsFreePlacesAndPieces) {
    isles::Position p;
    p.settle(0, isles::corner_of({0, 0}, isles::Corner::n));
    p.roads(0, {isles::corner_of({0, 0}, isles::Corner::n), isles::corner_of({0, 0}, isles::Corner::ne)});
    p.give(0, Resources{1, 1, 0, 0, 0});
    const isles::View view = isles::view(p.setup, p.state, Seat{0});
    const BuildOption road = build_option(p.setup, view, Item::road);
    EXPECT_TRUE(road.ready);
    EXPECT_EQ(road.places, 4);
    EXPECT_EQ(road.note, "4 edges free");
    EXPECT_EQ(road.left, isles::kRoads - 1);
    EXPECT_EQ(static_cast<int>(scene::targets_of(p.setup, view, legal(p.setup, view), scene::Tool::road).size()), road.places)
        << "what the bar counts is what the board marks";
    isles::View before = view;
    before.table.phase = isles::Phase::pre_roll;
    EXPECT_EQ(build_option(p.setup, before, Item::road).note, "roll first");
    EXPECT_EQ(words(Resources{0, 2, 0, 0, 1}), "2 lumber and 1 ore");
}

TEST(IslesEnd, SortsTheTableAndSharesPlaces) {
    isles::Position p;
    p.settle(0, isles::corner_of({0, 0}, isles::Corner::n));
    p.settle(2, isles::corner_of({0, 0}, isles::Corner::s));
    p.settle(2, isles::corner_of({1, 0}, isles::Corner::se));
    p.state.table.phase = isles::Phase::over;
    p.state.table.winners = SeatSet{0b0100};
    const auto rows = score_table(p.setup, isles::view(p.setup, p.state, Seat{0}));
    ASSERT_EQ(static_cast<int>(rows.size()), p.setup.config.seats);
    EXPECT_EQ(rows[0].seat, Seat{2});
    EXPECT_EQ(rows[0].total, 2);
    EXPECT_EQ(rows[1].seat, Seat{0});
    EXPECT_EQ(rows[2].place, rows[3].place);
}

}  // namespace

}  // namespace lw::ui::isles
