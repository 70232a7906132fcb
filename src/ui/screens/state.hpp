// What the screens remember between frames and the app need not know.
#pragma once

#include "isles/config.hpp"
#include "ui/intent.hpp"

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
    int kind = 0;  ///< 0 person, 1 greedy, 2 random
};

struct NewGameState {
    bool filled = false;
    std::vector<SeatDraft> seats;
    int board = 1;     ///< 0 beginner, 1 variable, 2 random
    int harbours = 1;  ///< 0 fixed, 1 shuffled, 2 by frame
    bool clockwise = false;
    bool no_same = false;
    bool no_2_12 = false;
    isles::Settings settings;
    std::string seed;
    bool random_first = true;
    bool more = false;  ///< "More settings" is open
    int picking = -1;   ///< seat whose colour is being chosen

    /// Five and six play on the island of thirty hexes.
    [[nodiscard]] bool large() const { return seats.size() > 4; }
    /// The beginner island is a small one.
    [[nodiscard]] int played_board() const { return large() && board == 0 ? 1 : board; }
};

struct ShellState {
    Screen shown = Screen::game;  ///< of the last frame, to notice a change
    NewGameState new_game;
    std::string confirm_delete;  ///< slot asked about
    std::string confirm_title;
    bool keys_open = false;
    std::vector<KeyHelp> game_keys;
    double notice_since = 0;
    std::string notice_text;
};

}  // namespace lw::ui
