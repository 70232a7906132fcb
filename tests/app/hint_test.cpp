// Hints: what the app makes of a decision, and how a person gets one in a game.
#include "app/hint.hpp"
#include "app/game_host.hpp"
#include "app/memory_platform.hpp"
#include "app/new_game.hpp"
#include "isles/presets.hpp"
#include "shires/presets.hpp"
#include "wire/feed.hpp"
#include "wire/players.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace lw::test {
namespace {

using game::Controller;
using game::Seat;

using Decision = agent::Decision<isles::Action>;

TEST(HintOf, TheDecidedMoveThenTheBestOfTheOthersThreeInAll) {
    Decision decision(isles::Action{isles::EndTurn{}});
    decision.alternatives = {
        {isles::BuyDevCard{}, 204'000}, {isles::EndTurn{}, 345'600}, {isles::Roll{}, 100'000}, {isles::PlayKnight{}, 345'600}};
    const auto hint = app::hint_of<isles::Game>(decision);
    EXPECT_FALSE(hint.thinking);
    ASSERT_EQ(hint.moves.size(), 3U);
    EXPECT_EQ(hint.moves[0], (ui::HintOf<isles::Game>::Move{isles::EndTurn{}, 346}));
    EXPECT_EQ(hint.moves[1], (ui::HintOf<isles::Game>::Move{isles::PlayKnight{}, 346}));
    EXPECT_EQ(hint.moves[2], (ui::HintOf<isles::Game>::Move{isles::BuyDevCard{}, 204}));
}

TEST(HintOf, AChanceIsNeverNoneNorCertain) {
    Decision decision(isles::Action{isles::EndTurn{}});
    decision.alternatives = {{isles::EndTurn{}, agent::kCertainWin}, {isles::Roll{}, -3}};
    const auto hint = app::hint_of<isles::Game>(decision);
    ASSERT_EQ(hint.moves.size(), 2U);
    EXPECT_EQ(hint.moves[0].chance, 999);
    EXPECT_EQ(hint.moves[1].chance, 1);
}

TEST(HintOf, WhatWasNotWeighedHasNoChance) {
    const auto hint = app::hint_of<isles::Game>(Decision(isles::Action{isles::Roll{}}));
    ASSERT_EQ(hint.moves.size(), 1U);
    EXPECT_EQ(hint.moves[0], (ui::HintOf<isles::Game>::Move{isles::Roll{}, std::nullopt}));
    EXPECT_TRUE(app::hint_of<isles::Game>(Decision()).moves.empty());
}

template <class G>
match::Match<G> table(typename G::Config config, std::initializer_list<Controller> kinds) {
    ui::NewGameOf<G> game;
    for (const Controller kind : kinds) {
        const auto seat = game.players.size();
        game.players.push_back({std::string(game::kUsualNames[seat]), static_cast<std::uint8_t>(seat), kind, "easy"});
    }
    game.config = config;
    game.config.first_player = Seat(0);
    return app::make_match<G>(game, 5);
}

template <class G>
struct Asking : testing::Test {
    using Host = app::GameHost<G>;

    Asking() { forget_stored(); }
    ~Asking() override { forget_stored(); }

    void step(Host& host) { host.step(now += 0.5, ui::Speed::instant, false); }

    app::Library library;
    double now = 100;
};

struct IslesHint : Asking<isles::Game> {
    Host host{library,
              table<isles::Game>(isles::table_of(isles::preset(isles::PresetKind::standard), 3, 5),
                                 {Controller::human, Controller::human, Controller::computer}),
              "a", 1};
};

struct ShiresHint : Asking<shires::Game> {
    Host host{
        library,
        table<shires::Game>(shires::table_of(shires::preset(shires::PresetKind::standard), 2), {Controller::human, Controller::computer}),
        "a", 1};
};

TEST_F(ShiresHint, ComesWhenItIsKnownAndGoesWithTheMove) {
    step(host);
    EXPECT_FALSE(host.model().hint) << "nobody asked";
    host.ask_hint(true);
    ASSERT_TRUE(host.model().hint);
    EXPECT_TRUE(host.model().hint->thinking);
    step(host);
    ASSERT_TRUE(host.model().hint && !host.model().hint->thinking);
    const auto moves = host.model().hint->moves;
    ASSERT_FALSE(moves.empty());
    EXPECT_LE(moves.size(), 3U);
    for (const auto& move : moves) {
        EXPECT_NE(std::find(host.model().moves.begin(), host.model().moves.end(), move.action), host.model().moves.end());
        EXPECT_TRUE(move.chance);
    }
    const int asked = players_log().asked;
    step(host);
    EXPECT_EQ(players_log().asked, asked) << "once a position";
    ASSERT_TRUE(host.act({moves[0].action, host.model().view.state_no}));
    EXPECT_FALSE(host.model().hint);
}

TEST_F(ShiresHint, WhatIsNoLongerWantedKeepsNobodyAwake) {
    players_do(PlayersDo::keep_silent);
    host.ask_hint(true);
    step(host);
    EXPECT_LT(host.rest_time(ui::Speed::normal), 1);
    host.ask_hint(false);
    EXPECT_FALSE(host.model().hint);
    EXPECT_GT(host.rest_time(ui::Speed::normal), 1e9) << "until something happens";
}

TEST_F(ShiresHint, WhereNobodyAnswersItSaysSo) {
    players_do(PlayersDo::keep_silent);
    host.ask_hint(true);
    for (int i = 0; i < 80; ++i) step(host);
    ASSERT_TRUE(host.model().hint);
    EXPECT_FALSE(host.model().hint->thinking);
    EXPECT_TRUE(host.model().hint->moves.empty());
}

TEST_F(ShiresHint, IsOnlyForWhoeverMustDecide) {
    while (host.model().view.to_act.seats.has(Seat(0))) ASSERT_TRUE(host.act({host.model().moves[0], host.model().view.state_no}));
    host.ask_hint(true);
    EXPECT_FALSE(host.model().hint);
}

TEST_F(IslesHint, KnowsWhatTheSeatKnowsAndNoMore) {
    host.take_device();
    host.ask_hint(true);
    step(host);
    wire::Error error{};
    const auto question = wire::decode_question(players_log().last, error);
    ASSERT_TRUE(question);
    EXPECT_EQ(question->seat, Seat(0));
    EXPECT_EQ(question->level, agent::Traits<isles::Game>::kAdviser);
    const auto& session = host.match().session;
    const auto feed = wire::decode_feed<isles::Game>(session.setup(), question->feed, error);
    ASSERT_TRUE(feed);
    EXPECT_TRUE(feed->view == session.view(Seat(0)));
    ASSERT_TRUE(host.model().hint);
    EXPECT_EQ(host.model().hint->moves.size(), 3U);
}

TEST_F(IslesHint, IsGoneWhenTheDeviceIsPutDown) {
    host.take_device();
    host.ask_hint(true);
    step(host);
    ASSERT_TRUE(host.model().hint);
    host.put_down();
    EXPECT_FALSE(host.model().hint);
    host.ask_hint(true);
    EXPECT_FALSE(host.model().hint) << "nobody has the device";
}

}  // namespace
}  // namespace lw::test
