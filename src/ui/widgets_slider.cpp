// A value on a line.
#include "ui/widgets.hpp"

#include <algorithm>
#include <cmath>

namespace lw::ui {

bool slider(const Frame& f, Rect r, const Slider& s, int& value) {
    const Response response =
        f.kit->control(f, {.id = s.id, .label = s.label, .rect = r, .kind = ControlKind::field, .listed = false, .focusable = false});
    const float knob = f.px(10);
    const Rect way{r.x + knob, r.centre().y - f.px(3), std::max(r.w - 2 * knob, 1.0F), f.px(6)};
    const int before = value;
    if (response.held) {
        const float part = std::clamp((f.kit->pointer().x - way.x) / way.w, 0.0F, 1.0F);
        value = static_cast<int>(std::lround(part * static_cast<float>(s.max)));
    }
    const float done = s.max > 0 ? way.w * static_cast<float>(value) / static_cast<float>(s.max) : 0;
    fill(f, way, f.theme->line, way.h / 2);
    fill(f, {way.x, way.y, done, way.h}, f.theme->primary, way.h / 2);
    const Vec2 at{way.x + done, r.centre().y};
    disc(f, {at.x, at.y + f.px(1.5F)}, knob, f.theme->line_strong);
    disc(f, at, knob, response.hovered || response.held ? f.theme->primary_hover : f.theme->primary);
    disc(f, at, f.px(4), f.theme->panel);
    return value != before;
}

}  // namespace lw::ui
