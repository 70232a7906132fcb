#include "ui/isles/screen.hpp"

#include "ui/isles/board_view.hpp"
#include "ui/isles/context.hpp"
#include "ui/isles/replay.hpp"
#include "ui/isles/status_text.hpp"
#include "ui/table/keys.hpp"
#include "ui/table/model_reader.hpp"

#include <algorithm>

namespace lw::ui::isles {

namespace {

LayoutOptions options_of(const Model& model, const Screen& s) {
    LayoutOptions options;
    options.trade_open = s.side == SidePanel::trade;
    options.left_open = s.left_open;
    options.right_open = s.side != SidePanel::closed;
    options.players = model.setup->config.seats;
    options.replay = model.replay.has_value();
    return options;
}

void draw_wide(const Context& c) {
    draw_players(c, c.layout.players);
    Rect side = c.layout.side;
    if (const float prompt = prompt_height(c); prompt > 0) cut_top(side, prompt, c.px(12));
    if (const float hint = hint_height(c); hint > 0) cut_top(side, hint, c.px(12));
    if (side.h >= c.px(150)) draw_side(c, side);
    draw_actions(c, c.layout.actions);
}

void draw_middle(const Context& c) {
    if (c.s.left_open) {
        draw_players(c, c.layout.left_sheet);
    } else {
        draw_players_folded(c, c.layout.players);
    }
    if (c.s.side != SidePanel::closed) {
        draw_side(c, c.layout.right_sheet);
    } else {
        draw_side_folded(c, c.layout.side);
    }
    draw_actions(c, c.layout.actions);
}

void draw_phone(const Context& c) {
    draw_players_strip(c, c.layout.players);
    draw_tabs(c, c.layout.tabs);
    if (c.s.side != SidePanel::closed) {
        draw_side(c, above_prompt(c, c.layout.sheet));
        return;
    }
    draw_dice_box(c, c.layout.dice);
    draw_action_row(c, c.layout.actions);
}

void draw_low(const Context& c) {
    draw_players_list(c, c.layout.players);
    draw_tabs(c, c.layout.tabs);
    draw_action_row(c, c.layout.actions);
    if (c.s.side != SidePanel::closed) {
        draw_side(c, above_prompt(c, c.layout.sheet));
        return;
    }
    draw_dice_box(c, c.layout.dice);
}

void ask_for_frames(const Frame& frame, const Screen& state, bool pulsing) {
    if (pulsing || state.animator.active(frame.now) || state.scores.active(frame.now)) *frame.wants_frame = true;
    for (const double until : {state.note_until, state.pointed_until}) {
        if (until > frame.now) frame.wake_at(until);
    }
}

}  // namespace

draw::Picture board(const Frame& frame, const Model& model, const ScreenModel& screen, Screen& state) {
    read_model(frame, model, screen, state);
    const ScreenLayout layout = screen_layout(frame.size, frame.scale, options_of(model, state));
    const Context c{frame, model, screen, state, layout};
    move_camera(c);
    return picture_of(c);
}

void draw_screen(Frame& frame, const Model& model, const ScreenModel& screen, Screen& state) {
    if (model.hand_off.valid()) {
        forget_viewer(state, game::Seat{});
        table::start_anew(state, 0);
        frame.mirror->set_status("Hand the device to " + name_of(model.players, model.hand_off));
        return;
    }
    const ScreenLayout layout = screen_layout(frame.size, frame.scale, options_of(model, state));
    const Context c{frame, model, screen, state, layout};
    state.glint = {};
    if (model.replay) {
        draw_replay(c);
        return ask_for_frames(frame, state, false);
    }
    decline_by_itself(c);
    const bool over = model.view.table.phase == isles::Phase::over;
    if (over && !state.see_board) {
        draw_end(c);
        draw_table_settings(c);
        draw_share(c);
        return;
    }
    if (!sheet_covers(c)) board_spots(c);
    draw_gains(c);
    Rect status_place = layout.status;
    if (layout.form == Form::middle && layout.right_sheet.w > 0) {
        status_place.w = std::min(status_place.w, layout.right_sheet.x - frame.px(8) - status_place.x);
    }
    draw_status(c, status_place);
    // In the low form only the board is below the sheet.
    if ((!sheet_covers(c) && !hint_over_hand(c)) || layout.form == Form::low) {
        draw_hand(c, layout.hand);
        draw_build_bar(c, layout.build);
    }
    if (!sheet_covers(c)) draw_corners(c);
    switch (layout.form) {
        case Form::wide: draw_wide(c); break;
        case Form::middle: draw_middle(c); break;
        case Form::low: draw_low(c); break;
        case Form::phone: draw_phone(c); break;
    }
    draw_prompts(c);
    if (!sheet_covers(c)) draw_hint(c);
    draw_menu(c);
    draw_table_settings(c);
    draw_share(c);
    if (!sheet_covers(c) && !frame.kit->modal_open()) {
        board_input(c);
        explain_board(c);
    }
    board_keys(c);
    if (!sheet_covers(c)) draw_note(c);
    draw_flights(c);
    const Status status = status_of(model, c.tool(), state.viewer.chosen.valid());
    frame.mirror->set_status(status.text);
    const bool pulsing = !frame.still && c.tool() != scene::Tool::none && state.pulse_until > frame.now;
    ask_for_frames(frame, state, pulsing);
}

std::vector<KeyHelp> keys() {
    return table::with_common({{"R", "roll the dice"},
                               {"1 to 4", "road, settlement, city, card"},
                               {"T", "trade"},
                               {"E", "end the turn"},
                               {"H", "hide or show the hand"}},
                              false);
}

std::vector<Rich> public_lines(const Model& model, std::size_t most) {
    return table::public_lines(model, most, [&model](const isles::Event& event) -> std::optional<table::PublicLine> {
        if (std::holds_alternative<isles::OfferDeclined>(event)) return std::nullopt;  // what they refuse matters to nobody else
        const LogLine line = log_line(*model.setup, model.players, isles::redact(event, game::kSpectator));
        if (line.quiet || line.kind == LogKind::turn) return std::nullopt;
        return table::PublicLine{line.who, rich(line)};
    });
}

}  // namespace lw::ui::isles
