// What the pages share: card, title, rows of settings.
#include "ui/layout.hpp"
#include "ui/screens/game_parts.hpp"
#include "ui/screens/screens.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace lw::ui {

namespace {

constexpr float kLeastWords = 190;  ///< look units beside a control; with less the control goes below

}  // namespace

Rect open_page(Frame& f, std::string_view title, float wanted_width, float wanted_height, std::string_view back_id, bool* back_pressed) {
    const bool phone = small(f.form);
    sea_ground(f, {f.size.x / 2, f.size.y * 0.2F}, false);
    const Rect card = page_card(f.size, f.scale, wanted_width, wanted_height);
    panel(f, card, phone ? 14 : 20);
    Rect inner = inset(card, f.px(phone ? 12 : 28), f.px(phone ? 10 : 20));
    Rect head = cut_top(inner, f.px(44), f.px(phone ? 8 : 12));
    const Rect back = cut_left(head, f.px(44), f.px(10));
    const bool pressed =
        icon_button(f, back, {.id = back_id, .text = {}, .label = say(Text::back), .icon = Image::icon_back, .text_size = 15});
    const bool leave = pressed || f.kit->pressed(Press::escape);
    if (back_pressed != nullptr)
        *back_pressed = leave;
    else if (leave)
        f.emit(Back{});
    text_fit(f, head, title, TextStyle{Typeface::title, phone ? 24.0F : 30.0F, {}, false});
    return inner;
}

SettingPlace setting_row(Frame& f, Rect column, float& y, std::string_view title, std::string_view line, float control_width,
                         bool below_when_narrow) {
    const float least = std::max(460.0F, control_width + kLeastWords);
    const bool below = below_when_narrow && column.w < f.px(least);
    const float wide = std::min(f.px(control_width), column.w);
    const float words = below ? column.w : column.w - wide - f.px(16);
    const float title_high = f.px(20);
    const float line_high = line.empty() ? 0 : paragraph_height(f, words, line, kSmall);
    const float words_high = title_high + line_high;
    const float control_high = f.px(44);
    SettingPlace place;
    if (below) {
        text(f, {column.x, y, words, title_high}, title, kBold.sized(15));
        paragraph(f, {column.x, y + title_high}, words, line, kSmall);
        place.control = {column.x, y + words_high + f.px(6), column.w, control_high};
        y = place.control.bottom() + f.px(14);
        return place;
    }
    const float high = std::max(words_high, control_high);
    const float top = y + (high - words_high) / 2;
    text(f, {column.x, top, words, title_high}, title, kBold.sized(15));
    paragraph(f, {column.x, top + title_high}, words, line, kSmall);
    place.control = {column.right() - wide, y + (high - control_high) / 2, wide, control_high};
    y += high + f.px(12);
    return place;
}

bool choose_game(Frame& f, Rect r, std::string_view id, GameKind& game) {
    int chosen = static_cast<int>(game);
    std::vector<Segment> parts;
    for (const GameParts* one : all_games()) parts.push_back({say(one->name)});
    if (!segments(f, r, id, say(Text::new_game), parts, chosen)) return false;
    game = static_cast<GameKind>(chosen);
    return true;
}

Text game_name(GameKind game) { return parts_of(game).name; }

bool text_box(const Frame& f, Rect r, std::string_view id, std::string_view label, std::string_view value, bool faded) {
    const Response response = f.kit->control(f, {.id = id, .label = label, .rect = r, .kind = ControlKind::field, .asks_text = true});
    if (response.visible) {
        const float radius = f.px(10);
        fill(f, r, response.hovered ? f.theme->row_active : f.theme->panel, radius);
        outline(f, r, f.theme->line_strong, 1.5F, radius);
        Rect inner = inset(r, f.px(12), 0);
        const Rect pen = cut_right(inner, f.px(18), f.px(6));
        icon(f, Image::icon_edit, pen.centre(), f.px(16), f.theme->ink2);
        text(f, inner, value, faded ? kBody.faded() : kBody.sized(15));
        if (response.focused) focus_ring(f, r, radius);
    }
    return response.pressed;
}

bool setting_switch(Frame& f, Rect column, float& y, std::string_view id, std::string_view title, std::string_view line, bool& value) {
    const SettingPlace place = setting_row(f, column, y, title, line, 56, false);
    return switch_box(f, place.control, id, title, value);
}

bool setting_segments(Frame& f, Rect column, float& y, std::string_view id, std::string_view title, std::string_view line,
                      const std::vector<Segment>& parts, int& chosen) {
    const float wanted = parts.size() > 3 ? 360.0F : 290.0F;
    const SettingPlace place = setting_row(f, column, y, title, line, wanted, true);
    return segments(f, place.control, id, title, parts, chosen);
}

bool setting_stepper(Frame& f, Rect column, float& y, std::string_view id, std::string_view title, std::string_view line, int min, int max,
                     int& value, std::string_view shown) {
    const SettingPlace place = setting_row(f, column, y, title, line, 148, false);
    return stepper(f, place.control, {.id = id, .label = title, .min = min, .max = max, .shown = shown}, value);
}

}  // namespace lw::ui
