// What can be wrong with a message.
#pragma once

#include <cstdint>
#include <string_view>

namespace lw::wire {

enum class Error : std::uint8_t {
    none,
    too_large,     ///< above the limit for its kind; none of it was read
    malformed,     ///< not a Protocol Buffers message
    missing,       ///< something required is absent, or is of a kind that this program does not know
    out_of_range,  ///< a number, place or seat that this table does not have
    incoherent,    ///< each value is possible, but not all of them together
};

/// For developers and logs.
[[nodiscard]] std::string_view name_of(Error error);

}  // namespace lw::wire
