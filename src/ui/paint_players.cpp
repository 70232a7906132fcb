#include "base/letters.hpp"
#include "ui/kit.hpp"
#include "ui/paint.hpp"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace lw::ui {

namespace {

constexpr Color kInk = draw::kPieceOutline;
constexpr Color kCream = draw::kPieceHalo;

const draw::PlayerColors& player(std::uint8_t colour) { return draw::kPlayers[colour % draw::kPlayerColors]; }

/// Coloured icons with dark outlines, which need paper below them on a dark ground.
bool wants_chip(Image image) {
    if (image >= Image::icon_brick && image <= Image::icon_ore) return true;
    return image >= Image::icon_road && image <= Image::icon_largest_army && image != Image::icon_victory_point;
}

float snap(float v) {
    const float ratio = std::max(ImGui::GetIO().DisplayFramebufferScale.x, 1.0F);
    return std::round(v * ratio) / ratio;
}

void quad(const Frame& f, Image image, Paint paint, Vec2 centre, float size, Color tint) {
    const Vec2 box = draw::info(image).box;
    const float unit = size / std::max(box.x, box.y);
    const float height = box.y * unit;
    if (!f.icon || height <= 0) return;
    const IconTexture t = f.icon(image, paint, height);
    if (t.texture == 0) return;
    const Vec2 wide = t.size.x > 0 ? t.size : Vec2{box.x * unit, height};
    const Vec2 at{snap(centre.x - wide.x / 2), snap(centre.y - wide.y / 2)};
    f.kit->list()->AddImage(reinterpret_cast<ImTextureID>(t.texture), {at.x, at.y}, {at.x + wide.x, at.y + wide.y}, {t.uv0.x, t.uv0.y},
                            {t.uv1.x, t.uv1.y}, packed(tint));
}

std::uint32_t upper(std::uint32_t c) {
    if (c >= 'a' && c <= 'z') return c - 0x20;
    if (c >= 0xE0 && c <= 0xFE && c != 0xF7) return c - 0x20;
    if (c >= 0x100 && c <= 0x17F) {
        const bool odd_is_upper = (c >= 0x139 && c <= 0x148) || c >= 0x179;
        const bool is_odd = (c & 1U) != 0;
        return is_odd == odd_is_upper ? c : c - 1;
    }
    if ((c >= 0x3B1 && c <= 0x3C9 && c != 0x3C2) || (c >= 0x430 && c <= 0x44F)) return c - 0x20;
    return c >= 0x450 && c <= 0x45F ? c - 0x50 : c;
}

}  // namespace

std::string initial(std::string_view name) {
    std::size_t at = 0;
    while (at < name.size() && name[at] == ' ') ++at;
    if (at >= name.size()) return "?";
    const std::string_view first = name.substr(at, base::letter_end(name, at) - at);
    std::size_t end = 0;
    std::string out;
    base::append_utf8(out, upper(base::next_code_point(first, end)));
    return out.append(first.substr(end));
}

void icon(const Frame& f, Image image, Vec2 centre, float size, std::optional<Color> tint, Paint paint, bool bare, float alpha) {
    Color color = draw::kWhite;
    if (draw::info(image).coloring == draw::Coloring::mono) color = tint.value_or(f.theme->ink);
    if (!bare && f.theme_kind == draw::ThemeKind::dark && wants_chip(image)) {
        fill(f, {centre.x - size / 2, centre.y - size / 2, size, size}, draw::kIconChip.with_alpha(alpha), size / 4);
        size *= 0.867F;
    }
    quad(f, image, paint, centre, size, color.with_alpha(alpha));
}

void icon_turned(const Frame& f, Image image, Vec2 centre, float size, float angle, float alpha) {
    if (!f.icon) return;
    const IconTexture t = f.icon(image, Paint::none, size);
    if (t.texture == 0) return;
    const float c = std::cos(angle) * size / 2;
    const float s = std::sin(angle) * size / 2;
    const auto corner = [&](float x, float y) { return ImVec2(centre.x + x * c - y * s, centre.y + x * s + y * c); };
    f.kit->list()->AddImageQuad(reinterpret_cast<ImTextureID>(t.texture), corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1),
                                {t.uv0.x, t.uv0.y}, {t.uv1.x, t.uv0.y}, {t.uv1.x, t.uv1.y}, {t.uv0.x, t.uv1.y},
                                packed(draw::kWhite.with_alpha(alpha)));
}

void player_chip(const Frame& f, Rect r, std::uint8_t colour, std::string_view letter, float alpha) {
    const draw::PlayerColors& p = player(colour);
    const float k = r.w / 40;
    const Rect square{r.x + k, r.y + k, 36 * k, 36 * k};
    const Color edge = f.theme_kind == draw::ThemeKind::dark ? kCream : kInk;
    const float stroke = std::max(1.8F * k, 1.5F);
    fill(f, square.grown(stroke / 2), edge.with_alpha(alpha), 10 * k + stroke / 2);
    fill(f, inset(square, stroke / 2), p.fill.with_alpha(alpha), 10 * k - stroke / 2);
    const TextStyle style{Typeface::black, 22 * k / f.scale, p.text.with_alpha(alpha), false};
    text(f, {r.x - 2 * k, r.y + 5.5F * k, 40 * k, 26 * k}, letter, style, Align::centre);
    const Vec2 badge{r.x + 31.5F * k, r.y + 31.5F * k};
    disc(f, badge, 8 * k + 0.75F * k, kInk.with_alpha(alpha));
    disc(f, badge, 8 * k - 0.75F * k, kCream.with_alpha(alpha));
    icon(f, draw::shape_image(p.shape), badge, 9.8F * k, kInk, Paint::none, true, alpha);
}

void player_chip(const Frame& f, Rect r, const game::Player& p, float alpha) { player_chip(f, r, p.colour, initial(p.name), alpha); }

void player_shape(const Frame& f, Vec2 centre, float size, std::uint8_t colour, float alpha) {
    const draw::PlayerColors& p = player(colour);
    const Image image = draw::shape_image(p.shape);
    const Color edge = f.theme_kind == draw::ThemeKind::dark ? kCream : kInk;
    const float wide = f.px(1.25F);
    constexpr std::array<Vec2, 8> kAround{{{1, 0}, {0.7F, 0.7F}, {0, 1}, {-0.7F, 0.7F}, {-1, 0}, {-0.7F, -0.7F}, {0, -1}, {0.7F, -0.7F}}};
    const Vec2 box = draw::info(image).box;
    if (!f.icon) return;
    const IconTexture t = f.icon(image, Paint::none, size);
    if (t.texture == 0) return;
    const Vec2 dim = t.size.x > 0 ? t.size : box * (size / box.y);
    const auto put = [&](Vec2 by, Color color) {
        const Vec2 at{snap(centre.x - dim.x / 2 + by.x), snap(centre.y - dim.y / 2 + by.y)};
        f.kit->list()->AddImage(reinterpret_cast<ImTextureID>(t.texture), {at.x, at.y}, {at.x + dim.x, at.y + dim.y}, {t.uv0.x, t.uv0.y},
                                {t.uv1.x, t.uv1.y}, packed(color));
    };
    for (const Vec2 way : kAround) put(way * wide, edge.with_alpha(alpha));
    put({}, p.fill.with_alpha(alpha));
}

}  // namespace lw::ui
