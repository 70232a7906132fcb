// UTF-8 as people read it: letters with the marks on them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace lw::base {

/// Stands for bytes that are not UTF-8.
inline constexpr char32_t kDamaged = 0xFFFD;

/// The code point that begins at `at` < text.size(), and `at` after it. Damaged bytes give kDamaged, one each.
[[nodiscard]] char32_t next_code_point(std::string_view text, std::size_t& at);
void append_utf8(std::string& out, char32_t code_point);

/// Not a letter by itself: it modifies or joins what comes before it (marks, joiners, variation selectors, skin tones).
[[nodiscard]] bool is_mark(char32_t c);

/// The end of what people see as one letter, which begins at `at` < text.size(): a letter with its marks, a flag, an emoji
/// composed of several. Never in the middle of a code point. Close to the grapheme clusters of Unicode Annex 29, without its
/// tables.
[[nodiscard]] std::size_t letter_end(std::string_view text, std::size_t at);
[[nodiscard]] std::size_t letter_count(std::string_view text);
/// The longest prefix of `text` with at most `letters` letters.
[[nodiscard]] std::string_view first_letters(std::string_view text, std::size_t letters);

}  // namespace lw::base
