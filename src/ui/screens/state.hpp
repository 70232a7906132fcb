// What the screens remember between frames and the app need not know.
#pragma once

#include "ui/intent.hpp"
#include "ui/screens/drafts.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace lw::ui {

struct KeyHelp {
    std::string keys;  ///< "T", "Ctrl Z", "1 to 4"
    std::string words;
};

struct SeatDraft {
    std::string name;
    std::uint8_t colour = 0;
    int kind = 0;  ///< 0 person, 1 easy, 2 medium
};

/// Seats and who begins are the same for all games; the rest is kept for each.
struct NewGameState {
    bool filled = false;
    bool started = false;  ///< what was set up is being played: the next set-up begins from it
    GameKind game{};
    std::vector<SeatDraft> seats;
    Drafts drafts;
    int first = -1;                         ///< seat that begins; -1 by lot
    int picking = -1;                       ///< seat whose colour is being chosen
    std::vector<game::Player> filled_from;  ///< the previous game's table; when that changes, the seats are filled again
};

struct ShellState {
    ScreenId shown = ScreenId::game;  ///< of the last frame, to notice a change
    NewGameState new_game;
    GameKind rules{};            ///< the page of the rules
    std::string confirm_delete;  ///< slot asked about
    std::string confirm_title;
    bool keys_open = false;
    std::vector<KeyHelp> game_keys;
    double notice_since = 0;
    std::string notice_text;
};

}  // namespace lw::ui
