// Offers on the screen: countering answers, refusals stay, the same is not sent again, and it is said when one is gone.
#include "ui/isles/own_offers.hpp"
#include "ui/isles_table.hpp"

#include <algorithm>

namespace lw::ui::test {
namespace {

using game::Seat;
using game::SeatSet;
using isles::Resources;

const Resources kBrick{1, 0, 0, 0, 0};
const Resources kOre{0, 0, 0, 0, 1};

/// Bruno offers Ada, who is at the screen, ore for brick.
struct Asked : IslesTable {
    explicit Asked(draw::Vec2 size = {1366, 768}) : IslesTable(size) {
        p.state.table.turn = Seat{1};
        p.give(0, kBrick).give(1, kOre);
        EXPECT_TRUE(apply(Seat{1}, isles::MakeOffer{kOre, kBrick, SeatSet{0b0101}}));
        show(3);
    }
};

/// Ada's turn; everybody holds ore. The composer is open with brick for ore to all.
struct Composing : IslesTable {
    explicit Composing(draw::Vec2 size = {1366, 768}) : IslesTable(size) {
        p.give(0, Resources{2, 1, 0, 0, 0});
        for (const int seat : {1, 2, 3}) p.give(seat, kOre);
        show();
        click("trade");
        show();
        click("trade.give.brick.plus");
        click("trade.want.ore.plus");
        show();
    }
    void decline(int seat) {
        ASSERT_TRUE(apply(Seat{seat}, isles::DeclineOffer{Seat{0}}));
        show();
    }
};

TEST(IslesOffers, CounteringAnswersTheOffer) {
    Asked t;
    t.click("offer.1.counter");
    t.show();
    t.bench.intents.clear();
    t.click("trade.send");
    std::vector<isles::Act> acts;
    for (const Intent& intent : t.bench.intents) {
        if (const isles::Act* act = std::get_if<isles::Act>(&intent)) acts.push_back(*act);
    }
    ASSERT_EQ(acts.size(), 2U);
    EXPECT_TRUE(std::holds_alternative<isles::MakeOffer>(acts[0].action));
    EXPECT_EQ(acts[0].state_no, t.state_no);
    EXPECT_TRUE(std::holds_alternative<isles::DeclineOffer>(acts[1].action));
    EXPECT_EQ(acts[1].state_no, t.state_no + 1) << "in the position that the counter-offer makes";
    for (const isles::Act& act : acts) ASSERT_TRUE(t.apply(Seat{0}, act.action));
    t.show();
    EXPECT_NE(t.bench.mirror.status(), "Answer the offer of Bruno");
    EXPECT_FALSE(t.bench.lists("offer.1.accept"));
}

TEST(IslesOffers, ACounterOfferToTheOneWhoseTurnItIsIsAnsweredFirst) {
    IslesTable t;
    t.p.give(0, kBrick).give(1, kOre);
    ASSERT_TRUE(t.apply(Seat{1}, isles::MakeOffer{kOre, kBrick, SeatSet{0b0001}}));
    t.show();
    EXPECT_EQ(t.bench.mirror.status(), "Answer the offer of Bruno");
}

TEST(IslesOffers, RefusalsStayInTheComposerAndTheSameIsNotSentAgain) {
    Composing t;
    t.click("trade.send");
    ASSERT_TRUE(t.carry_out());
    for (const int seat : {1, 2, 3}) t.decline(seat);
    EXPECT_FALSE(t.p.state.table.offers[0].open);
    EXPECT_EQ(t.bench.mirror.status(), "All declined the offer");
    EXPECT_FALSE(t.state.viewer.trade.empty()) << "the offer can be changed";
    ASSERT_TRUE(t.bench.lists("trade.send"));
    EXPECT_FALSE(t.bench.control("trade.send")->enabled);
    EXPECT_EQ(t.bench.control("trade.send")->reason, "declined: change the offer");
    EXPECT_EQ(t.bench.control("trade.to.2")->label, "Chidi, has declined this");
    t.click("trade.give.brick.plus");
    t.show();
    EXPECT_TRUE(t.bench.control("trade.send")->enabled) << "another offer";
    EXPECT_EQ(t.bench.control("trade.to.2")->label, "Chidi");
    t.click("trade.give.brick.minus");
    t.show();
    EXPECT_FALSE(t.bench.control("trade.send")->enabled) << "the same again";
}

TEST(IslesOffers, WhoHasNotDeclinedCanBeAskedAgain) {
    Composing t;
    t.click("trade.send");
    ASSERT_TRUE(t.carry_out());
    t.decline(1);
    ASSERT_TRUE(t.apply(Seat{0}, isles::WithdrawOffer{}));
    t.show();
    EXPECT_TRUE(t.bench.control("trade.send")->enabled);
    t.click("trade.to.2");
    t.click("trade.to.3");
    t.show();
    EXPECT_FALSE(t.bench.control("trade.send")->enabled) << "Bruno alone, who has declined";
}

TEST(IslesOffers, AnotherTurnMakesARefusalOld) {
    const std::vector<isles::Event> events{isles::TurnBegan{Seat{0}}, isles::OfferMade{Seat{0}, kBrick, kOre, SeatSet{0b0010}},
                                           isles::OfferDeclined{Seat{1}, Seat{0}}, isles::OfferClosed{Seat{0}, true}};
    const isles::OwnOffers now = isles::own_offers(events, Seat{0});
    ASSERT_NE(now.last(), nullptr);
    EXPECT_TRUE(now.last()->refused_by_all());
    EXPECT_EQ(now.decliners(kBrick, kOre), SeatSet{0b0010});
    EXPECT_TRUE(now.decliners(kOre, kBrick).empty());
    std::vector<isles::Event> later = events;
    later.emplace_back(isles::TurnBegan{Seat{1}});
    EXPECT_EQ(isles::own_offers(later, Seat{0}).last(), nullptr);
    EXPECT_EQ(isles::own_offers(events, Seat{1}).last(), nullptr) << "somebody else's";
}

TEST(IslesOffers, NobodyIsAskedForMoreCardsThanEverybodySeesThatTheyHold) {
    Composing t;
    t.click("trade.want.ore.plus");
    t.show();
    EXPECT_FALSE(t.bench.control("trade.send")->enabled);
    EXPECT_EQ(t.bench.control("trade.send")->reason, "nobody asked has that many cards");
}

TEST(IslesOffers, WhoComesBackToTheDeviceFindsTheRefusedOffer) {
    Composing t;
    t.humans = SeatSet{0b0011};
    t.click("trade.send");
    ASSERT_TRUE(t.carry_out());
    t.hand_off = Seat{1};
    t.show();
    t.hand_off = {};
    t.viewer = Seat{1};
    t.show();
    for (const int seat : {1, 2, 3}) t.decline(seat);
    t.hand_off = Seat{0};
    t.show();
    t.hand_off = {};
    t.viewer = Seat{0};
    t.show();
    EXPECT_EQ(t.state.viewer.trade.give, kBrick);
    EXPECT_EQ(t.bench.mirror.status(), "All declined the offer");
}

TEST(IslesOffers, AnOfferThatIsTakenBackIsSaidOnTheScreen) {
    Asked t;
    ASSERT_TRUE(t.apply(Seat{1}, isles::WithdrawOffer{}));
    t.show();
    EXPECT_EQ(t.state.note, "Bruno withdraws the offer");
    EXPECT_GT(t.state.note_until, t.bench.now);
}

TEST(IslesOffers, TheTimeToAnswerStandsInTheStatusLine) {
    for (const draw::Vec2 size : {draw::Vec2{1366, 768}, draw::Vec2{390, 844}, draw::Vec2{667, 375}}) {
        Asked t(size);
        EXPECT_FALSE(t.bench.lists("time"));
        t.answer_seconds = 17;
        t.show();
        ASSERT_TRUE(t.bench.lists("time")) << size.x;
        EXPECT_EQ(t.bench.control("time")->label, "Time left to answer: 0:17");
    }
}

}  // namespace
}  // namespace lw::ui::test
