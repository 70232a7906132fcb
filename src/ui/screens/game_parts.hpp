// What the shared screens show and ask of a game. Each game gives it as parts(), in ui/<game>/parts.hpp; only this
// file knows which games there are.
#pragma once

#include "ui/model.hpp"
#include "ui/paint.hpp"
#include "ui/screens/rules_text.hpp"
#include "ui/setting_lines.hpp"
#include "ui/text.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lw::ui {

struct NewGameState;

struct GameParts {
    GameKind kind;
    Text name;
    // --- the title card
    Text line, facts;
    std::string_view new_id, quick_id;  ///< of its buttons
    void (*art)(const Frame&, Rect);    ///< its picture, drawn into the window given
    RulesText (*rules)();
    // --- the set-up screen: what is drawn goes down from `y`; the result is where it ended
    float (*presets)(Frame&, NewGameState&, Rect column, float y);  ///< at the top
    float (*options)(Frame&, NewGameState&, Rect column, float y);  ///< board and rules, beside or below the seats
    bool (*editor)(Frame&, const ScreenModel&, NewGameState&);      ///< in place of all that; false: it is not open
    void (*question)(Frame&, NewGameState&);                        ///< over everything, while one is open
    void (*start)(const Frame&, NewGameState&);
    void (*enter)(NewGameState&);                             ///< the screen is opened
    void (*fill)(NewGameState&, const ScreenModel&);          ///< a table is set up from the beginning
    void (*take_answers)(const ScreenModel&, NewGameState&);  ///< before anything is drawn
    std::size_t most_seats;
    int levels;  ///< of its computers: the first of those that new_game.cpp lists
    Text too_many;
    Text seats_line;
    Text lot_line;
    Text first_line;  ///< {name} begins
    // --- a link
    Text link_title, link_line, link_play, link_play_same;
};

[[nodiscard]] std::span<const GameParts* const> all_games();
[[nodiscard]] const GameParts& parts_of(GameKind game);

[[nodiscard]] GameKind game_of(const AnyConfig& config);
/// How large the table is, and what is played for.
[[nodiscard]] std::string link_words(const AnyConfig& config);
[[nodiscard]] TableSettings table_settings(const AnyConfig& config, const std::vector<game::Player>& players);
/// "1 player", "4 players".
[[nodiscard]] std::string player_count(std::size_t n);

}  // namespace lw::ui
