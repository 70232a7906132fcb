#include "codec/envelope.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace lw::codec {

namespace {

constexpr std::array<std::uint8_t, 8> kMagic{0x89, 'L', 'W', 'S', 'A', 'V', 'E', 0x0A};
constexpr std::size_t kLengthAt = 28;
constexpr std::size_t kChecksumAt = 32;

std::uint32_t checksum(base::ByteView save) { return base::crc32(save.subspan(kEnvelopeSize), base::crc32(save.first(kChecksumAt))); }

void put_u32(base::Bytes& bytes, std::size_t at, std::uint32_t v) {
    for (unsigned i = 0; i < 4; ++i) bytes[at + i] = static_cast<std::uint8_t>(v >> (8U * i));
}

/// The name up to the first zero; the rest must be zero.
bool read_name(base::ByteView field, std::string& out) {
    const auto end = std::find(field.begin(), field.end(), std::uint8_t{0});
    out.assign(field.begin(), end);
    return !out.empty() && std::all_of(end, field.end(), [](std::uint8_t b) { return b == 0; });
}

}  // namespace

base::Bytes seal(std::string_view game, std::uint16_t rules_version, base::ByteView payload) {
    assert(game.size() <= kMaxGameName);
    base::ByteWriter out;
    out.raw(kMagic);
    out.u16(kEnvelopeVersion);
    out.u16(rules_version);
    for (std::size_t i = 0; i < kMaxGameName; ++i) {
        out.u8(i < game.size() ? static_cast<std::uint8_t>(game[i]) : std::uint8_t{0});
    }
    out.u32(0);
    out.u32(0);
    out.raw(payload);
    base::Bytes save = out.take();
    reseal(save);
    return save;
}

void reseal(base::Bytes& save) {
    if (save.size() < kEnvelopeSize) return;
    put_u32(save, kLengthAt, static_cast<std::uint32_t>(save.size() - kEnvelopeSize));
    put_u32(save, kChecksumAt, checksum(save));
}

Fault open(base::ByteView save, Envelope& out) {
    if (save.size() < kMagic.size() || !std::equal(kMagic.begin(), kMagic.end(), save.begin())) {
        return {Error::not_a_save, 0, {}};
    }
    if (save.size() > kMaxSaveSize) return {Error::too_large, 0, {}};
    if (save.size() < kEnvelopeSize) return {Error::truncated, 0, {}};
    base::ByteReader in(save.subspan(kMagic.size()));
    const std::uint16_t version = in.u16();
    if (version > kEnvelopeVersion) return {Error::newer_version, 0, "envelope " + std::to_string(version)};
    out.rules_version = in.u16();
    const base::ByteView name = in.raw(kMaxGameName);
    const std::uint32_t length = in.u32();
    const std::uint32_t sum = in.u32();
    if (length != save.size() - kEnvelopeSize) return {Error::truncated, 0, {}};
    if (sum != checksum(save)) return {Error::checksum, 0, {}};
    if (version == 0 || !read_name(name, out.game)) return {Error::damaged, 0, "envelope"};
    out.payload = save.subspan(kEnvelopeSize);
    return {};
}

}  // namespace lw::codec
