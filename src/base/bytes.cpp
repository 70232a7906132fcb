#include "base/bytes.hpp"

#include <array>

namespace lw::base {

namespace {

constexpr std::array<std::uint32_t, 256> make_crc_table() {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t i = 0; i < 256; ++i) {
        std::uint32_t value = i;
        for (int bit = 0; bit < 8; ++bit) value = (value >> 1U) ^ ((value & 1U) != 0 ? 0xEDB88320U : 0U);
        table[i] = value;
    }
    return table;
}
constexpr auto kCrcTable = make_crc_table();

constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// 0..63, or 64 for the padding, or -1.
int digit(char c) {
    if (c == '=') return 64;
    const std::size_t at = kDigits.find(c);
    return at == std::string_view::npos ? -1 : static_cast<int>(at);
}

bool blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

/// Four digits to one to three bytes; the last quartet may be padded, with zeros in the bits that are left over.
bool add_quartet(const std::array<int, 4>& d, Bytes& out) {
    if (d[0] == 64 || d[1] == 64 || (d[2] == 64 && d[3] != 64)) return false;
    const auto at = [&d](std::size_t i) { return static_cast<std::uint32_t>(d[i] == 64 ? 0 : d[i]); };
    const std::uint32_t bits = (at(0) << 18U) | (at(1) << 12U) | (at(2) << 6U) | at(3);
    const std::size_t count = d[2] == 64 ? 1 : d[3] == 64 ? 2 : 3;
    if (count < 3 && (bits & (count == 1 ? 0xFFFFU : 0xFFU)) != 0) return false;
    for (std::size_t i = 0; i < count; ++i) out.push_back(static_cast<std::uint8_t>(bits >> (16U - 8U * i)));
    return true;
}

}  // namespace

void ByteWriter::little_endian(std::uint64_t v, unsigned count) {
    for (unsigned i = 0; i < count; ++i) bytes_.push_back(static_cast<std::uint8_t>(v >> (8U * i)));
}

std::uint64_t ByteReader::little_endian(unsigned count) {
    if (!ok_ || remaining() < count) {
        ok_ = false;
        return 0;
    }
    std::uint64_t v = 0;
    for (unsigned i = 0; i < count; ++i) v |= static_cast<std::uint64_t>(bytes_[at_++]) << (8U * i);
    return v;
}

ByteView ByteReader::raw(std::size_t count) {
    if (!ok_ || remaining() < count) {
        ok_ = false;
        return {};
    }
    at_ += count;
    return bytes_.subspan(at_ - count, count);
}

std::uint32_t crc32(ByteView bytes, std::uint32_t so_far) {
    std::uint32_t crc = ~so_far;
    for (const std::uint8_t b : bytes) crc = (crc >> 8U) ^ kCrcTable[(crc ^ b) & 0xFFU];
    return ~crc;
}

std::string to_base64(ByteView bytes) {
    std::string out;
    out.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const std::size_t left = bytes.size() - i;
        std::uint32_t bits = static_cast<std::uint32_t>(bytes[i]) << 16U;
        if (left > 1) bits |= static_cast<std::uint32_t>(bytes[i + 1]) << 8U;
        if (left > 2) bits |= bytes[i + 2];
        out += kDigits[bits >> 18U];
        out += kDigits[(bits >> 12U) & 63U];
        out += left > 1 ? kDigits[(bits >> 6U) & 63U] : '=';
        out += left > 2 ? kDigits[bits & 63U] : '=';
    }
    return out;
}

bool from_base64(std::string_view text, Bytes& out) {
    out.clear();
    out.reserve(text.size() / 4 * 3);
    std::array<int, 4> quartet{};
    std::size_t filled = 0;
    bool padded = false;
    for (const char c : text) {
        if (blank(c)) continue;
        const int d = digit(c);
        if (d < 0 || padded) return false;
        quartet[filled++] = d;
        if (filled < 4) continue;
        if (!add_quartet(quartet, out)) return false;
        padded = d == 64;
        filled = 0;
    }
    return filled == 0;
}

}  // namespace lw::base
