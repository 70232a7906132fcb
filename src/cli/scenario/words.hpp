// A line of a scenario as words, taken one after another.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace lw::cli {

[[nodiscard]] std::string_view trimmed(std::string_view text);
/// Splits at blanks; blanks inside parentheses are dropped, so that "( 0, -2 )" is one word; ';' is a word of its own.
[[nodiscard]] std::vector<std::string> split_words(std::string_view text);

class Words {
public:
    explicit Words(std::string_view line) : words_(split_words(line)) {}

    [[nodiscard]] bool empty() const { return at_ >= words_.size(); }
    /// The next word without taking it; empty at the end.
    [[nodiscard]] const std::string& peek() const;
    /// The next word; a Failure that names `what` when there is none.
    std::string next(std::string_view what);
    /// Takes the next word if it is this one.
    bool take(std::string_view word);
    /// A Failure when the next word is not this one.
    void require(std::string_view word);
    int number(std::string_view what, int least, int most);
    [[nodiscard]] bool at_number() const;
    /// All that is left, joined by single blanks.
    std::string rest();
    /// A Failure when something is left over.
    void end() const;

private:
    std::vector<std::string> words_;
    std::size_t at_ = 0;
};

/// The number in `out`; false when the text is anything else.
[[nodiscard]] bool to_number(std::string_view text, int& out);

}  // namespace lw::cli
