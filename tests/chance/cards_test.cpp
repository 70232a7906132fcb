// The stolen card (rules 6.4) and the drawn one (rules 9.1).
#include "chance/chi_squared.hpp"
#include "chance/table.hpp"

#include <array>
#include <initializer_list>

namespace lw::test {
namespace {

template <class Counts>
Sample by_kind(const Counts& counts) {
    Sample sample;
    for (const auto n : counts.count) sample.odds.push_back(n);
    sample.counts.resize(sample.odds.size());
    return sample;
}

/// The kind of the one card that `after` has more than `before`.
template <class Counts>
std::size_t gained(const Counts& before, const Counts& after) {
    std::size_t kind = before.count.size();
    for (std::size_t i = 0; i < before.count.size(); ++i) {
        if (after.count[i] == before.count[i]) continue;
        EXPECT_EQ(kind, before.count.size());
        EXPECT_EQ(after.count[i], before.count[i] + 1);
        kind = i;
    }
    return kind;
}

/// Seat 1 alone beside (0,1), holding `hand`; seat 0 moves the robber there.
ChanceTable before_theft(const Resources& hand, std::uint64_t seed) {
    ChanceTable table(beginner_table(), seed);
    State& state = table.state;
    state.table.sites[table.setup.topology.find(VertexName{Hex{0, 1}, true}).index()] = {Building::settlement, Seat{1}};
    renew_network(table.setup, state.table);
    --state.table.players[1].settlements_left;
    state.table.phase = Phase::move_robber;
    state.table.rolled = true;
    state.secrets.bank -= hand;
    state.secrets.holdings[1].hand = hand;
    state.secrets.bank -= Resources{1, 1, 1, 1, 1};
    state.secrets.holdings[0].hand = Resources{1, 1, 1, 1, 1};
    return table;
}

TEST(Theft, EveryCardOfTheHandAsLikely) {
    std::uint64_t seed = 10;
    for (const Resources& hand : {Resources{1, 2, 3, 4, 0}, Resources{0, 0, 1, 0, 9}, Resources{2, 2, 2, 2, 2}, Resources{7, 0, 1, 5, 3}}) {
        ChanceTable table = before_theft(hand, seed++);
        const State start = table.state;
        Sample sample = by_kind(hand);
        for (int i = 0; i < samples(2'000); ++i) {
            table.state = start;
            table.move(MoveRobber{table.setup.topology.find(Hex{0, 1})});
            const std::size_t kind = gained(start.secrets.holdings[0].hand, table.state.secrets.holdings[0].hand);
            ASSERT_LT(kind, sample.counts.size());
            EXPECT_EQ(gained(table.state.secrets.holdings[1].hand, hand), kind);
            ++sample.counts[kind];
        }
        // With two kinds of card a close fit is nothing strange.
        if (hand.count[2] == 1 && hand.count[4] == 9)
            EXPECT_LT(chi_squared(sample), chi_squared_bound(1, 3.719));
        else
            expect_fits(sample);
    }
}

ChanceTable before_draw(std::uint64_t seed) {
    ChanceTable table(beginner_table(), seed);
    table.state.table.phase = Phase::main;
    table.state.table.rolled = true;
    return table;
}

/// Buys a card; the price is put into the hand first.
std::size_t draw(ChanceTable& table) {
    Holding& holding = table.state.secrets.holdings[0];
    table.state.secrets.bank -= kDevCardCost;
    holding.hand += kDevCardCost;
    const DevCards before = holding.fresh;
    table.move(BuyDevCard{});
    return gained(before, table.state.secrets.holdings[0].fresh);
}

TEST(Draw, TheFirstCardIsAnyOfThe25) {
    ChanceTable table = before_draw(20);
    const State start = table.state;
    Sample sample = by_kind(DevCards{14, 5, 2, 2, 2});
    for (int i = 0; i < samples(3'000); ++i) {
        table.state = start;
        ++sample.counts[draw(table)];
    }
    expect_fits(sample);
}

TEST(Draw, FromWhatIsLeft) {
    ChanceTable table = before_draw(21);
    const DevCards left{3, 1, 0, 1, 2};
    table.state.secrets.deck = left;
    for (std::size_t i = 0; i < left.count.size(); ++i) {
        table.state.table.played.count[i] = static_cast<std::uint8_t>(table.setup.deck.count[i] - left.count[i]);
    }
    const State start = table.state;
    Sample sample = by_kind(left);
    for (int i = 0; i < samples(3'000); ++i) {
        table.state = start;
        ++sample.counts[draw(table)];
    }
    expect_fits(sample);
}

/// The deck has no order anywhere, so its last card has the odds of its first. Points are left out of the count of
/// what wins: the target is out of reach.
TEST(Draw, TheLastCardIsAnyOfThe25) {
    Config config = beginner_table();
    config.settings.victory_target = 20;
    ChanceTable table(config, 22);
    table.state.table.phase = Phase::main;
    table.state.table.rolled = true;
    const State start = table.state;
    Sample sample = by_kind(DevCards{14, 5, 2, 2, 2});
    for (int round = 0; round < samples(300); ++round) {
        table.state = start;
        std::size_t last = 0;
        while (table.state.secrets.deck.total() != 0) last = draw(table);
        ++sample.counts[last];
    }
    expect_fits(sample);
}

}  // namespace
}  // namespace lw::test
