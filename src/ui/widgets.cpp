#include "ui/widgets.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <string>

namespace lw::ui {

namespace {

struct ButtonLook {
    Color ground, edge, ink;
    bool flat = false;
};

ButtonLook look_of(const Frame& f, const Button& b, const Response& r) {
    const draw::Theme& t = *f.theme;
    if (!b.enabled) return {t.disabled, t.line, t.disabled_ink, true};
    const ButtonKind kind = b.on ? ButtonKind::primary : b.kind;
    const float lift = r.hovered || r.focused ? 1.0F : 0.0F;
    switch (kind) {
        case ButtonKind::accent: {
            const Color c = draw::mix(t.accent, t.on_accent, 0.10F * lift);
            return {c, c, t.on_accent};
        }
        case ButtonKind::primary: {
            const Color c = lift > 0 ? t.primary_hover : t.primary;
            return {c, c, t.on_primary};
        }
        case ButtonKind::danger: {
            // The danger colours are inks; on the dark theme they are pale, so the words on them are dark.
            const Color words = f.theme_kind == draw::ThemeKind::dark ? t.on_accent : draw::kWhite;
            const Color c = draw::mix(t.danger, words, 0.10F * lift);
            return {c, c, words};
        }
        case ButtonKind::ghost: {
            const Color ground = lift > 0 ? t.row : t.row.with_alpha(0);
            return {ground, ground, t.ink, true};
        }
        case ButtonKind::plain: break;
    }
    return {lift > 0 ? t.row_active : t.row, t.line_strong, t.ink};
}

std::string_view label_of(const Button& b) { return b.label.empty() ? b.text : b.label; }

void tip(const Frame& f, const Response& response, Rect r, const Button& b) {
    if (!response.explain) return;
    Rich words = b.tip;
    if (!b.shortcut.empty()) {
        if (words.empty()) words.text(label_of(b));
        words.text("  ").bold(b.shortcut);
    }
    if (words.empty() && b.text.empty()) words.text(label_of(b));
    if (!b.enabled && !b.reason.empty()) {
        if (!words.empty()) words.line_break();
        words.bold(b.reason);
    }
    if (!words.empty()) f.kit->tooltip(r, std::move(words));
}

ControlSpec spec_of(const Frame& f, Rect r, const Button& b) {
    const float small = std::min(r.w, r.h);
    const float wanted = f.touch ? f.px(44) : 0;
    ControlSpec spec{b.id, label_of(b), r, ControlKind::button, b.enabled, b.on, b.reason};
    spec.asks_text = b.asks_text;
    spec.slop = std::clamp((wanted - small) / 2, 0.0F, f.px(4));
    spec.next = b.next && b.enabled;
    return spec;
}

/// Icon and words in the middle of `r`.
void content(const Frame& f, Rect r, const Button& b, Color ink) {
    // A button without words has no room for a reason either: the tooltip gives it.
    const bool words_fit = b.enabled || b.reason.empty() || b.keep_text || b.text.empty();
    const std::string_view words = words_fit ? b.text : b.reason;
    const TextStyle style{Typeface::bold, b.text_size, ink, false};
    const float size = f.px(b.text.empty() ? b.text_size * 1.5F : b.text_size * 1.32F);
    const bool has_icon = b.icon.has_value() && (words_fit || b.text.empty());
    const float gap = has_icon && !words.empty() ? f.px(7) : 0;
    const float room = r.w - f.px(12) - gap - (has_icon ? size : 0);
    TextStyle fitted = style;
    float wide = words.empty() ? 0 : text_width(f, words, style);
    if (wide > room && wide > 0) {
        fitted.size = std::max(style.size * room / wide, 12.5F);
        wide = std::min(text_width(f, words, fitted), std::max(room, 0.0F));
    }
    float x = r.centre().x - (wide + gap + (has_icon ? size : 0)) / 2;
    const float y = r.centre().y;
    if (has_icon && !b.icon_last) {
        icon(f, *b.icon, {x + size / 2, y}, size, ink, Paint::none, false, b.enabled ? 1.0F : 0.8F);
        x += size + gap;
    }
    if (!words.empty()) text(f, {x, r.y, wide + 1, r.h}, words, fitted);
    if (has_icon && b.icon_last) icon(f, *b.icon, {x + wide + gap + size / 2, y}, size, ink);
}

bool draw_button(const Frame& f, Rect r, const Button& b, float radius, Color plain_ground, bool ground_given) {
    const Response response = f.kit->control(f, spec_of(f, r, b));
    if (response.visible) {
        ButtonLook look = look_of(f, b, response);
        if (ground_given && b.enabled && !b.on) look.ground = response.hovered ? f.theme->row_active : plain_ground;
        if (ground_given && !b.on) look.edge = f.theme->line;
        Rect face = r;
        if (!look.flat && !response.held) shadow(f, r, radius, 2);
        if (!look.flat && response.held) face.y += std::round(f.px(1));
        fill(f, face, look.ground, radius);
        outline(f, face, look.edge, 1.5F, radius);
        content(f, face, b, look.ink);
        if (response.focused) focus_ring(f, r, radius);
    }
    tip(f, response, r, b);
    return response.pressed;
}

}  // namespace

bool button(const Frame& f, Rect r, const Button& b) { return draw_button(f, r, b, f.px(b.radius), {}, false); }

float button_width(const Frame& f, const Button& b) {
    const float icon_size = b.icon ? f.px(b.text_size * 1.32F) + f.px(7) : 0;
    return text_width(f, b.text, {Typeface::bold, b.text_size, {}, false}) + icon_size + f.px(32);
}

bool round_button(const Frame& f, Rect r, const Button& b) { return draw_button(f, r, b, std::min(r.w, r.h) / 2, f.theme->panel, true); }

bool icon_button(const Frame& f, Rect r, const Button& b) {
    Button flat = b;
    if (flat.kind == ButtonKind::plain) flat.kind = ButtonKind::ghost;
    return draw_button(f, r, flat, f.px(b.radius), {}, false);
}

Response area(const Frame& f, const ControlSpec& spec, float radius) {
    const Response response = f.kit->control(f, spec);
    if (response.focused && response.visible) {
        const bool round = spec.kind == ControlKind::spot;
        focus_ring(f, spec.rect, round ? std::min(spec.rect.w, spec.rect.h) / 2 : f.px(radius));
    }
    return response;
}

void read_out(const Frame& f, std::string_view id, std::string_view words) {
    (void)f.kit->control(f, {.id = id, .label = words, .rect = {}, .kind = ControlKind::text, .focusable = false});
}

void explain(const Frame& f, const Response& response, Rect rect, const Rich& text) {
    if (response.explain && !text.empty()) f.kit->tooltip(rect, text);
}

void toast(const Frame& f, const Rich& words, bool error, float age_ms, bool can_dismiss, bool& dismissed) {
    dismissed = false;
    const float pad = f.px(14);
    const float mark = f.px(20);
    const float cross = can_dismiss ? f.px(44) : 0;
    const float most = std::min(f.px(460), f.size.x - f.px(24));
    const float room = most - 2 * pad - mark - f.px(10) - cross;
    const float inner = std::min(rich_width(f, words, kBody) + 1, room);
    const float high = std::max(paragraph_height(f, inner, words, kBody) + f.px(20), f.px(44));
    const float wide = inner + 2 * pad + mark + f.px(10) + cross;
    const float rise = f.still ? 0 : f.px(14) * std::clamp(1 - age_ms / 160.0F, 0.0F, 1.0F);
    // On a phone, upright or not, the lower part is full of buttons: there it comes from above.
    const float y = small(f.form) ? f.px(6) - rise : f.size.y - f.px(24) - high + rise;
    const Rect r{(f.size.x - wide) / 2, y, wide, high};
    if (rise > 0 && f.wants_frame != nullptr) *f.wants_frame = true;
    panel(f, r, 12);
    const Color tone = error ? f.theme->danger : f.theme->primary;
    icon(f, error ? Image::icon_warning : Image::icon_info, {r.x + pad + mark / 2, r.centre().y}, mark, tone);
    const float text_high = paragraph_height(f, inner, words, kBody);
    paragraph(f, {r.x + pad + mark + f.px(10), r.centre().y - text_high / 2}, inner, words, kBody);
    if (!can_dismiss) return;
    const Rect x = middle({r.right() - cross, r.y, cross, r.h}, f.px(36), f.px(36));
    dismissed = icon_button(f, x, {.id = "notice.close", .text = {}, .label = "Close", .icon = Image::icon_cancel});
}

}  // namespace lw::ui
