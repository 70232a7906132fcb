// What every panel of the screen of Shires is given, and the few things they do alike.
#pragma once

#include "scene/shires_choices.hpp"
#include "scene/shires_places.hpp"
#include "ui/kit.hpp"
#include "ui/paint.hpp"
#include "ui/shires/layout.hpp"
#include "ui/shires/screen.hpp"
#include "ui/widgets.hpp"

#include <string>

namespace lw::ui::shires {

struct Context {
    const Frame& f;
    const Model& model;
    const ScreenModel& screen;
    Screen& s;
    const ScreenLayout& layout;

    [[nodiscard]] const shires::View& view() const { return model.view; }
    [[nodiscard]] const shires::State& state() const { return model.view.table; }
    [[nodiscard]] const shires::Setup& setup() const { return *model.setup; }
    [[nodiscard]] int seats() const { return model.setup->config.seats; }
    [[nodiscard]] game::Seat me() const { return model.view.viewer; }
    [[nodiscard]] bool phone() const { return layout.form == Form::phone; }
    [[nodiscard]] bool my_move() const { return !model.replay && me().valid() && view().to_act.seats.has(me()); }
    [[nodiscard]] bool laying() const { return my_move() && state().phase == shires::Phase::tile; }
    [[nodiscard]] bool choosing() const { return my_move() && state().phase == shires::Phase::follower; }
    [[nodiscard]] bool over() const { return state().phase == shires::Phase::over; }
    [[nodiscard]] float px(float look) const { return f.px(look); }
    [[nodiscard]] std::string name(game::Seat seat) const { return name_of(model.players, seat); }
    [[nodiscard]] const game::Player& player(game::Seat seat) const;
    [[nodiscard]] draw::Paint paint(game::Seat seat) const { return draw::player_paint(player(seat).colour); }
    [[nodiscard]] std::uint8_t colour(game::Seat seat) const { return player(seat).colour; }
    [[nodiscard]] float tile_points() const { return s.camera.zoom * draw::kTileSide; }

    /// Sends the action once: a second press before the answer comes does nothing.
    bool act(const shires::Action& action) const;
    [[nodiscard]] bool can(const shires::Action& action) const { return shires::check_view(setup(), view(), action) == shires::Reason::ok; }
};

// --- steps of a turn (turn_steps.cpp)
/// How the tile would lie in the cell: turned as in hand, or to the next legal turn.
[[nodiscard]] std::uint8_t turn_at(const Context& c, shires::Cell cell);
/// Laying the tile there, as it is turned, ends the turn, since no follower can be put on it.
[[nodiscard]] bool ends_turn(const Context& c, shires::Cell cell);
/// A press on a legal cell lays the tile; where that has to be confirmed, it shows it there, and turns it if it is shown already.
void press_cell(const Context& c, shires::Cell cell);
void turn_tile(const Context& c, int way);
void pick_follower(const Context& c, const shires::Action& pick);
/// Where "none" is the only choice it is not asked for: the turn ends.
void settle(const Context& c);
/// The step that is due is shown first and then confirmed.
[[nodiscard]] bool confirms(const Context& c);
[[nodiscard]] bool can_confirm(const Context& c);
void confirm(const Context& c);
/// What the step is called on its button.
[[nodiscard]] std::string_view confirm_words(const Context& c);
/// First what is not confirmed yet, then the previous move.
[[nodiscard]] bool can_undo(const Context& c);
void undo(const Context& c);
/// The places for a follower as the rules list them, including "none".
[[nodiscard]] std::vector<shires::Action> follower_choices(const Context& c);

// --- the panels, each in a file of its own
void draw_title(const Context& c, Rect r);
void draw_players(const Context& c, Rect r);
void draw_player_strip(const Context& c, Rect r);
void draw_tile_card(const Context& c, Rect r);
void draw_status(const Context& c, Rect r);
void draw_tiles_left(const Context& c, Rect r);
void draw_held_list(const Context& c, Rect r);
void draw_side(const Context& c, Rect r);
void draw_sheet(const Context& c, Rect r);
void draw_tabs(const Context& c, Rect r);
void draw_log(const Context& c, Rect r);
void draw_stats(const Context& c, Rect r);
void draw_toggles(const Context& c);
void draw_corner(const Context& c);
/// Who holds the features of the kind being looked at, on the board.
void draw_held_marks(const Context& c);
/// Where the feature that was asked about is open.
void draw_open_sides(const Context& c);
void draw_scores(const Context& c);
void draw_note(const Context& c);
void draw_hint(const Context& c);
/// Of the hint that stands in the side column (wide form); 0 = none.
[[nodiscard]] float hint_height(const Context& c);
/// What was asked about on the board: a feature or an empty cell.
void draw_answer(const Context& c);
void draw_end(const Context& c);
void draw_over_cards(const Context& c);
void draw_replay(const Context& c);

/// A number in a pill, with the shapes of the players it belongs to. `size` of the words, look units.
[[nodiscard]] Rect pill_rect(const Context& c, Vec2 centre, game::SeatSet seats, const std::string& words, float size);
void draw_pill(const Context& c, Rect r, game::SeatSet seats, const std::string& words, float size, float alpha = 1);

/// The picture of a tile inside a panel.
void tile_picture(const Context& c, Rect square, shires::Kind kind, int rotation, std::size_t copy = 0, float angle = 0, float alpha = 1);

// --- the board under the pointer
inline constexpr double kHoverTime = 0.2;  ///< seconds that a line points on after the pointer has left it
/// Shows the cell or the feature (its root) on the board for `seconds`: what a line is about.
void point_at(const Context& c, std::optional<shires::Cell> cell, shires::SegmentId feature, double seconds);
/// Lights the feature and explains it, as a tap on it does.
void ask_about(const Context& c, shires::SegmentId feature);
void board_controls(const Context& c);
void board_input(const Context& c);
void board_keys(const Context& c);
void common_keys(const Context& c);  ///< also used by a replay
void fit_board(const Context& c);

/// Whose turn it is and what is expected.
struct Status {
    game::Seat who;
    std::string text;
    std::string more;  ///< a second line, smaller
};
[[nodiscard]] Status status_of(const Context& c);

}  // namespace lw::ui::shires
