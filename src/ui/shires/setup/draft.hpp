// A table of Shires being set up.
#pragma once

#include "shires/presets.hpp"
#include "ui/games.hpp"

namespace lw::ui::shires {

struct Draft {
    Settings settings;
    bool custom = false;  ///< "Custom" was pressed: it stays chosen although a preset has the same rules

    /// Null: a custom table.
    [[nodiscard]] const Preset* preset() const;
};

}  // namespace lw::ui::shires
