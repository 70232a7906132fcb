// FNV-1a, 64 bits, over explicitly written values (never over raw memory): the same on every platform.
#pragma once

#include <cstdint>
#include <string_view>

namespace lw::base {

class Hasher {
public:
    constexpr void byte(std::uint8_t b) { value_ = (value_ ^ b) * 0x100000001B3ULL; }
    constexpr void u16(std::uint16_t v) { little_endian(v, 2); }
    constexpr void u32(std::uint32_t v) { little_endian(v, 4); }
    constexpr void u64(std::uint64_t v) { little_endian(v, 8); }
    constexpr void text(std::string_view s) {
        for (char c : s) byte(static_cast<std::uint8_t>(c));
    }
    [[nodiscard]] constexpr std::uint64_t value() const { return value_; }

private:
    constexpr void little_endian(std::uint64_t v, int bytes) {
        for (int i = 0; i < bytes; ++i) byte(static_cast<std::uint8_t>(v >> (8U * static_cast<unsigned>(i))));
    }
    std::uint64_t value_ = 0xCBF29CE484222325ULL;
};

}  // namespace lw::base
