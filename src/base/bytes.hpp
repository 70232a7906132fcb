// Bytes in a fixed order: little-endian writing and checked reading, and the checksum of saves.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lw::base {

using Bytes = std::vector<std::uint8_t>;
using ByteView = std::span<const std::uint8_t>;

class ByteWriter {
public:
    void u8(std::uint8_t v) { bytes_.push_back(v); }
    void u16(std::uint16_t v) { little_endian(v, 2); }
    void u32(std::uint32_t v) { little_endian(v, 4); }
    void u64(std::uint64_t v) { little_endian(v, 8); }
    void raw(ByteView bytes) { bytes_.insert(bytes_.end(), bytes.begin(), bytes.end()); }
    [[nodiscard]] const Bytes& bytes() const { return bytes_; }
    [[nodiscard]] Bytes take() { return std::move(bytes_); }

private:
    void little_endian(std::uint64_t v, unsigned count);
    Bytes bytes_;
};

/// Reading past the end gives zeros and makes ok() false for good.
class ByteReader {
public:
    explicit ByteReader(ByteView bytes) : bytes_(bytes) {}

    std::uint8_t u8() { return static_cast<std::uint8_t>(little_endian(1)); }
    std::uint16_t u16() { return static_cast<std::uint16_t>(little_endian(2)); }
    std::uint32_t u32() { return static_cast<std::uint32_t>(little_endian(4)); }
    std::uint64_t u64() { return little_endian(8); }
    /// The next `count` bytes; empty when there are fewer.
    ByteView raw(std::size_t count);

    [[nodiscard]] bool ok() const { return ok_; }
    [[nodiscard]] std::size_t remaining() const { return bytes_.size() - at_; }

private:
    std::uint64_t little_endian(unsigned count);
    ByteView bytes_;
    std::size_t at_ = 0;
    bool ok_ = true;
};

/// CRC-32 (ISO-HDLC: polynomial 0x04C11DB7 reflected, start and final xor all ones); "123456789" gives 0xCBF43926.
/// Continues from `so_far`, so that data can be summed piece by piece.
[[nodiscard]] std::uint32_t crc32(ByteView bytes, std::uint32_t so_far = 0);

/// Base64 (RFC 4648, with padding), for storage that holds text. Reading skips blanks and line ends and accepts
/// nothing else that is not exact.
[[nodiscard]] std::string to_base64(ByteView bytes);
[[nodiscard]] bool from_base64(std::string_view text, Bytes& out);

}  // namespace lw::base
