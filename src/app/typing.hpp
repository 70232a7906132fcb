// Keys as the page names them (web/keys.js), on their way to Dear ImGui.
#pragma once

#include <string_view>

namespace lw::app {

/// `name`: a letter 'a'..'z', a digit, one of "?+-=", or the browser's name of a key ("Enter", "ArrowLeft"); others are
/// ignored.
void type(std::string_view name, bool down);

}  // namespace lw::app
