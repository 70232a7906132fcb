#include "codec/utf8.hpp"

#include <cstdint>

namespace lw::codec {

namespace {

std::uint8_t byte_at(std::string_view text, std::size_t i) { return static_cast<std::uint8_t>(text[i]); }

/// Bytes of the well-formed character at `i`, or 0.
std::size_t length_at(std::string_view text, std::size_t i) {
    const std::uint8_t lead = byte_at(text, i);
    if (lead < 0x80) return 1;
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || i + length > text.size()) return 0;
    for (std::size_t k = 1; k < length; ++k) {
        if ((byte_at(text, i + k) & 0xC0U) != 0x80U) return 0;
    }
    const std::uint8_t second = byte_at(text, i + 1);
    const bool overlong = (lead == 0xE0 && second < 0xA0) || (lead == 0xF0 && second < 0x90);
    const bool surrogate = lead == 0xED && second > 0x9F;
    const bool beyond = lead == 0xF4 && second > 0x8F;
    return overlong || surrogate || beyond ? 0 : length;
}

/// C0, DEL, C1, and the marks that turn the direction of writing round.
bool control_at(std::string_view text, std::size_t i, std::size_t length) {
    const std::uint8_t lead = byte_at(text, i);
    if (length == 1) return lead < 0x20 || lead == 0x7F;
    const std::uint8_t second = byte_at(text, i + 1);
    if (length == 2) return lead == 0xC2 && second < 0xA0;
    if (length != 3 || lead != 0xE2) return false;
    const std::uint8_t third = byte_at(text, i + 2);
    return (second == 0x80 && (third == 0x8E || third == 0x8F || (third >= 0xA8 && third <= 0xAE))) ||
           (second == 0x81 && third >= 0xA6 && third <= 0xA9);
}

}  // namespace

std::string clean_utf8(std::string_view text, std::size_t max_bytes) {
    std::string out;
    std::size_t i = 0;
    while (i < text.size()) {
        const std::size_t length = length_at(text, i);
        if (length == 0) {
            ++i;
            continue;
        }
        if (out.size() + length > max_bytes) break;
        if (!control_at(text, i, length)) out.append(text.substr(i, length));
        i += length;
    }
    return out;
}

}  // namespace lw::codec
