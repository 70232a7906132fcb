// The log: lines grouped by round and turn, with filters; a press shows the place on the board.
#include "ui/isles/context.hpp"
#include "ui/scroll.hpp"

namespace lw::ui::isle {

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
        const Response response = area(
            c.f,
            {.id = id, .label = kFilters[i].label, .rect = parts[i], .kind = ControlKind::toggle, .on = on},
            8);
        if (on || response.hovered) fill(c.f, parts[i], on ? c.f.theme->row : c.f.theme->row_active, c.px(8));
        outline(c.f, parts[i], on ? c.f.theme->primary : c.f.theme->line, c.px(on ? 2.5F : 1.5F), c.px(8));
        icon(c.f, kFilters[i].image, parts[i].centre(), c.px(18));
        explain(c.f, response, parts[i], kFilters[i].label);
        if (response.pressed) c.s.filter = kFilters[i].filter;
    }
}

float line_of(const Context& c, ScrollArea& scroll, float y, float width, std::size_t index) {
    const LogLine& entry = c.s.book.entries()[index].line;
    const Rich words = rich(entry);
    const float indent = c.px(22);
    const float high = paragraph_height(c.f, width - indent, words, kBody) + c.px(7);
    if (!scroll.shows(y, high)) return high;
    const Rect r{scroll.rect().x, y, width, high};
    if (entry.place.valid()) {
        const std::string id = "log.line." + std::to_string(index);
        const std::string label = spoken(c.setup(), entry);
        const Response response =
            area(c.f, {.id = id, .label = label, .rect = r, .listed = false, .focusable = false}, 6);
        if (response.hovered) fill(c.f, r, c.f.theme->row, c.px(6));
        if (response.hovered || response.pressed) {
            c.s.pointed = entry.place;
            c.s.pointed_until = c.f.now + (response.pressed ? kPointTime : 0.2);
            *c.f.wants_frame = true;
        }
        if (response.pressed && small(c.layout.form)) c.s.side = SidePanel::closed;
    }
    if (entry.who.valid()) player_shape(c.f, {r.x + c.px(9), y + c.px(12)}, c.px(12.5F), c.colour(entry.who));
    paragraph(c.f, {r.x + indent, y + c.px(3)}, width - indent, words, kBody);
    return high;
}

}  // namespace

void draw_log(const Context& c, Rect r) {
    Rect in = r;
    filters(c, cut_top(in, c.px(small(c.layout.form) ? 40 : 30), c.px(4)));
    ScrollArea scroll(c.f, "log.list", in, true);
    float y = scroll.top();
    const float width = scroll.width() - c.px(10);
    const auto& entries = c.s.book.entries();
    int round = -1;
    int turn = -1;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const LogEntry& entry = entries[i];
        if (entry.line.quiet || !passes(c.s.filter, entry.line)) continue;
        if (entry.round != round) {
            round = entry.round;
            const float high = c.px(28);
            if (scroll.shows(y, high)) {
                divider_text(c.f, Rect{in.x, y, width, high},
                             round == 0 ? "Set-up" : "Round " + std::to_string(round));
            }
            y += high;
        } else if (entry.turn != turn && turn != -1) {
            y += c.px(5);
        }
        turn = entry.turn;
        y += line_of(c, scroll, y, width, i);
    }
    if (c.s.pointed_until > c.f.now) *c.f.wants_frame = true;
    scroll.done(y + c.px(6));
}

}  // namespace lw::ui::isle
