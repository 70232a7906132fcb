// What every panel of the game screen is given, and the few things they do alike.
#pragma once

#include "ui/isles/cards.hpp"
#include "ui/isles/log_text.hpp"
#include "ui/isles/screen.hpp"
#include "ui/isles/words.hpp"
#include "ui/kit.hpp"
#include "ui/paint.hpp"
#include "ui/widgets.hpp"

#include <string>

namespace lw::ui::isles {

struct Context {
    const Frame& f;
    const Model& model;
    const ScreenModel& screen;
    Screen& s;
    const ScreenLayout& layout;

    [[nodiscard]] const isles::View& view() const { return model.view; }
    [[nodiscard]] const isles::Table& table() const { return model.view.table; }
    [[nodiscard]] const isles::Setup& setup() const { return *model.setup; }
    [[nodiscard]] int seats() const { return model.setup->config.seats; }
    [[nodiscard]] game::Seat me() const { return model.view.viewer; }
    [[nodiscard]] bool watching() const { return !model.view.viewer.valid(); }
    /// The viewer must decide something now.
    [[nodiscard]] bool my_move() const { return model.view.viewer.valid() && model.view.to_act.seats.has(model.view.viewer); }
    [[nodiscard]] bool my_turn() const { return model.view.viewer.valid() && model.view.table.turn == model.view.viewer; }
    [[nodiscard]] float px(float look) const { return f.px(look); }
    [[nodiscard]] std::string name(game::Seat seat) const { return name_of(model.players, seat); }
    [[nodiscard]] const game::Player& player(game::Seat seat) const;
    [[nodiscard]] draw::Paint paint(game::Seat seat) const;
    [[nodiscard]] std::uint8_t colour(game::Seat seat) const { return player(seat).colour; }

    /// Sends the action once: a second press before the answer comes does nothing, nor does one that the rules refuse
    /// going by what the viewer knows.
    bool act(const isles::Action& action) const;
    /// False for a second press on the same position within the time an answer takes; true notes the press.
    bool may_send() const;
    [[nodiscard]] bool can(const isles::Action& action) const { return isles::check_view(setup(), view(), action) == isles::Reason::ok; }
    /// What is about to be placed: forced by the position, else armed by hand.
    [[nodiscard]] scene::Tool tool() const;
    void disarm() const;
};

/// The line with its icons, for paragraph() and rich_line().
[[nodiscard]] Rich rich(const LogLine& line);
[[nodiscard]] Rich rich(const isles::Resources& cards);
/// Each kind once, with its number where that is more than one.
[[nodiscard]] Rich brief(const isles::Resources& cards);

// --- the panels, each in a file of its own
void draw_status(const Context& c, Rect r);
void draw_players(const Context& c, Rect r);         ///< wide, and the opened sheet of the middle form
void draw_players_folded(const Context& c, Rect r);  ///< middle
void draw_players_strip(const Context& c, Rect r);   ///< phone
void draw_players_list(const Context& c, Rect r);    ///< low
void draw_bank(const Context& c, Rect r);
void draw_hand(const Context& c, Rect r);
void draw_build_bar(const Context& c, Rect r);
void draw_actions(const Context& c, Rect r);     ///< dice, roll, trade, undo, end turn
void draw_action_row(const Context& c, Rect r);  ///< low, phone: the same without dice
void draw_dice_box(const Context& c, Rect r);    ///< low, phone
void draw_corners(const Context& c);
void draw_tabs(const Context& c, Rect r);         ///< low, phone
void draw_side(const Context& c, Rect r);         ///< tabs, log and stats; or trade
void draw_side_folded(const Context& c, Rect r);  ///< middle
void draw_log(const Context& c, Rect r);
void draw_stats(const Context& c, Rect r);
void draw_trade(const Context& c, Rect r);
void draw_bank_trade(const Context& c, Rect r);
/// Declines what the viewer has said to decline all turn.
void decline_by_itself(const Context& c);
void draw_prompts(const Context& c);
/// Height of the prompt that stands in the side column (wide form); 0 = none.
[[nodiscard]] float prompt_height(const Context& c);
/// Where a prompt lies now; w = 0: there is none.
[[nodiscard]] Rect prompt_place(const Context& c);
/// What is left of an open sheet above a prompt that is due (phone, low).
[[nodiscard]] Rect above_prompt(const Context& c, Rect sheet);
/// On small screens an open sheet lies where the board is.
[[nodiscard]] inline bool sheet_covers(const Context& c) { return small(c.layout.form) && c.s.side != SidePanel::closed; }
void draw_menu(const Context& c);
void draw_share(const Context& c);  ///< the card that the menu, the end and a replay open
void draw_end(const Context& c);
/// Board and rules of this table, while state.settings_open.
void draw_table_settings(const Context& c);
void draw_flights(const Context& c);
void draw_gains(const Context& c);
/// "Nobody gets anything", "The bank is short of ore": for a few seconds after the roll.
void draw_note(const Context& c);
void draw_hint(const Context& c);
/// On the phone a hint takes the place of hand and build bar, so that the whole board is seen.
[[nodiscard]] bool hint_over_hand(const Context& c);
/// Of the hint that stands in the side column (wide form); 0 = none.
[[nodiscard]] float hint_height(const Context& c);

// --- the board under the pointer
/// The legal places as controls; before the panels, which lie over them.
void board_spots(const Context& c);
/// Drag, pinch, wheel, taps beside the places; after the panels.
void board_input(const Context& c);
void board_keys(const Context& c);
void common_keys(const Context& c);  ///< also used by a replay
void explain_board(const Context& c);
void fit_board(const Context& c);
void zoom_board(const Context& c, float factor);

/// The buttons that answer the offer of `from`; also drawn in that seat's row of the players' panel.
void draw_offer_buttons(const Context& c, Rect r, game::Seat from);

}  // namespace lw::ui::isles
