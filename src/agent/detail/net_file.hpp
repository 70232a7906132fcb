// Nets as files: what tools/train writes, assets/nets/ holds and the program has built in.
//
// "LWN1", then 16-bit counts of facts, hidden and second values, the CRC-32 of all that follows, and the arrays of ValueNet in
// their order: each a scale (the bits of a 32-bit float) and 16-bit whole numbers to multiply by it. Little-endian.
#pragma once

#include "agent/detail/value_net.hpp"
#include "base/bytes.hpp"

#include <cstring>
#include <memory>
#include <string_view>

namespace lw::agent {

inline constexpr std::uint32_t kNetMagic = 0x314E574C;  // "LWN1"

/// The bytes of assets/nets/<name>.net, built into the program; empty when there is no such file.
[[nodiscard]] base::ByteView built_in_net(std::string_view name);

namespace net {

template <std::size_t N>
void read(base::ByteReader& in, float scale, std::array<float, N>& out) {
    for (float& value : out) value = scale * static_cast<float>(static_cast<std::int16_t>(in.u16()));
}

template <std::size_t N, std::size_t M>
void read(base::ByteReader& in, float scale, std::array<std::array<float, M>, N>& out) {
    for (auto& row : out) read(in, scale, row);
}

template <class Array>
void read(base::ByteReader& in, Array& out) {
    static_assert(sizeof(float) == sizeof(std::uint32_t));
    const std::uint32_t bits = in.u32();
    float scale = 0;
    std::memcpy(&scale, &bits, sizeof scale);  // no std::bit_cast in Emscripten's library
    read(in, scale, out);
}

}  // namespace net

/// Null when the bytes are damaged or a net of another shape.
template <std::size_t Facts>
[[nodiscard]] std::shared_ptr<const ValueNet<Facts>> read_net(base::ByteView bytes) {
    using Net = ValueNet<Facts>;
    base::ByteReader in(bytes);
    if (in.u32() != kNetMagic || in.u16() != Facts || in.u16() != Net::kHidden || in.u16() != Net::kSecond) return nullptr;
    const std::uint32_t sum = in.u32();
    if (!in.ok() || sum != base::crc32(bytes.last(in.remaining()))) return nullptr;
    const auto out = std::make_shared<Net>();
    net::read(in, out->first);
    net::read(in, out->first_bias);
    net::read(in, out->own);
    net::read(in, out->others);
    net::read(in, out->second_bias);
    net::read(in, out->last);
    if (!in.ok() || in.remaining() != 0) return nullptr;
    return out;
}

}  // namespace lw::agent
