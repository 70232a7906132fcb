// Motions begin, go where they should, and end.
#include "position.hpp"

#include "scene/isles_animation.hpp"

#include <gtest/gtest.h>

namespace lw::scene {
namespace {

using isles::Building;
using isles::Event;
using isles::Resource;
using isles::Resources;
using isles::Seat;

struct Stage {
    Game game;
    Animator animator;

    void feed(std::vector<Event> events, double now = 10) { animator.feed(events, game.setup, game.places, game.state.table, now); }
    [[nodiscard]] double end(double from = 10) const {
        double now = from;
        while (animator.active(now) && now < from + 100) now += 0.01;
        return now;
    }
};

TEST(IslesAnimation, RestsWithoutEvents) {
    Stage stage;
    EXPECT_FALSE(stage.animator.active(0));
    EXPECT_FALSE(stage.animator.busy(0));
    stage.feed({isles::TurnBegan{Seat(0), 1}, isles::OfferClosed{Seat(0), true}});
    EXPECT_FALSE(stage.animator.active(10));
}

TEST(IslesAnimation, APieceDropsAndSettles) {
    Stage stage;
    stage.game.put(n(0, 0), 2, Building::settlement);
    stage.feed({isles::Settled{Seat(2), stage.game.vertex(n(0, 0)), true}});
    const auto lift_at = [&](double now) { return stage.animator.frame(now).board.pieces.at(0).lift; };
    EXPECT_NEAR(lift_at(10.0), 46, 0.5F);
    EXPECT_GT(lift_at(10.05), lift_at(10.1));
    EXPECT_NEAR(lift_at(10.2), 0, 0.01F);
    EXPECT_GT(stage.animator.frame(10.19).board.pieces.at(0).scale, 1.0F);
    EXPECT_NEAR(stage.end(), 10.27, 0.011);
    EXPECT_TRUE(stage.animator.frame(10.28).board.pieces.empty());
}

TEST(IslesAnimation, TheBoardDrawsTheFallingPieceOnce) {
    Stage stage;
    stage.game.put(n(0, 0), 2, Building::city);
    stage.feed({isles::CityBuilt{Seat(2), stage.game.vertex(n(0, 0))}});
    BoardOverlay overlay;
    overlay.motion = stage.animator.frame(10.1).board;
    const auto picture = board_picture(stage.game.setup, stage.game.places, stage.game.view(), kLooks, overlay);
    const auto cities = sprites_of(picture, draw::Image::city);
    ASSERT_EQ(cities.size(), 1U);
    EXPECT_LT(cities[0].at.y, -100) << "above its place";
    EXPECT_EQ(count(picture, draw::Image::settlement), 1) << "the settlement waits underneath";
    overlay.motion = stage.animator.frame(11).board;
    const auto after = board_picture(stage.game.setup, stage.game.places, stage.game.view(), kLooks, overlay);
    EXPECT_TRUE(near(sprites_of(after, draw::Image::city)[0].at, {0, -100}));
    EXPECT_EQ(count(after, draw::Image::settlement), 0);
}

TEST(IslesAnimation, TheRobberWalks) {
    Stage stage;
    const isles::HexId from = stage.game.hex(0, 0);
    const isles::HexId to = stage.game.hex(2, 0);
    stage.game.state.table.robber = to;
    stage.feed({isles::RobberMoved{Seat(1), from, to}});
    EXPECT_TRUE(near(stage.animator.frame(10).board.robber_at, stage.game.places.at(from)));
    const AnimationFrame halfway = stage.animator.frame(10.1);
    EXPECT_TRUE(halfway.board.robber_moving);
    EXPECT_GT(halfway.board.robber_at.x, 0);
    EXPECT_LT(halfway.board.robber_at.x, stage.game.places.at(to).x);
    EXPECT_NEAR(stage.end(), 10.35, 0.011);
    EXPECT_FALSE(stage.animator.frame(10.4).board.robber_moving);
}

TEST(IslesAnimation, ARollThrowsDiceThenPays) {
    Stage stage;
    stage.game.put(n(0, 0), 0, Building::city);         // a corner of hills 6
    stage.game.put(s(0, -2), 1, Building::settlement);  // so is this
    stage.feed({isles::Rolled{Seat(0), 2, 4}, isles::Produced{Seat(0), Resources{2, 0, 0, 0, 0}},
                isles::Produced{Seat(1), Resources{1, 0, 0, 0, 0}}});
    const AnimationFrame thrown = stage.animator.frame(10.2);
    ASSERT_TRUE(thrown.dice.has_value());
    EXPECT_TRUE(thrown.cards.empty());
    EXPECT_TRUE(thrown.board.glowing.empty());
    EXPECT_TRUE(stage.animator.busy(10.2));

    const AnimationFrame paying = stage.animator.frame(10.45 + 0.2);
    EXPECT_FALSE(paying.dice.has_value());
    EXPECT_EQ(paying.cards.size(), 3U);
    for (const FlyingCard& card : paying.cards) {
        EXPECT_EQ(card.image, draw::Image::icon_brick);
        EXPECT_EQ(card.from.kind, Anchor::Kind::board);
        EXPECT_TRUE(near(card.from.board, stage.game.places.at(stage.game.hex(0, -1))));
        EXPECT_EQ(card.to.kind, Anchor::Kind::seat);
        EXPECT_EQ(card.to.resource, Resource::brick);
    }
    EXPECT_EQ(paying.cards[0].to.seat, Seat(0));
    EXPECT_EQ(paying.cards[2].to.seat, Seat(1));
    EXPECT_EQ(paying.board.glowing.size(), 2U) << "both hexes with a 6";
    ASSERT_EQ(paying.gains.size(), 2U);
    EXPECT_EQ(paying.gains[0].count, 2);
    EXPECT_FLOAT_EQ(paying.board.glow, 1);

    EXPECT_FALSE(stage.animator.busy(11.0)) << "a fading glow keeps nobody waiting";
    EXPECT_TRUE(stage.animator.active(11.0));
    EXPECT_LT(stage.animator.frame(12.3).board.glow, 0.5F);
    EXPECT_NEAR(stage.end(), 12.45, 0.011);
}

TEST(IslesAnimation, WhatTheBankCannotPayDoesNotFly) {
    Stage stage;
    stage.game.put(n(0, 0), 0, Building::city);
    stage.feed({isles::Rolled{Seat(0), 2, 4}, isles::BankShort{Resource::brick, isles::SeatSet(1), true},
                isles::Produced{Seat(0), Resources{1, 0, 0, 0, 0}}});
    const AnimationFrame paying = stage.animator.frame(10.6);
    EXPECT_EQ(paying.cards.size(), 1U);
    ASSERT_EQ(paying.gains.size(), 1U);
    EXPECT_EQ(paying.gains[0].count, 1);
}

TEST(IslesAnimation, TwoRollsInOneFeedPayEachForItself) {
    Stage stage;
    stage.game.put(n(0, 0), 0, Building::settlement);  // hills 6, pasture 4
    stage.feed({isles::Rolled{Seat(0), 2, 4}, isles::Produced{Seat(0), Resources{1, 0, 0, 0, 0}}, isles::Rolled{Seat(1), 1, 3},
                isles::Produced{Seat(0), Resources{0, 0, 1, 0, 0}}});
    EXPECT_EQ(stage.animator.frame(10.6).gains.size(), 1U);
    EXPECT_EQ(stage.animator.frame(10.6).gains[0].resource, Resource::brick);
    const AnimationFrame second = stage.animator.frame(10.45 + 0.32 + 0.45 + 0.1);
    ASSERT_EQ(second.gains.size(), 1U);
    EXPECT_EQ(second.gains[0].resource, Resource::wool);
    EXPECT_EQ(second.board.glowing.size(), 2U);
}

TEST(IslesAnimation, TheRobbersHexDoesNotGlow) {
    Stage stage;
    stage.game.state.table.robber = stage.game.hex(0, -1);
    stage.feed({isles::Rolled{Seat(0), 2, 4}, isles::NothingProduced{6}});
    EXPECT_EQ(stage.animator.frame(10.6).board.glowing, std::vector{stage.game.hex(-1, 2)});
}

TEST(IslesAnimation, StartingCardsComeFromTheirHexes) {
    Stage stage;
    stage.game.put(n(-2, 1), 0, Building::settlement);
    stage.feed({isles::Settled{Seat(0), stage.game.vertex(n(-2, 1)), false}, isles::Produced{Seat(0), Resources{0, 2, 0, 1, 0}}});
    const AnimationFrame frame = stage.animator.frame(10.27 + 0.18);
    ASSERT_EQ(frame.cards.size(), 3U);
    for (const FlyingCard& card : frame.cards) EXPECT_EQ(card.from.kind, Anchor::Kind::board);
}

TEST(IslesAnimation, AnUnknownTheftShowsABack) {
    Stage stage;
    stage.feed({isles::Stole{Seat(1), Seat(2), std::nullopt}});
    const AnimationFrame frame = stage.animator.frame(10.1);
    ASSERT_EQ(frame.cards.size(), 1U);
    EXPECT_EQ(frame.cards[0].image, draw::Image::icon_unknown_card);
    EXPECT_FALSE(frame.cards[0].to.resource.has_value());
    EXPECT_EQ(frame.cards[0].from.seat, Seat(2));
    EXPECT_EQ(frame.cards[0].to.seat, Seat(1));
}

TEST(IslesAnimation, TradesFlyBothWays) {
    Stage stage;
    stage.feed({isles::BankTraded{Seat(0), Resource::ore, 3, Resource::wool}});
    const AnimationFrame bank = stage.animator.frame(10.25);
    ASSERT_EQ(bank.cards.size(), 4U);
    EXPECT_EQ(bank.cards[0].to.kind, Anchor::Kind::bank);
    EXPECT_EQ(bank.cards[3].from.kind, Anchor::Kind::bank);
    stage.animator.skip();
    stage.feed({isles::Traded{Seat(0), Seat(3), Resources{1, 0, 0, 0, 0}, Resources{0, 0, 1, 0, 0}}});
    const AnimationFrame trade = stage.animator.frame(10.1);
    ASSERT_EQ(trade.cards.size(), 2U);
    EXPECT_EQ(trade.cards[0].to.seat, Seat(3));
    EXPECT_EQ(trade.cards[1].to.seat, Seat(0));
}

TEST(IslesAnimation, MotionsQueueUp) {
    Stage stage;
    stage.game.put(n(0, 0), 2, Building::settlement);
    stage.game.put_road(n(0, 0), s(1, -1), 2);
    stage.feed({isles::Settled{Seat(2), stage.game.vertex(n(0, 0)), true}});
    stage.feed({isles::RoadBuilt{Seat(2), stage.game.edge(n(0, 0), s(1, -1)), true}}, 10.05);
    const AnimationFrame frame = stage.animator.frame(10.1);
    ASSERT_EQ(frame.board.pieces.size(), 2U);
    EXPECT_EQ(frame.board.pieces[1].alpha, 0) << "waits unseen";
    EXPECT_NEAR(stage.end(), 10.54, 0.011);
}

TEST(IslesAnimation, SkippingEndsEverything) {
    Stage stage;
    stage.feed({isles::Rolled{Seat(0), 2, 4}, isles::NothingProduced{6}});
    EXPECT_TRUE(stage.animator.active(10));
    stage.animator.skip();
    EXPECT_FALSE(stage.animator.active(10));
    EXPECT_FALSE(stage.animator.busy(10));
    EXPECT_TRUE(stage.animator.frame(10).board.glowing.empty());
}

TEST(IslesAnimation, PaceAndStillness) {
    Stage stage;
    stage.animator.set_pace(2, false);
    stage.feed({isles::RobberMoved{Seat(1), stage.game.hex(0, 0), stage.game.hex(2, 0)}});
    EXPECT_NEAR(stage.end(), 10.175, 0.011);
    stage.feed({isles::RobberMoved{Seat(1), stage.game.hex(0, 0), stage.game.hex(2, 0)}}, 20);
    stage.animator.set_pace(1, true);
    EXPECT_FALSE(stage.animator.active(20)) << "turning motion off ends what moves";
    stage.feed({isles::Rolled{Seat(0), 3, 3}}, 30);
    EXPECT_FALSE(stage.animator.active(30));
}

TEST(IslesAnimation, DiceTumbleAndLand) {
    Stage stage;
    stage.feed({isles::Rolled{Seat(0), 6, 1}});
    int changes = 0;
    std::uint8_t last = 0;
    for (double now = 10; now < 10.449; now += 0.01) {
        const auto dice = stage.animator.frame(now).dice;
        ASSERT_TRUE(dice.has_value());
        for (const std::uint8_t face : dice->faces) {
            ASSERT_GE(face, 1);
            ASSERT_LE(face, 6);
        }
        changes += dice->faces[0] != last ? 1 : 0;
        last = dice->faces[0];
    }
    EXPECT_GT(changes, 5);
    EXPECT_EQ(last, 6) << "they lie readable before the motion ends";
    const DiceMotion rest = dice_at_rest(6, 1);
    EXPECT_NEAR(rest.angle[0], -0.0873F, 1e-3F);
    EXPECT_EQ(rest.faces, (std::array<std::uint8_t, 2>{6, 1}));
}

TEST(IslesAnimation, EveryEventOfAWholeGameEnds) {
    Stage stage;
    stage.animator.set_pace(1, false);
    double now = 0;
    for (int i = 0; i < 2500 && isles::to_act(stage.game.setup, stage.game.state).waiting != game::Waiting::over; ++i) {
        const std::vector<Event> events = stage.game.advance();
        stage.feed(events, now);
        const AnimationFrame frame = stage.animator.frame(now + 0.1);
        for (const FlyingCard& card : frame.cards) {
            ASSERT_GE(card.t, 0);
            ASSERT_LE(card.t, 1);
        }
        ASSERT_FALSE(stage.animator.busy(now + 6)) << "no single action shows for longer";
        ASSERT_FALSE(stage.animator.active(now + 6));
        now += 6;
    }
}

TEST(IslesAnimation, FlightsEndWhereTheyShould) {
    EXPECT_TRUE(near(along_flight({0, 0}, {100, 50}, 0), {0, 0}));
    EXPECT_TRUE(near(along_flight({0, 0}, {100, 50}, 1), {100, 50}));
    EXPECT_LT(along_flight({0, 0}, {100, 0}, 0.5F).y, 0) << "a shallow arc";
}

TEST(ScoreCounter, CountsUp) {
    ScoreCounter score;
    score.set(Seat(1), 2, 0);
    EXPECT_EQ(score.shown(Seat(1), 0), 2) << "the first value is there at once";
    EXPECT_FALSE(score.active(0));
    score.set(Seat(1), 6, 10);
    EXPECT_EQ(score.shown(Seat(1), 10), 2);
    EXPECT_GT(score.shown(Seat(1), 10.15), 2);
    EXPECT_EQ(score.shown(Seat(1), 10.41), 6);
    EXPECT_TRUE(score.active(10.2));
    EXPECT_FALSE(score.active(10.41));
    score.set_pace(1, true);
    score.set(Seat(1), 8, 20);
    EXPECT_EQ(score.shown(Seat(1), 20), 8);
    EXPECT_FALSE(score.active(20));
}

}  // namespace
}  // namespace lw::scene
