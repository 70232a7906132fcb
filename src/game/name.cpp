#include "game/name.hpp"

#include "base/letters.hpp"

#include <algorithm>
#include <array>

namespace lw::game {

namespace {

struct Range {
    char32_t first;
    char32_t last;
};

template <std::size_t N>
bool within(const std::array<Range, N>& ranges, char32_t c) {
    return std::any_of(ranges.begin(), ranges.end(), [c](const Range& r) { return c >= r.first && c <= r.last; });
}

/// White space, and characters that show as a gap (fillers, the empty Braille cell).
bool blank(char32_t c) {
    constexpr std::array kBlanks = std::to_array<Range>({{0x09, 0x0D},
                                                         {0x20, 0x20},
                                                         {0x85, 0x85},
                                                         {0xA0, 0xA0},
                                                         {0x115F, 0x1160},
                                                         {0x1680, 0x1680},
                                                         {0x2000, 0x200A},
                                                         {0x2028, 0x2029},
                                                         {0x202F, 0x202F},
                                                         {0x205F, 0x205F},
                                                         {0x2800, 0x2800},
                                                         {0x3000, 0x3000},
                                                         {0x3164, 0x3164},
                                                         {0xFFA0, 0xFFA0}});
    return within(kBlanks, c);
}

/// Takes no room and is no part of a letter: controls, direction marks, soft hyphen, word joiners, private use, noncharacters.
bool unseen(char32_t c) {
    constexpr std::array kUnseen =
        std::to_array<Range>({{0x00, 0x1F},       {0x7F, 0x9F},       {0xAD, 0xAD},       {0x034F, 0x034F},   {0x0600, 0x0605},
                              {0x061C, 0x061C},   {0x06DD, 0x06DD},   {0x070F, 0x070F},   {0x17B4, 0x17B5},   {0x180B, 0x180F},
                              {0x200B, 0x200B},   {0x200E, 0x200F},   {0x202A, 0x202E},   {0x2060, 0x206F},   {0xE000, 0xF8FF},
                              {0xFDD0, 0xFDEF},   {0xFEFF, 0xFEFF},   {0xFFF0, 0xFFFD},   {0xFFFE, 0xFFFF},   {0x1BCA0, 0x1BCA3},
                              {0x1D173, 0x1D17A}, {0xE0000, 0xE001F}, {0xE0080, 0xE00FF}, {0xE01F0, 0xE0FFF}, {0xF0000, 0x10FFFF}});
    return within(kUnseen, c);
}

// Joins, or selects a variant of the letter before it: kept only on a letter, and ignored when names are compared.
bool chooses_look(char32_t c) {
    return c == 0x200C || c == 0x200D || (c >= 0xFE00 && c <= 0xFE0F) || (c >= 0xE0020 && c <= 0xE007F) || (c >= 0xE0100 && c <= 0xE01EF);
}

/// An accent that can be stacked until it covers its surroundings. In most other scripts marks are as good as letters.
bool accent(char32_t c) {
    return (c >= 0x0300 && c <= 0x036F) || (c >= 0x0483 && c <= 0x0489) || (c >= 0x1AB0 && c <= 0x1AFF) || (c >= 0x1DC0 && c <= 0x1DFF) ||
           (c >= 0x20D0 && c <= 0x20FF) || (c >= 0xFE20 && c <= 0xFE2F);
}
constexpr int kMostAccents = 4;

/// The text without what should not be seen.
std::string seen(std::string_view text) {
    std::string out;
    bool on_letter = false;
    bool gap = false;
    int accents = 0;
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = base::next_code_point(text, at);
        if (blank(c)) {
            gap = !out.empty();
            on_letter = false;
            continue;
        }
        const bool mark = base::is_mark(c);
        accents = accent(c) ? accents + 1 : 0;
        if (unseen(c) || (mark && !on_letter) || accents > kMostAccents) continue;
        if (gap) out += ' ';
        gap = false;
        on_letter = true;
        base::append_utf8(out, c);
    }
    return out;
}

constexpr bool between(char32_t c, char32_t first, char32_t last) { return c >= first && c <= last; }

/// Lower case, for the scripts with two cases that our fonts cover, and a few more.
char32_t lower(char32_t c) {
    if (between(c, 'A', 'Z') || (between(c, 0xC0, 0xDE) && c != 0xD7)) return c + 0x20;
    if (c == 0x130 || c == 0x131) return 'i';
    if (c == 0x178) return 0xFF;
    if (between(c, 0x139, 0x148) || between(c, 0x179, 0x17E)) return c + (c & 1U);
    const bool even_capital = between(c, 0x100, 0x137) || between(c, 0x14A, 0x177) || between(c, 0x1DE, 0x1EF) ||
                              between(c, 0x1F8, 0x21F) || between(c, 0x222, 0x233) || between(c, 0x460, 0x481) ||
                              between(c, 0x48A, 0x4BF) || between(c, 0x4D0, 0x52F) || between(c, 0x1E00, 0x1E95) ||
                              between(c, 0x1EA0, 0x1EFF);
    if (even_capital) return c | 1U;
    if (between(c, 0x1CD, 0x1DC) || between(c, 0x4C1, 0x4CE)) return c + (c & 1U);
    if (c == 0x386) return 0x3AC;
    if (between(c, 0x388, 0x38A)) return c + 37;
    if (c == 0x38C) return 0x3CC;
    if (between(c, 0x38E, 0x38F)) return c + 63;
    if (between(c, 0x391, 0x3AB) && c != 0x3A2) return c + 0x20;
    if (c == 0x3C2) return 0x3C3;
    if (between(c, 0x400, 0x40F)) return c + 0x50;
    if (between(c, 0x410, 0x42F)) return c + 0x20;
    if (between(c, 0x531, 0x556)) return c + 0x30;
    if (c == 0x1E9E) return 0xDF;
    if (between(c, 0xFF21, 0xFF3A)) return c + 0x20;
    return c;
}

/// The form of a name used for comparison.
std::string heard(std::string_view name) {
    std::string out;
    const std::string shown = seen(name);
    for (std::size_t at = 0; at < shown.size();) {
        const char32_t c = base::next_code_point(shown, at);
        if (c != ' ' && !chooses_look(c)) base::append_utf8(out, lower(c));
    }
    return out;
}

std::string numbered(const std::string& name, int number) {
    const std::string tail = " " + std::to_string(number);
    return tidy_line(name, kMaxNameLetters - tail.size(), kMaxNameBytes - tail.size()) + tail;
}

}  // namespace

std::string tidy_line(std::string_view text, std::size_t letters, std::size_t bytes) {
    std::string out = seen(text);
    std::size_t end = 0;
    for (; letters > 0 && end < out.size(); --letters) {
        const std::size_t next = base::letter_end(out, end);
        if (next > bytes) break;
        end = next;
    }
    out.resize(end);
    while (!out.empty() && out.back() == ' ') out.pop_back();
    return out;
}

std::string tidy_name(std::string_view text) { return tidy_line(text, kMaxNameLetters, kMaxNameBytes); }

std::string tidy_title(std::string_view text) { return tidy_line(text, kMaxTitleLetters, kMaxTitleBytes); }

bool same_name(std::string_view a, std::string_view b) { return heard(a) == heard(b); }

std::string free_name(const std::vector<std::string_view>& taken) {
    for (const std::string_view name : kUsualNames) {
        if (std::none_of(taken.begin(), taken.end(), [name](std::string_view t) { return same_name(t, name); })) return std::string(name);
    }
    return std::string(kUsualNames.front());  // never reached at a table: there are as many usual names as seats
}

void tell_apart(std::vector<Player>& players) {
    std::vector<std::string_view> earlier;
    const auto taken = [&earlier](const std::string& name) {
        return std::any_of(earlier.begin(), earlier.end(), [&name](std::string_view e) { return same_name(e, name); });
    };
    for (Player& one : players) {
        const std::string name = tidy_name(one.name);
        one.name = name.empty() ? free_name(earlier) : name;
        for (int number = 2; taken(one.name); ++number) one.name = numbered(name, number);
        earlier.push_back(one.name);
    }
}

}  // namespace lw::game
