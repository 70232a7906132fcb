// Links: what they carry, what they never carry, and that no damage gets through.
#include "codec/link.hpp"

#include "codec/moves.hpp"
#include "codec/payload.hpp"
#include "match/fresh_match.hpp"

#include <gtest/gtest.h>

#include <string>

namespace lw::test {
namespace {

using codec::Error;
using isles::Game;
using Shared = codec::Shared<Game>;

std::optional<Shared> read(std::string_view fragment, codec::Fault& fault) {
    auto any = registry::read_link(fragment, fault);
    if (!any) return std::nullopt;
    return std::get<Shared>(std::move(*any));
}

const IslesMatch& finished() {
    static const IslesMatch match = played_match(11, {"greedy", "greedy", "random", "greedy"}, 100000);
    return match;
}

TEST(Link, ABoardComesBackAsItWas) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        isles::Config config = table_for(2 + static_cast<int>(seed % 5), seed);
        config.settings.victory_target = static_cast<std::uint8_t>(3 + seed % 15);
        config.settings.friendly_robber = seed % 2 == 0;
        const std::string link = codec::board_link<Game>(config);
        EXPECT_LE(link.size(), 400U);
        codec::Fault fault;
        const auto shared = read("#" + link, fault);
        ASSERT_TRUE(shared) << codec::link_sentence(fault);
        EXPECT_TRUE(shared->config == config);
        EXPECT_FALSE(shared->game);
        EXPECT_TRUE(read(link, fault)) << "without the sign in front as well";
    }
}

TEST(Link, NothingInItNeedsEscaping) {
    const auto link = registry::game_link(finished());
    ASSERT_TRUE(link);
    EXPECT_EQ(link->find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_="), std::string::npos);
    EXPECT_TRUE(link->starts_with("isles="));
    EXPECT_LE(link->size(), codec::kMaxLink);
}

TEST(Link, AFinishedGameComesBackMoveByMove) {
    for (const std::uint64_t seed : {11U, 12U, 13U, 14U}) {
        IslesMatch match = played_match(seed, {"greedy", "greedy", "random", "greedy"}, 100000);
        match.players[1].name = "Zo\xC3\xAB";
        match.players[2].controller = game::Controller::human;
        ASSERT_TRUE(match.session.over());
        const auto link = registry::game_link(match);
        ASSERT_TRUE(link) << match.session.log().size() << " records";
        codec::Fault fault;
        const auto shared = read(*link, fault);
        ASSERT_TRUE(shared && shared->game) << codec::link_sentence(fault);
        const IslesMatch& back = *shared->game;
        EXPECT_TRUE(back.session.state() == match.session.state());
        EXPECT_EQ(back.session.log(), match::standing_moves(match.session.log()));
        EXPECT_TRUE(back.players == match.players);
        EXPECT_EQ(back.title, match.title);
        EXPECT_EQ(registry::game_link(back), link) << "the same game, the same link";
    }
}

/// Two games that differ in chance, hands and moves alone have the same link until they are over.
TEST(Link, AnUnfinishedGameTellsBoardAndSettingsOnly) {
    const isles::Config config = table_for(3, 5);
    const std::vector<game::Player> players = computers({"greedy", "greedy", "greedy"});
    IslesMatch one{IslesSession::start(config, 1), players, "One"};
    IslesMatch other{IslesSession::start(config, 2), players, "Other"};
    IslesDriver driver(players, 1);
    while (one.session.state_no() < 120) ASSERT_TRUE(driver.step(one.session));
    EXPECT_FALSE(registry::game_link(one));
    EXPECT_EQ(registry::board_link(one), registry::board_link(other));
}

TEST(Link, ALinkOfAGameThatIsNotOverIsRefused) {
    const IslesMatch match = played_match(3, {"greedy", "greedy"}, 90);
    ASSERT_FALSE(match.session.over());
    const auto moves = match::standing_moves(match.session.log());
    codec::Writer io;
    codec::Format<Game>::config(io, match.session.config());
    codec::put_summary(io, {"isles", "", 0, 1, true, match.players});
    io.count(static_cast<std::uint32_t>(moves.size()), 20000, 1);
    for (const std::uint8_t byte : codec::pack_moves(moves)) io.u8(byte);
    const std::string link = codec::seal_link({"isles", codec::LinkKind::game, Game::kRulesVersion, io.take()});
    codec::Fault fault;
    EXPECT_FALSE(read(link, fault));
    EXPECT_EQ(fault.error, Error::damaged);
}

TEST(Link, AGameThatGoesOnFromASnapshotHasNone) {
    const IslesMatch old = finished();
    auto session = IslesSession::start_from(old.session.config(), old.session.state(), base::Rng(1));
    ASSERT_TRUE(session.over());
    EXPECT_FALSE(registry::game_link(IslesMatch{std::move(session), old.players, ""}));
}

TEST(Link, ATooLongGameHasNone) {
    IslesMatch match = played_match(21, {"random", "random", "random", "random"}, 100000);
    ASSERT_TRUE(match.session.over());
    const std::size_t moves = match::standing_moves(match.session.log()).size();
    const auto link = registry::game_link(match);
    EXPECT_EQ(link.has_value(), codec::pack_moves(match::standing_moves(match.session.log())).size() < 5700U) << moves;
    if (link) {
        EXPECT_LE(link->size(), codec::kMaxLink);
    }
}

/// Every truncation and every flipped bit: refused, or the same thing as before. Never something else, never a crash.
void expect_no_damage_gets_through(const std::string& link, int step) {
    const auto check = [&link](const std::string& changed) {
        codec::Fault fault;
        const auto shared = read(changed, fault);
        if (!shared) {
            EXPECT_NE(fault.error, Error::none);
            EXPECT_FALSE(codec::link_sentence(fault).empty());
            return;
        }
        codec::Fault none;
        const auto plain = read(link, none);
        ASSERT_TRUE(plain);
        ASSERT_TRUE(shared->config == plain->config) << changed;
        ASSERT_EQ(shared->game.has_value(), plain->game.has_value());
        if (shared->game) {
            ASSERT_TRUE(shared->game->session.state() == plain->game->session.state());
        }
    };
    for (std::size_t length = 0; length < link.size(); length += static_cast<std::size_t>(step)) check(link.substr(0, length));
    for (std::size_t at = 0; at < link.size(); at += static_cast<std::size_t>(step)) {
        for (unsigned bit = 0; bit < 8; ++bit) {
            std::string changed = link;
            changed[at] = static_cast<char>(static_cast<unsigned char>(changed[at]) ^ (1U << bit));
            check(changed);
        }
    }
    check(link + "A");
    check(link + link);
    check("#" + link + "=");
}

TEST(Link, DamageIsRefused) {
    expect_no_damage_gets_through(codec::board_link<Game>(table_for(4, 2)), 1);
    expect_no_damage_gets_through(*registry::game_link(finished()), 7);
}

/// Behind a right checksum as well: content made at random or changed on purpose is judged, not trusted.
TEST(Link, ContentIsJudgedThoughTheChecksumFits) {
    codec::Link link;
    ASSERT_TRUE(codec::open_link(*registry::game_link(finished()), link).ok());
    base::Rng rng(77);
    int taken = 0;
    for (int i = 0; i < 800; ++i) {
        codec::Link changed = link;
        const auto size = static_cast<std::uint32_t>(changed.content.size());
        changed.content[rng.below(size)] ^= static_cast<std::uint8_t>(1U << rng.below(8));
        if (rng.below(4) == 0) changed.content.resize(rng.below(size));
        if (rng.below(4) == 0) changed.kind = codec::LinkKind::board;
        codec::Fault fault;
        const auto shared = read(codec::seal_link(changed), fault);
        if (!shared) {
            ASSERT_NE(fault.error, Error::none);
            continue;
        }
        ++taken;
        ASSERT_TRUE(isles::valid(shared->config));
        if (shared->game) {
            ASSERT_TRUE(shared->game->session.over());
        }
    }
    EXPECT_LT(taken, 800);
}

TEST(Link, SaysWhatIsWrong) {
    codec::Fault fault;
    for (const char* none : {"", "#", "#section", "#=AAAA", "#Isles=AAAA"}) {
        EXPECT_FALSE(read(none, fault));
        EXPECT_EQ(fault.error, Error::not_a_save) << none;
    }
    EXPECT_FALSE(read("#isles=", fault));
    EXPECT_EQ(fault.error, Error::truncated);
    EXPECT_FALSE(read("#isles=AA%20A", fault));
    EXPECT_EQ(fault.error, Error::truncated);
    EXPECT_FALSE(read("#isles=" + std::string(codec::kMaxLink, 'A'), fault));
    EXPECT_EQ(fault.error, Error::too_large);
    codec::Link link;
    ASSERT_TRUE(codec::open_link(codec::board_link<Game>(table_for(3, 1)), link).ok());
    codec::Link other = link;
    other.game = "draughts";
    EXPECT_FALSE(read(codec::seal_link(other), fault));
    EXPECT_EQ(fault.error, Error::other_game);
    other.game = "shires";  // there is one, but this is not its content
    other.rules_version = 1;
    EXPECT_FALSE(read(codec::seal_link(other), fault));
    EXPECT_EQ(fault.error, Error::damaged);
    other = link;
    other.rules_version = Game::kRulesVersion + 1;
    EXPECT_FALSE(read(codec::seal_link(other), fault));
    EXPECT_EQ(fault.error, Error::newer_version);
    other = link;
    other.rules_version = 0;
    EXPECT_FALSE(read(codec::seal_link(other), fault));
    EXPECT_EQ(fault.error, Error::damaged);
    other = link;
    other.kind = codec::LinkKind{9};
    EXPECT_FALSE(read(codec::seal_link(other), fault));
    EXPECT_EQ(fault.error, Error::damaged);
}

TEST(Moves, AnyNumberAndAnyActorComeBack) {
    base::Rng rng(5);
    std::vector<match::Record> moves{{game::Actor::kNature, 0}, {7, ~std::uint64_t{0}}, {0, 1}, {0, 1}, {3, 2}};
    for (int i = 0; i < 2000; ++i) {
        const auto actor = static_cast<std::uint8_t>(rng.below(9));
        const std::uint64_t number = (std::uint64_t{rng.below(~0U)} << 32U | rng.below(~0U)) >> rng.below(64);
        moves.push_back({actor == 8 ? game::Actor::kNature : actor, number});
    }
    base::Bytes packed = codec::pack_moves(moves);
    std::vector<match::Record> back;
    const auto count = static_cast<std::uint32_t>(moves.size());
    ASSERT_TRUE(codec::unpack_moves(packed, count, back));
    EXPECT_EQ(back, moves);
    EXPECT_FALSE(codec::unpack_moves(packed, count + 1, back));
    EXPECT_FALSE(codec::unpack_moves(packed, count - 1, back));
    packed.push_back(0);
    EXPECT_FALSE(codec::unpack_moves(packed, count, back));
    EXPECT_TRUE(codec::unpack_moves({}, 0, back));
}

}  // namespace
}  // namespace lw::test
