#include "ui/table/tab.hpp"

#include "ui/widgets.hpp"

namespace lw::ui::table {

namespace {

void draw_above(const Frame& f, Rect r, const Tab& t, Color ink) {
    icon(f, t.image, {r.centre().x, r.y + r.h * 0.35F}, f.px(22), ink);
    text_fit(f, {r.x, r.y + r.h * 0.58F, r.w, f.px(18)}, t.text, kSmallBold.with(ink), Align::centre);
    if (t.on) fill(f, {r.centre().x - f.px(20), r.y, f.px(40), f.px(3)}, f.theme->accent, f.px(1.5F));
}

void draw_beside(const Frame& f, Rect r, const Tab& t, Color ink) {
    const TextStyle style = kBold.sized(13).with(ink);
    const float w = f.px(22) + text_width(f, t.text, style);
    icon_text(f, {r.centre().x - w / 2, r.centre().y}, t.image, f.px(17), t.text, style, f.px(5));
    if (t.on) fill(f, {r.x, r.bottom() - f.px(3), r.w, f.px(3)}, f.theme->accent);
}

}  // namespace

bool tab(const Frame& f, Rect r, const Tab& t, bool above) {
    const Response response = area(f, {.id = t.id, .label = t.text, .rect = r, .kind = ControlKind::toggle, .on = t.on});
    if (response.hovered) fill(f, inset(r, f.px(3)), f.theme->row, f.px(8));
    const Color ink = t.on ? f.theme->ink : f.theme->ink2;
    if (above)
        draw_above(f, r, t, ink);
    else
        draw_beside(f, r, t, ink);
    return response.pressed;
}

}  // namespace lw::ui::table
