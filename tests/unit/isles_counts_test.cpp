// Counts of cards, which are compared and summed as the bytes of one word.
#include "base/bits.hpp"
#include "base/rng.hpp"
#include "isles/resource.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace lw::isles {
namespace {

TEST(Counts, KindsAndSums) {
    constexpr Resources cards{3, 0, 7, 1, 29};
    EXPECT_EQ(cards.total(), 40);
    EXPECT_EQ(cards.kinds(), 0b11101U);
    EXPECT_EQ(cards.kinds_at_least(Resources{4, 0, 7, 1, 4}), 0b11110U);
    EXPECT_TRUE(cards.contains(Resources{3, 0, 7, 1, 29}));
    EXPECT_FALSE(cards.contains(Resources{3, 1, 0, 0, 0}));
    EXPECT_EQ(Resources::of(Resource::ore, 29) + Resources(3, 0, 7, 1, 0), cards);
}

/// Kind by kind, for every value that a byte can have: one kind must not borrow from its neighbour.
TEST(Counts, AreComparedKindByKindOverTheWholeRange) {
    base::Rng rng(5);
    const auto any = [&rng] {
        Resources cards;
        for (auto& n : cards.count) n = static_cast<std::uint8_t>(rng.below(2) == 0 ? rng.below(4) : rng.below(256));
        return cards;
    };
    for (int i = 0; i < 20000; ++i) {
        const Resources a = any();
        const Resources b = any();
        unsigned kinds = 0;
        unsigned enough = 0;
        int total = 0;
        for (std::size_t k = 0; k < a.count.size(); ++k) {
            kinds |= (a.count[k] != 0 ? 1U : 0U) << k;
            enough |= (a.count[k] >= b.count[k] ? 1U : 0U) << k;
            total += a.count[k];
        }
        ASSERT_EQ(a.kinds(), kinds);
        ASSERT_EQ(a.kinds_at_least(b), enough);
        ASSERT_EQ(a.contains(b), enough == kEveryKind);
        ASSERT_EQ(a.overlaps(b), (kinds & b.kinds()) != 0);
        ASSERT_EQ(a.total(), total);
        ASSERT_EQ(a.empty(), total == 0);
    }
}

TEST(Bits, BelowAndOfWord) {
    for (const std::size_t count : {0U, 1U, 63U, 64U, 65U, 127U, 128U, 200U}) {
        const auto bits = base::Bits<200>::below(count);
        EXPECT_EQ(bits.count(), static_cast<int>(count));
        for (std::size_t i = 0; i < 200; ++i) ASSERT_EQ(bits.has(i), i < count) << count;
    }
    EXPECT_TRUE(base::Bits<64>::below(64).has(63));
    EXPECT_EQ(base::Bits<5>::of_word(0b10010).nth(1), 4);
}

}  // namespace
}  // namespace lw::isles
