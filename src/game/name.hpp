// Which names are allowed, and when two are the same to people. Names from every source pass through here: the set-up, a save
// or a link, what the browser keeps. The browser has already normalised the text (Unicode form C).
#pragma once

#include "game/player.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace lw::game {

inline constexpr std::size_t kMaxNameLetters = 24;  ///< as people count them: a letter with its marks is one
inline constexpr std::size_t kMaxNameBytes = 240;   ///< of UTF-8
inline constexpr std::size_t kMaxTitleLetters = 40;
inline constexpr std::size_t kMaxTitleBytes = 200;

/// One line as it is kept and shown: white space of any kind becomes one blank, none at the ends; what cannot be seen is removed
/// (control and format characters, fillers, marks without a letter, all but four of the marks on one); at most `letters` letters
/// in `bytes` bytes. A tidy line comes back unchanged. Empty when there is nothing to see.
[[nodiscard]] std::string tidy_line(std::string_view text, std::size_t letters, std::size_t bytes);
[[nodiscard]] std::string tidy_name(std::string_view text);
[[nodiscard]] std::string tidy_title(std::string_view text);

/// People cannot tell them apart by reading them out: capitals, blanks and invisible characters do not count.
[[nodiscard]] bool same_name(std::string_view a, std::string_view b);

/// The first of the usual names that is not taken.
[[nodiscard]] std::string free_name(const std::vector<std::string_view>& taken);
/// Makes names from outside fit for a table: tidy, none empty (a usual name instead), no two the same (the later one gets a
/// number).
void tell_apart(std::vector<Player>& players);

}  // namespace lw::game
