// What can be wrong with a message.
#pragma once

#include <cstdint>
#include <string_view>

namespace lw::wire {

enum class Error : std::uint8_t {
    none,
    too_large,     ///< above the limit of its kind; nothing of it was read
    malformed,     ///< no message of Protocol Buffers
    missing,       ///< something that must be there is not, or is of a kind that this program does not know
    out_of_range,  ///< a number, place or seat that this table does not have
    incoherent,    ///< each value could be, but not all of them together
};

/// For developers and logs.
[[nodiscard]] std::string_view name_of(Error error);

}  // namespace lw::wire
