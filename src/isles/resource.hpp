// The five resources and hands of them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace lw::isles {

enum class Resource : std::uint8_t { brick, lumber, wool, grain, ore };
inline constexpr int kResources = 5;
inline constexpr std::array<Resource, kResources> kAllResources{Resource::brick, Resource::lumber, Resource::wool,
                                                               Resource::grain, Resource::ore};

/// Counts of resource cards, brick lumber wool grain ore. Each count fits eight bits; an action's fit five.
struct Cards {
    std::array<std::uint8_t, kResources> count{};

    constexpr Cards() = default;
    constexpr Cards(int brick, int lumber, int wool, int grain, int ore)
        : count{static_cast<std::uint8_t>(brick), static_cast<std::uint8_t>(lumber), static_cast<std::uint8_t>(wool),
                static_cast<std::uint8_t>(grain), static_cast<std::uint8_t>(ore)} {}
    static constexpr Cards of(Resource r, int n) {
        Cards c;
        c[r] = static_cast<std::uint8_t>(n);
        return c;
    }

    constexpr std::uint8_t& operator[](Resource r) { return count[static_cast<std::size_t>(r)]; }
    constexpr std::uint8_t operator[](Resource r) const { return count[static_cast<std::size_t>(r)]; }

    [[nodiscard]] constexpr int total() const {
        int sum = 0;
        for (auto n : count) sum += n;
        return sum;
    }
    [[nodiscard]] constexpr bool empty() const { return total() == 0; }
    [[nodiscard]] constexpr bool contains(const Cards& other) const {
        for (std::size_t i = 0; i < count.size(); ++i) {
            if (count[i] < other.count[i]) return false;
        }
        return true;
    }
    [[nodiscard]] constexpr bool overlaps(const Cards& other) const {
        for (std::size_t i = 0; i < count.size(); ++i) {
            if (count[i] != 0 && other.count[i] != 0) return true;
        }
        return false;
    }

    constexpr Cards& operator+=(const Cards& other) {
        for (std::size_t i = 0; i < count.size(); ++i) count[i] = static_cast<std::uint8_t>(count[i] + other.count[i]);
        return *this;
    }
    /// The caller makes sure that contains(other).
    constexpr Cards& operator-=(const Cards& other) {
        for (std::size_t i = 0; i < count.size(); ++i) count[i] = static_cast<std::uint8_t>(count[i] - other.count[i]);
        return *this;
    }
    friend constexpr Cards operator+(Cards a, const Cards& b) { return a += b; }
    friend constexpr Cards operator-(Cards a, const Cards& b) { return a -= b; }
    friend constexpr bool operator==(const Cards&, const Cards&) = default;
};

/// Development cards (rules 1.1, 9).
enum class Card : std::uint8_t { knight, victory_point, road_building, year_of_plenty, monopoly };
inline constexpr int kCardKinds = 5;
inline constexpr std::array<Card, kCardKinds> kAllCards{Card::knight, Card::victory_point, Card::road_building,
                                                       Card::year_of_plenty, Card::monopoly};

/// Counts of development cards by kind.
struct CardCounts {
    std::array<std::uint8_t, kCardKinds> count{};

    constexpr std::uint8_t& operator[](Card c) { return count[static_cast<std::size_t>(c)]; }
    constexpr std::uint8_t operator[](Card c) const { return count[static_cast<std::size_t>(c)]; }
    [[nodiscard]] constexpr int total() const {
        int sum = 0;
        for (auto n : count) sum += n;
        return sum;
    }
    friend constexpr bool operator==(const CardCounts&, const CardCounts&) = default;
};

/// Prices (rules 8).
inline constexpr Cards kRoadCost{1, 1, 0, 0, 0};
inline constexpr Cards kSettlementCost{1, 1, 1, 1, 0};
inline constexpr Cards kCityCost{0, 0, 0, 2, 3};
inline constexpr Cards kCardCost{0, 0, 1, 1, 1};

}  // namespace lw::isles
