// Five small counts in one word: hands, the bank, development cards.
#pragma once

#include "isles/resource.hpp"

#include <cstdint>

namespace lw::isles::fast {

/// One byte a kind, each below 128, together below 256; compared, added and summed all at once.
class Counts {
public:
    constexpr Counts() = default;
    static constexpr Counts one(unsigned kind) { return Counts(std::uint64_t{1} << (8 * kind)); }
    static constexpr Counts some(unsigned kind, unsigned count) { return Counts(std::uint64_t{count} << (8 * kind)); }
    template <class Named>  // Cards or CardCounts
    static constexpr Counts from(const Named& named) {
        Counts counts;
        for (unsigned i = 0; i < 5; ++i) counts += some(i, named.count[i]);
        return counts;
    }
    template <class Named>
    [[nodiscard]] constexpr Named to() const {
        Named named;
        for (unsigned i = 0; i < 5; ++i) named.count[i] = static_cast<std::uint8_t>((*this)[i]);
        return named;
    }

    [[nodiscard]] constexpr unsigned operator[](unsigned kind) const {
        return static_cast<unsigned>(bytes_ >> (8 * kind)) & 0xFFU;
    }
    [[nodiscard]] constexpr bool empty() const { return bytes_ == 0; }
    [[nodiscard]] constexpr unsigned total() const { return static_cast<unsigned>((bytes_ * kOnes) >> 32U) & 0xFFU; }
    [[nodiscard]] constexpr bool contains(Counts other) const { return at_least(other) == kHigh; }
    /// The kinds of which this has at least as many as `other`, as five bits.
    [[nodiscard]] constexpr unsigned kinds_at_least(Counts other) const { return gathered(at_least(other)); }
    /// The kinds of which there is any, as five bits.
    [[nodiscard]] constexpr unsigned kinds() const { return gathered((bytes_ + (kHigh - kOnes)) & kHigh); }

    constexpr Counts& operator+=(Counts other) { return (bytes_ += other.bytes_, *this); }
    /// Requires contains(other).
    constexpr Counts& operator-=(Counts other) { return (bytes_ -= other.bytes_, *this); }
    friend constexpr Counts operator+(Counts a, Counts b) { return a += b; }
    friend constexpr bool operator==(Counts, Counts) = default;

private:
    static constexpr std::uint64_t kOnes = 0x01'01'01'01'01;
    static constexpr std::uint64_t kHigh = 0x80'80'80'80'80;
    static constexpr std::uint64_t kGather = 0x1'02'04'08'10;  ///< brings bit 8i to bit 32+i, nothing else there

    constexpr explicit Counts(std::uint64_t bytes) : bytes_(bytes) {}
    [[nodiscard]] constexpr std::uint64_t at_least(Counts other) const { return ((bytes_ | kHigh) - other.bytes_) & kHigh; }
    static constexpr unsigned gathered(std::uint64_t high) {
        return static_cast<unsigned>(((high >> 7U) * kGather) >> 32U) & 0x1FU;
    }

    std::uint64_t bytes_ = 0;
};

}  // namespace lw::isles::fast
