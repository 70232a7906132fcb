// Rules that need more than one clause at once; the clauses themselves are scenario files
// (tests/scenarios/isles).
#include "base/rng.hpp"
#include "isles/pack.hpp"
#include "isles/rules/blocked.hpp"
#include "unit/isles_position.hpp"

#include <optional>

namespace lw::isles {

namespace {

Config with(const Settings& settings) {
    Config config = beginner_config();
    config.settings = settings;
    return config;
}

int outcomes(const Position& p) {
    ChanceList list;
    chances(p.setup, p.state, list);
    return static_cast<int>(list.size());
}

/// Draws from a dice deck: how many results until the deck is whole again, and their totals.
std::array<int, 13> drain(DiceKind kind, int draws, int& left) {
    Settings settings;
    settings.dice = kind;
    Position p(with(settings));
    std::array<int, 13> totals{};
    for (int i = 0; i < draws; ++i) {
        p.state.table.phase = Phase::dice;
        ChanceList list;
        chances(p.setup, p.state, list);
        const Dice dice = std::get<Dice>(list[0].action);
        ++totals[static_cast<std::size_t>(dice.a + dice.b)];
        p.play(game::kNature, dice);
    }
    p.state.table.phase = Phase::dice;
    left = outcomes(p);
    return totals;
}

TEST(IslesDice, DecksRunThroughTheirPass) {
    int left = 0;
    const std::array<int, 13> all{0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1};
    EXPECT_EQ(drain(DiceKind::deck36, 36, left), all);
    EXPECT_EQ(left, 36);
    drain(DiceKind::deck36, 35, left);
    EXPECT_EQ(left, 1);
    drain(DiceKind::deck31, 30, left);
    EXPECT_EQ(left, 6);
    drain(DiceKind::deck31, 31, left);
    EXPECT_EQ(left, 36);
}

TEST(IslesDice, SevensAreSparedInTheFirstRounds) {
    Settings settings;
    settings.no_seven_rounds = 2;
    Position p(with(settings));
    p.state.table.phase = Phase::dice;
    p.state.table.turn_number = 8;
    EXPECT_EQ(outcomes(p), 30);
    EXPECT_EQ(p.judge(game::kNature, Dice{3, 4}), Reason::not_an_outcome);
    p.state.table.turn_number = 9;
    EXPECT_EQ(outcomes(p), 36);
}

/// Set-up by first legal moves: who places, in order, until the first roll.
std::vector<int> placements(const Config& config) {
    const Setup setup = make_setup(config);
    State state = initial(setup);
    std::vector<int> order;
    EventSink nowhere;
    while (state.table.turn_number == 0) {
        if (state.table.phase == Phase::setup_settlement) order.push_back(state.table.turn.value);
        ActionList list;
        legal(setup, state, state.table.turn, list);
        if (list.empty()) break;
        apply(setup, state, state.table.turn, list[0], nowhere);
        EXPECT_EQ(check_invariants(setup, state), "");
    }
    order.push_back(state.table.turn.value);
    return order;
}

TEST(IslesSetup, OrderIsASnakeFromTheFirstSeat) {
    Config config;
    config.seats = 6;
    config.first_player = Seat{2};
    config.spec.island = Island::extension30;
    config.layout = generate(config.spec, 1);
    EXPECT_EQ(placements(config), (std::vector<int>{2, 3, 4, 5, 0, 1, 1, 0, 5, 4, 3, 2, 2}));
    EXPECT_EQ(placements(beginner_config(3)), (std::vector<int>{0, 1, 2, 2, 1, 0, 0}));
}

/// One hex has room for three settlements: the others' placements are skipped (D2).
TEST(IslesSetup, PlacementsWithoutAPlaceAreSkipped) {
    Config config;
    config.layout.tiles.push_back({Hex{0, 0}, Terrain::hills, 6});
    config.layout.robber = Hex{0, 0};
    ASSERT_TRUE(valid(config));
    EXPECT_EQ(placements(config), (std::vector<int>{0, 1, 2, 0}));
}

TEST(IslesBank, AHiddenBankShortensNoList) {
    Settings settings;
    settings.bank_visible = false;
    Position p(with(settings));
    p.give(1, Resources{19, 19, 19, 19, 15}).give(0, Resources{0, 0, 0, 0, 4}).give(0, DevCard::year_of_plenty);
    ASSERT_EQ(p.state.secrets.bank.total(), 0);
    p.hand(1) -= Resources{0, 2, 0, 0, 0};
    p.state.secrets.bank += Resources{0, 2, 0, 0, 0};
    const View seen = view(p.setup, p.state, Seat{0});
    EXPECT_FALSE(seen.bank.has_value());
    const BankTrade trade{Resource::ore, 4, Resource::wool};
    EXPECT_TRUE(legal(p.setup, seen).contains(trade));
    EXPECT_EQ(check_view(p.setup, seen, trade), Reason::ok);
    EXPECT_EQ(p.judge(0, trade), Reason::bank_short);
    const PlayYearOfPlenty plenty{Resources{0, 0, 2, 0, 0}};
    EXPECT_TRUE(legal(p.setup, seen).contains(plenty));
    EXPECT_EQ(p.judge(0, plenty), Reason::bank_short);
    EXPECT_EQ(p.judge(0, PlayYearOfPlenty{Resources{0, 2, 0, 0, 0}}), Reason::ok);
}

TEST(IslesBank, EveryRateHeldIsLegalAndTheBestIsListed) {
    Position p;
    p.settle(0, s(3, -1)).settle(0, n(1, -2)).give(0, Resources{0, 0, 0, 4, 4});
    EXPECT_EQ(bank_rate(p.state.table, Seat{0}, Resource::grain), 2);
    EXPECT_EQ(bank_rate(p.state.table, Seat{0}, Resource::ore), 3);
    for (const std::uint8_t count : {std::uint8_t{2}, std::uint8_t{3}, std::uint8_t{4}}) {
        const BankTrade trade{Resource::grain, count, Resource::brick};
        EXPECT_EQ(p.judge(0, trade), Reason::ok);
        EXPECT_EQ(legal(p.setup, view(p.setup, p.state, Seat{0})).contains(trade), count == 2);
    }
    EXPECT_EQ(p.judge(0, BankTrade{Resource::ore, 2, Resource::brick}), Reason::rate_not_held);
    EXPECT_EQ(p.judge(0, BankTrade{Resource::ore, 5, Resource::brick}), Reason::rate_not_held);
    EXPECT_EQ(p.judge(1, BankTrade{Resource::ore, 4, Resource::brick}), Reason::not_your_turn);
}

TEST(IslesDiscard, ChoicesAreHeldAndShownTogether) {
    Position p;
    p.give(0, Resources{8, 0, 0, 0, 0}).give(2, Resources{0, 0, 9, 0, 0});
    p.state.table.phase = Phase::dice;
    EXPECT_EQ(count_of<DiscardDue>(p.play(game::kNature, Dice{3, 4})), 2);
    const auto first = p.play(2, Discard{Resources{0, 0, 4, 0, 0}});
    EXPECT_EQ(count_of<DiscardChosen>(first), 1);
    EXPECT_EQ(count_of<Discarded>(first), 0);
    EXPECT_EQ(p.hand(2).total(), 9);
    EXPECT_EQ(view(p.setup, p.state, Seat{2}).own.discarding.total(), 4);
    EXPECT_EQ(view(p.setup, p.state, Seat{0}).own.discarding.total(), 0);
    EXPECT_EQ(p.judge(2, Discard{Resources{0, 0, 4, 0, 0}}), Reason::not_your_turn);
    EXPECT_EQ(p.judge(0, MoveRobber{p.hex(1, 0)}), Reason::pending);
    const auto last = p.play(0, Discard{Resources{4, 0, 0, 0, 0}});
    EXPECT_EQ(count_of<Discarded>(last), 2);
    EXPECT_EQ(p.hand(0).total() + p.hand(2).total(), 9);
    EXPECT_EQ(p.state.table.phase, Phase::move_robber);
}

TEST(IslesRobber, TheFriendlyRobberStaysOnlyWhenItMust) {
    Settings settings;
    settings.friendly_robber = true;
    Config config = with(settings);
    config.layout.tiles = {};
    config.layout.harbours = {};
    config.layout.tiles.push_back({Hex{0, 0}, Terrain::desert, 0});
    config.layout.tiles.push_back({Hex{1, 0}, Terrain::hills, 6});
    config.layout.robber = Hex{0, 0};
    Position p(config);
    p.settle(1, n(1, 0)).give(1, Resources{1, 0, 0, 0, 0});
    p.state.table.phase = Phase::move_robber;
    EXPECT_EQ(p.judge(0, MoveRobber{p.hex(1, 0)}), Reason::robber_friendly);
    const auto stayed = p.play(0, MoveRobber{p.hex(0, 0)});
    EXPECT_EQ(count_of<NothingStolen>(stayed), 1);
    EXPECT_EQ(p.state.table.phase, Phase::main);
    p.state.table.phase = Phase::move_robber;
    p.state.table.longest_road = Seat{1};  // three points: no longer spared
    EXPECT_EQ(p.judge(0, MoveRobber{p.hex(0, 0)}), Reason::robber_must_move);
    p.play(0, MoveRobber{p.hex(1, 0)});
    EXPECT_EQ(p.state.table.phase, Phase::theft);
}

/// A board where nothing can be gained any more ends in a draw of the leaders; so does turn 1000 (D17).
TEST(IslesEnd, ABlockedGameIsADraw) {
    Config config = beginner_config(2);
    config.layout.tiles = {};
    config.layout.harbours = {};
    config.layout.tiles.push_back({Hex{0, 0}, Terrain::hills, 6});
    config.layout.robber = Hex{0, 0};
    Position p(config);
    p.settle(0, n(0, 0)).settle(1, n(0, 1)).settle(0, n(-1, 1));
    p.roads(0, {n(0, 0), s(1, -1)}).roads(0, {n(-1, 1), s(0, -1)});
    p.roads(1, {s(1, -1), n(0, 1), s(0, 0)});
    p.empty_deck();
    EXPECT_FALSE(blocked(p.setup, p.state));  // cities are possible
    for (Site& site : p.state.table.sites) {
        if (site.building == Building::settlement) site.building = Building::city;
    }
    p.player(0).settlements_left = p.player(1).settlements_left = kSettlements;
    p.player(0).cities_left = 2;
    p.player(1).cities_left = 3;
    EXPECT_TRUE(blocked(p.setup, p.state));  // the four edges left to the longest are too few
    p.play(0, EndTurn{});
    EXPECT_EQ(p.state.table.phase, Phase::over);
    EXPECT_EQ(winners(p.state), SeatSet::of(Seat{0}));
}

TEST(IslesEnd, AfterAThousandTurnsTheLeadersDraw) {
    Position p;
    p.settle(1, n(0, 0)).settle(2, n(0, 2));
    p.state.table.turn_number = kMaxTurns - 1;
    p.play(0, EndTurn{});
    EXPECT_EQ(p.state.table.phase, Phase::pre_roll);
    p.state.table.phase = Phase::main;
    p.play(1, EndTurn{});
    EXPECT_EQ(p.state.table.phase, Phase::over);
    EXPECT_EQ(winners(p.state), SeatSet::of(Seat{1}) | SeatSet::of(Seat{2}));
}

std::optional<Action> unpack_random(base::Rng& rng) {
    const std::uint64_t kind = 1 + rng.below(20);
    return unpack(kind | (std::uint64_t{rng.below(64)} << 6U));
}

/// Every listed or random move is judged by a view as by the rules, but for what the view cannot know.
TEST(IslesView, JudgesLikeTheRulesButForSecrets) {
    Position p;
    p.settle(0, n(0, 0)).settle(1, n(0, 2)).give(0, Resources{1, 1, 1, 1, 4}).give(1, Resources{3, 0, 1, 1, 0});
    p.give(0, DevCard::knight).give(1, DevCard::monopoly).roads(0, {n(0, 0), s(1, -1), n(0, 1)});
    p.play(0, MakeOffer{Resources{1, 0, 0, 0, 0}, Resources{0, 1, 0, 0, 0}, p.setup.all_seats() - SeatSet::of(Seat{0})});
    base::Rng rng(9);
    for (int i = 0; i < 2000; ++i) {
        const auto unpacked = unpack_random(rng);
        if (!unpacked.has_value()) continue;
        for (const Seat seat : p.setup.all_seats()) {
            const Reason truth = p.judge(seat, *unpacked);
            const Reason seen = check_view(p.setup, view(p.setup, p.state, seat), *unpacked);
            EXPECT_TRUE(seen == truth || (seen == Reason::ok && truth == Reason::partner_lacks_cards));
        }
    }
}

}  // namespace

}  // namespace lw::isles
