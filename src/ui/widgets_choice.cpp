// Switches, segments, tabs, steppers.
#include "ui/widgets.hpp"

#include <algorithm>
#include <cmath>
#include <string>

namespace lw::ui {

namespace {

std::string part(std::string_view id, std::string_view tail) { return std::string(id) + "." + std::string(tail); }

void draw_switch(const Frame& f, Rect r, std::string_view id, bool on, bool enabled) {
    const float at = f.kit->animate(f, part(id, "knob"), on ? 1.0F : 0.0F, 120);
    const draw::Theme& t = *f.theme;
    const Color ground = !enabled ? t.disabled : draw::mix(t.line_strong, t.primary, at);
    fill(f, r, ground, r.h / 2);
    const float radius = r.h / 2 - f.px(3);
    const Vec2 knob{r.x + r.h / 2 + (r.w - r.h) * at, r.centre().y};
    disc(f, knob, radius, enabled ? t.row_active : t.panel);
    if (on) icon(f, Image::icon_confirm, knob, radius * 1.3F, enabled ? t.primary : t.disabled_ink);
}

std::vector<Rect> grid(Rect r, std::size_t cells, int per_row, float gap) {
    if (per_row <= 0) return columns(r, static_cast<int>(cells), gap);
    std::vector<Rect> out;
    const int count = (static_cast<int>(cells) + per_row - 1) / per_row;
    for (const Rect& line : rows(r, count, gap)) {
        for (const Rect& cell : columns(line, per_row, gap)) out.push_back(cell);
    }
    return out;
}

}  // namespace

bool switch_row(const Frame& f, Rect r, std::string_view id, std::string_view words, bool& value, bool enabled, std::string_view reason) {
    ControlSpec spec{id, words, r, ControlKind::toggle, enabled, value, reason};
    const Response response = f.kit->control(f, spec);
    if (response.pressed) value = !value;
    if (response.visible) {
        Rect rest = r;
        const Rect box = middle(cut_right(rest, f.px(46), f.px(10)), f.px(46), f.px(26));
        text(f, rest, words, enabled ? kBody : kBody.with(f.theme->disabled_ink));
        draw_switch(f, box, id, value, enabled);
        if (response.focused) focus_ring(f, box, box.h / 2);
    }
    if (!enabled) explain(f, response, r, Rich(reason));
    return response.pressed;
}

bool switch_box(const Frame& f, Rect r, std::string_view id, std::string_view label, bool& value) {
    const Rect box = middle(r, f.px(46), f.px(26));
    const Response response = f.kit->control(f, {id, label, r, ControlKind::toggle, true, value});
    if (response.pressed) value = !value;
    draw_switch(f, box, id, value, true);
    if (response.focused) focus_ring(f, box, box.h / 2);
    return response.pressed;
}

bool segments(const Frame& f, Rect r, std::string_view id, std::string_view label, const std::vector<Segment>& parts, int& chosen,
              int per_row) {
    const draw::Theme& t = *f.theme;
    const float radius = f.px(11);
    fill(f, r, t.row, radius);
    outline(f, r, t.line, 1.5F, radius);
    const Rect inner = inset(r, f.px(3));
    const auto cells = grid(inner, parts.size(), per_row, f.px(2));
    bool changed = false;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Segment& s = parts[i];
        const bool on = chosen == static_cast<int>(i);
        const std::string name = part(id, std::to_string(i));
        const std::string words = std::string(label) + ": " + std::string(s.text);
        const Response response = f.kit->control(f, {.id = name,
                                                     .label = words,
                                                     .rect = cells[i],
                                                     .kind = ControlKind::toggle,
                                                     .enabled = s.enabled,
                                                     .on = on,
                                                     .reason = s.reason,
                                                     .asks_text = s.asks_text});
        if (response.pressed && !on) {
            chosen = static_cast<int>(i);
            changed = true;
        }
        if (!response.visible) continue;
        const float corner = f.px(9);
        if (on)
            fill(f, cells[i], response.hovered ? t.primary_hover : t.primary, corner);
        else if (response.hovered)
            fill(f, cells[i], t.row_active, corner);
        const Color ink = on ? t.on_primary : (s.enabled ? t.ink : t.disabled_ink);
        Rect face = inset(cells[i], f.px(4), 0);
        if (s.icon) {
            const float size = f.px(17);
            const float wide = std::min(text_width(f, s.text, kBold), face.w - size - f.px(6));
            const float gap = s.text.empty() ? 0 : f.px(6);
            face.x = face.centre().x - (wide + size + gap) / 2;
            icon(f, *s.icon, {face.x + size / 2, face.centre().y}, size, ink);
            face = {face.x + size + gap, face.y, wide + 1, face.h};
        }
        text_fit(f, face, s.text, kBold.with(ink), Align::centre);
        if (response.focused) focus_ring(f, cells[i], corner);
        if (!s.enabled) explain(f, response, cells[i], Rich(s.reason));
    }
    return changed;
}

bool tabs(const Frame& f, Rect r, std::string_view id, const std::vector<Segment>& parts, int& chosen, bool icons_above) {
    const draw::Theme& t = *f.theme;
    const auto cells = columns(r, static_cast<int>(parts.size()), 0);
    bool changed = false;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Segment& s = parts[i];
        const bool on = chosen == static_cast<int>(i);
        const Response response =
            f.kit->control(f, {part(id, std::to_string(i)), s.text, cells[i], ControlKind::toggle, s.enabled, on, s.reason});
        if (response.pressed && !on) {
            chosen = static_cast<int>(i);
            changed = true;
        }
        const Color ink = on || response.hovered ? t.ink : t.ink2;
        const Rect c = cells[i];
        if (icons_above) {
            if (s.icon) icon(f, *s.icon, {c.centre().x, c.y + c.h * 0.38F}, f.px(22), ink);
            text_fit(f, {c.x, c.y + c.h * 0.6F, c.w, f.px(16)}, s.text, kSmallBold.with(ink), Align::centre);
            if (on) fill(f, {c.x + c.w * 0.25F, c.y, c.w * 0.5F, f.px(3)}, t.accent, f.px(1.5F));
        } else {
            const TextStyle style = kBold.sized(13).with(ink);
            const float size = s.icon ? f.px(17) : 0;
            const float gap = s.icon ? f.px(5) : 0;
            const float wide = std::min(text_width(f, s.text, style), c.w - size - gap - f.px(6));
            const float x = c.centre().x - (wide + size + gap) / 2;
            if (s.icon) icon(f, *s.icon, {x + size / 2, c.centre().y - f.px(1)}, size, ink);
            text(f, {x + size + gap, c.y - f.px(1), wide + 1, c.h}, s.text, style);
            if (on) fill(f, {c.x, c.bottom() - f.px(3), c.w, f.px(3)}, t.accent);
        }
        if (response.focused) focus_ring(f, inset(c, f.px(5)), f.px(8));
    }
    return changed;
}

bool stepper(const Frame& f, Rect r, const Stepper& s, int& value) {
    const float side = std::min(r.h, f.px(44));
    Rect rest = r;
    const Rect less = middle(cut_left(rest, side), side, side);
    const Rect more = middle(cut_right(rest, side), side, side);
    const std::string minus = part(s.id, "minus");
    const std::string plus = part(s.id, "plus");
    const std::string words = std::string(s.label);
    const std::string fewer = words + ": less";
    const std::string greater = words + ": more";
    const int before = value;
    if (button(f, less,
               {.id = minus,
                .text = {},
                .label = fewer,
                .icon = Image::icon_minus,
                .enabled = value > s.min,
                .reason = "lowest",
                .text_size = 12,
                .keep_text = true})) {
        value = std::max(value - s.step, s.min);
    }
    if (button(f, more,
               {.id = plus,
                .text = {},
                .label = greater,
                .icon = Image::icon_plus,
                .enabled = value < s.max,
                .reason = "highest",
                .text_size = 12,
                .keep_text = true})) {
        value = std::min(value + s.step, s.max);
    }
    const std::string number = s.shown.empty() ? std::to_string(value) : std::string(s.shown);
    text_fit(f, rest, number, kBold.sized(s.shown.empty() ? 18.0F : 14.0F), Align::centre);
    return value != before;
}

}  // namespace lw::ui
