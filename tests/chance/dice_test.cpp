// Throws (rules 1.4), and the two decks that stand for them (rules 16).
#include "chance/chi_squared.hpp"
#include "chance/table.hpp"

#include <array>
#include <bit>

namespace lw::test {
namespace {

constexpr std::size_t kThrows = 36;
const std::vector<double> kEqual(kThrows, 1.0);
/// Ways to throw 0..12 with two dice.
const std::vector<double> kWays{0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1};

Config with_dice(DiceKind dice) {
    Config config = beginner_table();
    config.settings.dice = dice;
    return config;
}

TEST(Dice, ThrowsFollowTwoFairDice) {
    ChanceTable table(beginner_table(), 1);
    Sample throws{std::vector<std::int64_t>(kThrows), kEqual};
    Sample totals{std::vector<std::int64_t>(13), kWays};
    Sample after{std::vector<std::int64_t>(kThrows), kEqual};  // a die and the one thrown next
    std::size_t last = 0;
    for (int i = 0; i < samples(9'000); ++i) {
        ++totals.counts[static_cast<std::size_t>(table.roll())];
        ++throws.counts[table.throw_index()];
        ++after.counts[last * 6 + table.throw_index() / 6];
        last = table.throw_index() % 6;
        table.collect_hands();
    }
    expect_fits(throws);
    expect_fits(totals);
    expect_fits(after);
}

TEST(Dice, WithoutSevensTheOthersKeepTheirOdds) {
    Config config = beginner_table();
    config.settings.no_seven_rounds = 1;
    ChanceTable table(config, 2);
    Sample totals{std::vector<std::int64_t>(13), kWays};
    totals.odds[7] = 0;
    for (int i = 0; i < samples(4'000); ++i) ++totals.counts[static_cast<std::size_t>(table.roll())];
    expect_fits(totals);
}

/// Each throw once a pass, and every throw as likely at any place in it.
TEST(Dice, TheDeckOf36IsWellShuffled) {
    ChanceTable table(with_dice(DiceKind::deck36), 3);
    std::array<Sample, 3> at;  // the first of a pass, its twentieth, its last
    for (Sample& sample : at) sample = {std::vector<std::int64_t>(kThrows), kEqual};
    for (int pass = 0; pass < samples(180); ++pass) {
        std::uint64_t seen = 0;
        for (int i = 0; i < 36; ++i) {
            table.roll();
            seen |= std::uint64_t{1} << table.throw_index();
            if (i == 0) ++at[0].counts[table.throw_index()];
            if (i == 19) ++at[1].counts[table.throw_index()];
            if (i == 35) ++at[2].counts[table.throw_index()];
        }
        ASSERT_EQ(std::popcount(seen), 36);
    }
    for (const Sample& sample : at) expect_fits(sample);
}

/// Thirty-one different throws a pass; the five left over are any five.
TEST(Dice, TheDeckOf31LeavesAnyFive) {
    ChanceTable table(with_dice(DiceKind::deck31), 4);
    const int passes = samples(180);
    constexpr double kShare = 5.0 / 36.0;
    std::array<int, kThrows> left{};
    for (int pass = 0; pass < passes; ++pass) {
        std::uint64_t seen = 0;
        for (int i = 0; i < 31; ++i) {
            table.roll();
            seen |= std::uint64_t{1} << table.throw_index();
        }
        ASSERT_EQ(std::popcount(seen), 31);
        for (std::size_t i = 0; i < kThrows; ++i) left[i] += ((seen >> i) & 1U) == 0 ? 1 : 0;
    }
    double value = 0;
    for (const int count : left) {
        const double off = count - passes * kShare;
        value += off * off / (passes * kShare * (1 - kShare));
    }
    // Five different ones out of 36 each time: the counts hang together more than free ones would.
    expect_chi_squared(value * 35.0 / 36.0, 35);
}

TEST(FirstPlayer, EverySeatAsOftenByLot) {
    for (int seats = 2; seats <= 8; ++seats) {
        Config config = beginner_table(seats);
        config.first_player = Seat{};
        Sample sample{std::vector<std::int64_t>(static_cast<std::size_t>(seats)),
                      std::vector<double>(static_cast<std::size_t>(seats), 1.0)};
        for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(samples(800)); ++seed) {
            const auto session = registry::IslesSession::start(config, seed);
            ++sample.counts[session.state().table.first.index()];
        }
        // One degree of freedom may well fit closely; only the upper bound says something there.
        if (seats > 2)
            expect_fits(sample);
        else
            EXPECT_LT(chi_squared(sample), chi_squared_bound(1, 3.719));
    }
}

}  // namespace
}  // namespace lw::test
