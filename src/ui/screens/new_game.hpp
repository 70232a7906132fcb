// The parts of the set-up screen. What is drawn goes from `y` downwards, giving where it ended.
#pragma once

#include "ui/screens/screens.hpp"
#include "ui/settings_list.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace lw::ui {

// --- what each game has in its own way
/// The presets, above all.
float draw_presets(Frame& f, NewGameState& state, Rect column, float y);
float draw_shires_presets(Frame& f, NewGameState& state, Rect column, float y);
/// Board and rules, beside or below the seats.
float draw_isles_options(Frame& f, NewGameState& state, Rect column, float y);
float draw_shires_options(Frame& f, NewGameState& state, Rect column, float y);
[[nodiscard]] NewGame made_game(NewGameState& state);
[[nodiscard]] NewShires made_shires(const NewGameState& state);

/// ... as a table, so that nothing else asks which game it is.
struct GameParts {
    float (*presets)(Frame&, NewGameState&, Rect, float);
    float (*options)(Frame&, NewGameState&, Rect, float);
    void (*start)(const Frame&, NewGameState&);
    std::size_t most_seats;
    Text too_many;
    Text seats_line;
    Text lot_line;
    Text first_line;  ///< {name} begins
};
[[nodiscard]] const GameParts& parts_of(GameKind game);

// --- shared by both
/// A row of presets with "Custom" at the end, and what the choice means below. True when `chosen` changed.
bool preset_choice(Frame& f, Rect column, float& y, const std::vector<Segment>& parts, const Rich& explained, int& chosen);
/// `line`, and which of the lines differ from the usual table.
[[nodiscard]] Rich preset_words(std::string_view line, const std::vector<SettingLine>& against_usual);
float draw_seats(Frame& f, NewGameState& state, Rect column, float y);
/// An answer to the question for a name; a blank one is asked for again.
void take_names(Frame& f, const ScreenModel& model, NewGameState& state);
void draw_group(Frame& f, Rect column, float& y, std::string_view title);
void draw_first_player(Frame& f, NewGameState& state, Rect column, float& y);
void draw_table_link(Frame& f, Rect r, AnyNewGame game);
void draw_colour_picker(Frame& f, NewGameState& state);
/// A computer with a free name and colour.
void add_seat(NewGameState& state);
/// Seats are taken away at the end of the list.
void fewer_seats(NewGameState& state, std::size_t most);
void fill_new_game(NewGameState& state, const ScreenModel& model);
[[nodiscard]] std::vector<game::Player> made_players(const NewGameState& state);

// --- of Isles
float draw_board_options(Frame& f, NewGameState& state, Rect column, float y);
float draw_rule_options(Frame& f, NewGameState& state, Rect column, float y);
/// Over everything while state.editor.open.
void draw_board_editor(Frame& f, const ScreenModel& model, NewGameState& state);
/// Does it; where a board that was changed by hand would be lost, asks first.
void drop_board(NewGameState& state, BoardDrop what);
/// The question, over everything. `was_asked`: it was open before this frame.
void draw_drop_question(Frame& f, NewGameState& state, bool was_asked);
inline constexpr std::size_t kSeedLetters = 24;
/// Takes its board and rules; seats are added or taken away at the end of the list as it wants.
void choose_preset(NewGameState& state, const isles::Preset& preset);
[[nodiscard]] std::uint64_t another_seed(std::uint64_t seed);

}  // namespace lw::ui
