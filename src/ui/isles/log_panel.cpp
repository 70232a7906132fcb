// The log: lines grouped by round and turn, with filters; a press shows the place on the board.
#include "ui/isles/context.hpp"
#include "ui/scroll.hpp"
#include "ui/table/course.hpp"

namespace lw::ui::isles {

namespace {

constexpr double kPointTime = 3;

struct FilterTab {
    LogFilter filter;
    Image image;
    std::string_view label;
};
constexpr std::array<FilterTab, 5> kFilters{{{LogFilter::all, Image::icon_log, "Everything"},
                                             {LogFilter::build, Image::icon_settlement, "Building"},
                                             {LogFilter::cards, Image::icon_unknown_card, "Dice and cards"},
                                             {LogFilter::trade, Image::icon_trade, "Trade"},
                                             {LogFilter::robber, Image::icon_robber, "Robber"}}};

void filters(const Context& c, Rect r) {
    const auto parts = columns(r, static_cast<int>(kFilters.size()), c.px(4));
    for (std::size_t i = 0; i < kFilters.size(); ++i) {
        const bool on = c.s.filter == kFilters[i].filter;
        const std::string id = "log.filter." + std::to_string(i);
        const Response response =
            area(c.f, {.id = id, .label = kFilters[i].label, .rect = parts[i], .kind = ControlKind::toggle, .on = on}, 8);
        if (on || response.hovered) fill(c.f, parts[i], on ? c.f.theme->row : c.f.theme->row_active, c.px(8));
        outline(c.f, parts[i], on ? c.f.theme->primary : c.f.theme->line, c.px(on ? 2.5F : 1.5F), c.px(8));
        icon(c.f, kFilters[i].image, parts[i].centre(), c.px(18));
        explain(c.f, response, parts[i], kFilters[i].label);
        if (response.pressed) c.s.filter = kFilters[i].filter;
    }
}

constexpr float kIndent = 22;  // look units, of the words
constexpr float kRoundHigh = 28;
constexpr float kTurnGap = 5;

void place(const Context& c, table::LogList& list, float width, std::size_t index) {
    const LogEntry& entry = c.s.book.entries()[index];
    if (entry.line.quiet || !passes(c.s.filter, entry.line)) return;
    const float high = paragraph_height(c.f, width - c.px(kIndent), rich(entry.line), kBody) + c.px(7);
    list.line(index, high, entry.round, entry.turn, c.px(kRoundHigh), c.px(kTurnGap));
}

void draw_line(const Context& c, Rect r, std::size_t index) {
    const LogLine& entry = c.s.book.entries()[index].line;
    if (c.model.course && c.model.course->turns_at(index)) table::mark_turning_point(c.f, r);
    if (entry.place.valid()) {
        const std::string id = "log.line." + std::to_string(index);
        const std::string label = spoken(c.setup(), entry);
        const Response response = area(c.f, {.id = id, .label = label, .rect = r, .listed = false, .focusable = false}, 6);
        if (response.hovered) fill(c.f, r, c.f.theme->row, c.px(6));
        if (response.hovered || response.pressed) {
            if (c.s.pointed != entry.place || c.s.pointed_until < c.f.now) *c.f.wants_frame = true;
            c.s.pointed = entry.place;
            c.s.pointed_until = c.f.now + (response.pressed ? kPointTime : 0.2);
        }
        if (response.pressed && small(c.layout.form)) c.s.side = SidePanel::closed;
    }
    if (entry.who.valid()) player_shape(c.f, {r.x + c.px(9), r.y + c.px(12)}, c.px(12.5F), c.colour(entry.who));
    paragraph(c.f, {r.x + c.px(kIndent), r.y + c.px(3)}, r.w - c.px(kIndent), rich(entry), kBody);
}

}  // namespace

void draw_log(const Context& c, Rect r) {
    Rect in = r;
    filters(c, cut_top(in, c.px(small(c.layout.form) ? 40 : 30), c.px(4)));
    ScrollArea scroll(c.f, "log.list", in, true);
    const float width = scroll.width() - c.px(10);
    table::LogList& list = c.s.log_list;
    list.update({width, c.f.scale, c.f.kit->fonts().generation(), c.model.generation, static_cast<int>(c.s.filter)},
                c.s.book.entries().size(), [&](table::LogList& to, std::size_t index) { place(c, to, width, index); });
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

}  // namespace lw::ui::isles
