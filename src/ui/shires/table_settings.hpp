// What a table of Shires was set up with, for the card that shows it.
#pragma once

#include "game/player.hpp"
#include "shires/config.hpp"
#include "ui/settings_list.hpp"

#include <vector>

namespace lw::ui {

[[nodiscard]] TableSettings table_settings(const shires::Config& config, const std::vector<game::Player>& players);

}  // namespace lw::ui
