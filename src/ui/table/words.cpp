#include "ui/table/words.hpp"

namespace lw::ui::table {

std::string name_of(const Players& players, game::Seat seat) {
    if (!seat.valid()) return "nobody";
    if (seat.value >= players.size()) return "Seat " + std::to_string(seat.value + 1);
    return players[seat.value].name;
}

std::string names_of(const Players& players, game::SeatSet seats) {
    std::string out;
    int left = seats.count();
    for (const game::Seat seat : seats) {
        if (!out.empty()) out += left == 1 ? " and " : ", ";
        out += name_of(players, seat);
        --left;
    }
    return out.empty() ? "nobody" : out;
}

std::string absent_words(std::string_view name) { return std::string(name) + " has not arrived: is there a connection?"; }

std::string with_article(std::string_view noun) {
    constexpr std::string_view kVowels = "aeiou";
    const bool vowel = !noun.empty() && kVowels.find(noun.front()) != std::string_view::npos;
    return (vowel ? "an " : "a ") + std::string(noun);
}

std::string within(std::string words) {
    if (!words.empty() && words.front() >= 'A' && words.front() <= 'Z') words.front() = static_cast<char>(words.front() - 'A' + 'a');
    return words;
}

std::string counted(int n, std::string_view one, std::string_view many) {
    return std::to_string(n) + " " + std::string(n == 1 ? one : many);
}

std::string round_words(int round) { return round == 0 ? "Set-up" : "Round " + std::to_string(round); }

}  // namespace lw::ui::table
