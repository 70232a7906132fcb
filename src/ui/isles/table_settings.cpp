// What the game was set up with, over the menu or the end screen.
#include "ui/isles/context.hpp"
#include "ui/modal.hpp"
#include "ui/scroll.hpp"
#include "ui/settings_list.hpp"

namespace lw::ui::isle {

namespace {

/// Name at the left, value at the right; what differs from the preset stands out.
void setting_line(const Context& c, Rect r, const SettingLine& line) {
    if (line.differs) row(c.f, r, true, 7);
    Rect in = inset(r, c.px(8), 0);
    const TextStyle style = line.differs ? kBold : kBody;
    text_fit(c.f, cut_right(in, in.w * 0.4F, c.px(8)), line.value, style, Align::right);
    text_fit(c.f, in, line.name, style);
}

}  // namespace

void draw_table_settings(const Context& c) {
    if (!c.s.settings_open) return;
    if (!c.s.table_settings) c.s.table_settings = table_settings(c.setup().config, c.model.players);
    const TableSettings& all = *c.s.table_settings;
    ModalCard card(c.f, 460, 620, say(Text::table_title));
    if (card.close_cross("table.close", say(Text::close))) c.s.settings_open = false;
    Rect in = card.body();
    const Rect head = cut_top(in, c.px(24), c.px(6));
    text_fit(c.f, head, all.preset, kLeadBold);
    ScrollArea scroll(c.f, "table.scroll", in);
    Rect list{in.x, scroll.top(), in.w - c.px(12), c.px(4000)};
    std::string label = all.preset;
    for (const SettingLine& line : all.lines) {
        setting_line(c, cut_top(list, c.px(28), c.px(2)), line);
        label += "; " + std::string(line.name) + ": " + line.value;
    }
    scroll.done(list.y);
    (void)area(c.f, {.id = "table.list", .label = label, .rect = head, .focusable = false});
}

}  // namespace lw::ui::isle
