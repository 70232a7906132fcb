// A value on a line.
#include "ui/widgets.hpp"

#include <algorithm>
#include <cmath>

namespace lw::ui {

namespace {

constexpr float kMarkReach = 7;  // look units to either side

/// Where a value stands on the way.
float place_of(Rect way, const Slider& s, int value) {
    return s.max > 0 ? way.w * static_cast<float>(value) / static_cast<float>(s.max) : 0;
}

int value_at(const Frame& f, Rect way, const Slider& s) {
    const float x = std::clamp(f.kit->pointer().x - way.x, 0.0F, way.w);
    for (const int mark : s.marks) {
        if (std::abs(place_of(way, s, mark) - x) < f.px(kMarkReach)) return mark;
    }
    return static_cast<int>(std::lround(x / way.w * static_cast<float>(s.max)));
}

}  // namespace

bool slider(const Frame& f, Rect r, const Slider& s, int& value) {
    const Response response =
        f.kit->control(f, {.id = s.id, .label = s.label, .rect = r, .kind = ControlKind::field, .listed = false, .focusable = false});
    const float knob = f.px(10);
    const Rect way{r.x + knob, r.centre().y - f.px(3), std::max(r.w - 2 * knob, 1.0F), f.px(6)};
    const int before = value;
    if (response.held) value = value_at(f, way, s);
    const float done = place_of(way, s, value);
    fill(f, way, f.theme->line, way.h / 2);
    fill(f, {way.x, way.y, done, way.h}, f.theme->primary, way.h / 2);
    for (const int mark : s.marks) disc(f, {way.x + place_of(way, s, mark), way.centre().y}, f.px(5), f.theme->accent);
    const Vec2 at{way.x + done, r.centre().y};
    disc(f, {at.x, at.y + f.px(1.5F)}, knob, f.theme->line_strong);
    disc(f, at, knob, response.hovered || response.held ? f.theme->primary_hover : f.theme->primary);
    disc(f, at, f.px(4), f.theme->panel);
    return value != before;
}

}  // namespace lw::ui
