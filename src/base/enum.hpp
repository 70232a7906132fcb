// Enums that come from outside: saves, texts, other programs.
#pragma once

#include <type_traits>

namespace lw::base {

/// Whether a number cast to an enum is one of its values; these run from 0 to `last`.
template <class Enum>
[[nodiscard]] constexpr bool up_to(Enum value, Enum last) {
    using Number = std::underlying_type_t<Enum>;
    static_assert(std::is_unsigned_v<Number>);
    return static_cast<Number>(value) <= static_cast<Number>(last);
}

}  // namespace lw::base
