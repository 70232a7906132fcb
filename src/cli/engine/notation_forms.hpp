// Notation with a name for each word, of any game.
#pragma once

#include "cli/engine/json.hpp"
#include "game/form.hpp"

#include <span>
#include <string>

namespace lw::cli {

/// {"text", "kind", ...}. Requires that the text has one of the forms; words beyond those of the form are left out.
[[nodiscard]] Json text_json(std::span<const game::Form> forms, const std::string& text);
/// The notation of an object that text_json() makes, "text" left out or not. Throws EngineError.
[[nodiscard]] std::string text_of_object(std::span<const game::Form> forms, const Json& object);

}  // namespace lw::cli
