// Preferences as a small text, one "key value" per line: unknown keys are skipped, bad values leave the default.
#pragma once

#include "game/player.hpp"
#include "ui/preferences.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace lw::app {

struct Stored {
    ui::Preferences preferences;
    std::vector<game::Player> last_players;  ///< the last table, to begin the next one with
};

[[nodiscard]] std::string to_text(const Stored& stored);
[[nodiscard]] Stored stored_from_text(std::string_view text);

}  // namespace lw::app
