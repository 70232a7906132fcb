#include "ui/shires/game_screen.hpp"

#include "ui/shires/board_view.hpp"
#include "ui/table/keys.hpp"
#include "ui/table/taking_in.hpp"

#include <utility>

namespace lw::ui {

namespace {

using shire::Context;

bool sheet_open(const Context& c) { return c.layout.form != Form::wide && c.s.side != ShiresPanel::closed; }
/// On the phone an open sheet stands in for everything between players and tabs.
bool covered(const Context& c) { return c.phone() && sheet_open(c); }

void draw_over_board(const Context& c) {
    if (covered(c)) return;
    shire::draw_open_sides(c);
    shire::draw_held_marks(c);
    shire::draw_scores(c);
    shire::draw_toggles(c);
    shire::draw_corner(c);
    shire::draw_note(c);
}

void draw_columns(const Context& c) {
    shire::draw_title(c, c.layout.title);
    if (c.phone())
        shire::draw_player_strip(c, c.layout.players);
    else
        shire::draw_players(c, c.layout.players);
    if (c.layout.form == Form::wide) {
        if (c.s.lens)
            shire::draw_held_list(c, c.layout.left);
        else
            shire::draw_tiles_left(c, c.layout.left);
        shire::draw_side(c, c.layout.side);
    } else {
        shire::draw_tabs(c, c.layout.tabs);
        shire::draw_sheet(c, c.layout.sheet);
    }
}

void draw_turn(const Context& c) {
    if (c.model.replay) return shire::draw_replay(c);
    if (!covered(c)) {
        shire::draw_status(c, c.layout.status);
        shire::draw_tile_card(c, c.layout.tile);
    }
    c.f.mirror->set_status(shire::status_of(c).text);
}

}  // namespace

draw::Picture board(const Frame& frame, const ShiresModel& model, const ScreenModel& screen, ShiresScreen& state) {
    shire::take_in(frame, model, screen, state);
    const ShiresLayout layout = shires_layout(frame.size, frame.scale, model.replay.has_value());
    const Context c{frame, model, screen, state, layout};
    shire::move_camera(c);
    return shire::picture_of(c);
}

void draw(Frame& frame, const ShiresModel& model, const ScreenModel& screen, ShiresScreen& state) {
    if (model.hand_off.valid()) {
        shire::forget_viewer(state, game::Seat{});
        frame.mirror->set_status("Hand the device to " + shire::name_of(model.players, model.hand_off));
        return;
    }
    const ShiresLayout layout = shires_layout(frame.size, frame.scale, model.replay.has_value());
    const Context c{frame, model, screen, state, layout};
    if (c.over() && !model.replay && !state.see_board) {
        shire::draw_end(c);
        shire::draw_over_cards(c);
        return;
    }
    shire::settle(c);
    if (!covered(c)) shire::board_controls(c);
    draw_over_board(c);
    draw_turn(c);
    draw_columns(c);
    if (!covered(c)) shire::draw_answer(c);
    shire::draw_over_cards(c);
    if (!frame.kit->modal_open()) {
        if (!covered(c)) shire::board_input(c);
        if (!model.replay) shire::board_keys(c);
    }
    if (state.animator.active(frame.now) || state.scores.active(frame.now)) *frame.wants_frame = true;
    if (state.pointed_until > frame.now) frame.wake_at(state.pointed_until);
}

std::vector<KeyHelp> shires_keys() {
    return table::with_common({{"Q and W", "turn the tile left, right"},
                               {"right click", "turn the tile right"},
                               {"wheel", "turn over an open cell, else zoom"},
                               {"N", "no follower"},
                               {"1 to 4", "who holds the fields, towns, roads, abbeys"},
                               {"P", "scores if the game ended now"},
                               {"K", "the tiles that are left"}},
                              false);
}

std::vector<KeyHelp> shires_replay_keys() {
    std::vector<KeyHelp> own = table::replay_step_keys();
    own.push_back({"1 to 4", "who holds the fields, towns, roads, abbeys"});
    own.push_back({"P", "scores if the game ended now"});
    return table::with_common(std::move(own), true);
}

std::vector<Rich> public_lines(const ShiresModel& model, std::size_t most) {
    return table::public_lines(model, most, [&model](const shires::Event& event) -> std::optional<table::PublicLine> {
        const shire::LogLine line = shire::log_line(model.view.table, model.players, event);
        if (line.quiet || line.kind == shire::LogKind::turn) return std::nullopt;
        return table::PublicLine{line.who, line.words};
    });
}

}  // namespace lw::ui
