#include "base/letters.hpp"

#include <algorithm>
#include <array>

namespace lw::base {

namespace {

struct Range {
    char32_t first;
    char32_t last;
};

constexpr char32_t kJoiner = 0x200D;

// Sorted. General categories Mn, Me and Mc of the scripts in daily use, with the joiners, selectors, skin tones and tags.
constexpr std::array kMarks = std::to_array<Range>({
    {0x0300, 0x036F},   {0x0483, 0x0489},   {0x0591, 0x05BD},   {0x05BF, 0x05BF},   {0x05C1, 0x05C2},   {0x05C4, 0x05C5},
    {0x05C7, 0x05C7},   {0x0610, 0x061A},   {0x064B, 0x065F},   {0x0670, 0x0670},   {0x06D6, 0x06DC},   {0x06DF, 0x06E4},
    {0x06E7, 0x06E8},   {0x06EA, 0x06ED},   {0x0711, 0x0711},   {0x0730, 0x074A},   {0x07A6, 0x07B0},   {0x07EB, 0x07F3},
    {0x0816, 0x0819},   {0x081B, 0x0823},   {0x0825, 0x0827},   {0x0829, 0x082D},   {0x08CA, 0x0903},   {0x093A, 0x093C},
    {0x093E, 0x094F},   {0x0951, 0x0957},   {0x0962, 0x0963},   {0x0981, 0x0983},   {0x09BC, 0x09BC},   {0x09BE, 0x09CD},
    {0x09D7, 0x09D7},   {0x09E2, 0x09E3},   {0x0A01, 0x0A03},   {0x0A3C, 0x0A51},   {0x0A70, 0x0A71},   {0x0A75, 0x0A75},
    {0x0A81, 0x0A83},   {0x0ABC, 0x0ABC},   {0x0ABE, 0x0ACD},   {0x0AE2, 0x0AE3},   {0x0B01, 0x0B03},   {0x0B3C, 0x0B3C},
    {0x0B3E, 0x0B57},   {0x0B62, 0x0B63},   {0x0B82, 0x0B82},   {0x0BBE, 0x0BCD},   {0x0BD7, 0x0BD7},   {0x0C00, 0x0C04},
    {0x0C3C, 0x0C3C},   {0x0C3E, 0x0C56},   {0x0C62, 0x0C63},   {0x0C81, 0x0C83},   {0x0CBC, 0x0CBC},   {0x0CBE, 0x0CD6},
    {0x0CE2, 0x0CE3},   {0x0D00, 0x0D03},   {0x0D3B, 0x0D3C},   {0x0D3E, 0x0D4D},   {0x0D57, 0x0D57},   {0x0D62, 0x0D63},
    {0x0D81, 0x0D83},   {0x0DCA, 0x0DF3},   {0x0E31, 0x0E31},   {0x0E33, 0x0E3A},   {0x0E47, 0x0E4E},   {0x0EB1, 0x0EB1},
    {0x0EB3, 0x0EBC},   {0x0EC8, 0x0ECE},   {0x0F18, 0x0F19},   {0x0F35, 0x0F35},   {0x0F37, 0x0F37},   {0x0F39, 0x0F39},
    {0x0F3E, 0x0F3F},   {0x0F71, 0x0F84},   {0x0F86, 0x0F87},   {0x0F8D, 0x0FBC},   {0x102B, 0x103E},   {0x1056, 0x1059},
    {0x105E, 0x1060},   {0x1062, 0x1064},   {0x1067, 0x106D},   {0x1071, 0x1074},   {0x1082, 0x108D},   {0x135D, 0x135F},
    {0x1712, 0x1715},   {0x17B6, 0x17D3},   {0x17DD, 0x17DD},   {0x18A9, 0x18A9},   {0x1920, 0x193B},   {0x1A17, 0x1A1B},
    {0x1A55, 0x1A7F},   {0x1AB0, 0x1ACE},   {0x1B00, 0x1B04},   {0x1B34, 0x1B44},   {0x1B6B, 0x1B73},   {0x1B80, 0x1B82},
    {0x1BA1, 0x1BAD},   {0x1BE6, 0x1BF3},   {0x1C24, 0x1C37},   {0x1CD0, 0x1CF9},   {0x1DC0, 0x1DFF},   {0x200C, 0x200D},
    {0x20D0, 0x20F0},   {0x2CEF, 0x2CF1},   {0x2D7F, 0x2D7F},   {0x2DE0, 0x2DFF},   {0x302A, 0x302F},   {0x3099, 0x309A},
    {0xA66F, 0xA672},   {0xA674, 0xA67D},   {0xA802, 0xA802},   {0xA823, 0xA827},   {0xA880, 0xA881},   {0xA8B4, 0xA8C5},
    {0xA8E0, 0xA8F1},   {0xA926, 0xA92D},   {0xA947, 0xA953},   {0xA980, 0xA983},   {0xA9B3, 0xA9C0},   {0xAA29, 0xAA36},
    {0xAAEB, 0xAAF6},   {0xABE3, 0xABED},   {0xFB1E, 0xFB1E},   {0xFE00, 0xFE0F},   {0xFE20, 0xFE2F},   {0xFF9E, 0xFF9F},
    {0x11000, 0x11002}, {0x11038, 0x11046}, {0x1E8D0, 0x1E8D6}, {0x1F3FB, 0x1F3FF}, {0xE0020, 0xE007F}, {0xE0100, 0xE01EF},
});

bool regional(char32_t c) { return c >= 0x1F1E6 && c <= 0x1F1FF; }

// Hangul: a syllable written as its parts is one letter.
bool leading_jamo(char32_t c) { return c >= 0x1100 && c <= 0x115F; }
bool later_jamo(char32_t c) { return c >= 0x1160 && c <= 0x11FF; }

// A virama asks the next consonant to join (Devanagari, Bengali, Gujarati, Oriya, Telugu, Malayalam).
bool virama(char32_t c) {
    constexpr std::array<char32_t, 6> kViramas{0x094D, 0x09CD, 0x0ACD, 0x0B4D, 0x0C4D, 0x0D4D};
    return std::find(kViramas.begin(), kViramas.end(), c) != kViramas.end();
}
bool indic(char32_t c) { return c >= 0x0904 && c <= 0x0D7F; }

/// `next` still belongs to the letter whose last code points are given.
bool hangs_on(char32_t before, char32_t last, char32_t next, bool pairs) {
    if (is_mark(next)) return true;
    if (last == kJoiner) return before >= 0x80 && next >= 0x80;
    if (regional(last) && regional(next)) return !pairs;
    if (virama(last)) return indic(next);
    return (leading_jamo(last) && (leading_jamo(next) || later_jamo(next))) || (later_jamo(last) && later_jamo(next));
}

}  // namespace

char32_t next_code_point(std::string_view text, std::size_t& at) {
    const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
    const std::uint8_t lead = byte(at);
    const std::size_t first = at++;
    if (lead < 0x80) return lead;
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || first + length > text.size()) return kDamaged;
    char32_t value = lead & (0xFFU >> (length + 1));
    for (std::size_t k = 1; k < length; ++k) {
        if ((byte(first + k) & 0xC0U) != 0x80U) return kDamaged;
        value = (value << 6) | (byte(first + k) & 0x3FU);
    }
    const bool overlong = (length == 3 && value < 0x800) || (length == 4 && value < 0x10000);
    if (overlong || (value >= 0xD800 && value <= 0xDFFF) || value > 0x10FFFF) return kDamaged;
    at = first + length;
    return value;
}

void append_utf8(std::string& out, char32_t c) {
    const auto put = [&out](char32_t byte) { out.push_back(static_cast<char>(static_cast<std::uint8_t>(byte))); };
    if (c < 0x80) return put(c);
    if (c < 0x800) {
        put(0xC0U | (c >> 6));
    } else {
        if (c < 0x10000) {
            put(0xE0U | (c >> 12));
        } else {
            put(0xF0U | (c >> 18));
            put(0x80U | ((c >> 12) & 0x3FU));
        }
        put(0x80U | ((c >> 6) & 0x3FU));
    }
    put(0x80U | (c & 0x3FU));
}

bool is_mark(char32_t c) {
    const auto* const found = std::upper_bound(kMarks.begin(), kMarks.end(), c, [](char32_t v, const Range& r) { return v < r.first; });
    return found != kMarks.begin() && c <= std::prev(found)->last;
}

std::size_t letter_end(std::string_view text, std::size_t at) {
    char32_t before = 0;
    char32_t last = next_code_point(text, at);
    bool pairs = false;
    while (at < text.size()) {
        std::size_t after = at;
        const char32_t next = next_code_point(text, after);
        if (!hangs_on(before == 0 ? last : before, last, next, pairs)) break;
        pairs = regional(last) && regional(next);
        before = last;
        last = next;
        at = after;
    }
    return at;
}

std::size_t letter_count(std::string_view text) {
    std::size_t count = 0;
    for (std::size_t at = 0; at < text.size(); at = letter_end(text, at)) ++count;
    return count;
}

std::string_view first_letters(std::string_view text, std::size_t letters) {
    std::size_t at = 0;
    for (; letters > 0 && at < text.size(); --letters) at = letter_end(text, at);
    return text.substr(0, at);
}

}  // namespace lw::base
