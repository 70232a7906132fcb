// Why no game can be played on a board.
#pragma once

#include "isles/layout.hpp"

#include <string>

namespace lw::cli {

/// Its first fault, as the end of a sentence: "the board has no hexes"; empty when there is none.
[[nodiscard]] std::string board_complaint(const isles::Layout& layout);

}  // namespace lw::cli
