// Pearson's test of counts against odds.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <numeric>
#include <vector>

namespace lw::test {

/// So many draws, or LW_SAMPLES (in the environment) times as many.
inline int samples(int usual) {
    const char* factor = std::getenv("LW_SAMPLES");
    return factor != nullptr ? usual * std::max(1, std::atoi(factor)) : usual;
}

/// Counts by kind, and the odds they should follow (any scale).
struct Sample {
    std::vector<std::int64_t> counts;
    std::vector<double> odds;
};

/// Sum of (count - expected)^2 / expected over the kinds with odds above 0.
inline double chi_squared(const Sample& sample) {
    const double total = static_cast<double>(std::accumulate(sample.counts.begin(), sample.counts.end(), std::int64_t{0}));
    const double scale = total / std::accumulate(sample.odds.begin(), sample.odds.end(), 0.0);
    double sum = 0;
    for (std::size_t i = 0; i < sample.odds.size(); ++i) {
        if (sample.odds[i] <= 0) continue;
        const double expected = sample.odds[i] * scale;
        const double off = static_cast<double>(sample.counts[i]) - expected;
        sum += off * off / expected;
    }
    return sum;
}

/// The bound that a chi-squared variable passes with the odds of a standard normal one passing `deviations`
/// (Wilson and Hilferty's approximation; good to a percent from 3 degrees of freedom on).
inline double chi_squared_bound(int degrees, double deviations) {
    const double k = 2.0 / (9.0 * degrees);
    const double root = std::max(0.0, 1.0 - k + deviations * std::sqrt(k));
    return degrees * root * root * root;
}

inline void expect_chi_squared(double value, int degrees) {
    constexpr double kDeviations = 3.719;  // one in 10,000
    EXPECT_LT(value, chi_squared_bound(degrees, kDeviations)) << degrees << " degrees of freedom";
    EXPECT_GT(value, chi_squared_bound(degrees, -kDeviations)) << degrees << " degrees of freedom: fits too well";
}

/// The counts fit the odds, neither too badly nor too well, and what has no odds never came.
inline void expect_fits(const Sample& sample) {
    ASSERT_EQ(sample.counts.size(), sample.odds.size());
    int kinds = 0;
    for (std::size_t i = 0; i < sample.odds.size(); ++i) {
        if (sample.odds[i] > 0)
            ++kinds;
        else
            EXPECT_EQ(sample.counts[i], 0) << "kind " << i << " cannot come";
    }
    ASSERT_GE(kinds, 2);
    expect_chi_squared(chi_squared(sample), kinds - 1);
}

}  // namespace lw::test
