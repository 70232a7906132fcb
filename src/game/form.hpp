// The words of notation with a name for each: what the JSON of an action or event is made of.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace lw::game {

/// A word of notation with its field's name and what kind of value it is: "word", "number", "seat", "seats", "cards", or
/// "flag" for a word that may be missing at the end and then means false.
struct FormWord {
    std::string_view before;
    std::string_view name;
    std::string_view type;
    std::optional<int> most;  ///< of a number that is read; without it, what reads the notation sets the limit
};
struct Form {
    std::string_view kind;
    std::vector<FormWord> words;  ///< after the kind
};

}  // namespace lw::game
