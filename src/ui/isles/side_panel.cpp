// The right column: tabs with log and statistics, or the trade; the phone's row of tabs; round buttons on the sea.
#include "ui/isles/context.hpp"
#include "ui/table/tab.hpp"

#include <array>

namespace lw::ui::isles {

namespace {

using table::Tab;

void tab(const Context& c, Rect r, const Tab& t, bool above) {
    if (!table::tab(c.f, r, t, above)) return;
    // In the low form a second press closes the sheet; elsewhere there is a tab for the board, or a cross.
    const bool close = c.layout.form == Form::low && t.on;
    if (t.id == "log") c.s.side = close ? SidePanel::closed : SidePanel::log;
    if (t.id == "stats") c.s.side = close ? SidePanel::closed : SidePanel::stats;
    if (t.id == "board") c.s.side = SidePanel::closed;
    if (t.id == "menu") c.s.menu_open = true;
    if (t.id == "help") c.s.keys_wanted = true;
    if (t.id == "end.show") c.s.see_board = false;
    if (t.id == "share") c.s.share_open = true;
    if (t.id == "replay.close") c.f.emit(Back{});
}

bool shows_stats(const Context& c) { return c.s.side == SidePanel::stats; }

void round(const Context& c, Rect& column, std::string_view id, std::string_view label, Image image, std::string_view key, bool& pressed) {
    Button b{.id = id, .text = "", .label = label};
    b.icon = image;
    b.shortcut = key;
    pressed = round_button(c.f, cut_top(column, c.px(40), c.px(8)), b);
}

/// The tabs stay beside the sheet: it has a title and a cross.
void low_head(const Context& c, Rect r) {
    Button cross{.id = "side.close", .text = "", .label = "Close", .icon = Image::icon_cancel};
    cross.shortcut = "Esc";
    if (icon_button(c.f, middle(cut_right(r, c.px(40)), c.px(40), c.px(40)), cross)) c.s.side = SidePanel::closed;
    text_fit(c.f, r, shows_stats(c) ? "Statistics" : "Log", kHeading);
}

void low_tabs(const Context& c, Rect r) {
    panel(c.f, r);
    const auto parts = columns(inset(r, c.px(2), c.px(1)), c.model.replay ? 4 : 3, 0);
    tab(c, parts[0], {"log", "Log", Image::icon_log, c.s.side == SidePanel::log}, true);
    tab(c, parts[1], {"stats", "Stats", Image::icon_stats, c.s.side == SidePanel::stats}, true);
    if (c.model.replay) {
        tab(c, parts[2], {"share", "Share", Image::icon_share, false}, true);
        tab(c, parts[3], {"replay.close", "Leave", Image::icon_cancel, false}, true);
    } else {
        tab(c, parts[2], {"menu", "Menu", Image::icon_menu, c.s.menu_open}, true);
    }
}

bool lies_over(const Rect& a, const Rect& b) {
    return a.w > 0 && a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

}  // namespace

void draw_side(const Context& c, Rect r) {
    if (c.s.side == SidePanel::trade) {
        draw_trade(c, r);
        return;
    }
    panel(c.f, r);
    Rect in = r;
    if (c.layout.form == Form::low) low_head(c, inset(cut_top(in, c.px(42)), c.px(10), 0));
    if (!small(c.layout.form)) {
        Rect head = inset(cut_top(in, c.px(40)), c.px(8), 0);
        head.y += c.px(2);
        if (c.layout.form == Form::middle) {
            Button cross{.id = "side.close", .text = "", .label = "Close"};
            cross.icon = Image::icon_cancel;
            if (icon_button(c.f, cut_right(head, c.px(36)), cross)) c.s.side = SidePanel::closed;
        }
        const auto parts = columns(head, 2, 0);
        tab(c, parts[0], {"log", "Log", Image::icon_log, !shows_stats(c)}, false);
        tab(c, parts[1], {"stats", "Stats", Image::icon_stats, shows_stats(c)}, false);
        divider(c.f, r.x, in.y + c.px(1), r.w);
    }
    cut_top(in, c.px(4));
    if (shows_stats(c)) {
        draw_stats(c, inset(in, c.px(12), c.px(6)));
    } else {
        draw_log(c, inset(in, c.px(10), c.px(6)));
    }
}

void draw_side_folded(const Context& c, Rect r) {
    panel(c.f, r);
    Rect in = inset(r, c.px(2), c.px(4));
    tab(c, cut_top(in, c.px(58), c.px(4)), {"log", "Log", Image::icon_log, false}, true);
    tab(c, cut_top(in, c.px(58), c.px(4)), {"stats", "Stats", Image::icon_stats, false}, true);
    if (c.model.replay) {
        tab(c, cut_top(in, c.px(58), c.px(4)), {"share", "Share", Image::icon_share, false}, true);
        tab(c, cut_top(in, c.px(58)), {"replay.close", "Leave", Image::icon_cancel, false}, true);
        return;
    }
    tab(c, cut_top(in, c.px(58), c.px(4)), {"menu", "Menu", Image::icon_menu, false}, true);
    if (in.h >= c.px(58)) tab(c, cut_top(in, c.px(58), c.px(4)), {"help", "Keys", Image::icon_help, false}, true);
    if (c.table().phase == isles::Phase::over && in.h >= c.px(58)) {
        tab(c, cut_top(in, c.px(58)), {"end.show", "Result", Image::icon_trophy, false}, true);
    }
}

void draw_tabs(const Context& c, Rect r) {
    if (c.layout.form == Form::low) return low_tabs(c, r);
    fill(c.f, Rect{r.x, r.y, r.w, c.f.size.y - r.y}, c.f.theme->panel);
    c.f.kit->block(r);
    line(c.f, {r.x, r.y}, {r.right(), r.y}, c.f.theme->line, c.px(1.5F));
    const auto parts = columns(r, 4, 0);
    const bool board = c.s.side == SidePanel::closed || c.s.side == SidePanel::trade;
    tab(c, parts[0], {"board", "Board", Image::icon_board, board && !c.s.menu_open}, true);
    tab(c, parts[1], {"log", "Log", Image::icon_log, c.s.side == SidePanel::log}, true);
    tab(c, parts[2], {"stats", "Stats", Image::icon_stats, c.s.side == SidePanel::stats}, true);
    if (c.model.replay)
        tab(c, parts[3], {"replay.close", "Leave", Image::icon_cancel, false}, true);
    else
        tab(c, parts[3], {"menu", "Menu", Image::icon_menu, c.s.menu_open}, true);
}

void draw_corners(const Context& c) {
    bool pressed = false;
    Rect top = c.layout.corner_top;
    if (c.layout.form == Form::wide) {
        if (c.model.replay) {
            round(c, top, "replay.close", "Leave the replay", Image::icon_cancel, "Esc", pressed);
            if (pressed) c.f.emit(Back{});
            round(c, top, "share", "Share", Image::icon_share, "", pressed);
            if (pressed) c.s.share_open = true;
        } else {
            round(c, top, "menu", "Menu", Image::icon_menu, "", pressed);
            if (pressed) c.s.menu_open = true;
        }
        round(c, top, "help", "Keys and help", Image::icon_help, "?", pressed);
        if (pressed) c.s.keys_wanted = true;
        if (!c.model.replay && c.table().phase == isles::Phase::over) {
            round(c, top, "end.show", "Show the result", Image::icon_trophy, "", pressed);
            if (pressed) c.s.see_board = false;
        }
    }
    Rect bottom = c.layout.corner_bottom;
    if (lies_over(prompt_place(c), bottom)) return;
    if (bottom.h > c.px(100)) {
        round(c, bottom, "zoom.in", "Zoom in", Image::icon_zoom_in, "+", pressed);
        if (pressed) zoom_board(c, 1.25F);
        round(c, bottom, "zoom.out", "Zoom out", Image::icon_zoom_out, "-", pressed);
        if (pressed) zoom_board(c, 0.8F);
    }
    round(c, bottom, "fit", "Fit the board", Image::icon_fit, "0", pressed);
    if (pressed) fit_board(c);
    // One more above the corner's buttons, or beside them where the window is too low for that.
    Rect extra{c.layout.corner_bottom.x, c.layout.corner_bottom.y - c.px(48), c.px(40), c.px(40)};
    if (extra.y < c.layout.status.bottom()) extra = {extra.x - c.px(48), c.layout.corner_bottom.y, extra.w, extra.h};
    if (c.layout.form == Form::phone && c.model.replay) {
        round(c, extra, "share", "Share", Image::icon_share, "", pressed);
        if (pressed) c.s.share_open = true;
    } else if (small(c.layout.form) && c.table().phase == isles::Phase::over) {
        round(c, extra, "end.show", "Show the result", Image::icon_trophy, "", pressed);
        if (pressed) c.s.see_board = false;
    }
}

}  // namespace lw::ui::isles
