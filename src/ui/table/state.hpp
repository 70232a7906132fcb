// What the screens of all games remember besides the game: cards that are open over it, and sharing.
#pragma once

#include "ui/setting_lines.hpp"
#include "ui/table/telling.hpp"

#include <optional>

namespace lw::ui::table {

struct State {
    bool menu_open = false;
    bool settings_open = false;  ///< the list of this table's settings
    bool leaving = false;        ///< the question before leaving is open
    bool share_open = false;
    bool rematch_open = false;  ///< over: what is asked before playing again
    bool see_board = false;     ///< over: the end card is put away
    int end_chart = 0;          ///< over: which chart the end card shows
    bool left_open = false;     ///< middle form: players' column is open
    bool keys_wanted = false;   ///< '?' was pressed: the app opens the list of keys (shell.hpp)
    bool hint_told = false;     ///< to those who do not see the card
    ClockTeller clock_teller;
    int picture_width = 1600;                     ///< pixels
    std::optional<TableSettings> table_settings;  ///< made when they are first shown
};

}  // namespace lw::ui::table
