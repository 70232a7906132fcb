// Log and statistics: the right column (wide), or the sheet over the board; and the controls that open it.
#include "ui/scroll.hpp"
#include "ui/shires/context.hpp"
#include "ui/table/course.hpp"
#include "ui/table/point_lines.hpp"
#include "ui/table/tab.hpp"

#include <algorithm>

namespace lw::ui::shires {

namespace {

constexpr double kPointTime = 3;  // seconds that a pressed line shows its place

bool stats_open(const Context& c) { return c.s.side == SidePanel::stats; }

void show_place(const Context& c, const LogLine& line, bool pressed) {
    const shires::SegmentId feature = line.feature.valid() ? c.state().root[line.feature.index()] : shires::SegmentId{};
    point_at(c, line.cell, feature, pressed ? kPointTime : kHoverTime);
    if (pressed && c.layout.form != Form::wide) c.s.side = SidePanel::closed;
}

constexpr float kIndent = 24;  // look units, of the words
constexpr float kRoundHigh = 28;

void place(const Context& c, table::LogList& list, float width, std::size_t index) {
    const LogEntry& entry = c.s.book.entries()[index];
    if (entry.line.quiet || (c.s.scores_only && entry.line.kind != LogKind::score)) return;
    const float high = paragraph_height(c.f, width - c.px(kIndent), entry.line.words, kBody) + c.px(8);
    list.line(index, high, entry.round, entry.turn, entry.round > 0 ? c.px(kRoundHigh) : 0, 0);
}

void draw_line(const Context& c, Rect r, std::size_t index) {
    const LogLine& line = c.s.book.entries()[index].line;
    if (c.model.course && c.model.course->turns_at(index)) table::mark_turning_point(c.f, r);
    if (line.cell || line.feature.valid()) {
        const std::string id = "log.line." + std::to_string(index);
        const std::string label = line.words.plain();
        const Response response = area(c.f, {.id = id, .label = label, .rect = r, .listed = false, .focusable = false}, 6);
        if (response.hovered) fill(c.f, r, c.f.theme->row, c.px(6));
        if (response.hovered || response.pressed) show_place(c, line, response.pressed);
    }
    if (line.kind == LogKind::score) fill(c.f, {r.x - c.px(4), r.y + c.px(2), c.px(3), r.h - c.px(4)}, draw::rgb(0xD9A13B), c.px(1.5F));
    if (line.who.valid()) player_shape(c.f, {r.x + c.px(10), r.y + c.px(13)}, c.px(14), c.colour(line.who));
    paragraph(c.f, {r.x + c.px(kIndent), r.y + c.px(4)}, r.w - c.px(kIndent), line.words, kBody);
}

/// Downwards from `r.y`; returns the height.
float seat_stats(const Context& c, Rect r, game::Seat seat) {
    const float from = r.y;
    const SeatStats& stats = c.s.stats.of(seat);
    Rect head = cut_top(r, c.px(24));
    player_shape(c.f, {head.x + c.px(9), head.centre().y}, c.px(14), c.colour(seat));
    cut_left(head, c.px(24));
    text_fit(c.f, head, c.name(seat), kBold);
    std::string points;
    for (int k = 0; k < shires::kFeatureKinds; ++k) {
        const auto kind = static_cast<shires::FeatureKind>(k);
        points += (k > 0 ? ", " : "") + std::string(plural(kind)) + " " +
                  std::to_string(c.state().players[seat.index()].points[static_cast<std::size_t>(k)]);
    }
    r.y += paragraph(c.f, {r.x, r.y}, r.w, Rich(points), kSmall) + c.px(2);
    int placed = 0;
    for (const int n : stats.followers) placed += n;
    std::string more = counted(stats.tiles, "tile", "tiles") + ", " + counted(placed, "follower", "followers") + " placed";
    if (stats.best > 0) more += ", best: " + std::to_string(stats.best) + " for " + with_article(word(stats.best_kind));
    r.y += paragraph(c.f, {r.x, r.y}, r.w, Rich(more), kSmall);
    read_out(c.f, "stats.seat." + std::to_string(seat.value), c.name(seat) + ": " + points + "; " + more);
    return r.y - from;
}

void panel_tabs(const Context& c, Rect r) {
    const auto parts = columns(r, 2, 0);
    if (table::tab(c.f, parts[0], {"log", "Log", Image::icon_log, !stats_open(c)}, false)) c.s.side = SidePanel::log;
    if (table::tab(c.f, parts[1], {"stats", "Stats", Image::icon_stats, stats_open(c)}, false)) c.s.side = SidePanel::stats;
}

void log_and_stats(const Context& c, Rect in) {
    if (stats_open(c))
        draw_stats(c, inset(in, c.px(12), c.px(6)));
    else
        draw_log(c, inset(in, c.px(12), c.px(6)));
}

}  // namespace

void draw_log(const Context& c, Rect r) {
    Rect in = r;
    const Rect filter = cut_top(in, c.px(c.phone() ? 38 : 30), c.px(4));
    switch_row(c.f, filter, "log.scores", "Scores only", c.s.scores_only);
    ScrollArea scroll(c.f, "log.list", in, true);
    const float width = scroll.width() - c.px(10);
    table::LogList& list = c.s.log_list;
    list.update({width, c.f.scale, c.f.kit->fonts().generation(), c.model.generation, c.s.scores_only ? 1 : 0}, c.s.book.entries().size(),
                [&](table::LogList& to, std::size_t index) { place(c, to, width, index); });
    const float top = scroll.top();
    for (const table::LogList::Item& item : list.between(in.y - top, in.bottom() - top)) {
        const Rect at{in.x, top + item.top, width, item.high};
        if (item.round < 0)
            draw_line(c, at, item.entry);
        else
            divider_text(c.f, at, table::round_words(item.round));
    }
    scroll.done(top + list.height() + c.px(6));
}

void draw_stats(const Context& c, Rect r) {
    ScrollArea scroll(c.f, "stats.list", r);
    const float width = scroll.width() - c.px(10);
    float y = scroll.top();
    text(c.f, {r.x, y, width, c.px(26)}, "Points by round", kHeading);
    y += c.px(30);
    line_chart(c.f, {r.x, y, width, c.px(190)}, table::point_lines(c.setup().all_seats(), c.model.players, c.s.stats.points()), 0, "start");
    y += c.px(206);
    for (const game::Seat seat : c.setup().all_seats()) {
        y += seat_stats(c, {r.x, y, width, c.px(24)}, seat) + c.px(10);
    }
    scroll.done(y);
}

void draw_side(const Context& c, Rect r) {
    panel(c.f, r, 14);
    Rect in = r;
    panel_tabs(c, inset(cut_top(in, c.px(40)), c.px(8), 0));
    divider(c.f, r.x, in.y + c.px(1), r.w);
    cut_top(in, c.px(4));
    log_and_stats(c, in);
}

void draw_sheet(const Context& c, Rect r) {
    if (c.s.side == SidePanel::closed) return;
    if (c.s.side == SidePanel::tiles) return draw_tiles_left(c, r);
    if (c.layout.form == Form::middle) return draw_side(c, r);
    panel(c.f, r, 14);
    Rect in = r;
    const Rect head = inset(cut_top(in, c.px(44)), c.px(8), c.px(2));
    int chosen = stats_open(c) ? 1 : 0;
    if (segments(c.f, head, "sheet.part", "What is shown", {{"Log", Image::icon_log}, {"Statistics", Image::icon_stats}}, chosen)) {
        c.s.side = chosen == 1 ? SidePanel::stats : SidePanel::log;
    }
    log_and_stats(c, in);
}

void draw_tabs(const Context& c, Rect r) {
    const bool phone = c.phone();
    if (phone) {
        fill(c.f, r, c.f.theme->panel);
        c.f.kit->block(r);
        line(c.f, {r.x, r.y}, {r.right(), r.y}, c.f.theme->line, c.px(1.5F));
    } else {
        panel(c.f, r, 14);
    }
    const bool board = c.s.side == SidePanel::closed;
    const std::vector<table::Tab> all{{"board", "Board", Image::icon_fit, board && !c.s.lens},
                                      {"holders", "Holders", Image::icon_eye, c.s.lens.has_value()},
                                      {"log", "Log", Image::icon_log, c.s.side == SidePanel::log || stats_open(c)},
                                      {"tiles", "Tiles", scene::image_of(shires::Kind(4), 0, 0), c.s.side == SidePanel::tiles}};
    const auto n = static_cast<int>(all.size());
    const auto cells = phone ? columns(r, n, 0) : rows({r.x + c.px(2), r.y + c.px(4), r.w - c.px(4), c.px(62 * 4)}, n, c.px(4));
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!table::tab(c.f, cells[i], all[i], true)) continue;
        if (all[i].id == "holders") {
            c.s.lens = c.s.lens ? std::nullopt : std::optional(shires::FeatureKind::field);
            c.s.side = SidePanel::closed;
        } else {
            const SidePanel to = all[i].id == "log" ? SidePanel::log : all[i].id == "tiles" ? SidePanel::tiles : SidePanel::closed;
            c.s.side = c.s.side == to ? SidePanel::closed : to;
            if (to == SidePanel::closed) c.s.lens.reset();
        }
    }
}

}  // namespace lw::ui::shires
