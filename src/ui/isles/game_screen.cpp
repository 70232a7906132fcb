#include "ui/isles/game_screen.hpp"

#include "ui/isles/board_view.hpp"
#include "ui/isles/context.hpp"
#include "ui/isles/replay.hpp"
#include "ui/isles/status_text.hpp"
#include "ui/table/keys.hpp"
#include "ui/table/taking_in.hpp"

#include <algorithm>

namespace lw::ui {

namespace {

using isle::Context;
using isle::sheet_covers;

LayoutWishes wishes_of(const GameModel& model, const GameScreen& s) {
    LayoutWishes wishes;
    wishes.trade_open = s.side == SidePanel::trade;
    wishes.left_open = s.left_open;
    wishes.right_open = s.side != SidePanel::closed;
    wishes.players = model.setup->config.seats;
    wishes.replay = model.replay.has_value();
    return wishes;
}

void draw_wide(const Context& c) {
    isle::draw_players(c, c.layout.players);
    Rect side = c.layout.side;
    if (const float prompt = isle::prompt_height(c); prompt > 0) cut_top(side, prompt, c.px(12));
    if (side.h >= c.px(150)) isle::draw_side(c, side);
    isle::draw_actions(c, c.layout.actions);
}

void draw_middle(const Context& c) {
    if (c.s.left_open) {
        isle::draw_players(c, c.layout.left_sheet);
    } else {
        isle::draw_players_folded(c, c.layout.players);
    }
    if (c.s.side != SidePanel::closed) {
        isle::draw_side(c, c.layout.right_sheet);
    } else {
        isle::draw_side_folded(c, c.layout.side);
    }
    isle::draw_actions(c, c.layout.actions);
}

void draw_phone(const Context& c) {
    isle::draw_players_strip(c, c.layout.players);
    isle::draw_tabs(c, c.layout.tabs);
    if (c.s.side != SidePanel::closed) {
        isle::draw_side(c, isle::above_prompt(c, c.layout.sheet));
        return;
    }
    isle::draw_dice_box(c, c.layout.dice);
    isle::draw_action_row(c, c.layout.actions);
}

void draw_low(const Context& c) {
    isle::draw_players_list(c, c.layout.players);
    isle::draw_tabs(c, c.layout.tabs);
    isle::draw_action_row(c, c.layout.actions);
    if (c.s.side != SidePanel::closed) {
        isle::draw_side(c, isle::above_prompt(c, c.layout.sheet));
        return;
    }
    isle::draw_dice_box(c, c.layout.dice);
}

void ask_for_frames(const Frame& frame, const GameScreen& state, bool pulsing) {
    if (pulsing || state.animator.active(frame.now) || state.scores.active(frame.now)) *frame.wants_frame = true;
    for (const double until : {state.note_until, state.pointed_until}) {
        if (until > frame.now) frame.wake_at(until);
    }
}

}  // namespace

draw::Picture board(const Frame& frame, const GameModel& model, const ScreenModel& screen, GameScreen& state) {
    isle::take_in(frame, model, screen, state);
    const GameLayout layout = game_layout(frame.size, frame.scale, wishes_of(model, state));
    const Context c{frame, model, screen, state, layout};
    isle::move_camera(c);
    return isle::picture_of(c);
}

void draw(Frame& frame, const GameModel& model, const ScreenModel& screen, GameScreen& state) {
    if (model.hand_off.valid()) {
        isle::forget_viewer(state, game::Seat{});
        table::start_anew(state, 0);
        frame.mirror->set_status("Hand the device to " + isle::name_of(model.players, model.hand_off));
        return;
    }
    const GameLayout layout = game_layout(frame.size, frame.scale, wishes_of(model, state));
    const Context c{frame, model, screen, state, layout};
    state.glint = {};
    if (model.replay) {
        isle::draw_replay(c);
        return ask_for_frames(frame, state, false);
    }
    isle::decline_by_itself(c);
    const bool over = model.view.table.phase == isles::Phase::over;
    if (over && !state.see_board) {
        isle::draw_end(c);
        isle::draw_table_settings(c);
        isle::draw_share(c);
        return;
    }
    if (!sheet_covers(c)) isle::board_spots(c);
    isle::draw_gains(c);
    Rect status_place = layout.status;
    if (layout.form == Form::middle && layout.right_sheet.w > 0) {
        status_place.w = std::min(status_place.w, layout.right_sheet.x - frame.px(8) - status_place.x);
    }
    isle::draw_status(c, status_place);
    // In the low form only the board is below the sheet.
    if (!sheet_covers(c) || layout.form == Form::low) {
        isle::draw_hand(c, layout.hand);
        isle::draw_build_bar(c, layout.build);
    }
    if (!sheet_covers(c)) isle::draw_corners(c);
    switch (layout.form) {
        case Form::wide: draw_wide(c); break;
        case Form::middle: draw_middle(c); break;
        case Form::low: draw_low(c); break;
        case Form::phone: draw_phone(c); break;
    }
    isle::draw_prompts(c);
    isle::draw_menu(c);
    isle::draw_table_settings(c);
    isle::draw_share(c);
    if (!sheet_covers(c) && !frame.kit->modal_open()) {
        isle::board_input(c);
        isle::explain_board(c);
    }
    isle::board_keys(c);
    if (!sheet_covers(c)) isle::draw_note(c);
    isle::draw_flights(c);
    const isle::Status status = isle::status_of(model, c.tool(), state.viewer.chosen.valid());
    frame.mirror->set_status(status.text);
    const bool pulsing = !frame.still && c.tool() != scene::Tool::none && state.pulse_until > frame.now;
    ask_for_frames(frame, state, pulsing);
}

std::vector<KeyHelp> game_keys() {
    return table::with_common({{"R", "roll the dice"},
                               {"1 to 4", "road, settlement, city, card"},
                               {"T", "trade"},
                               {"E", "end the turn"},
                               {"H", "hide or show the hand"}},
                              false);
}

std::vector<Rich> public_lines(const GameModel& model, std::size_t most) {
    return table::public_lines(model, most, [&model](const isles::Event& event) -> std::optional<table::PublicLine> {
        const isle::LogLine line = isle::log_line(*model.setup, model.players, isles::redact(event, game::kSpectator));
        if (line.quiet || line.kind == isle::LogKind::turn) return std::nullopt;
        return table::PublicLine{line.who, isle::rich(line)};
    });
}

}  // namespace lw::ui
