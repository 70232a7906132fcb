// A small net that reads each seat's chance to win off facts of all seats.
#pragma once

#include "agent/chances.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace lw::agent {

/// One trunk for every seat, with the same weights: hidden = relu(its facts), second = relu(its own hidden, mean of the others'), and of
/// those one number; softmax over the seats. So it serves any number of seats, in any order. A row of weights belongs to an
/// input, so that sums run in one order on every platform.
template <std::size_t Facts>
struct ValueNet {
    static constexpr std::size_t kHidden = 64;
    static constexpr std::size_t kSecond = 32;
    using Hidden = std::array<float, kHidden>;
    using Second = std::array<float, kSecond>;

    std::array<Hidden, Facts> first;
    Hidden first_bias;
    std::array<Second, kHidden> own;
    std::array<Second, kHidden> others;
    Second second_bias;
    Second last;

    /// What a seat's facts add to the second values: its own, and those of the others before they are divided by their number.
    struct Share {
        Second to_self{};
        Second to_others{};
    };

    [[nodiscard]] Share share_of(const std::array<float, Facts>& facts) const;
    /// Of 2 to kMaxSeats seats, by the shares of all.
    [[nodiscard]] Chances chances(const Share* shares, std::size_t seats) const;
    /// The same by their facts.
    [[nodiscard]] Chances chances(const std::array<float, Facts>* facts, std::size_t seats) const;

private:
    [[nodiscard]] Hidden hidden_of(const std::array<float, Facts>& facts) const;
};

namespace net {

template <std::size_t N>
void add(std::array<float, N>& sum, const std::array<float, N>& row, float times) {
    for (std::size_t i = 0; i < N; ++i) sum[i] += times * row[i];
}

/// e^x by additions and multiplications alone, so that all platforms agree; good to a thousandth for -20 <= x <= 0.
inline float exponential(float x) {
    constexpr int kSquarings = 10;
    float power = 1 + std::max(x, -20.0F) / (1 << kSquarings);
    for (int i = 0; i < kSquarings; ++i) power *= power;
    return power;
}

/// Logits become chances.
inline void softmax(Chances& values, std::size_t seats) {
    const float most = *std::max_element(values.begin(), values.begin() + seats);
    float sum = 0;
    for (std::size_t i = 0; i < seats; ++i) sum += values[i] = exponential(values[i] - most);
    for (std::size_t i = 0; i < seats; ++i) values[i] /= sum;
}

}  // namespace net

template <std::size_t Facts>
typename ValueNet<Facts>::Hidden ValueNet<Facts>::hidden_of(const std::array<float, Facts>& facts) const {
    Hidden hidden = first_bias;
    for (std::size_t k = 0; k < Facts; ++k) {
        if (facts[k] != 0) net::add(hidden, first[k], facts[k]);
    }
    for (float& value : hidden) value = std::max(value, 0.0F);
    return hidden;
}

template <std::size_t Facts>
typename ValueNet<Facts>::Share ValueNet<Facts>::share_of(const std::array<float, Facts>& facts) const {
    const Hidden hidden = hidden_of(facts);
    Share share;
    for (std::size_t k = 0; k < hidden.size(); ++k) {
        if (hidden[k] == 0) continue;
        net::add(share.to_self, own[k], hidden[k]);
        net::add(share.to_others, others[k], hidden[k]);
    }
    return share;
}

template <std::size_t Facts>
Chances ValueNet<Facts>::chances(const std::array<float, Facts>* facts, std::size_t seats) const {
    std::array<Share, game::kMaxSeats> shares;
    for (std::size_t i = 0; i < seats; ++i) shares[i] = share_of(facts[i]);
    return chances(shares.data(), seats);
}

template <std::size_t Facts>
Chances ValueNet<Facts>::chances(const Share* shares, std::size_t seats) const {
    Second all{};
    for (std::size_t i = 0; i < seats; ++i) net::add(all, shares[i].to_others, 1);
    const float each = 1 / static_cast<float>(seats - 1);
    Chances out{};
    for (std::size_t i = 0; i < seats; ++i) {
        for (std::size_t k = 0; k < all.size(); ++k) {
            const float sum = second_bias[k] + shares[i].to_self[k] + (all[k] - shares[i].to_others[k]) * each;
            out[i] += std::max(sum, 0.0F) * last[k];
        }
    }
    net::softmax(out, seats);
    return out;
}

}  // namespace lw::agent
