// Saves and links of Shires; what is of every game is tested with Isles.
#include "codec/damage.hpp"
#include "registry/games.hpp"

#include <gtest/gtest.h>

namespace lw::test {
namespace {

using base::Bytes;
using codec::Error;
using codec::Fault;
using registry::ShiresMatch;
using shires::Game;

constexpr std::uint64_t kWhen = 1'800'000'000;

/// Two sets of tiles, fields by the first rule, so that little is as usual; `moves` by computers.
ShiresMatch played(int moves) {
    shires::Config config;
    config.seats = 3;
    config.first_player = game::Seat{};
    config.settings = {.farms = shires::FarmRule::first, .small_city_points = 2, .followers = 8, .tile_sets = 2, .turn_seconds = 60};
    std::vector<game::Player> players;
    for (const char* agent : {"greedy", "random", "random"}) {
        players.push_back({agent, static_cast<std::uint8_t>(players.size()), game::Controller::computer, agent});
        players.back().name += std::to_string(players.size());
    }
    ShiresMatch match{registry::ShiresSession::start(config, 5), players, "Shires of a test"};
    registry::ShiresDriver driver(players, 6);
    driver.run(match.session, moves);
    return match;
}

TEST(ShiresSave, RoundTripInMidTurnAndAtTheEnd) {
    for (const int moves : {0, 1, 2, 57, 60, 1000}) {
        const ShiresMatch match = played(moves);
        const Bytes save = registry::encode(match, kWhen);
        Fault fault;
        const auto back = registry::decode(save, fault);
        ASSERT_TRUE(back.has_value()) << codec::sentence(fault) << fault.detail;
        ASSERT_TRUE(std::holds_alternative<ShiresMatch>(back->match));
        const auto& again = std::get<ShiresMatch>(back->match);
        EXPECT_TRUE(again.session.state() == match.session.state()) << moves;
        EXPECT_TRUE(again.session.config() == match.session.config());
        EXPECT_EQ(again.session.log(), match.session.log());
        EXPECT_EQ(again.players, match.players);
        EXPECT_EQ(registry::encode(again, kWhen), save);
    }
    EXPECT_TRUE(played(1000).session.over());
}

TEST(ShiresSave, GoesOnAsItWouldHave) {
    ShiresMatch here = played(100);
    Fault fault;
    auto there = std::get<ShiresMatch>(registry::decode(registry::encode(here, kWhen), fault)->match);
    for (ShiresMatch* match : {&here, &there}) {
        registry::ShiresDriver driver(match->players, 9);
        driver.run(match->session, 1000);
    }
    EXPECT_TRUE(here.session.state() == there.session.state());
}

/// A position without its log, as a save of many moves or of older rules has it: every figure is read back.
TEST(ShiresSave, APositionAloneIsLaidAgain) {
    const ShiresMatch match = played(121);
    codec::Writer out;
    codec::Format<Game>::state(out, match.session.setup(), match.session.state());
    const Bytes bytes = out.take();
    codec::Reader in(bytes);
    shires::State state;
    codec::Format<Game>::state(in, match.session.setup(), state);
    EXPECT_TRUE(in.finished());
    EXPECT_TRUE(state == match.session.state());
}

TEST(ShiresSave, DamageIsRefusedOrHarmless) {
    base::Rng rng(3);
    for (const int moves : {20, 1000}) {
        const ShiresMatch match = played(moves);
        const Bytes good = registry::encode(match, kWhen);
        int refused = 0;
        for (int i = 0; i < 500; ++i) {
            Bytes bad = damaged(good, rng);
            codec::reseal(bad);
            Fault fault;
            const auto back = registry::decode(bad, fault);
            EXPECT_EQ(back.has_value(), fault.ok());
            if (!back) {
                ++refused;
                EXPECT_GT(codec::sentence(fault).size(), 10U);
                continue;
            }
            const auto& session = std::get<ShiresMatch>(back->match).session;
            EXPECT_EQ(Game::hash(session.state()), Game::hash(match.session.state()));
            EXPECT_EQ(Game::check_invariants(session.setup(), session.state()), "");
        }
        EXPECT_GT(refused, 300);
    }
}

TEST(ShiresSave, IsNoIsles) {
    Fault fault;
    EXPECT_FALSE(codec::decode<isles::Game>(registry::encode(played(5), kWhen), fault).has_value());
    EXPECT_EQ(fault.error, Error::other_game);
}

TEST(ShiresLink, BringsTheTableOrTheWholeGame) {
    const ShiresMatch match = played(1000);
    Fault fault;
    const auto table = registry::read_link(registry::board_link(match), fault);
    ASSERT_TRUE(table.has_value()) << codec::link_sentence(fault);
    const auto& shared = std::get<codec::Shared<Game>>(*table);
    EXPECT_TRUE(shared.config == match.session.config());
    EXPECT_FALSE(shared.game.has_value());
    const auto link = registry::game_link(match);
    ASSERT_TRUE(link.has_value()) << "a game fits";
    EXPECT_TRUE(link->starts_with("shires="));
    EXPECT_LT(link->size(), 4000U);
    const auto whole = registry::read_link(*link, fault);
    ASSERT_TRUE(whole.has_value()) << codec::link_sentence(fault);
    EXPECT_TRUE(std::get<codec::Shared<Game>>(*whole).game->session.state() == match.session.state());
    EXPECT_FALSE(registry::game_link(played(5)).has_value()) << "nothing of a game that goes on";
}

}  // namespace
}  // namespace lw::test
