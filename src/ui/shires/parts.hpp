// What the shared screens show of Shires (ui/screens/game_parts.hpp).
#pragma once

#include "shires/config.hpp"
#include "ui/games.hpp"
#include "ui/screens/game_parts.hpp"

#include <string>

namespace lw::ui::shires {

[[nodiscard]] const GameParts& parts();
/// "4 players, 72 tiles ...": what a link brought.
[[nodiscard]] std::string link_words(const Config& config);

// --- internal to this folder
void draw_title_art(const Frame& f, Rect r);
[[nodiscard]] RulesText rules_text();

}  // namespace lw::ui::shires
