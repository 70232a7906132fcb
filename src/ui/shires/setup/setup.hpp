// Shires' parts of the set-up screen. What is drawn goes down from `y`; the result is where it ended.
#pragma once

#include "ui/screens/new_game.hpp"
#include "ui/shires/parts.hpp"
#include "ui/shires/setup/draft.hpp"

#include <tuple>

namespace lw::ui::shires {

[[nodiscard]] inline Draft& draft_of(NewGameState& state) { return std::get<Draft>(state.drafts); }
[[nodiscard]] inline const Draft& draft_of(const NewGameState& state) { return std::get<Draft>(state.drafts); }

// --- what every game has (ui/screens/game_parts.hpp); nothing is edited or asked here
float draw_presets(Frame& f, NewGameState& state, Rect column, float y);
float draw_options(Frame& f, NewGameState& state, Rect column, float y);
inline bool draw_editor(Frame& /*f*/, const ScreenModel& /*model*/, NewGameState& /*state*/) { return false; }
inline void draw_question(Frame& /*f*/, NewGameState& /*state*/) {}
void start(const Frame& f, NewGameState& state);
inline void enter(NewGameState& /*state*/) {}
inline void fill(NewGameState& /*state*/, const ScreenModel& /*model*/) {}
inline void take_answers(const ScreenModel& /*model*/, NewGameState& /*state*/) {}

// --- internal to this folder
[[nodiscard]] NewGame made_game(const NewGameState& state);

}  // namespace lw::ui::shires
