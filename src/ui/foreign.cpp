#include "ui/foreign.hpp"

#include "base/assets.hpp"
#include "base/letters.hpp"
#include "ui/font_file.hpp"

#include <algorithm>
#include <vector>

namespace lw::ui {

namespace {

/// In Lato; its bold has the same letters, and whatever another face lacks is set in bold.
bool ours(char32_t letter) {
    static const std::vector<bool> letters = letters_of(assets::find("fonts/Lato-Regular.ttf"));
    return letter < letters.size() && letters[letter];
}

bool plain(char c) { return static_cast<unsigned char>(c) < 0x80; }

}  // namespace

bool is_foreign(std::string_view words) {
    if (std::all_of(words.begin(), words.end(), plain)) return false;
    for (std::size_t at = 0; at < words.size();) {
        const char32_t letter = base::next_code_point(words, at);
        if (letter >= 0x80 && (base::is_mark(letter) || !ours(letter))) return true;
    }
    return false;
}

}  // namespace lw::ui
