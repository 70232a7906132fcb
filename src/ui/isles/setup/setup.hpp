// Isles' parts of the set-up screen. What is drawn goes down from `y`; the result is where it ended.
#pragma once

#include "ui/isles/parts.hpp"
#include "ui/isles/setup/draft.hpp"
#include "ui/screens/new_game.hpp"

#include <cstddef>
#include <cstdint>
#include <tuple>

namespace lw::ui::isles {

[[nodiscard]] inline Draft& draft_of(NewGameState& state) { return std::get<Draft>(state.drafts); }
[[nodiscard]] inline const Draft& draft_of(const NewGameState& state) { return std::get<Draft>(state.drafts); }
[[nodiscard]] inline BoardSpec spec_of(const NewGameState& state) { return draft_of(state).board.spec(state.seats.size()); }
/// Null: a custom table.
[[nodiscard]] const Preset* preset_of(const NewGameState& state);

// --- what every game has (ui/screens/game_parts.hpp)
float draw_presets(Frame& f, NewGameState& state, Rect column, float y);
float draw_options(Frame& f, NewGameState& state, Rect column, float y);
bool draw_editor(Frame& f, const ScreenModel& model, NewGameState& state);
void draw_question(Frame& f, NewGameState& state);
void start(const Frame& f, NewGameState& state);
void enter(NewGameState& state);
void fill(NewGameState& state, const ScreenModel& model);
void take_answers(const ScreenModel& model, NewGameState& state);

// --- internal to this folder
[[nodiscard]] NewGame made_game(NewGameState& state);
float draw_board_options(Frame& f, NewGameState& state, Rect column, float y);
/// Does it; where a board that was changed by hand would be lost, asks first.
void drop_board(NewGameState& state, BoardDrop what);
inline constexpr std::size_t kSeedLetters = 24;
/// Takes its board and rules; adds or removes seats at the end of the list to match.
void choose_preset(NewGameState& state, const Preset& preset);
[[nodiscard]] std::uint64_t another_seed(std::uint64_t seed);

}  // namespace lw::ui::isles
