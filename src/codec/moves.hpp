// The moves of a game in few bits, for links.
//
// A move is who made it and its packed number. Who: the place in a list of actors, most recent mover first, as that many
// ones and a zero. The number: its length in bits, less one, in six bits, then the bits below its highest, low ones first.
#pragma once

#include "base/bytes.hpp"
#include "match/record.hpp"

#include <cstdint>
#include <vector>

namespace lw::codec {

/// Without undos (match::standing_moves).
[[nodiscard]] base::Bytes pack_moves(const std::vector<match::Record>& moves);
/// Exactly `count` moves and nothing after them; false otherwise.
[[nodiscard]] bool unpack_moves(base::ByteView packed, std::uint32_t count, std::vector<match::Record>& out);

}  // namespace lw::codec
