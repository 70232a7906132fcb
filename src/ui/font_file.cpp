#include "ui/font_file.hpp"

#include <cstddef>
#include <cstdint>

namespace lw::ui {

namespace {

std::uint32_t word(std::string_view bytes, std::size_t at, int size) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(size); ++i) {
        value = (value << 8) | (at + i < bytes.size() ? static_cast<std::uint8_t>(bytes[at + i]) : 0U);
    }
    return value;
}

std::size_t table(std::string_view font, std::string_view tag) {
    const std::uint32_t count = word(font, 4, 2);
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::size_t entry = 12 + 16 * static_cast<std::size_t>(i);
        if (font.substr(entry, 4) == tag) return word(font, entry + 8, 4);
    }
    return 0;
}

/// The format 4 subtable of `cmap`: code points up to U+FFFF in segments; 0 = none.
std::size_t segments(std::string_view font) {
    const std::size_t cmap = table(font, "cmap");
    if (cmap == 0) return 0;
    const std::uint32_t count = word(font, cmap + 2, 2);
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::size_t at = cmap + word(font, cmap + 8 + 8 * static_cast<std::size_t>(i), 4);
        if (word(font, at, 2) == 4) return at;
    }
    return 0;
}

}  // namespace

float line_over_em(std::string_view font) {
    const std::size_t hhea = table(font, "hhea");
    const std::size_t head = table(font, "head");
    const auto ascent = static_cast<std::int16_t>(word(font, hhea + 4, 2));
    const auto descent = static_cast<std::int16_t>(word(font, hhea + 6, 2));
    const auto em = static_cast<float>(word(font, head + 18, 2));
    return em > 0 ? static_cast<float>(ascent - descent) / em : 1.2F;
}

std::vector<bool> letters_of(std::string_view font) {
    std::vector<bool> has(0x10000, false);
    const std::size_t at = segments(font);
    if (at == 0) return has;
    const std::size_t width = word(font, at + 6, 2);  // two bytes per segment
    const std::size_t ends = at + 14;
    const std::size_t starts = ends + width + 2;
    const std::size_t offsets = starts + 2 * width;
    for (std::size_t i = 0; i < width; i += 2) {
        const std::uint32_t offset = word(font, offsets + i, 2);
        const std::uint32_t start = word(font, starts + i, 2);
        for (std::uint32_t c = start; c <= word(font, ends + i, 2) && c < 0xFFFF; ++c) {
            // Without an offset the glyph is the code point plus a delta, and in the fonts we make never missing.
            has[c] = offset == 0 || word(font, offsets + i + offset + 2 * static_cast<std::size_t>(c - start), 2) != 0;
        }
    }
    return has;
}

}  // namespace lw::ui
