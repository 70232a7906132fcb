// Pieces of notation that all games write alike.
#pragma once

#include "base/bounded.hpp"
#include "game/seat.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace lw::game {

/// The words between blanks. Nothing when there are more than N.
template <std::size_t N>
[[nodiscard]] std::optional<base::Bounded<std::string_view, N>> words_of(std::string_view text) {
    base::Bounded<std::string_view, N> found;
    for (;;) {
        const std::size_t start = text.find_first_not_of(' ');
        if (start == std::string_view::npos) return found;
        if (found.full()) return std::nullopt;
        text.remove_prefix(start);
        const std::size_t length = std::min(text.find(' '), text.size());
        found.push_back(text.substr(0, length));
        text.remove_prefix(length);
    }
}

/// "2", or "-" for nobody.
[[nodiscard]] inline std::string to_text(Seat seat) { return seat.valid() ? std::to_string(seat.value) : "-"; }

/// "0,2", or "-" for none.
[[nodiscard]] inline std::string to_text(SeatSet seats) {
    std::string text;
    for (const Seat seat : seats) {
        if (!text.empty()) text += ',';
        text += std::to_string(seat.value);
    }
    return text.empty() ? "-" : text;
}

}  // namespace lw::game
