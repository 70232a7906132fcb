// Strong index types: an id of one kind never converts to another, nor to or from a bare number by accident.
#pragma once

#include <compare>
#include <cstdint>

namespace lw::base {

/// An index below 2^16 of the kind named by Tag; the default is "none".
template <class Tag>
struct Id {
    static constexpr std::uint16_t kNone = 0xFFFF;

    std::uint16_t value = kNone;

    constexpr Id() = default;
    constexpr explicit Id(std::uint16_t v) : value(v) {}
    constexpr explicit Id(int v) : value(static_cast<std::uint16_t>(v)) {}

    [[nodiscard]] constexpr bool valid() const { return value != kNone; }
    [[nodiscard]] constexpr std::uint16_t index() const { return value; }

    constexpr auto operator<=>(const Id&) const = default;
};

}  // namespace lw::base
