// The parts of the set-up screen that all games share. What is drawn goes down from `y`; the result is where it ended.
#pragma once

#include "ui/screens/game_parts.hpp"
#include "ui/screens/screens.hpp"
#include "ui/setting_lines.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace lw::ui {

/// A row of presets with "Custom" at the end, and what the choice means below. True when `chosen` changed.
bool preset_choice(Frame& f, Rect column, float& y, const std::vector<Segment>& parts, const Rich& explained, int& chosen);
/// `line`, and which of the lines differ from the usual table.
[[nodiscard]] Rich preset_words(std::string_view line, const std::vector<SettingLine>& against_usual);
float draw_seats(Frame& f, NewGameState& state, Rect column, float y);
/// Takes the answer to the question for a name; asks again when it is blank.
void take_names(Frame& f, const ScreenModel& model, NewGameState& state);
void draw_group(Frame& f, Rect column, float& y, std::string_view title);
void draw_first_player(Frame& f, NewGameState& state, Rect column, float& y);
void draw_table_link(Frame& f, Rect r, AnyNewGame game);
void draw_colour_picker(Frame& f, NewGameState& state);
/// A computer that can be chosen for a seat; SeatDraft::kind counts them from 1.
struct Level {
    std::string_view agent;
    Text name, tip;
};
/// Those of a game, the weakest first.
[[nodiscard]] std::span<const Level> levels_of(const GameParts& parts);
/// A computer with a free name and colour.
void add_seat(NewGameState& state);
/// Removes seats at the end of the list.
void fewer_seats(NewGameState& state, std::size_t most);
/// No more seats, and no other computers, than the game has.
void fit_seats(NewGameState& state, const GameParts& parts);
void fill_new_game(NewGameState& state, const ScreenModel& model);
[[nodiscard]] std::vector<game::Player> made_players(const NewGameState& state);
/// Nobody: by lot.
[[nodiscard]] game::Seat first_player(const NewGameState& state);

}  // namespace lw::ui
