// Pieces of notation.hpp, private to this folder.
#pragma once

#include "game/text.hpp"
#include "isles/notation.hpp"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace lw::isles::parts {

/// A whole number without sign or leading zeros, least..most.
[[nodiscard]] std::optional<int> number_from_text(std::string_view text, int least, int most);

using game::to_text;

/// The words with blanks between them; empty ones are left out.
[[nodiscard]] inline std::string words(std::initializer_list<std::string_view> list) {
    std::string text;
    for (const std::string_view word : list) {
        if (word.empty()) continue;
        if (!text.empty()) text += ' ';
        text += word;
    }
    return text;
}

}  // namespace lw::isles::parts
