// What can be wrong with a saved game, and how to say so.
#pragma once

#include <cstdint>
#include <string>

namespace lw::codec {

enum class Error : std::uint8_t {
    none,
    not_a_save,     ///< no magic: some other file
    truncated,      ///< shorter or longer than its envelope says
    too_large,      ///< above the size cap
    checksum,       ///< bytes have changed
    newer_version,  ///< written by a later version of the program or of the rules
    other_game,     ///< a game that this program does not have, or not the one asked for
    damaged,        ///< the checksum fits but the content makes no sense
    illegal_move,   ///< a recorded move that the rules refuse
};

struct Fault {
    Error error = Error::none;
    std::uint32_t index = 0;  ///< illegal_move: which record, from 0
    std::string detail;       ///< for the developer, may be empty; never shown alone

    [[nodiscard]] bool ok() const { return error == Error::none; }
};

/// A whole sentence for the person at the screen.
[[nodiscard]] std::string sentence(const Fault& fault);

}  // namespace lw::codec
