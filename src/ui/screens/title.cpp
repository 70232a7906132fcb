// The first screen: the paper card beside the island (look/mockups/title.png).
#include "ui/layout.hpp"
#include "ui/screens/game_parts.hpp"
#include "ui/screens/screens.hpp"

#include <imgui.h>

#include <algorithm>
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

void draw_continue(Frame& f, Rect r, const SaveInfo& save) {
    const Response response = f.kit->control(f, {"title.continue", std::string(say(Text::title_continue)) + ": " + save.title, r,
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
    text_fit(f, words, good ? save.title : save.problem, good ? kSmall.sized(13) : kSmall.with(f.theme->danger));
    if (response.focused) focus_ring(f, r, radius);
    if (response.pressed) f.emit(Continue{});
}

void draw_new(Frame& f, Rect r, const GameParts& game, bool short_words) {
    const std::string name(say(game.name));
    const std::string words = short_words ? filled(Text::title_new_short, {{"game", name}}) : std::string(say(Text::title_new_game));
    const std::string label = filled(Text::title_new_label, {{"game", name}});
    if (button(f, r, {.id = game.new_id, .text = words, .label = label, .kind = ButtonKind::primary, .text_size = 16})) {
        f.emit(Go{ScreenId::new_game, game.kind});
    }
}

void draw_quick(Frame& f, Rect r, const GameParts& game) {
    const std::string name(say(game.name));
    const std::string words = filled(Text::title_quick_short, {{"game", name}});
    const std::string label = filled(Text::title_quick, {{"game", name}});
    if (button(f, r,
               {.id = game.quick_id, .text = words, .label = label, .kind = ButtonKind::accent, .tip = Rich(label), .text_size = 17})) {
        f.emit(QuickGame{game.kind});
    }
}

void draw_quick_row(Frame& f, Rect r, float gap) {
    const auto games = all_games();
    const auto cells = columns(r, static_cast<int>(games.size()), gap);
    for (std::size_t i = 0; i < games.size(); ++i) draw_quick(f, cells[i], *games[i]);
}

void draw_game_card(Frame& f, Rect r, const GameParts& game) {
    const float radius = f.px(14);
    shadow(f, r, radius, 2);
    fill(f, r, f.theme->row, radius);
    const float pad = f.px(12);
    const float wide = r.w - 2 * pad;
    const float line_high = paragraph_height(f, wide, say(game.line), kBody);
    const float facts_high = paragraph_height(f, wide, say(game.facts), kBody);
    const float words_high = f.px(44) + line_high + facts_high + f.px(10) + f.px(46) + pad;
    if (r.h > words_high + f.px(56)) {
        const Rect art{r.x, r.y, r.w, r.h - words_high};
        game.art(f, art);
        round_off(f, art, radius, f.theme->panel, false);
        line(f, {r.x, art.bottom()}, {r.right(), art.bottom()}, f.theme->line, 1.5F);
    }
    outline(f, r, f.theme->line, 1.5F, radius);
    Rect in{r.x + pad, r.bottom() - words_high, wide, words_high - pad};
    draw_new(f, cut_bottom(in, f.px(46), f.px(10)), game, false);
    cut_top(in, f.px(6));
    text(f, cut_top(in, f.px(34), f.px(4)), say(game.name), kPoints);
    paragraph(f, {in.x, in.y}, in.w, say(game.line), kBody.faded());
    paragraph(f, {in.x, in.y + line_high}, in.w, say(game.facts), kBody.faded());
}

void draw_links(Frame& f, Rect r) {
    struct Link {
        std::string_view id;
        Text words;
        Image image;
        ScreenId screen;
    };
    constexpr Link kLinks[] = {{"title.saves", Text::title_saves, Image::icon_load, ScreenId::saves},
                               {"title.rules", Text::title_rules, Image::icon_rules, ScreenId::rules},
                               {"title.settings", Text::title_settings, Image::icon_settings, ScreenId::settings}};
    const auto cells = columns(r, 3, f.px(6));
    for (std::size_t i = 0; i < 3; ++i) {
        const Link& link = kLinks[i];
        if (button(f, cells[i], {.id = link.id, .text = say(link.words), .icon = link.image, .kind = ButtonKind::ghost})) {
            f.emit(Go{link.screen});
        }
    }
}

void tall_card(Frame& f, Rect card, const ScreenModel& model) {
    Rect inner = inset(card, f.px(card.w < f.px(470) ? 24 : 32), f.px(28));
    text_fit(f, cut_top(inner, f.px(70)), say(Text::app_name), kGameTitle);
    text(f, cut_top(inner, f.px(26), f.px(22)), say(Text::app_line), kLead.faded());
    const Rect links = cut_bottom(inner, f.px(44), f.px(14));
    draw_quick_row(f, cut_bottom(inner, f.px(54), f.px(20)), f.px(16));
    if (model.current) draw_continue(f, cut_top(inner, f.px(68), f.px(20)), *model.current);
    const auto games = all_games();
    const auto cards = columns(inner, static_cast<int>(games.size()), f.px(16));
    for (std::size_t i = 0; i < games.size(); ++i) draw_game_card(f, cards[i], *games[i]);
    draw_links(f, {links.x, links.y + f.px(12), links.w, links.h});
}

void short_card(Frame& f, Rect card, const ScreenModel& model) {
    Rect inner = inset(card, f.px(18), f.px(12));
    text_fit(f, cut_top(inner, f.px(54)), say(Text::app_name), TextStyle{Typeface::title, 44, {}, false});
    text_fit(f, cut_top(inner, f.px(22), f.px(14)), say(Text::app_line), kBody.sized(15).faded());
    if (model.current) draw_continue(f, cut_top(inner, f.px(64), f.px(12)), *model.current);
    draw_quick_row(f, cut_top(inner, f.px(54), f.px(10)), f.px(8));
    const auto games = all_games();
    const auto cells = columns(cut_top(inner, f.px(50), f.px(8)), static_cast<int>(games.size()), f.px(8));
    for (std::size_t i = 0; i < games.size(); ++i) draw_new(f, cells[i], *games[i], true);
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
