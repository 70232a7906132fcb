// The cards and bars over and below every game: menu, sharing, this table's settings, a replay's controls.
#pragma once

#include "ui/model.hpp"
#include "ui/paint.hpp"
#include "ui/table/state.hpp"

#include <span>
#include <string>

namespace lw::ui::table {

/// Menu and the question before leaving. `save_title` is proposed as a save's name.
void draw_menu(const Frame& f, const ScreenModel& screen, State& s, const std::string& save_title);

struct ShareFacts {
    bool over = false;
    bool fits_link = false;
    std::string_view board;       ///< "Copy a link to the board"
    std::string_view board_line;  ///< what is in it
    std::string_view file_line;   ///< what a file gives away
};
void draw_share(const Frame& f, const ScreenModel& screen, State& s, const ShareFacts& facts);

/// Requires s.table_settings while s.settings_open.
void draw_settings(const Frame& f, State& s);

struct ReplayPlace {
    int at = 0;
    int steps = 0;
    int turn_before = 0;
    int turn_after = 0;
    bool playing = false;
    ReplaySpeed speed = ReplaySpeed::normal;
    std::span<const int> turning_points;  ///< marked on the slider
};
/// Requires model.replay.
template <class G>
[[nodiscard]] ReplayPlace place_of(const GameModelOf<G>& model) {
    const ReplayModelOf<G>& replay = *model.replay;
    ReplayPlace place{replay.at, replay.steps, replay.turn_before, replay.turn_after, replay.playing, replay.speed, {}};
    if (model.course) place.turning_points = model.course->turning_points;
    return place;
}
/// The slider and the buttons for steps, turns, playing.
void draw_replay_bar(const Frame& f, Rect r, const ReplayPlace& replay);
/// Space, arrows, Home and End.
void replay_steps_by_key(const Frame& f, const ReplayPlace& replay);

}  // namespace lw::ui::table
