// Pieces of notation that all games share.
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

/// A whole number without sign or leading zeros, least..most.
[[nodiscard]] inline std::optional<int> number_from_text(std::string_view text, int least, int most) {
    if (text.empty() || text.size() > 3 || (text.size() > 1 && text.front() == '0')) return std::nullopt;
    int value = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') return std::nullopt;
        value = 10 * value + (c - '0');
    }
    if (value < least || value > most) return std::nullopt;
    return value;
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

/// An actual seat: "-" is refused.
[[nodiscard]] inline bool read_seat(std::string_view text, Seat& out) {
    const auto number = number_from_text(text, 0, kMaxSeats - 1);
    if (number) out = Seat(*number);
    return number.has_value();
}

/// "0,2" in ascending order, or "-".
[[nodiscard]] inline bool read_seats(std::string_view text, SeatSet& out) {
    out = SeatSet{};
    if (text == "-") return true;
    for (int last = -1;;) {
        const std::size_t comma = std::min(text.find(','), text.size());
        Seat seat;
        if (!read_seat(text.substr(0, comma), seat) || seat.value <= last) return false;
        last = seat.value;
        out.add(seat);
        if (comma == text.size()) return true;
        text.remove_prefix(comma + 1);
    }
}

}  // namespace lw::game
