#include "ui/kit.hpp"
#include "ui/paint.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace lw::ui {

namespace {

ImVec2 vec(Vec2 p) { return {p.x, p.y}; }

float pixel_ratio() { return std::max(ImGui::GetIO().DisplayFramebufferScale.x, 1.0F); }

float to_pixel(float v) { return std::round(v * pixel_ratio()) / pixel_ratio(); }

/// Edges on whole pixels, so that flat shapes are sharp.
Rect snapped(Rect r) {
    const float x = to_pixel(r.x);
    const float y = to_pixel(r.y);
    return {x, y, std::max(to_pixel(r.right()) - x, 0.0F), std::max(to_pixel(r.bottom()) - y, 0.0F)};
}

/// Line widths of the look as whole pixels, at least one.
float stroke(const Frame& f, float look) { return std::max(std::floor(look * f.scale * pixel_ratio() + 0.01F), 1.0F) / pixel_ratio(); }

float radius_in(Rect r, float radius) { return std::min({radius, r.w / 2, r.h / 2}); }

}  // namespace

std::uint32_t packed(Color color) { return IM_COL32(color.r, color.g, color.b, color.a); }

Rect inset(Rect r, float by) { return inset(r, by, by); }

Rect inset(Rect r, float horizontal, float vertical) {
    return {r.x + horizontal, r.y + vertical, std::max(r.w - 2 * horizontal, 0.0F), std::max(r.h - 2 * vertical, 0.0F)};
}

Rect cut_top(Rect& r, float height, float gap) {
    const Rect part{r.x, r.y, r.w, std::min(height, r.h)};
    const float used = std::min(height + gap, r.h);
    r = {r.x, r.y + used, r.w, r.h - used};
    return part;
}

Rect cut_bottom(Rect& r, float height, float gap) {
    const float h = std::min(height, r.h);
    const Rect part{r.x, r.bottom() - h, r.w, h};
    r.h -= std::min(height + gap, r.h);
    return part;
}

Rect cut_left(Rect& r, float width, float gap) {
    const Rect part{r.x, r.y, std::min(width, r.w), r.h};
    const float used = std::min(width + gap, r.w);
    r = {r.x + used, r.y, r.w - used, r.h};
    return part;
}

Rect cut_right(Rect& r, float width, float gap) {
    const float w = std::min(width, r.w);
    const Rect part{r.right() - w, r.y, w, r.h};
    r.w -= std::min(width + gap, r.w);
    return part;
}

std::vector<Rect> columns(Rect r, int n, float gap) {
    std::vector<Rect> out;
    const auto count = static_cast<float>(std::max(n, 1));
    const float w = (r.w - gap * (count - 1)) / count;
    for (int i = 0; i < n; ++i) out.push_back({r.x + static_cast<float>(i) * (w + gap), r.y, w, r.h});
    return out;
}

std::vector<Rect> rows(Rect r, int n, float gap) {
    std::vector<Rect> out;
    const auto count = static_cast<float>(std::max(n, 1));
    const float h = (r.h - gap * (count - 1)) / count;
    for (int i = 0; i < n; ++i) out.push_back({r.x, r.y + static_cast<float>(i) * (h + gap), r.w, h});
    return out;
}

Rect middle(Rect r, float width, float height) { return {r.x + (r.w - width) / 2, r.y + (r.h - height) / 2, width, height}; }

void fill(const Frame& f, Rect r, Color color, float radius) {
    r = snapped(r);
    if (color.a == 0 || r.w <= 0 || r.h <= 0) return;
    f.kit->list()->AddRectFilled({r.x, r.y}, {r.right(), r.bottom()}, packed(color), radius_in(r, radius));
}

void outline(const Frame& f, Rect r, Color color, float width, float radius) {
    r = snapped(r);
    const float w = stroke(f, width);
    if (color.a == 0 || r.w <= 2 * w || r.h <= 2 * w) return;
    const Rect path = inset(r, w / 2);
    ImDrawList& list = *f.kit->list();
    list.PathRect({path.x, path.y}, {path.right(), path.bottom()}, std::max(radius_in(r, radius) - w / 2, 0.0F));
    list.PathStroke(packed(color), ImDrawFlags_Closed, w);
}

void line(const Frame& f, Vec2 a, Vec2 b, Color color, float width) {
    // The look's flat lines: axis-parallel ones are rectangles on whole pixels.
    const float w = stroke(f, width);
    if (a.y == b.y) return fill(f, {std::min(a.x, b.x), a.y - w / 2, std::abs(a.x - b.x), w}, color);
    if (a.x == b.x) return fill(f, {a.x - w / 2, std::min(a.y, b.y), w, std::abs(a.y - b.y)}, color);
    f.kit->list()->AddLine(vec(a), vec(b), packed(color), width * f.scale);
}

void dashed(const Frame& f, Vec2 a, Vec2 b, Color color, float width, float dash) {
    const float total = draw::length(b - a);
    const Vec2 way = draw::normalised(b - a);
    for (float at = 0; at < total; at += dash * 1.85F) {
        line(f, a + way * at, a + way * std::min(at + dash, total), color, width);
    }
}

void disc(const Frame& f, Vec2 centre, float radius, Color color) { f.kit->list()->AddCircleFilled(vec(centre), radius, packed(color)); }

void ring(const Frame& f, Vec2 centre, float radius, Color color, float width) {
    f.kit->list()->AddCircle(vec(centre), radius, packed(color), 0, width * f.scale);
}

void shadow(const Frame& f, Rect r, float radius, float drop) {
    fill(f, {r.x, r.y + std::round(f.px(drop)), r.w, r.h}, f.theme->shadow, radius);
}

void panel(const Frame& f, Rect r, float radius) {
    const float points = f.px(radius);
    f.kit->block(r);
    shadow(f, r, points, 3);
    fill(f, r, f.theme->panel, points);
    outline(f, r, f.theme->line, 1.5F, points);
}

void row(const Frame& f, Rect r, bool active, float radius) {
    const float points = f.px(radius);
    fill(f, r, active ? f.theme->row_active : f.theme->row, points);
    outline(f, r, active ? f.theme->accent : f.theme->line, active ? 2.0F : 1.5F, points);
}

void divider(const Frame& f, float x, float y, float width) { line(f, {x, y}, {x + width, y}, f.theme->line, 1.0F); }

void divider_text(const Frame& f, Rect r, std::string_view words) {
    const float wide = text_width(f, words, kSmallBold);
    const float side = (r.w - wide) / 2 - f.px(8);
    const float y = r.centre().y;
    if (side > 0) {
        divider(f, r.x, y, side);
        divider(f, r.right() - side, y, side);
    }
    text(f, r, words, kSmallBold, Align::centre);
}

void focus_ring(const Frame& f, Rect r, float radius) {
    const Rect outer = r.grown(f.px(3.5F));
    outline(f, outer, f.theme->focus, 3, radius + f.px(3.5F));
    outline(f, r.grown(f.px(0.5F)), f.theme->panel, 1, radius);
}

namespace {

void star(const Frame& f, Vec2 at, float radius, Color light, Color dark) {
    ImDrawList& list = *f.kit->list();
    constexpr float kPi = std::numbers::pi_v<float>;
    for (int k = 0; k < 4; ++k) {
        const float angle = kPi / 2 * static_cast<float>(k) - kPi / 2;
        const Vec2 tip{at.x + radius * std::cos(angle), at.y + radius * std::sin(angle)};
        for (int side = -1; side <= 1; side += 2) {
            const float turn = angle + static_cast<float>(side) * kPi / 8 * 0.9F;
            const Vec2 base{at.x + radius * 0.2F * std::cos(turn), at.y + radius * 0.2F * std::sin(turn)};
            list.AddTriangleFilled(vec(at), vec(side < 0 ? base : tip), vec(side < 0 ? tip : base), packed(side < 0 ? light : dark));
        }
    }
}

}  // namespace

void sea_ground(const Frame& f, Vec2 centre, bool compass) {
    const bool plain = f.theme_kind == draw::ThemeKind::contrast;
    const draw::SeaColors& sea = draw::sea(f.theme_kind == draw::ThemeKind::dark ? draw::SeaStyle::dark
                                           : plain                               ? draw::SeaStyle::contrast
                                                                                 : draw::SeaStyle::light);
    const Rect all{0, 0, f.size.x, f.size.y};
    f.kit->block(all);
    fill(f, all, sea.deep);
    if (plain) return;
    const float reach = f.size.x + f.size.y;
    for (int k = 0; k < 32; ++k) {
        const float angle = std::numbers::pi_v<float> * 2 * static_cast<float>(k) / 32;
        const Vec2 end{centre.x + reach * std::cos(angle), centre.y + reach * std::sin(angle)};
        f.kit->list()->AddLine(vec(centre), vec(end), packed(sea.line), f.px(1));
    }
    if (!compass) return;
    const float radius = std::min(f.px(372), f.size.y * 0.485F);
    const Color light = draw::mix(sea.deep, draw::kWhite, 0.24F);
    ring(f, centre, radius * 0.72F, light.with_alpha(0.55F), 1.2F);
    ring(f, centre, radius * 0.64F, light.with_alpha(0.35F), 1);
    star(f, centre, radius, light, sea.step.with_alpha(0.8F));
}

}  // namespace lw::ui
