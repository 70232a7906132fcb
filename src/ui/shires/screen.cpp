#include "ui/shires/screen.hpp"

#include "ui/shires/board_view.hpp"
#include "ui/table/keys.hpp"
#include "ui/table/model_reader.hpp"

#include <utility>

namespace lw::ui::shires {

namespace {

bool sheet_open(const Context& c) { return c.layout.form != Form::wide && c.s.side != SidePanel::closed; }
/// On the phone an open sheet stands in for everything between players and tabs.
bool covered(const Context& c) { return c.phone() && sheet_open(c); }

void draw_over_board(const Context& c) {
    if (covered(c)) return;
    draw_open_sides(c);
    draw_held_marks(c);
    draw_scores(c);
    draw_toggles(c);
    draw_corner(c);
    draw_note(c);
}

void draw_columns(const Context& c) {
    draw_title(c, c.layout.title);
    if (c.phone())
        draw_player_strip(c, c.layout.players);
    else
        draw_players(c, c.layout.players);
    if (c.layout.form == Form::wide) {
        if (c.s.lens)
            draw_held_list(c, c.layout.left);
        else
            draw_tiles_left(c, c.layout.left);
        Rect side = c.layout.side;
        if (const float hint = hint_height(c); hint > 0) cut_top(side, hint, c.px(12));
        draw_side(c, side);
    } else {
        draw_tabs(c, c.layout.tabs);
        draw_sheet(c, c.layout.sheet);
    }
}

void draw_turn(const Context& c) {
    if (c.model.replay) return draw_replay(c);
    if (!covered(c)) {
        draw_status(c, c.layout.status);
        draw_tile_card(c, c.layout.tile);
    }
    c.f.mirror->set_status(status_of(c).text);
}

}  // namespace

draw::Picture board(const Frame& frame, const Model& model, const ScreenModel& screen, Screen& state) {
    read_model(frame, model, screen, state);
    const ScreenLayout layout = screen_layout(frame.size, frame.scale, model.replay.has_value());
    const Context c{frame, model, screen, state, layout};
    move_camera(c);
    return picture_of(c);
}

void draw_screen(Frame& frame, const Model& model, const ScreenModel& screen, Screen& state) {
    if (model.hand_off.valid()) {
        forget_viewer(state, game::Seat{});
        frame.mirror->set_status("Hand the device to " + name_of(model.players, model.hand_off));
        return;
    }
    const ScreenLayout layout = screen_layout(frame.size, frame.scale, model.replay.has_value());
    const Context c{frame, model, screen, state, layout};
    if (c.over() && !model.replay && !state.see_board) {
        draw_end(c);
        draw_over_cards(c);
        return;
    }
    settle(c);
    if (!covered(c)) board_controls(c);
    draw_over_board(c);
    draw_turn(c);
    draw_columns(c);
    if (!covered(c)) {
        draw_answer(c);
        draw_hint(c);
    }
    draw_over_cards(c);
    if (!frame.kit->modal_open()) {
        if (!covered(c)) board_input(c);
        if (!model.replay) board_keys(c);
    }
    if (state.animator.active(frame.now) || state.scores.active(frame.now)) *frame.wants_frame = true;
    if (state.pointed_until > frame.now) frame.wake_at(state.pointed_until);
}

std::vector<KeyHelp> keys() {
    return table::with_common({{"Q and W", "turn the tile left, right"},
                               {"right click", "turn the tile right"},
                               {"wheel", "turn over an open cell, else zoom"},
                               {"N", "no follower"},
                               {"1 to 4", "who holds the fields, towns, roads, abbeys"},
                               {"P", "scores if the game ended now"},
                               {"K", "the tiles that are left"}},
                              false);
}

std::vector<KeyHelp> replay_keys() {
    std::vector<KeyHelp> own = table::replay_step_keys();
    own.push_back({"1 to 4", "who holds the fields, towns, roads, abbeys"});
    own.push_back({"P", "scores if the game ended now"});
    return table::with_common(std::move(own), true);
}

std::vector<Rich> public_lines(const Model& model, std::size_t most) {
    return table::public_lines(model, most, [&model](const shires::Event& event) -> std::optional<table::PublicLine> {
        const LogLine line = log_line(model.view.table, model.players, event);
        if (line.quiet || line.kind == LogKind::turn) return std::nullopt;
        return table::PublicLine{line.who, line.words};
    });
}

}  // namespace lw::ui::shires
