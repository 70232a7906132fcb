// The five resources, the five kinds of development cards, and counts of them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace lw::isles {

enum class Resource : std::uint8_t { brick, lumber, wool, grain, ore };
inline constexpr int kResources = 5;
inline constexpr unsigned kEveryKind = 0x1F;  ///< all five kinds, one bit each
inline constexpr std::array<Resource, kResources> kAllResources{Resource::brick, Resource::lumber, Resource::wool, Resource::grain,
                                                                Resource::ore};

/// How many of each of five kinds, in the order of the enumeration. An action's counts fit five bits (described.hpp); a
/// sum of two must fit eight. Compared, added and subtracted for all kinds at once, as the bytes of one word.
template <class Kind>
struct Counts {
    static constexpr std::size_t kKinds = 5;
    alignas(8) std::array<std::uint8_t, kKinds> count{};

    constexpr Counts() = default;
    constexpr Counts(int a, int b, int c, int d, int e)
        : count{static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c), static_cast<std::uint8_t>(d),
                static_cast<std::uint8_t>(e)} {}
    static constexpr Counts of(Kind kind, int n) { return from_word(static_cast<std::uint64_t>(n) << shift(kind)); }

    constexpr std::uint8_t& operator[](Kind kind) { return count[static_cast<std::size_t>(kind)]; }
    constexpr std::uint8_t operator[](Kind kind) const { return count[static_cast<std::size_t>(kind)]; }

    [[nodiscard]] constexpr int total() const {
        constexpr std::uint64_t kEverySecond = 0x00'FF'00'FF'00'FF;
        const std::uint64_t pairs = (word() & kEverySecond) + ((word() >> 8U) & kEverySecond);
        return static_cast<int>(((pairs * 0x00'01'00'01'00'01) >> 32U) & 0xFFFFU);
    }
    [[nodiscard]] constexpr bool empty() const { return word() == 0; }
    [[nodiscard]] constexpr bool contains(const Counts& other) const { return at_least(other) == kHighBits; }
    [[nodiscard]] constexpr bool overlaps(const Counts& other) const { return (kinds() & other.kinds()) != 0; }
    /// The kinds present, one bit each.
    [[nodiscard]] constexpr unsigned kinds() const { return gathered((((word() & ~kHighBits) + ~kHighBits) | word()) & kHighBits); }
    /// The kinds of which there are at least as many as in `other`, one bit each.
    [[nodiscard]] constexpr unsigned kinds_at_least(const Counts& other) const { return gathered(at_least(other)); }

    constexpr Counts& operator+=(const Counts& other) { return set_word(word() + other.word()); }
    /// Requires contains(other).
    constexpr Counts& operator-=(const Counts& other) { return set_word(word() - other.word()); }
    friend constexpr Counts operator+(Counts a, const Counts& b) { return a += b; }
    friend constexpr Counts operator-(Counts a, const Counts& b) { return a -= b; }
    friend constexpr bool operator==(const Counts& a, const Counts& b) { return a.word() == b.word(); }

private:
    static constexpr std::uint64_t kHighBits = 0x80'80'80'80'80;

    static constexpr unsigned gathered(std::uint64_t high_bits) {
        constexpr std::uint64_t kGather = 0x1'02'04'08'10;  // brings bit 8i to bit 32+i, nothing else there
        return static_cast<unsigned>(((high_bits >> 7U) * kGather) >> 32U) & 0x1FU;
    }
    static constexpr unsigned shift(Kind kind) { return 8U * static_cast<unsigned>(kind); }
    static constexpr Counts from_word(std::uint64_t word) { return Counts().set_word(word); }
    [[nodiscard]] constexpr std::uint64_t word() const {
        // Spelled out, so that compilers turn it into one load.
        return std::uint64_t{count[0]} | std::uint64_t{count[1]} << 8U | std::uint64_t{count[2]} << 16U | std::uint64_t{count[3]} << 24U |
               std::uint64_t{count[4]} << 32U | std::uint64_t{rest_[0]} << 40U | std::uint64_t{rest_[1]} << 48U |
               std::uint64_t{rest_[2]} << 56U;
    }
    constexpr Counts& set_word(std::uint64_t word) {
        for (std::size_t i = 0; i < kKinds; ++i) count[i] = static_cast<std::uint8_t>(word >> (8 * i));
        for (std::size_t i = 0; i < rest_.size(); ++i) rest_[i] = static_cast<std::uint8_t>(word >> (8 * (kKinds + i)));
        return *this;
    }
    /// The high bit of each byte in which this has at least as many as `other` (bytes are compared without borrowing).
    [[nodiscard]] constexpr std::uint64_t at_least(const Counts& other) const {
        const std::uint64_t a = word();
        const std::uint64_t b = other.word();
        const std::uint64_t low = (a | kHighBits) - (b & ~kHighBits);
        return ((a & ~b) | (~(a ^ b) & low)) & kHighBits;
    }

    std::array<std::uint8_t, 8 - kKinds> rest_{};  ///< always zero: fills up the word
};

/// Resource cards: brick, lumber, wool, grain, ore.
using Resources = Counts<Resource>;

/// Development cards (rules 1.1, 9).
enum class DevCard : std::uint8_t { knight, victory_point, road_building, year_of_plenty, monopoly };
inline constexpr int kDevCardKinds = 5;
inline constexpr std::array<DevCard, kDevCardKinds> kAllDevCards{DevCard::knight, DevCard::victory_point, DevCard::road_building,
                                                                 DevCard::year_of_plenty, DevCard::monopoly};

/// Development cards by kind.
using DevCards = Counts<DevCard>;

/// Prices (rules 8).
inline constexpr Resources kNothing{};
inline constexpr Resources kRoadCost{1, 1, 0, 0, 0};
inline constexpr Resources kSettlementCost{1, 1, 1, 1, 0};
inline constexpr Resources kCityCost{0, 0, 0, 2, 3};
inline constexpr Resources kDevCardCost{0, 0, 1, 1, 1};

}  // namespace lw::isles
