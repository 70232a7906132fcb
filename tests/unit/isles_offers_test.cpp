// How offers run and when they lapse (rules 7.8, D5, D15).
#include "isles/determinize.hpp"
#include "unit/isles_position.hpp"

namespace lw::isles {

namespace {

const Resources kBrick = Resources::of(Resource::brick, 1);
const Resources kLumber = Resources::of(Resource::lumber, 1);
const Resources kWool = Resources::of(Resource::wool, 1);

SeatSet to(std::initializer_list<int> seats) {
    SeatSet set;
    for (const int seat : seats) set.add(Seat{seat});
    return set;
}

bool open(const Position& p, int seat) { return p.state.table.offers[static_cast<std::size_t>(seat)].open; }

TEST(IslesOffers, ASoleRecipientExecutesAtOnce) {
    Position p;
    p.give(0, kLumber).give(1, kBrick);
    p.play(0, MakeOffer{kLumber, kBrick, to({1})});
    EXPECT_EQ(count_of<Traded>(p.play(1, AcceptOffer{Seat{0}})), 1);
    EXPECT_EQ(p.hand(0), kBrick);
    EXPECT_EQ(p.hand(1), kLumber);
    EXPECT_EQ(p.judge(1, AcceptOffer{Seat{0}}), Reason::no_such_offer);
}

TEST(IslesOffers, AmongSeveralTheOffererConfirms) {
    Position p;
    p.give(0, kLumber).give(1, kBrick).give(2, kBrick);
    p.play(0, MakeOffer{kLumber, kBrick, to({1, 2, 3})});
    EXPECT_EQ(p.judge(3, AcceptOffer{Seat{0}}), Reason::cards_not_held);
    EXPECT_EQ(p.judge(0, ConfirmTrade{Seat{2}}), Reason::no_such_offer);
    p.play(1, AcceptOffer{Seat{0}});
    p.play(2, AcceptOffer{Seat{0}});
    p.play(3, DeclineOffer{Seat{0}});
    p.play(1, DeclineOffer{Seat{0}});  // an acceptance may be taken back, a refusal not
    EXPECT_EQ(p.judge(1, AcceptOffer{Seat{0}}), Reason::no_such_offer);
    EXPECT_EQ(p.judge(0, ConfirmTrade{Seat{1}}), Reason::no_such_offer);
    p.play(0, ConfirmTrade{Seat{2}});
    EXPECT_EQ(p.hand(2), kLumber);
    EXPECT_FALSE(open(p, 0));
}

TEST(IslesOffers, AllRefusalsCloseIt) {
    Position p;
    p.give(0, kLumber);
    p.play(0, MakeOffer{kLumber, kBrick, to({1, 2})});
    p.play(1, DeclineOffer{Seat{0}});
    EXPECT_EQ(count_of<OfferClosed>(p.play(2, DeclineOffer{Seat{0}})), 1);
    EXPECT_FALSE(open(p, 0));
}

TEST(IslesOffers, OthersDealWithTheActiveSeatOnly) {
    Position p;
    p.give(0, kLumber).give(1, kBrick).give(2, kBrick);
    EXPECT_EQ(p.judge(1, MakeOffer{kBrick, kLumber, to({2})}), Reason::bad_recipients);
    EXPECT_EQ(p.judge(1, MakeOffer{kBrick, kLumber, to({0, 2})}), Reason::bad_recipients);
    EXPECT_EQ(p.judge(0, MakeOffer{kLumber, kBrick, SeatSet{}}), Reason::bad_recipients);
    EXPECT_EQ(p.judge(0, MakeOffer{kLumber, kBrick, to({0, 1})}), Reason::bad_recipients);
    EXPECT_EQ(p.judge(0, MakeOffer{kLumber, kBrick, to({5})}), Reason::bad_recipients);
    p.play(1, MakeOffer{kBrick, kLumber, to({0})});
    p.play(0, AcceptOffer{Seat{1}});
    EXPECT_EQ(p.hand(1), kLumber);
}

TEST(IslesOffers, NoGiftsNoLikeForLikeNothingOneLacks) {
    Position p;
    p.give(0, Resources{0, 0, 2, 0, 1});
    EXPECT_EQ(p.judge(0, MakeOffer{kWool, Resources{}, to({1})}), Reason::nothing_given);
    EXPECT_EQ(p.judge(0, MakeOffer{Resources{}, kWool, to({1})}), Reason::nothing_given);
    EXPECT_EQ(p.judge(0, MakeOffer{Resources{0, 0, 2, 0, 1}, kWool, to({1})}), Reason::same_resource);
    EXPECT_EQ(p.judge(0, MakeOffer{kBrick, kWool, to({1})}), Reason::cards_not_held);
    EXPECT_EQ(p.judge(0, MakeOffer{kWool, Resources{200, 0, 0, 0, 0}, to({1})}), Reason::not_on_board);
}

TEST(IslesOffers, LapseWhenSpentAndAtTheEndOfTheTurn) {
    Position p;
    p.give(0, Resources{2, 1, 0, 0, 0}).give(1, kWool).roads(0, {n(0, 0), s(1, -1)});
    p.play(0, MakeOffer{kLumber, kWool, to({1})});
    p.play(0, BuildRoad{p.edge(s(1, -1), n(0, 1))});
    EXPECT_FALSE(open(p, 0));
    p.play(0, MakeOffer{kBrick, kWool, to({1})});
    p.play(0, EndTurn{});
    EXPECT_FALSE(open(p, 0));
    EXPECT_NE(p.judge(1, AcceptOffer{Seat{0}}), Reason::ok);
}

/// Only thief and victim know which card went: the victim's offer lapses whichever it was.
TEST(IslesOffers, ATheftClosesTheVictimsOfferWhateverWasStolen) {
    for (const Resource stolen : {Resource::brick, Resource::wool}) {
        Position p;
        p.settle(1, n(0, 0)).give(0, kLumber).give(1, Resources{2, 0, 2, 0, 0}).give(0, DevCard::knight);
        p.play(1, MakeOffer{kBrick, kLumber, to({0})});
        p.play(0, PlayKnight{});
        EXPECT_EQ(p.judge(0, AcceptOffer{Seat{1}}), Reason::pending);
        p.play(0, MoveRobber{p.hex(1, -1)});
        p.play(game::kNature, StolenResource{stolen});
        EXPECT_FALSE(open(p, 1));
    }
}

TEST(IslesOffers, WhatRecipientsHoldIsJudgedByTheSizeOfTheirHandsOnly) {
    Position p;
    p.give(0, kLumber).give(1, kWool);
    p.play(0, MakeOffer{kLumber, kBrick, to({1})});
    const View seen = view(p.setup, p.state, Seat{1});
    EXPECT_TRUE(legal(p.setup, seen).contains(AcceptOffer{Seat{0}}));
    EXPECT_EQ(p.judge(1, AcceptOffer{Seat{0}}), Reason::cards_not_held);
    EXPECT_FALSE(legal(p.setup, view(p.setup, p.state, Seat{2})).contains(AcceptOffer{Seat{0}}));
}

TEST(IslesOffers, MonopolyLeavesNothingToAskFor) {
    Position p;
    p.give(0, kLumber).give(1, Resources{1, 0, 3, 0, 0}).give(0, DevCard::monopoly);
    p.play(0, MakeOffer{kLumber, kWool, to({1})});
    const auto events = p.play(0, PlayMonopoly{Resource::wool});
    EXPECT_EQ(count_of<Monopolised>(events), 3);
    EXPECT_FALSE(open(p, 0));
    EXPECT_EQ(p.hand(0)[Resource::wool], 3);
}

TEST(IslesOffers, TheSplitClosesTradeOnceSomethingIsBuilt) {
    Config config = beginner_config();
    config.settings.trade_build = TradeBuild::split;
    Position p(config);
    p.give(0, Resources{5, 2, 0, 0, 0}).give(1, kWool).roads(0, {n(0, 0), s(1, -1)});
    p.play(0, MakeOffer{kLumber, kWool, to({1})});
    p.play(0, BuildRoad{p.edge(s(1, -1), n(0, 1))});
    EXPECT_FALSE(open(p, 0));
    EXPECT_EQ(p.judge(0, BankTrade{Resource::brick, 4, Resource::ore}), Reason::trading_closed);
    EXPECT_EQ(p.judge(0, MakeOffer{kLumber, kWool, to({1})}), Reason::trading_closed);
}

TEST(IslesOffers, TheSamplerProposesOnlyWhatPasses) {
    Position p;
    p.give(0, Resources{1, 2, 0, 0, 3}).give(1, Resources{0, 0, 1, 1, 0});
    base::Rng rng(5);
    int made = 0;
    for (int i = 0; i < 200; ++i) {
        const int seat = static_cast<int>(rng.below(4));
        const auto offer = random_offer(p.setup, view(p.setup, p.state, Seat{seat}), rng);
        if (!offer.has_value()) continue;
        ++made;
        EXPECT_EQ(name_of(p.judge(seat, *offer)), "ok");
    }
    EXPECT_GT(made, 50);
}

}  // namespace

}  // namespace lw::isles
