// What the shared screens show of Isles (ui/screens/game_parts.hpp).
#pragma once

#include "isles/config.hpp"
#include "ui/games.hpp"
#include "ui/screens/game_parts.hpp"

#include <string>

namespace lw::ui::isles {

[[nodiscard]] const GameParts& parts();
/// "4 players, 19 hexes ...": what a link brought.
[[nodiscard]] std::string link_words(const Config& config);

// --- internal to this folder
void draw_title_art(const Frame& f, Rect r);
[[nodiscard]] RulesText rules_text();

}  // namespace lw::ui::isles
