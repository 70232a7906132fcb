// The player of Shires that looks ahead.
#include "agent/shires/detail/frontier.hpp"
#include "match/fresh_match.hpp"
#include "shires/determinize.hpp"
#include "support/shires_tables.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>

namespace lw::test {
namespace {

using agent::Budget;
using game::Seat;
using registry::ShiresDriver;
using registry::ShiresSession;
using Choice = agent::Decision<shires::Action>;

Choice ask(const std::string& name, const shires::Setup& setup, const shires::View& view, const Budget& budget) {
    base::Rng rng(8);
    return agent::Traits<shires::Game>::make(name)->choose(setup, view, rng, budget);
}

/// A table of each number of players, each with other settings.
std::vector<shires::Config> a_table_each() {
    std::vector<shires::Config> out;
    for (const shires::Config& config : shires_tables()) {
        if (config.seats == out.size() + 2 && config.settings.tile_sets == 1) out.push_back(config);
    }
    return out;
}

/// What is read off the frontier of the board before is what the board itself says.
TEST(Frontier, KnowsTheOddsAfterEveryPlace) {
    auto session = ShiresSession::start(a_table_each()[2], 4);
    ShiresDriver driver(computers({"greedy", "greedy", "greedy", "greedy"}), 4);
    int compared = 0;
    while (!session.over()) {
        const shires::State& now = session.state();
        const auto places =
            now.phase == shires::Phase::tile ? shires::legal(session.setup(), session.view(now.turn)) : shires::ActionList{};
        for (const shires::Action& place : places) {
            shires::State laid = now;
            shires::EventSink nowhere;
            shires::apply(session.setup(), laid, laid.turn, place, nowhere);
            agent::CompletionOdds after{};
            agent::CompletionOdds afresh{};
            agent::Frontier(session.setup(), now).read_odds_after(laid, after);
            agent::Frontier(session.setup(), laid).read_odds(laid, afresh);
            ASSERT_EQ(after, afresh);
            ++compared;
        }
        ASSERT_TRUE(driver.step(session));
    }
    EXPECT_GT(compared, 500);
}

/// Hard at one seat and others at the rest, with a bound on its search; calls `each` with every choice of Hard's.
template <class Each>
ShiresSession played_by_hard(const shires::Config& config, Seat hard, const std::string& others, std::uint32_t iterations,
                             std::uint64_t seed, int moves, Each each) {
    std::vector<std::string> names(config.seats, others);
    names[hard.index()] = "hard";
    auto session = ShiresSession::start(config, seed);
    ShiresDriver driver(computers(names), seed);
    for (; moves > 0 && !session.over(); --moves) {
        const Seat seat = driver.due(session).computer;
        const Choice choice = driver.choose(session, seat, {.iterations = seat == hard ? iterations : 0});
        if (seat == hard) each(choice);
        if (!choice || !session.submit(seat, *choice.action, session.state_no()).ok()) {
            ADD_FAILURE() << "no fallback is needed";
            break;
        }
    }
    return session;
}
void look_on(const Choice& /*choice*/) {}
constexpr int kWholeGame = 1000;

TEST(HardShires, DecidesLegallyAtEveryTable) {
    const auto tables = a_table_each();
    ASSERT_EQ(tables.size(), 4U);
    for (const shires::Config& config : tables) {
        const Seat hard(config.seats - 1);
        const auto session = played_by_hard(config, hard, "random", 6, config.seats, kWholeGame, [](const Choice& choice) {
            const auto taken = [&](const auto& one) { return one.action == choice.action && one.value == choice.value; };
            EXPECT_EQ(std::count_if(choice.alternatives.begin(), choice.alternatives.end(), taken), 1) << "a fallback has none";
        });
        EXPECT_EQ(shires::check_invariants(session.setup(), session.state()), "");
        EXPECT_EQ(shires::winners(session.state()), game::SeatSet::of(hard)) << "against random ones";
    }
}

/// Some turns into a game of two, where a tile must be laid.
class HardAtATile : public testing::Test {
protected:
    void SetUp() override {
        ShiresDriver driver(computers({"greedy", "greedy"}), 5);
        while (session_.state().turn_number < 20 || session_.state().phase != shires::Phase::tile) ASSERT_TRUE(driver.step(session_));
    }
    [[nodiscard]] shires::View view() const { return session_.view(session_.state().turn); }
    [[nodiscard]] Choice hard(const Budget& budget) const { return ask("hard", session_.setup(), view(), budget); }

    ShiresSession session_ = ShiresSession::start(a_table_each().front(), 3);
};

TEST_F(HardAtATile, RepeatsWithABoundOfIterations) { EXPECT_EQ(hard({.iterations = 50}), hard({.iterations = 50})); }

TEST_F(HardAtATile, StoppedAtOnceItTakesWhatLooksBest) {
    const std::atomic<bool> stop = true;
    const Choice stopped = hard({.stop = &stop});
    ASSERT_GT(stopped.alternatives.size(), 2U);
    for (const auto& one : stopped.alternatives) EXPECT_LE(one.value, stopped.value);
    EXPECT_EQ(hard({.iterations = 1}), stopped) << "one look compares nothing";
    EXPECT_FALSE(hard({.iterations = 50}) == stopped);
}

TEST_F(HardAtATile, KeepsToItsTime) {
    using Clock = std::chrono::steady_clock;
    const auto begin = Clock::now();
    EXPECT_TRUE(hard({.iterations = 100'000'000, .time = std::chrono::milliseconds(50)}));
    EXPECT_LT(Clock::now() - begin, std::chrono::seconds(5)) << "a hundred times as long, for slow machines";
}

/// Nothing is hidden but the draws to come, and these are not decided: a session that will draw others brings the same choice.
TEST_F(HardAtATile, SeesNoFurtherThanItsView) {
    const auto other = ShiresSession::start_from(session_.config(), session_.state(), base::Rng(99));
    shires::View seen = other.view(other.state().turn);
    seen.state_no = view().state_no;
    ASSERT_EQ(seen, view());
    ASSERT_FALSE(other.rng() == session_.rng());
    EXPECT_EQ(ask("hard", other.setup(), seen, {.iterations = 50}), hard({.iterations = 50}));
    base::Rng rng(1);
    const shires::State dealt = shires::determinize(session_.setup(), view(), rng);
    EXPECT_EQ(ask("hard", other.setup(), shires::view(other.setup(), dealt, dealt.turn), {.iterations = 50}), hard({.iterations = 50}));
}

/// The same moves natively, with and without optimisation, and as wasm. Another net makes another number.
TEST(HardShires, DecidesTheSameOnEveryPlatform) {
    const auto session = played_by_hard(a_table_each()[1], Seat(0), "greedy", 24, 14, 60, look_on);
    EXPECT_EQ(shires::hash(session.state()), 0x8B285B178637559FULL);
}

/// Each bag is played twice, from either seat. With a bound of iterations the games are the same everywhere; arenas of many games are told
/// of in docs/computers.md.
TEST(HardShires, BeatsMedium) {
    constexpr int kGames = 4;
    int wins = 0;
    for (int n = 0; n < kGames; ++n) {
        const Seat hard(n % 2);
        const auto bag = static_cast<std::uint64_t>(8 + n / 2);
        const auto session = played_by_hard(a_table_each().front(), hard, "medium", 6, bag, kWholeGame, look_on);
        if (shires::winners(session.state()) == game::SeatSet::of(hard)) ++wins;
    }
    EXPECT_GE(wins, 3);
}

}  // namespace
}  // namespace lw::test
