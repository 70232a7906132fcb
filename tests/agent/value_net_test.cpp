// The net under the computers' values, and its files.
#include "agent/detail/net_file.hpp"
#include "agent/isles/detail/isles_value.hpp"
#include "agent/shires/detail/shires_value.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <memory>

namespace lw::test {
namespace {

using Tiny = agent::ValueNet<2>;
using Facts = std::array<float, 2>;

/// The logit of a seat is its first fact less half the mean of the others' second fact, while both are positive.
std::unique_ptr<Tiny> hand_made() {
    auto net = std::make_unique<Tiny>();
    *net = {};
    net->first[0][0] = 1;
    net->first[1][1] = 1;
    net->own[0][0] = 1;
    net->others[1][1] = 0.5F;
    net->last[0] = 1;
    net->last[1] = -1;
    return net;
}

TEST(ValueNet, FollowsItsFormula) {
    const std::array<Facts, 3> facts{{{2, 0}, {1, 4}, {0, 0}}};
    const agent::Chances chances = hand_made()->chances(facts.data(), 3);
    const std::array<double, 3> logits{2 - 0.5 * 2, 1 - 0.5 * 0, 0 - 0.5 * 2};
    const double sum = std::exp(logits[0]) + std::exp(logits[1]) + std::exp(logits[2]);
    for (std::size_t i = 0; i < 3; ++i) EXPECT_NEAR(chances[i], std::exp(logits[i]) / sum, 0.002) << i;
    EXPECT_EQ(chances[3], 0) << "nobody sits there";
}

TEST(ValueNet, NegativeSumsCountAsNone) {
    const std::array<Facts, 2> facts{{{-5, 0}, {0, 0}}};
    const agent::Chances chances = hand_made()->chances(facts.data(), 2);
    EXPECT_FLOAT_EQ(chances[0], 0.5F);
}

/// Who sits where does not matter to the net, only to the facts.
TEST(ValueNet, IsTheSameForEverySeat) {
    const auto net = agent::built_in_shires_net();
    std::array<agent::ShiresFacts, 3> facts{};
    base::Rng rng(3);
    for (auto& seat : facts) {
        for (float& fact : seat) fact = static_cast<float>(rng.below(100)) / 100;
    }
    const agent::Chances before = net->chances(facts.data(), 3);
    std::swap(facts[0], facts[2]);
    const agent::Chances after = net->chances(facts.data(), 3);
    EXPECT_NEAR(before[0], after[2], 1e-5);
    EXPECT_NEAR(before[1], after[1], 1e-5);
    EXPECT_NEAR(before[0] + before[1] + before[2], 1, 1e-5);
}

base::Bytes file_of_isles() {
    const base::ByteView bytes = agent::built_in_net("isles");
    return {bytes.begin(), bytes.end()};
}

TEST(NetFile, BuiltInOnesAreReadForTheirGameAlone) {
    EXPECT_TRUE(agent::read_net<agent::kIslesFacts>(agent::built_in_net("isles")));
    EXPECT_TRUE(agent::read_net<agent::kIslesFacts>(agent::built_in_net("isles_hard")));
    EXPECT_TRUE(agent::read_net<agent::kShiresFacts>(agent::built_in_net("shires")));
    EXPECT_TRUE(agent::read_net<agent::kShiresFacts>(agent::built_in_net("shires_hard")));
    EXPECT_FALSE(agent::read_net<agent::kShiresFacts>(agent::built_in_net("isles")));
    EXPECT_TRUE(agent::built_in_net("nobody").empty());
}

TEST(NetFile, DamageIsFound) {
    const base::Bytes good = file_of_isles();
    ASSERT_TRUE(agent::read_net<agent::kIslesFacts>(good));
    for (const std::size_t length : {std::size_t{0}, std::size_t{3}, std::size_t{13}, good.size() / 2, good.size() - 1}) {
        EXPECT_FALSE(agent::read_net<agent::kIslesFacts>(base::ByteView(good).first(length))) << length;
    }
    for (const std::size_t at : {std::size_t{0}, std::size_t{4}, std::size_t{6}, std::size_t{8}, std::size_t{10}, good.size() - 1}) {
        base::Bytes bad = good;
        bad[at] ^= 1;
        EXPECT_FALSE(agent::read_net<agent::kIslesFacts>(bad)) << at;
    }
    base::Bytes longer = good;
    longer.push_back(0);
    EXPECT_FALSE(agent::read_net<agent::kIslesFacts>(longer));
}

}  // namespace
}  // namespace lw::test
