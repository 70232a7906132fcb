#include "cli/scenario/words.hpp"

#include "cli/scenario/failure.hpp"

#include <charconv>

namespace lw::cli {

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kBlanks = " \t\r";
    const std::size_t first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

std::vector<std::string> split_words(std::string_view text) {
    std::vector<std::string> words;
    std::string word;
    int depth = 0;
    for (const char c : text) {
        const bool blank = c == ' ' || c == '\t' || c == '\r';
        if (blank && depth > 0) continue;
        if (blank || c == ';') {
            if (!word.empty()) words.push_back(word);
            if (c == ';') words.emplace_back(";");
            word.clear();
            continue;
        }
        if (c == '(') ++depth;
        if (c == ')' && depth > 0) --depth;
        word += c;
    }
    if (!word.empty()) words.push_back(word);
    return words;
}

bool to_number(std::string_view text, int& out) {
    int value = 0;
    const auto result = std::from_chars(text.data(), text.data() + text.size(), value);
    if (result.ec != std::errc{} || result.ptr != text.data() + text.size()) return false;
    out = value;
    return true;
}

const std::string& Words::peek() const {
    static const std::string kNone;
    return empty() ? kNone : words_[at_];
}

std::string Words::next(std::string_view what) {
    if (empty()) throw Failure("expected " + std::string(what) + " at the end of the line");
    return words_[at_++];
}

bool Words::take(std::string_view word) {
    if (empty() || words_[at_] != word) return false;
    ++at_;
    return true;
}

void Words::require(std::string_view word) {
    if (!take(word)) throw Failure("expected '" + std::string(word) + "' before '" + peek() + "'");
}

bool Words::at_number() const {
    int ignored = 0;
    return to_number(peek(), ignored);
}

int Words::number(std::string_view what, int least, int most) {
    const std::string word = next(what);
    int value = 0;
    if (!to_number(word, value) || value < least || value > most) {
        throw Failure("expected " + std::string(what) + " from " + std::to_string(least) + " to " + std::to_string(most) + ", not '" +
                      word + "'");
    }
    return value;
}

std::string Words::rest() {
    std::string text;
    for (; at_ < words_.size(); ++at_) {
        if (!text.empty()) text += ' ';
        text += words_[at_];
    }
    return text;
}

void Words::end() const {
    if (!empty()) throw Failure("nothing more was expected here, but there is '" + words_[at_] + "'");
}

}  // namespace lw::cli
