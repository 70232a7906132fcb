// What is to be said about a board that somebody makes by hand.
#pragma once

#include "isles/board_check.hpp"
#include "isles/board_text.hpp"
#include "ui/games.hpp"

#include <string>
#include <vector>

namespace lw::ui::isles {

using Findings = std::vector<std::string>;

/// "hills 6 at (0,-1)"; the bare place where there is no land.
[[nodiscard]] std::string place(const isles::Layout& layout, isles::Hex hex);
/// One sentence each.
[[nodiscard]] Findings words_of(const isles::Layout& layout, const std::vector<isles::BoardFault>& faults);
/// Why a text was not taken, with the character where reading stopped, counted from 1.
[[nodiscard]] std::string words_of(const isles::BoardTextFault& fault);

}  // namespace lw::ui::isles
