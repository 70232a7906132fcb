// The first screen: the paper card beside the island (look/mockups/title.png).
#include "ui/layout.hpp"
#include "ui/screens/screens.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>

namespace lw::ui {

namespace {

/// A rectangle's corners painted over in `ground`, so that a picture below seems rounded.
void round_off(const Frame& f, Rect r, float radius, Color ground, bool lower_too) {
    ImDrawList& list = *f.kit->list();
    constexpr float kPi = std::numbers::pi_v<float>;
    const auto corner = [&](Vec2 at, Vec2 centre, float from) {
        list.PathLineTo({at.x, at.y});
        list.PathArcTo({centre.x, centre.y}, radius, from, from + kPi / 2, 10);
        list.PathFillConvex(packed(ground));
    };
    corner({r.x, r.y}, {r.x + radius, r.y + radius}, kPi);
    corner({r.right(), r.y}, {r.right() - radius, r.y + radius}, kPi * 1.5F);
    if (!lower_too) return;
    corner({r.right(), r.bottom()}, {r.right() - radius, r.bottom() - radius}, 0);
    corner({r.x, r.bottom()}, {r.x + radius, r.bottom() - radius}, kPi / 2);
}

struct ArtHex {
    int q, r;
    Image terrain;
};
constexpr ArtHex kArt[] = {
    {-3, 1, Image::terrain_forest},    {-2, 0, Image::terrain_hills},   {-2, 1, Image::terrain_fields},
    {-1, -1, Image::terrain_pasture},  {-1, 0, Image::terrain_pasture}, {-1, 1, Image::terrain_mountains},
    {0, -1, Image::terrain_mountains}, {0, 0, Image::terrain_forest},   {0, 1, Image::terrain_hills},
    {1, -1, Image::terrain_pasture},   {1, 0, Image::terrain_fields},   {1, 1, Image::terrain_pasture},
    {2, -1, Image::terrain_forest},    {2, 0, Image::terrain_hills},    {2, 1, Image::terrain_mountains},
    {3, -1, Image::terrain_fields},    {3, 0, Image::terrain_pasture}};

void hexagon(const Frame& f, Vec2 centre, float radius, Color color, float soft) {
    ImDrawList& list = *f.kit->list();
    for (int k = 0; k < 6; ++k) {
        const float angle =
            std::numbers::pi_v<float> / 3 * static_cast<float>(k) - std::numbers::pi_v<float> / 2;
        list.PathLineTo({centre.x + radius * std::cos(angle), centre.y + radius * std::sin(angle)});
    }
    list.PathFillConvex(packed(color));
    (void)soft;
}

/// A corner of an island with a few pieces, in a window of the card.
void draw_art(const Frame& f, Rect r) {
    const draw::SeaColors& sea = draw::kLightSea;
    f.kit->push_clip(r);
    fill(f, r, sea.mid);
    const float radius = f.px(40);
    const Vec2 middle_at{r.x + r.w * 0.45F, r.y + r.h * 0.5F};
    const float across = radius * std::numbers::sqrt3_v<float>;
    const auto place = [&](int q, int row) {
        const auto x = static_cast<float>(q);
        const auto y = static_cast<float>(row);
        return Vec2{middle_at.x + across * (x + y / 2), middle_at.y + radius * 1.5F * y};
    };
    for (const ArtHex& h : kArt) hexagon(f, place(h.q, h.r), radius * 1.34F, sea.shallow, 0);
    for (const ArtHex& h : kArt) hexagon(f, place(h.q, h.r), radius * 1.19F, sea.foam, 0);
    for (const ArtHex& h : kArt) hexagon(f, place(h.q, h.r), radius * 1.14F, sea.sand, 0);
    for (const ArtHex& h : kArt) {
        icon(f, h.terrain, place(h.q, h.r), radius * 2, {}, Paint::none, true);
        icon(f, Image::hex_seam, place(h.q, h.r), radius * 2 * 206 / 200, {}, Paint::none, true);
    }
    const Vec2 low = place(0, 0) + Vec2{across / 2, radius / 2};
    const Vec2 high = place(0, 0) + Vec2{-across / 2, -radius / 2};
    const Vec2 far = place(1, 0) + Vec2{across / 2, radius / 2};
    icon(f, Image::city, low + Vec2{0, -radius * 0.08F}, f.px(40), {}, Paint::p0, true);
    icon(f, Image::settlement, high + Vec2{0, -radius * 0.1F}, f.px(31), {}, Paint::p1, true);
    icon(f, Image::settlement, far + Vec2{0, -radius * 0.1F}, f.px(31), {}, Paint::p3, true);
    f.kit->pop_clip();
}

void draw_continue(Frame& f, Rect r, const SaveInfo& save) {
    const Response response =
        f.kit->control(f, {"title.continue", std::string(say(Text::title_continue)) + ": " + save.title, r,
                           ControlKind::button, save.problem.empty(), false, save.problem});
    const float radius = f.px(10);
    const bool good = save.problem.empty();
    if (!response.held) shadow(f, r, radius, 2);
    fill(f, r, good ? f.theme->row_active : f.theme->disabled, radius);
    if (response.hovered && good) fill(f, r, f.theme->accent.with_alpha(0.05F), radius);
    outline(f, r, good ? f.theme->accent : f.theme->line, 2, radius);
    Rect inner = inset(r, f.px(14), 0);
    const Rect chip = cut_left(inner, f.px(44), f.px(12));
    if (!save.players.empty()) player_chip(f, middle(chip, f.px(44), f.px(44)), save.players.front());
    const Rect go = cut_right(inner, f.px(24), f.px(6));
    icon(f, Image::icon_end_turn, go.centre(), f.px(22), good ? f.theme->accent : f.theme->disabled_ink);
    Rect words = middle(inner, inner.w, f.px(42));
    text(f, cut_top(words, f.px(23)), say(Text::title_continue), kLeadBold.sized(17));
    text_fit(f, words, good ? save.title : save.problem,
             good ? kSmall.sized(13) : kSmall.with(f.theme->danger));
    if (response.focused) focus_ring(f, r, radius);
    if (response.pressed) f.emit(Continue{});
}

void draw_game_card(Frame& f, Rect r) {
    const float radius = f.px(14);
    shadow(f, r, radius, 2);
    fill(f, r, f.theme->row, radius);
    const float words_high = f.px(112);
    if (r.h > words_high + f.px(56)) {
        const Rect art{r.x, r.y, r.w, r.h - words_high};
        draw_art(f, art);
        round_off(f, art, radius, f.theme->panel, false);
        line(f, {r.x, art.bottom()}, {r.right(), art.bottom()}, f.theme->line, 1.5F);
    }
    outline(f, r, f.theme->line, 1.5F, radius);
    Rect words{r.x + f.px(16), r.bottom() - words_high, r.w - f.px(32), words_high};
    const Rect press = middle(cut_right(words, f.px(150), f.px(16)), f.px(150), f.px(48));
    cut_top(words, f.px(9));
    text(f, cut_top(words, f.px(34)), say(Text::isles_name), kPoints);
    const float y = words.y;
    const float used = paragraph(f, {words.x, y}, words.w, say(Text::isles_line), kBody.faded());
    paragraph(f, {words.x, y + used}, words.w, say(Text::isles_facts), kBody.faded());
    if (button(f, press,
               {.id = "title.new",
                .text = say(Text::title_new_game),
                .kind = ButtonKind::primary,
                .text_size = 16})) {
        f.emit(Go{Screen::new_game});
    }
}

void draw_links(Frame& f, Rect r) {
    struct Link {
        std::string_view id;
        Text words;
        Image image;
        Screen screen;
    };
    constexpr Link kLinks[] = {
        {"title.saves", Text::title_saves, Image::icon_load, Screen::saves},
        {"title.rules", Text::title_rules, Image::icon_rules, Screen::rules},
        {"title.settings", Text::title_settings, Image::icon_settings, Screen::settings}};
    const auto cells = columns(r, 3, f.px(6));
    for (std::size_t i = 0; i < 3; ++i) {
        const Link& link = kLinks[i];
        if (button(f, cells[i],
                   {.id = link.id, .text = say(link.words), .icon = link.image, .kind = ButtonKind::ghost})) {
            f.emit(Go{link.screen});
        }
    }
}

void draw_quick(Frame& f, Rect r, bool short_words) {
    if (button(f, r,
               {.id = "title.quick",
                .text = say(short_words ? Text::title_quick_short : Text::title_quick),
                .label = say(Text::title_quick),
                .kind = ButtonKind::accent,
                .tip = short_words ? Rich(say(Text::title_quick_tip)) : Rich(),
                .text_size = 17})) {
        f.emit(QuickGame{});
    }
}

void tall_card(Frame& f, Rect card, const ScreenModel& model) {
    Rect inner = inset(card, f.px(card.w < f.px(470) ? 24 : 32), f.px(28));
    text_fit(f, cut_top(inner, f.px(70)), say(Text::app_name), kGameTitle);
    text(f, cut_top(inner, f.px(26), f.px(22)), say(Text::app_line), kLead.faded());
    const Rect links = cut_bottom(inner, f.px(44), f.px(14));
    draw_quick(f, cut_bottom(inner, f.px(54), f.px(20)), false);
    if (model.current) draw_continue(f, cut_top(inner, f.px(68), f.px(20)), *model.current);
    draw_game_card(f, inner);
    draw_links(f, {links.x, links.y + f.px(12), links.w, links.h});
}

void short_card(Frame& f, Rect card, const ScreenModel& model) {
    Rect inner = inset(card, f.px(18), f.px(12));
    text_fit(f, cut_top(inner, f.px(54)), say(Text::app_name), TextStyle{Face::title, 44, {}, false});
    text_fit(f, cut_top(inner, f.px(22), f.px(14)), say(Text::app_line), kBody.sized(15).faded());
    if (model.current) draw_continue(f, cut_top(inner, f.px(64), f.px(12)), *model.current);
    draw_quick(f, cut_top(inner, f.px(54), f.px(10)), inner.w < f.px(300));
    if (button(f, cut_top(inner, f.px(50), f.px(8)),
               {.id = "title.new",
                .text = say(Text::title_new_game),
                .kind = ButtonKind::primary,
                .text_size = 16})) {
        f.emit(Go{Screen::new_game});
    }
    draw_links(f, cut_top(inner, f.px(44)));
}

}  // namespace

Rect draw_title(Frame& f, const ScreenModel& model) {
    const TitleLayout layout = title_layout(f.size, f.scale, model.current.has_value());
    panel(f, layout.card, 18);
    if (layout.tall)
        tall_card(f, layout.card, model);
    else
        short_card(f, layout.card, model);
    return layout.board;
}

}  // namespace lw::ui
