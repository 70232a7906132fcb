// A replay: the game's own board and panels, with the hands and the controls of the replay below.
#include "ui/isles/replay.hpp"
#include "ui/isles/status_text.hpp"
#include "ui/table/cards.hpp"
#include "ui/table/course.hpp"
#include "ui/table/keys.hpp"

#include <algorithm>

namespace lw::ui::isles {

namespace {

constexpr float kPhoneBar = 100;
constexpr float kMostBar = 900;

struct Places {
    Rect hands;
    Rect bar;
};

Places places_of(const Context& c) {
    const ScreenLayout& g = c.layout;
    if (g.form == Form::phone) {
        const float high = c.px(kPhoneBar);
        const Rect bar{g.actions.x, g.actions.bottom() - high, g.actions.w, high};
        return {{g.hand.x, g.hand.y, g.hand.w, bar.y - c.px(6) - g.hand.y}, bar};
    }
    if (g.form == Form::low) return {g.hand, g.actions};
    if (g.form == Form::middle) {
        // The bar needs less height than the panels of the game, four hands need more.
        const float more = c.px(24);
        const Rect bar{g.build.x, g.build.y + more, g.actions.right() - g.build.x, g.build.h - more};
        return {{g.hand.x, g.hand.y, g.hand.w, g.hand.h + more}, bar};
    }
    const float left = g.hand.right() + c.px(12);
    const float wide = std::min(g.actions.right() - left, c.px(kMostBar));
    return {g.hand, {g.actions.right() - wide, g.actions.y, wide, g.actions.h}};
}

/// What the step brought, in the words of the log; at the ends, where the game stands.
Status step_words(const Context& c) {
    const ReplayModel& replay = *c.model.replay;
    Status out = status_of(c.model, scene::Tool::none, false);
    if (replay.at == 0) out.text = "The beginning";
    if (c.table().phase == isles::Phase::over) return out;
    const auto& entries = c.s.book.entries();
    if (const LogLine* line = table::first_line(entries, replay.events_before, entries.size())) {
        out.who = line->who;
        out.text = line->plain();
    }
    return out;
}

void status_line(const Context& c, Rect r) {
    const Status status = step_words(c);
    panel(c.f, r, 22);
    Rect rest = inset(r, c.px(7), 0);
    if (status.who.valid()) {
        const float size = c.px(small(c.layout.form) ? 30 : 32);
        player_chip(c.f, middle(cut_left(rest, size, c.px(9)), size, size), c.player(status.who));
    } else {
        cut_left(rest, c.px(8));
    }
    const TextStyle style = small(c.layout.form) ? kBold.sized(c.layout.form == Form::low ? 14 : 15) : kLeadBold;
    const float high = paragraph_height(c.f, rest.w, Rich(status.text), style);
    if (c.layout.form == Form::low && high <= rest.h)
        paragraph(c.f, {rest.x, rest.centre().y - high / 2}, rest.w, Rich(status.text), style);
    else
        text_fit(c.f, rest, status.text, style);
    const ReplayModel& replay = *c.model.replay;
    c.f.mirror->set_status("Step " + std::to_string(replay.at) + " of " + std::to_string(replay.steps) + ": " + status.text);
}

void panels(const Context& c, const Places& places) {
    const bool open = c.s.side != SidePanel::closed;
    switch (c.layout.form) {
        case Form::wide:
            draw_players(c, c.layout.players);
            draw_side(c, c.layout.side);
            break;
        case Form::middle:
            if (c.s.left_open)
                draw_players(c, c.layout.left_sheet);
            else
                draw_players_folded(c, c.layout.players);
            if (open)
                draw_side(c, c.layout.right_sheet);
            else
                draw_side_folded(c, c.layout.side);
            break;
        case Form::low:
            draw_players_list(c, c.layout.players);
            draw_tabs(c, c.layout.tabs);
            if (open) draw_side(c, c.layout.sheet);
            break;
        case Form::phone:
            draw_players_strip(c, c.layout.players);
            draw_tabs(c, c.layout.tabs);
            if (!open) break;
            // The controls stay below the open sheet, so that log and numbers can be stepped through.
            Rect sheet = c.layout.sheet;
            sheet.h = places.bar.y - c.px(6) - sheet.y;
            draw_side(c, sheet);
            break;
    }
}

}  // namespace

void draw_replay(const Context& c) {
    const Places places = places_of(c);
    const bool covered = sheet_covers(c);
    if (!covered) {
        board_spots(c);
        draw_gains(c);
    }
    Rect status = c.layout.status;
    if (c.layout.form == Form::middle && c.layout.right_sheet.w > 0) {
        status.w = std::min(status.w, c.layout.right_sheet.x - c.px(8) - status.x);
    }
    status_line(c, status);
    if (!covered || c.layout.form == Form::low) draw_replay_hands(c, places.hands);
    if (!covered) draw_corners(c);
    table::draw_replay_bar(c.f, places.bar, table::place_of(c.model));
    panels(c, places);
    draw_share(c);
    if (!covered && !c.f.kit->modal_open()) {
        board_input(c);
        explain_board(c);
    }
    replay_keys(c);
    if (!covered) draw_note(c);
    draw_flights(c);
}

void replay_keys(const Context& c) {
    const Kit& kit = *c.f.kit;
    if (kit.modal_open()) return;
    Screen& s = c.s;
    if (kit.pressed(Press::escape)) {
        if (s.side != SidePanel::closed && c.layout.form != Form::wide)
            s.side = SidePanel::closed;
        else
            c.f.emit(Back{});
    }
    common_keys(c);
    table::replay_steps_by_key(c.f, table::place_of(c.model));
}

std::vector<KeyHelp> replay_keys() { return table::with_common(table::replay_step_keys(), true); }

}  // namespace lw::ui::isles
