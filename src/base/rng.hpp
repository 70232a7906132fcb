// The project's only random generator: xoshiro256** 1.0 (Blackman and Vigna), seeded by SplitMix64.
// Same numbers on every platform and compiler; never use the standard library's distributions or shuffle.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace lw::base {

/// SplitMix64 step; published test vector: seed 1234567 gives 6457827717110365317, 3203168211198807973, ...
constexpr std::uint64_t split_mix64(std::uint64_t& state) {
    state += 0x9E3779B97F4A7C15ULL;
    std::uint64_t z = state;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31U);
}

class Rng {
public:
    using Words = std::array<std::uint64_t, 4>;

    explicit constexpr Rng(std::uint64_t seed = 0) {
        for (auto& word : words_) word = split_mix64(seed);
    }
    /// Resumes a generator from its words(); all zeros is not a state and is replaced by seed 0.
    static constexpr Rng from_words(const Words& words) {
        Rng rng;
        if (words != Words{}) rng.words_ = words;
        return rng;
    }
    [[nodiscard]] constexpr const Words& words() const { return words_; }

    constexpr std::uint64_t next() {
        const std::uint64_t result = std::rotl(words_[1] * 5, 7) * 9;
        const std::uint64_t t = words_[1] << 17U;
        words_[2] ^= words_[0];
        words_[3] ^= words_[1];
        words_[1] ^= words_[2];
        words_[0] ^= words_[3];
        words_[2] ^= t;
        words_[3] = std::rotl(words_[3], 45);
        return result;
    }

    /// Uniform in [0, bound), bound > 0; unbiased (rejects the incomplete last stretch).
    constexpr std::uint32_t below(std::uint32_t bound) {
        const std::uint32_t threshold = (0U - bound) % bound;
        for (;;) {
            const std::uint64_t product = (next() >> 32U) * bound;
            if (static_cast<std::uint32_t>(product) >= threshold) return static_cast<std::uint32_t>(product >> 32U);
        }
    }

    /// Fisher-Yates over anything with size() and operator[].
    template <class Sequence>
    constexpr void shuffle(Sequence& items) {
        for (std::size_t i = items.size(); i > 1; --i) {
            std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
        }
    }

    friend constexpr bool operator==(const Rng&, const Rng&) = default;

private:
    Words words_{};
};

}  // namespace lw::base
