// The individual screens; shell.cpp chooses. Each draws, lists and emits; none knows the app.
#pragma once

#include "ui/kit.hpp"
#include "ui/modal.hpp"
#include "ui/model.hpp"
#include "ui/paint.hpp"
#include "ui/screens/state.hpp"
#include "ui/scroll.hpp"
#include "ui/shell.hpp"
#include "ui/text.hpp"
#include "ui/widgets.hpp"

#include <string>
#include <string_view>

namespace lw::ui {

Rect draw_title(Frame& f, const ScreenModel& model);
void draw_new_game(Frame& f, const ScreenModel& model, NewGameState& state);
void draw_saves(Frame& f, const ScreenModel& model, ShellState& state);
/// Returns the place that is free for the board.
Rect draw_link(Frame& f, const ScreenModel& model);
void draw_settings(Frame& f, const ScreenModel& model, ShellState& state);
void draw_rules(Frame& f, ShellState& state);
void draw_keys(Frame& f, ShellState& state);
void draw_notice(Frame& f, const ScreenModel& model, ShellState& state);

// --- shared by the pages
/// Sea, paper card, title with the way back. Returns the inside below the title. The way back emits Back, or sets
/// `back_pressed` where that is given.
Rect open_page(Frame& f, std::string_view title, float wanted_width, float wanted_height, std::string_view back_id,
               bool* back_pressed = nullptr);
/// A setting with a sentence: words at the left, `control` wide at the right, or below when it is narrow.
/// Returns the rect for the control; `y` moves on.
struct SettingPlace {
    Rect control;
    bool visible = true;
};
SettingPlace setting_row(Frame& f, Rect column, float& y, std::string_view title, std::string_view line, float control_width,
                         bool below_when_narrow);
/// An input-like box that shows a value and asks for text when pressed.
bool text_box(const Frame& f, Rect r, std::string_view id, std::string_view label, std::string_view value, bool faded);
/// The switch of a setting row.
bool setting_switch(Frame& f, Rect column, float& y, std::string_view id, std::string_view title, std::string_view line, bool& value);
bool setting_segments(Frame& f, Rect column, float& y, std::string_view id, std::string_view title, std::string_view line,
                      const std::vector<Segment>& parts, int& chosen);
bool setting_stepper(Frame& f, Rect column, float& y, std::string_view id, std::string_view title, std::string_view line, int min, int max,
                     int& value, std::string_view shown = {});

/// The games side by side; `id`.0, `id`.1 and so on. True when `game` changed.
bool choose_game(Frame& f, Rect r, std::string_view id, GameKind& game);
[[nodiscard]] Text game_name(GameKind game);

}  // namespace lw::ui
