// Packed numbers and text: exact both ways, and strict about everything else.
#include "isles_boards.hpp"

#include "base/rng.hpp"
#include "isles/notation.hpp"
#include "isles/pack.hpp"

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace lw::isles {
namespace {

/// Every kind of action at least once, with the ends of each operand's range.
std::vector<Action> every_action(const Setup& setup) {
    std::vector<Action> all{BuyDevCard{}, Roll{}, EndTurn{}, PlayKnight{}, PlayRoadBuilding{}, SkipFreeRoad{}, WithdrawOffer{}};
    for (int i = 0; i < setup.topology.vertex_count; ++i) {
        all.push_back(BuildSettlement{VertexId{i}});
        all.push_back(BuildCity{VertexId{i}});
    }
    for (int i = 0; i < setup.topology.edge_count; ++i) all.push_back(BuildRoad{EdgeId{i}});
    for (int i = 0; i < setup.topology.hex_count; ++i) all.push_back(MoveRobber{HexId{i}});
    for (int i = 0; i < game::kMaxSeats; ++i) {
        const Seat seat(i);
        for (const Action& action : {Action{Rob{seat}}, Action{AcceptOffer{seat}}, Action{DeclineOffer{seat}}, Action{ConfirmTrade{seat}},
                                     Action{FirstPlayer{seat}}}) {
            all.push_back(action);
        }
    }
    for (const Resources& cards : {Resources{}, Resources{1, 0, 0, 0, 1}, Resources{31, 31, 31, 31, 31}, Resources{0, 2, 0, 0, 0}}) {
        all.push_back(Discard{cards});
        all.push_back(PlayYearOfPlenty{cards});
        for (const int to : {0, 1, 6, 255})
            all.push_back(MakeOffer{cards, Resources{0, 0, 3, 31, 0}, SeatSet(static_cast<std::uint8_t>(to))});
    }
    for (const Resource r : kAllResources) {
        all.push_back(PlayMonopoly{r});
        all.push_back(StolenResource{r});
        for (const Resource other : kAllResources) {
            for (const int count : {2, 3, 4}) all.push_back(BankTrade{r, static_cast<std::uint8_t>(count), other});
        }
    }
    for (const DevCard card : kAllDevCards) all.push_back(DrawnDevCard{card});
    for (int a = 1; a <= 6; ++a) {
        for (int b = 1; b <= 6; ++b) all.push_back(Dice{static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)});
    }
    return all;
}

Setup standard() { return make_setup(beginner_config()); }

TEST(Pack, EveryKindIsCovered) {
    std::set<std::size_t> kinds;
    for (const Action& action : every_action(standard())) kinds.insert(action.index());
    EXPECT_EQ(kinds.size(), std::variant_size_v<Action>);
}

TEST(Pack, IsABijection) {
    std::set<std::uint64_t> seen;
    for (const Action& action : every_action(standard())) {
        const std::uint64_t packed = pack(action);
        EXPECT_TRUE(seen.insert(packed).second);
        const auto back = unpack(packed);
        ASSERT_TRUE(back.has_value());
        EXPECT_EQ(*back, action);
    }
}

TEST(Pack, CodesNeverChange) {  // old saves hold them
    EXPECT_EQ(pack(BuildSettlement{VertexId{5}}), 1U | (5U << 6U));
    EXPECT_EQ(pack(BuildRoad{EdgeId{7}}), 2U | (7U << 6U));
    EXPECT_EQ(pack(BuildCity{VertexId{5}}), 3U | (5U << 6U));
    EXPECT_EQ(pack(BuyDevCard{}), 4U);
    EXPECT_EQ(pack(Roll{}), 5U);
    EXPECT_EQ(pack(EndTurn{}), 6U);
    EXPECT_EQ(pack(Discard{Resources{1, 2, 0, 0, 0}}), 7U | (1U << 6U) | (2U << 11U));
    EXPECT_EQ(pack(MoveRobber{HexId{3}}), 8U | (3U << 6U));
    EXPECT_EQ(pack(Rob{Seat(2)}), 9U | (2U << 6U));
    EXPECT_EQ(pack(PlayKnight{}), 10U);
    EXPECT_EQ(pack(PlayRoadBuilding{}), 11U);
    EXPECT_EQ(pack(PlayYearOfPlenty{Resources{0, 0, 0, 0, 2}}), 12U | (2U << 26U));
    EXPECT_EQ(pack(PlayMonopoly{Resource::wool}), 13U | (2U << 6U));
    EXPECT_EQ(pack(SkipFreeRoad{}), 14U);
    EXPECT_EQ(pack(BankTrade{Resource::ore, 4, Resource::lumber}), 15U | (4U << 6U) | (4U << 9U) | (1U << 14U));
    EXPECT_EQ(pack(MakeOffer{Resources{1, 0, 0, 0, 0}, Resources{0, 0, 0, 0, 1}, SeatSet(2)}),
              16U | (1ULL << 6U) | (1ULL << 51U) | (2ULL << 56U));
    EXPECT_EQ(pack(WithdrawOffer{}), 17U);
    EXPECT_EQ(pack(AcceptOffer{Seat(1)}), 18U | (1U << 6U));
    EXPECT_EQ(pack(DeclineOffer{Seat(1)}), 19U | (1U << 6U));
    EXPECT_EQ(pack(ConfirmTrade{Seat(1)}), 20U | (1U << 6U));
    EXPECT_EQ(pack(FirstPlayer{Seat(1)}), 21U | (1U << 6U));
    EXPECT_EQ(pack(Dice{3, 4}), 22U | (3U << 6U) | (4U << 9U));
    EXPECT_EQ(pack(StolenResource{Resource::ore}), 23U | (4U << 6U));
    EXPECT_EQ(pack(DrawnDevCard{DevCard::monopoly}), 24U | (4U << 6U));
}

TEST(Pack, RefusesGarbage) {
    const auto refuse = [](std::uint64_t packed) { EXPECT_FALSE(unpack(packed).has_value()) << packed; };
    refuse(0);
    for (std::uint64_t code = 25; code < 64; ++code) refuse(code);
    refuse(1U | (std::uint64_t{kMaxVertices} << 6U));
    refuse(1U | (0xFFFFULL << 6U));
    refuse(2U | (std::uint64_t{kMaxEdges} << 6U));
    refuse(8U | (std::uint64_t{kMaxHexes} << 6U));
    refuse(9U | (8U << 6U));
    refuse(9U | (0xFFU << 6U));
    refuse(13U | (5U << 6U));
    refuse(24U | (7U << 6U));
    refuse(22U | (0U << 6U) | (4U << 9U));
    refuse(22U | (3U << 6U) | (7U << 9U));
    refuse(15U | (5U << 6U));
    for (const std::uint64_t code : {4U, 5U, 6U, 10U, 11U, 14U, 17U}) {
        refuse(code | 64U);
        refuse(code | (1ULL << 63U));
    }
    refuse(pack(Discard{Resources{1, 1, 1, 1, 1}}) | (1ULL << 31U));
}

TEST(Pack, WhatItTakesItGivesBack) {  // whatever unpack accepts is the one number of that action
    base::Rng rng(1);
    int accepted = 0;
    for (int i = 0; i < 200000; ++i) {
        const std::uint64_t packed = rng.next() >> rng.below(64);
        const auto action = unpack(packed);
        if (!action) continue;
        ++accepted;
        ASSERT_EQ(pack(*action), packed);
    }
    EXPECT_GT(accepted, 1000);
}

TEST(Notation, EveryActionRoundTrips) {
    const isles::Setup setup = standard();
    std::set<std::string> seen;
    for (const Action& action : every_action(setup)) {
        const std::string text = to_text(setup, action);
        EXPECT_TRUE(seen.insert(text).second) << text;
        const auto back = action_from_text(setup, text);
        ASSERT_TRUE(back.has_value()) << text;
        EXPECT_EQ(*back, action) << text;
        EXPECT_EQ(action_from_text(setup, "  " + text + " "), action);
    }
}

TEST(Notation, ReadsAsDocumented) {
    const isles::Setup setup = standard();
    const auto& t = setup.topology;
    EXPECT_EQ(to_text(setup, BuildSettlement{t.find(n(0, 0))}), "settle N(0,0)");
    EXPECT_EQ(to_text(setup, BuildRoad{t.find(edge_between(n(0, 0), s(1, -1)))}), "road N(0,0)-S(1,-1)");
    EXPECT_EQ(to_text(setup, Discard{Resources{2, 1, 0, 0, 0}}), "discard 2b1l");
    EXPECT_EQ(to_text(setup, MoveRobber{t.find(Hex{0, 0})}), "robber (0,0)");
    EXPECT_EQ(to_text(setup, BankTrade{Resource::ore, 4, Resource::wool}), "bank 4 ore wool");
    EXPECT_EQ(to_text(setup, MakeOffer{Resources{0, 1, 0, 0, 0}, Resources{1, 0, 0, 0, 0}, SeatSet(6)}), "offer 1l for 1b to 1,2");
    EXPECT_EQ(to_text(setup, Dice{3, 4}), "dice 3 4");
    EXPECT_EQ(to_text(setup, DrawnDevCard{DevCard::year_of_plenty}), "drawn year_of_plenty");
}

TEST(Notation, RefusesAnythingElse) {
    const isles::Setup setup = standard();
    for (const char* text : {"",
                             " ",
                             "pass",
                             "roll 1",
                             "roll now please",
                             "settle",
                             "settle N(9,9)",
                             "settle (0,0)",
                             "settle N(0,0) N(0,0)",
                             "road N(0,0)",
                             "road N(0,0)-N(0,1)",
                             "road N(9,9)-S(9,8)",
                             "city S",
                             "robber N(0,0)",
                             "robber (3,0)",
                             "discard",
                             "discard 2x",
                             "discard b",
                             "discard 0b",
                             "discard 1b1b",
                             "discard 02b",
                             "discard 2",
                             "discard 300b",
                             "rob",
                             "rob 8",
                             "rob -1",
                             "rob red",
                             "plenty 1b 1o",
                             "monopoly gold",
                             "monopoly",
                             "bank 4 ore",
                             "bank ore 4 wool",
                             "bank 4 ore wool wool",
                             "bank 99 ore wool",
                             "offer 1l for 1b",
                             "offer 1l for 1b to",
                             "offer 1l for 1b to 2,1",
                             "offer 1l for 1b to 1,1",
                             "offer 1l for 1b to 1,",
                             "offer 1l for 1b to 1,2 now",
                             "offer 1l to 1b for 1",
                             "dice 3",
                             "dice 0 4",
                             "dice 7 1",
                             "dice 3 4 5",
                             "stolen knight",
                             "drawn ore",
                             "Roll",
                             "roll\n",
                             "first",
                             "dice 3,4"}) {
        EXPECT_FALSE(action_from_text(setup, text).has_value()) << text;
    }
}

TEST(Notation, HandsRoundTrip) {
    EXPECT_EQ(to_text(Resources{}), "-");
    EXPECT_EQ(to_text(Resources{1, 2, 3, 4, 12}), "1b2l3w4g12o");
    for (const Resources& cards : {Resources{}, Resources{1, 2, 3, 4, 12}, Resources{0, 0, 255, 0, 0}}) {
        EXPECT_EQ(resources_from_text(to_text(cards)), cards);
    }
    EXPECT_EQ(resources_from_text("1o1b"), (Resources{1, 0, 0, 0, 1})) << "any order is read";
    for (const char* text : {"", "1", "b", "--", "1b-", "1b 1l", "256b", "-1b"}) EXPECT_FALSE(resources_from_text(text)) << text;
}

TEST(Notation, NamesRoundTrip) {
    for (const Resource r : kAllResources) EXPECT_EQ(resource_from_text(name_of(r)), r);
    for (const DevCard c : kAllDevCards) EXPECT_EQ(dev_card_from_text(name_of(c)), c);
    EXPECT_FALSE(resource_from_text("clay"));
    EXPECT_FALSE(dev_card_from_text("Knight"));
    EXPECT_EQ(name_of(Terrain::mountains), "mountains");
    EXPECT_EQ(name_of(Phase::over), "over");
    EXPECT_EQ(name_of(Phase::first_player), "first_player");
    EXPECT_EQ(name_of(Phase::choose_victim), "choose_victim");
}

TEST(Notation, EventsInWords) {
    const isles::Setup setup = standard();
    const auto& t = setup.topology;
    EXPECT_EQ(to_text(setup, Event{Settled{Seat(1), t.find(n(0, 0)), false}}), "settled 1 N(0,0) free");
    EXPECT_EQ(to_text(setup, Event{Settled{Seat(1), t.find(n(0, 0)), true}}), "settled 1 N(0,0)");
    EXPECT_EQ(to_text(setup, Event{Stole{Seat(0), Seat(2), Resource::ore}}), "stole 0 from 2 ore");
    EXPECT_EQ(to_text(setup, Event{Stole{Seat(0), Seat(2), std::nullopt}}), "stole 0 from 2 ?");
    EXPECT_EQ(to_text(setup, Event{NothingStolen{Seat(0), Seat{}}}), "nothing-stolen 0 from -");
    EXPECT_EQ(to_text(setup, Event{BankShort{Resource::wool, SeatSet(3), true}}), "bank-short wool 0,1 partly");
    EXPECT_EQ(to_text(setup, Event{LongestRoadMoved{Seat(1), Seat{}, 4}}), "longest-road 1 to - 4");
    EXPECT_EQ(to_text(setup, Event{Traded{Seat(0), Seat(3), Resources{1, 0, 0, 0, 0}, Resources{0, 0, 2, 0, 0}}}),
              "traded 0 1b for 2w with 3");
}

template <std::size_t... I>
std::set<std::string> first_words(const Setup& setup, std::index_sequence<I...>) {
    std::set<std::string> words;
    for (const std::string& text : {to_text(setup, Event{std::in_place_index<I>})...}) words.insert(text.substr(0, text.find(' ')));
    return words;
}

TEST(Notation, EveryEventHasItsOwnWord) {
    constexpr std::size_t kKinds = std::variant_size_v<Event>;
    EXPECT_EQ(first_words(standard(), std::make_index_sequence<kKinds>{}).size(), kKinds);
}

}  // namespace
}  // namespace lw::isles
