// Notation with a name for each word, of any game.
#pragma once

#include "cli/engine/json.hpp"
#include "game/form.hpp"

#include <span>
#include <string>

namespace lw::cli {

/// {"text", "kind", ...}. Requires that the text is of one of the forms; words after those that the form has are left out.
[[nodiscard]] Json text_json(std::span<const game::Form> forms, const std::string& text);
/// The notation of an object that text_json() makes, "text" left out or not. Throws EngineError.
[[nodiscard]] std::string text_of_object(std::span<const game::Form> forms, const Json& object);

}  // namespace lw::cli
