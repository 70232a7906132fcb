#include "codec/damage.hpp"
#include "match/fresh_match.hpp"

#include <gtest/gtest.h>

#include <array>

namespace lw::test {
namespace {

using base::Bytes;
using codec::Error;
using codec::Fault;
using isles::Game;

constexpr std::uint64_t kWhen = 1'800'000'000;

std::uint64_t hash_of(const IslesMatch& match) { return Game::hash(match.session.state()); }

std::vector<IslesMatch> samples() {
    std::vector<IslesMatch> out;
    out.push_back(fresh_match(1, {"random", "random"}));
    out.push_back(played_match(2, {"random", "greedy", "random"}, 5));
    out.push_back(played_match(3, {"greedy", "greedy", "greedy", "greedy"}, 120));
    out.push_back(played_match(4, {"random", "greedy", "random"}, 5000));
    return out;
}

TEST(Save, RoundTripKeepsEverything) {
    for (const IslesMatch& match : samples()) {
        const Bytes save = codec::encode(match, kWhen);
        Fault fault;
        const auto back = codec::decode<Game>(save, fault);
        ASSERT_TRUE(back.has_value()) << codec::sentence(fault) << fault.detail;
        EXPECT_TRUE(fault.ok());
        EXPECT_FALSE(back->from_snapshot);
        EXPECT_EQ(back->saved_at, kWhen);
        EXPECT_EQ(back->match.title, match.title);
        EXPECT_EQ(back->match.players, match.players);
        EXPECT_TRUE(back->match.session.state() == match.session.state());
        EXPECT_EQ(back->match.session.log(), match.session.log());
        EXPECT_EQ(back->match.session.rng(), match.session.rng());
        EXPECT_TRUE(back->match.session.config() == match.session.config());
        EXPECT_EQ(codec::encode(back->match, kWhen), save);  // save, load, save: the same bytes
    }
}

TEST(Save, SmallEnoughForLocalStorage) {
    const IslesMatch match = played_match(3, {"greedy", "greedy", "greedy", "greedy"}, 5000);
    EXPECT_LT(codec::encode(match, kWhen).size(), 16U * 1024U);
}

TEST(Save, SummaryShowsWhatAListNeeds) {
    const IslesMatch match = played_match(3, {"greedy", "greedy", "greedy"}, 200);
    codec::Summary summary;
    ASSERT_TRUE(codec::read_summary(codec::encode(match, kWhen), summary).ok());
    EXPECT_EQ(summary.game, "isles");
    EXPECT_EQ(summary.title, match.title);
    EXPECT_EQ(summary.saved_at, kWhen);
    EXPECT_EQ(summary.turn, match.session.state().table.turn_number);
    EXPECT_EQ(summary.over, match.session.over());
    EXPECT_EQ(summary.players, match.players);
}

TEST(Save, TextsAreCleanedOnTheWayOut) {
    IslesMatch match = fresh_match(1, {"random", "random"});
    match.title = "a\nb" + std::string(500, 'x');
    match.players[0].name = "bad \xFF byte";
    Fault fault;
    const auto back = codec::decode<Game>(codec::encode(match, kWhen), fault);
    ASSERT_TRUE(back.has_value());
    EXPECT_EQ(back->match.title.size(), codec::kMaxTitle);
    EXPECT_EQ(back->match.players[0].name, "bad byte");
}

TEST(Save, NamesFromOutsideAreToldApart) {
    IslesMatch match = fresh_match(1, {"random", "random", "random"});
    match.players[0].name = "Ada";
    match.players[1].name = " ADA ";
    match.players[2].name = "\xE3\x80\x80";  // a blank as wide as a letter
    Fault fault;
    const auto back = codec::decode<Game>(codec::encode(match, kWhen), fault);
    ASSERT_TRUE(back.has_value());
    EXPECT_EQ(back->match.players[0].name, "Ada");
    EXPECT_EQ(back->match.players[1].name, "ADA 2");
    EXPECT_EQ(back->match.players[2].name, "Bruno");
    match.players[0].name = std::string(24, 'W');
    match.players[1].name.clear();
    for (int i = 0; i < 24; ++i) match.players[1].name += "\xF0\x9F\x98\x80";
    const auto longest = codec::decode<Game>(codec::encode(match, kWhen), fault);
    ASSERT_TRUE(longest.has_value());
    EXPECT_EQ(longest->match.players[0].name, match.players[0].name);
    EXPECT_EQ(longest->match.players[1].name, match.players[1].name) << "the longest name is stored whole";
}

TEST(Save, EachFaultHasItsName) {
    const Bytes good = codec::encode(fresh_match(1, {"random", "random"}), kWhen);
    const auto error_of = [](Bytes save) {
        Fault fault;
        EXPECT_FALSE(codec::decode<Game>(save, fault).has_value());
        EXPECT_GT(codec::sentence(fault).size(), 10U);
        return fault.error;
    };
    EXPECT_EQ(error_of({}), Error::not_a_save);
    EXPECT_EQ(error_of({'h', 'e', 'l', 'l', 'o'}), Error::not_a_save);
    EXPECT_EQ(error_of(Bytes(good.begin(), good.begin() + 20)), Error::truncated);
    EXPECT_EQ(error_of(Bytes(good.begin(), good.end() - 1)), Error::truncated);
    Bytes bad = good;
    bad.push_back(0);
    EXPECT_EQ(error_of(bad), Error::truncated);
    bad = good;
    bad[100] ^= 1U;
    EXPECT_EQ(error_of(bad), Error::checksum);
    bad = good;
    bad[8] = 2;  // envelope version
    EXPECT_EQ(error_of(bad), Error::newer_version);
    bad = good;
    bad[10] = 0xFF;  // rules version
    codec::reseal(bad);
    EXPECT_EQ(error_of(bad), Error::newer_version);
    bad = good;
    bad[12] = 'x';
    codec::reseal(bad);
    EXPECT_EQ(error_of(bad), Error::other_game);
    bad = good;
    bad.resize(codec::kMaxSaveSize + 1);
    EXPECT_EQ(error_of(bad), Error::too_large);
    bad = good;
    bad.resize(bad.size() - 9);
    codec::reseal(bad);
    EXPECT_EQ(error_of(bad), Error::damaged);
}

/// A tampered move is named by its number.
TEST(Save, AnIllegalMoveIsNamed) {
    const IslesMatch match = played_match(3, {"random", "greedy", "random"}, 60);
    Bytes save = codec::encode(match, kWhen);
    // The log lies before the snapshot, nine bytes a record: the last record's action is found from the end.
    codec::Envelope envelope;
    ASSERT_TRUE(codec::open(save, envelope).ok());
    codec::Writer snapshot;
    codec::Format<Game>::state(snapshot, match.session.setup(), match.session.state());
    const std::size_t tail = snapshot.take().size() - 1;  // without the archive's leading byte
    const std::size_t at = save.size() - tail - 8;
    ASSERT_EQ(save[at - 1], match.session.log().back().actor);
    save[at] = 0xFF;
    codec::reseal(save);
    Fault fault;
    EXPECT_FALSE(codec::decode<Game>(save, fault).has_value());
    EXPECT_EQ(fault.error, Error::illegal_move);
    EXPECT_EQ(fault.index + 1, match.session.log().size());
}

struct Tally {
    int refused = 0;
    int right = 0;
};

Tally try_damage(std::uint64_t seed, int rounds, bool reseal) {
    const std::vector<IslesMatch> matches = samples();
    std::vector<Bytes> saves;
    for (const IslesMatch& match : matches) saves.push_back(codec::encode(match, kWhen));
    base::Rng rng(seed);
    Tally tally;
    for (int i = 0; i < rounds; ++i) {
        const std::size_t which = rng.below(static_cast<std::uint32_t>(saves.size()));
        Bytes bad = damaged(saves[which], rng);
        if (reseal) codec::reseal(bad);
        Fault fault;
        const auto back = codec::decode<Game>(bad, fault);
        EXPECT_EQ(back.has_value(), fault.ok());
        if (!back) {
            ++tally.refused;
            continue;
        }
        ++tally.right;
        EXPECT_EQ(hash_of(back->match), hash_of(matches[which]));
        EXPECT_EQ(Game::check_invariants(back->match.session.setup(), back->match.session.state()), "");
    }
    return tally;
}

TEST(Save, AThousandDamagedAreRefusedOrReadRight) {
    const Tally tally = try_damage(1, 1000, false);
    EXPECT_EQ(tally.refused + tally.right, 1000);
    EXPECT_GT(tally.refused, 990);
}

TEST(Save, AThousandWithTheChecksumMadeRightAreRefusedOrReadRight) {
    const Tally tally = try_damage(2, 1000, true);
    EXPECT_EQ(tally.refused + tally.right, 1000);
    EXPECT_GT(tally.refused, 700);
}

/// Every single byte of the save, one after another.
TEST(Save, EveryByteMayBeWrong) {
    const IslesMatch match = played_match(2, {"random", "greedy"}, 12);
    const Bytes good = codec::encode(match, kWhen);
    constexpr std::array<std::uint8_t, 3> kChanges{1, 0x80, 0xFF};
    for (std::size_t at = 0; at < good.size(); ++at) {
        Bytes bad = good;
        bad[at] = static_cast<std::uint8_t>(bad[at] ^ kChanges[at % kChanges.size()]);
        codec::reseal(bad);
        Fault fault;
        const auto back = codec::decode<Game>(bad, fault);
        EXPECT_TRUE(!back || hash_of(back->match) == hash_of(match)) << "byte " << at;
    }
}

/// A game that begins from a set position has no beginning to replay from: the position is in the save.
TEST(Save, KeepsAStartingPosition) {
    const IslesMatch before = played_match(5, {"random", "greedy", "random"}, 90);
    IslesMatch match{IslesSession::start_from(before.session.config(), before.session.state(), base::Rng(3)), before.players,
                     "From a position"};
    IslesDriver driver(match.players, 4);
    driver.run(match.session, 20);
    Fault fault;
    const auto back = codec::decode<Game>(codec::encode(match, kWhen), fault);
    ASSERT_TRUE(back.has_value()) << codec::sentence(fault);
    EXPECT_TRUE(back->match.session.state() == match.session.state());
    EXPECT_TRUE(back->match.session.base() == match.session.base());
    EXPECT_EQ(back->match.session.log(), match.session.log());
}

/// A log too long for a save is left out: the game goes on from its position.
TEST(Save, DoesWithoutALogThatIsTooLong) {
    const IslesMatch match = played_match(5, {"random", "greedy", "random"}, 90);
    const Bytes save = codec::seal("isles", Game::kRulesVersion, codec::detail::payload_of(match, kWhen, false));
    Fault fault;
    const auto back = codec::decode<Game>(save, fault);
    ASSERT_TRUE(back.has_value());
    EXPECT_TRUE(back->match.session.state() == match.session.state());
    EXPECT_EQ(back->match.session.rng(), match.session.rng());
    EXPECT_TRUE(back->match.session.log().empty());
}

}  // namespace

/// The same game by a later edition of its rules, in which doublets cannot be thrown.
struct LaterRules : Game {
    static constexpr std::uint16_t kRulesVersion = Game::kRulesVersion + 1;
    static Reason check(const isles::Setup& setup, const isles::State& state, game::Actor actor, const Action& action) {
        const auto* dice = std::get_if<isles::Dice>(&action);
        if (dice != nullptr && dice->a == dice->b) return Reason::not_an_outcome;
        return Game::check(setup, state, actor, action);
    }
};

}  // namespace lw::test

template <>
struct lw::codec::Format<lw::test::LaterRules> : lw::codec::Format<lw::isles::Game> {};

namespace lw::test {
namespace {

TEST(Save, AnOlderEditionGoesOnFromItsPosition) {
    IslesMatch match = played_match(6, {"greedy", "greedy", "greedy"}, 200);
    const Bytes save = codec::encode(match, kWhen);
    Fault fault;
    const auto back = codec::decode<LaterRules>(save, fault);
    ASSERT_TRUE(back.has_value()) << codec::sentence(fault);
    EXPECT_TRUE(back->from_snapshot);
    EXPECT_TRUE(back->match.session.state() == match.session.state());
    EXPECT_TRUE(back->match.session.log().empty());
    // The other way round it is refused politely.
    const Bytes later = codec::encode(back->match, kWhen);
    EXPECT_FALSE(codec::decode<Game>(later, fault).has_value());
    EXPECT_EQ(fault.error, Error::newer_version);
}

}  // namespace
}  // namespace lw::test
