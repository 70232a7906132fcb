// A set of small numbers as machine words.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace lw::base {

/// A subset of 0..N-1.
template <std::size_t N>
class Bits {
public:
    static constexpr std::size_t kWords = (N + 63) / 64;

    constexpr Bits() = default;
    /// All numbers below `count`.
    static constexpr Bits below(std::size_t count) {
        assert(count <= N);
        Bits bits;
        std::size_t w = 0;
        for (; 64 * (w + 1) <= count; ++w) bits.words_[w] = ~std::uint64_t{0};
        if (count % 64 != 0) bits.words_[w] = (std::uint64_t{1} << (count % 64)) - 1;
        return bits;
    }
    /// The numbers of the bits of `word`, all below N.
    static constexpr Bits of_word(std::uint64_t word) requires(kWords == 1) {
        assert(N == 64 || word >> (N % 64) == 0);
        Bits bits;
        bits.words_[0] = word;
        return bits;
    }

    [[nodiscard]] constexpr bool has(std::size_t i) const { return ((words_[i / 64] >> (i % 64)) & 1U) != 0; }
    constexpr void add(std::size_t i) { words_[i / 64] |= std::uint64_t{1} << (i % 64); }
    constexpr void remove(std::size_t i) { words_[i / 64] &= ~(std::uint64_t{1} << (i % 64)); }

    [[nodiscard]] constexpr bool empty() const {
        std::uint64_t any = 0;
        for (const auto word : words_) any |= word;
        return any == 0;
    }
    [[nodiscard]] constexpr int count() const {
        int sum = 0;
        for (const auto word : words_) sum += std::popcount(word);
        return sum;
    }
    /// The member with `rank` smaller ones; rank < count().
    [[nodiscard]] constexpr int nth(int rank) const {
        for (std::size_t w = 0; w + 1 < kWords; ++w) {
            const int here = std::popcount(words_[w]);
            if (rank < here) return static_cast<int>(64 * w) + nth_in(words_[w], rank);
            rank -= here;
        }
        return static_cast<int>(64 * (kWords - 1)) + nth_in(words_[kWords - 1], rank);
    }
    /// Calls `each(i)` for the members, in ascending order.
    template <class F>
    constexpr void for_each(F each) const {
        for (std::size_t w = 0; w < kWords; ++w) {
            for (std::uint64_t left = words_[w]; left != 0; left &= left - 1) {
                each(static_cast<int>(64 * w) + std::countr_zero(left));
            }
        }
    }

    constexpr Bits& operator|=(const Bits& other) {
        for (std::size_t w = 0; w < kWords; ++w) words_[w] |= other.words_[w];
        return *this;
    }
    friend constexpr Bits operator|(Bits a, const Bits& b) { return a |= b; }
    friend constexpr Bits operator&(Bits a, const Bits& b) {
        for (std::size_t w = 0; w < kWords; ++w) a.words_[w] &= b.words_[w];
        return a;
    }
    /// What is in `a` and not in `b`.
    friend constexpr Bits operator-(Bits a, const Bits& b) {
        for (std::size_t w = 0; w < kWords; ++w) a.words_[w] &= ~b.words_[w];
        return a;
    }
    friend constexpr bool operator==(const Bits&, const Bits&) = default;

private:
    static constexpr int nth_in(std::uint64_t word, int rank) {
        for (; rank > 0; --rank) word &= word - 1;
        return std::countr_zero(word);
    }

    std::array<std::uint64_t, kWords> words_{};
};

}  // namespace lw::base
