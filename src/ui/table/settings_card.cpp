// What the game was set up with, over the menu or the end screen.
#include "ui/modal.hpp"
#include "ui/scroll.hpp"
#include "ui/table/cards.hpp"
#include "ui/text.hpp"

namespace lw::ui::table {

namespace {

/// Name at the left, value at the right; what differs from the preset stands out.
void setting_line(const Frame& f, Rect r, const SettingLine& line) {
    if (line.differs) row(f, r, true, 7);
    Rect in = inset(r, f.px(8), 0);
    const TextStyle style = line.differs ? kBold : kBody;
    text_fit(f, cut_right(in, in.w * 0.4F, f.px(8)), line.value, style, Align::right);
    text_fit(f, in, line.name, style);
}

}  // namespace

void draw_settings(const Frame& f, State& s) {
    if (!s.settings_open) return;
    const TableSettings& all = *s.table_settings;
    ModalCard card(f, 460, 620, say(Text::table_title));
    if (card.close_cross("table.close", say(Text::close))) s.settings_open = false;
    Rect in = card.body();
    const Rect head = cut_top(in, f.px(24), f.px(6));
    text_fit(f, head, all.preset, kLeadBold);
    ScrollArea scroll(f, "table.scroll", in);
    Rect list{in.x, scroll.top(), in.w - f.px(12), f.px(4000)};
    std::string label = all.preset;
    for (const SettingLine& line : all.lines) {
        setting_line(f, cut_top(list, f.px(28), f.px(2)), line);
        label += "; " + std::string(line.name) + ": " + line.value;
    }
    scroll.done(list.y);
    (void)area(f, {.id = "table.list", .label = label, .rect = head, .focusable = false});
}

}  // namespace lw::ui::table
