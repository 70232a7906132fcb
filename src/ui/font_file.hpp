// What is read from a TrueType file besides its outlines.
#pragma once

#include <string_view>
#include <vector>

namespace lw::ui {

/// Line height over em size: ImGui sizes fonts by the former, the look by the latter.
[[nodiscard]] float line_over_em(std::string_view font);
/// By code point, up to U+FFFF: whether the font has a glyph for it.
[[nodiscard]] std::vector<bool> letters_of(std::string_view font);

}  // namespace lw::ui
