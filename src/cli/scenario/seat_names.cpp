#include "cli/scenario/seat_names.hpp"

#include "cli/scenario/failure.hpp"
#include "cli/scenario/words.hpp"

#include <algorithm>

namespace lw::cli {

using game::Seat;
using game::SeatSet;

std::string SeatNames::name(Seat one) const {
    if (!one.valid()) return "none";
    return one.value < names.size() ? names[one.value] : std::to_string(static_cast<int>(one.value));
}

std::string SeatNames::name(SeatSet set) const {
    std::string text;
    for (const Seat one : set) {
        if (!text.empty()) text += ',';
        text += name(one);
    }
    return text.empty() ? "none" : text;
}

std::optional<Seat> SeatNames::find(const std::string& text) const {
    int number = 0;
    if (to_number(text, number)) return number >= 0 && number < seats() ? std::optional<Seat>(Seat(number)) : std::nullopt;
    for (int i = 0; i < seats(); ++i) {
        if (static_cast<std::size_t>(i) < names.size() && names[static_cast<std::size_t>(i)] == text) return Seat(i);
    }
    const bool counted = text.starts_with('P') && to_number(std::string_view(text).substr(1), number);
    return counted && number >= 1 && number <= seats() ? std::optional<Seat>(Seat(number - 1)) : std::nullopt;
}

bool SeatNames::is_seat(const std::string& text) const { return find(text).has_value(); }

Seat SeatNames::seat(const std::string& text) const {
    if (const auto found = find(text)) return *found;
    int number = 0;
    if (to_number(text, number)) throw Failure("there is no seat " + text);
    throw Failure("there is no seat called '" + text + "'");
}

Seat SeatNames::seat_or_none(const std::string& text) const { return text == "none" ? Seat{} : seat(text); }

SeatSet SeatNames::seat_set(const std::string& text) const {
    SeatSet set;
    if (text == "none") return set;
    if (text == "all") return SeatSet::first(seats());
    std::size_t start = 0;
    while (start <= text.size()) {
        const std::size_t comma = std::min(text.find(',', start), text.size());
        set.add(seat(text.substr(start, comma - start)));
        start = comma + 1;
    }
    return set;
}

std::optional<Seat> SeatNames::acting_seat(const std::string& text, std::string& rest) const {
    const std::size_t colon = text.find(':');
    if (colon == std::string::npos) return std::nullopt;
    const std::string name(trimmed(std::string_view(text).substr(0, colon)));
    if (name.find(' ') != std::string::npos || !is_seat(name)) return std::nullopt;
    rest = std::string(trimmed(std::string_view(text).substr(colon + 1)));
    return seat(name);
}

}  // namespace lw::cli
