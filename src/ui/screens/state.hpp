// What the screens remember between frames and the app need not know.
#pragma once

#include "isles/config.hpp"
#include "isles/presets.hpp"
#include "shires/presets.hpp"
#include "ui/board_picture.hpp"
#include "ui/intent.hpp"

#include <cstdint>
#include <optional>
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

/// The board being set up: a recipe with a seed, or one that was changed by hand.
struct BoardDraft {
    isles::BoardSpec wish;       ///< as chosen, whatever the island allows of it
    bool island_follows = true;  ///< the number of players
    std::uint64_t seed = 0;
    std::string seed_words;  ///< as typed; empty: the seed is drawn by lot
    std::optional<isles::Layout> edited;

    /// The recipe that is played at a table of so many.
    [[nodiscard]] isles::BoardSpec spec(std::size_t players) const;
    /// The board that is played.
    const isles::Layout& layout(std::size_t players);
    /// Another seed, by lot.
    void roll();

private:
    struct Made {
        isles::BoardSpec spec;
        std::uint64_t seed = 0;
        isles::Layout layout;
    };
    std::optional<Made> made_;  ///< the recipe's board, kept until recipe or seed change
};

/// The board editor over the set-up screen: nothing counts before "Done".
struct BoardEditor {
    bool open = false;
    isles::Layout layout;
    isles::BoardSpec spec;  ///< for rolling another one
    std::uint64_t seed = 0;
    int chosen = -1;      ///< tile
    std::string message;  ///< of the last paste
    BoardPicture picture;
    isles::Layout begun;  ///< as it was opened or rolled; `layout` differs by what was changed by hand

    [[nodiscard]] bool changed() const { return !(layout == begun); }
    void roll();
};

/// What drops a board that was changed by hand, and is asked about first.
enum class BoardDrop : std::uint8_t { none, leave_editor, roll_in_editor, roll, back_to_drawn, preset };

/// A table of Shires being set up.
struct ShiresDraft {
    shires::Settings settings;
    bool custom = false;  ///< as for Isles

    /// Nothing: a custom table.
    [[nodiscard]] const shires::Preset* preset() const;
};

/// Seats, who begins and what is open are the same for both games; the rest is kept for each.
struct NewGameState {
    bool filled = false;
    bool started = false;  ///< what was set up is being played: the next set-up begins from it
    GameKind game = GameKind::isles;
    std::vector<SeatDraft> seats;
    ShiresDraft shires;
    BoardDraft board;
    isles::Settings settings;
    bool custom = false;  ///< "Custom" was pressed: it stays chosen although a preset has the same rules
    int first = -1;       ///< seat that begins; -1 by lot
    bool more = false;    ///< "More settings" is open
    int picking = -1;     ///< seat whose colour is being chosen
    BoardPicture preview;
    BoardEditor editor;
    BoardDrop asked = BoardDrop::none;      ///< the question is open
    const isles::Preset* wanted = nullptr;  ///< by BoardDrop::preset
    std::vector<game::Player> filled_from;  ///< the table of the game before; when it is another one, the seats are filled again

    [[nodiscard]] isles::BoardSpec spec() const { return board.spec(seats.size()); }
    /// Nothing: a custom table.
    [[nodiscard]] const isles::Preset* preset() const;
};

struct ShellState {
    Screen shown = Screen::game;  ///< of the last frame, to notice a change
    NewGameState new_game;
    GameKind rules = GameKind::isles;  ///< the page of the rules
    std::string confirm_delete;        ///< slot asked about
    std::string confirm_title;
    bool keys_open = false;
    std::vector<KeyHelp> game_keys;
    double notice_since = 0;
    std::string notice_text;
};

}  // namespace lw::ui
