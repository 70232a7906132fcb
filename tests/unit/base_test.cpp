// The containers, the hash and the generator that everything stands on.
#include "base/bounded.hpp"
#include "base/hash.hpp"
#include "base/id.hpp"
#include "base/rng.hpp"
#include "base/stable_sort.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <type_traits>
#include <utility>
#include <vector>

namespace lw::base {
namespace {

TEST(Rng, SplitMix64GivesThePublishedNumbers) {
    std::uint64_t state = 1234567;
    for (const std::uint64_t expected :
         {6457827717110365317ULL, 3203168211198807973ULL, 9817491932198370423ULL, 4593380528125082431ULL, 16408922859458223821ULL}) {
        EXPECT_EQ(split_mix64(state), expected);
    }
}

TEST(Rng, XoshiroGivesThePublishedNumbers) {
    Rng rng = Rng::from_words({1, 2, 3, 4});
    for (const std::uint64_t expected :
         {11520ULL, 0ULL, 1509978240ULL, 1215971899390074240ULL, 1216172134540287360ULL, 607988272756665600ULL, 16172922978634559625ULL,
          8476171486693032832ULL, 10595114339597558777ULL, 2904607092377533576ULL}) {
        EXPECT_EQ(rng.next(), expected);
    }
}

TEST(Rng, WordsTakeUpWhereItLeftOff) {
    Rng rng(42);
    for (int i = 0; i < 10; ++i) rng.next();
    Rng copy = Rng::from_words(rng.words());
    EXPECT_EQ(copy, rng);
    EXPECT_EQ(copy.next(), rng.next());
    EXPECT_EQ(Rng::from_words({}), Rng(0)) << "all zero is not a state";
}

TEST(Rng, BelowStaysInRangeAndIsEven) {
    Rng rng(7);
    std::array<int, 6> seen{};
    for (int i = 0; i < 60000; ++i) {
        const std::uint32_t face = rng.below(6);
        ASSERT_LT(face, 6U);
        ++seen[face];
    }
    for (const int n : seen) EXPECT_NEAR(n, 10000, 400);
    for (int i = 0; i < 100; ++i) EXPECT_EQ(rng.below(1), 0U);
}

TEST(Rng, BelowRejectsTheShortLastStretch) {
    Rng rng(9);
    constexpr std::uint32_t kBound = 0xC0000000U;  // a plain remainder would favour the lowest third twofold
    int low = 0;
    for (int i = 0; i < 30000; ++i) low += rng.below(kBound) < kBound / 3 ? 1 : 0;
    EXPECT_NEAR(low, 10000, 400);
}

TEST(Rng, ShuffleKeepsAllAndReachesAllOrders) {
    Rng rng(3);
    std::array<int, 6> orders{};
    for (int i = 0; i < 6000; ++i) {
        std::array<int, 3> items{0, 1, 2};
        rng.shuffle(items);
        EXPECT_EQ(items[0] + items[1] + items[2], 3);
        ASSERT_NE(items[0], items[1]);
        ++orders[static_cast<std::size_t>(2 * items[0] + (items[1] > items[2] ? 1 : 0))];
    }
    for (const int n : orders) EXPECT_NEAR(n, 1000, 150);
}

TEST(Bounded, GrowsToItsCapacityAndBack) {
    Bounded<int, 3> list{4, 5};
    list.push_back(6);
    EXPECT_TRUE(list.full());
    EXPECT_EQ(list.back(), 6);
    list.pop_back();
    EXPECT_EQ(list.size(), 2U);
    EXPECT_TRUE(list.contains(5));
    EXPECT_FALSE(list.contains(6));
    list.clear();
    EXPECT_TRUE(list.empty());
}

TEST(Bounded, ComparesByContents) {
    Bounded<int, 4> a{1, 2};
    Bounded<int, 4> b{1, 2, 3};
    EXPECT_FALSE(a == b);
    b.pop_back();
    EXPECT_TRUE(a == b);
    static_assert(std::is_trivially_copyable_v<Bounded<int, 4>>);
}

TEST(Id, KnowsWhetherItIsSet) {
    using Thing = Id<struct ThingTag>;
    EXPECT_FALSE(Thing{}.valid());
    EXPECT_TRUE(Thing{0}.valid());
    EXPECT_LT(Thing{1}, Thing{2});
    static_assert(!std::is_convertible_v<int, Thing>);
    static_assert(!std::is_convertible_v<Id<struct OtherTag>, Thing>);
}

TEST(Hasher, GivesThePublishedNumbers) {
    Hasher empty;
    EXPECT_EQ(empty.value(), 0xCBF29CE484222325ULL);
    Hasher letter;
    letter.text("a");
    EXPECT_EQ(letter.value(), 0xAF63DC4C8601EC8CULL);
    Hasher word;
    word.text("foobar");
    EXPECT_EQ(word.value(), 0x85944171F73967E8ULL);
}

TEST(Hasher, WritesNumbersLittleEndian) {
    Hasher whole;
    whole.u32(0x04030201U);
    Hasher parts;
    for (const int b : {1, 2, 3, 4}) parts.byte(static_cast<std::uint8_t>(b));
    EXPECT_EQ(whole.value(), parts.value());
    Hasher longer;
    longer.u64(0x04030201U);
    EXPECT_NE(longer.value(), whole.value());
}

TEST(StableSort, OrdersAndLeavesEqualsInTheirOrder) {
    Rng rng = Rng::from_words({1, 2, 3, 4});
    for (const std::uint32_t count : {0U, 1U, 2U, 40U}) {
        std::vector<std::pair<int, std::uint32_t>> list;
        for (std::uint32_t i = 0; i < count; ++i) list.emplace_back(static_cast<int>(rng.below(7)), i);
        auto meant = list;
        std::stable_sort(meant.begin(), meant.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        stable_sort(list, [](const auto& a, const auto& b) { return a.first < b.first; });
        EXPECT_EQ(list, meant);
    }
}

}  // namespace
}  // namespace lw::base
