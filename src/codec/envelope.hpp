// The envelope of a save: checked in full before its content is read.
//
//   offset  0  magic, 8 bytes       89 4C 57 53 41 56 45 0A   (0x89 "LWSAVE" line feed)
//           8  envelope version     u16, now 1
//          10  rules version        u16, of the game
//          12  game                 16 bytes, its name padded with zeros
//          28  payload length       u32
//          32  checksum             u32, CRC-32 of bytes 0..31 and of the payload
//          36  payload
// All numbers little-endian.
#pragma once

#include "base/bytes.hpp"
#include "codec/error.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace lw::codec {

inline constexpr std::uint16_t kEnvelopeVersion = 1;
inline constexpr std::size_t kEnvelopeSize = 36;
inline constexpr std::size_t kMaxSaveSize = std::size_t{1} << 20U;  ///< envelope and payload together
inline constexpr std::size_t kMaxGameName = 16;

struct Envelope {
    std::uint16_t rules_version = 1;
    std::string game;
    base::ByteView payload;  ///< into the bytes that were opened
};

[[nodiscard]] base::Bytes seal(std::string_view game, std::uint16_t rules_version, base::ByteView payload);
/// Fills `out` unless something is wrong. Does not judge the game's name or rules version.
[[nodiscard]] Fault open(base::ByteView save, Envelope& out);
/// Puts the right length and checksum into a save whose bytes were changed; for tests and tools. No effect on one too short.
void reseal(base::Bytes& save);

}  // namespace lw::codec
