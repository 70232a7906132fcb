// Hands and development cards as a person writes them.
#include "cli/scenario/failure.hpp"
#include "cli/scenario/places.hpp"

namespace lw::cli {

namespace {

constexpr std::string_view kLetters = "blwgo";

bool digit(char c) { return c >= '0' && c <= '9'; }

/// Adds "2b1l" or "b2l1" to the cards; false when the word is something else.
bool add_word(std::string_view word, isles::Resources& cards) {
    isles::Resources found;
    if (word.empty()) return false;
    const bool letter_first = !digit(word.front());
    while (!word.empty()) {
        std::string_view letter;
        if (letter_first) {
            letter = word.substr(0, 1);
            word.remove_prefix(1);
        }
        std::size_t digits = 0;
        while (digits < word.size() && digit(word[digits])) ++digits;
        int count = 0;
        if (digits == 0 || digits > 3 || !to_number(word.substr(0, digits), count) || count > 255) return false;
        word.remove_prefix(digits);
        if (!letter_first) {
            if (word.empty()) return false;
            letter = word.substr(0, 1);
            word.remove_prefix(1);
        }
        const std::size_t kind = kLetters.find(letter);
        if (kind == std::string_view::npos) return false;
        found.count[kind] = static_cast<std::uint8_t>(found.count[kind] + count);
    }
    cards += found;
    return true;
}

}  // namespace

isles::Resources read_resources(Words& words) {
    isles::Resources cards;
    if (words.empty()) throw Failure("expected cards such as 2b1l, or none");
    if (words.take("-") || words.take("none")) return cards;
    bool any = false;
    while (!words.empty()) {
        if (add_word(words.peek(), cards)) {
            words.next("cards");
        } else if (words.at_number()) {
            const int count = words.number("a number of cards", 0, 255);
            if (words.empty() && count == 0 && !any) return cards;
            const isles::Resource resource = read_resource(words);
            cards[resource] = static_cast<std::uint8_t>(cards[resource] + count);
        } else {
            break;
        }
        any = true;
    }
    if (!any) throw Failure("expected cards such as 2b1l, or none, not '" + words.peek() + "'");
    return cards;
}

isles::DevCards read_dev_cards(Words& words) {
    isles::DevCards counts;
    if (words.empty()) throw Failure("expected development cards, or none");
    if (words.take("none")) return counts;
    while (!words.empty()) {
        const int count = words.at_number() ? words.number("a number of cards", 0, 99) : 1;
        const isles::DevCard card = read_dev_card(words);
        counts[card] = static_cast<std::uint8_t>(counts[card] + count);
    }
    return counts;
}

std::string to_text(const isles::DevCards& cards) {
    std::string text;
    for (const isles::DevCard card : isles::kAllDevCards) {
        if (cards[card] == 0) continue;
        if (!text.empty()) text += ", ";
        text += std::to_string(static_cast<int>(cards[card])) + " ";
        text += isles::name_of(card);
    }
    return text.empty() ? "none" : text;
}

}  // namespace lw::cli
