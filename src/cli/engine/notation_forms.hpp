// Notation with a name for each word, of any game.
#pragma once

#include "cli/engine/json.hpp"

#include <span>
#include <string>
#include <string_view>

namespace lw::cli {

/// The words after the first one: "name:type" for an operand, "=word" for a word that always stands there.
/// Types: word, number, seat, seats, cards, rotation, and flag, a word that may be missing at the end and then means false.
struct Form {
    std::string_view kind;
    std::string_view operands;
};

/// {"text", "kind", ...}. Requires that the text is of one of the forms; words after those that the form has are left out.
[[nodiscard]] Json text_json(std::span<const Form> forms, const std::string& text);
/// The notation of an object that text_json() makes, "text" left out or not. Throws EngineError.
[[nodiscard]] std::string text_of_object(std::span<const Form> forms, const Json& object);

}  // namespace lw::cli
