// The card between two people (look/mockups/handoff.png). Shows nothing that is not public; over a game without secrets
// the board stays in sight.
#include "ui/screens/screens.hpp"

#include <algorithm>
#include <cstddef>

namespace lw::ui {

namespace {

void draw_table(const Frame& f, Rect r, const HandOffCard& off) {
    const auto n = static_cast<float>(off.players.size());
    const float side = std::min(r.h - f.px(8), (r.w - f.px(16) * (n - 1)) / std::max(n, 1.0F));
    const float step = side + f.px(20);
    float x = r.centre().x - (step * n - f.px(20)) / 2;
    for (std::size_t i = 0; i < off.players.size(); ++i) {
        const Rect chip{x, r.centre().y - side / 2, side, side};
        if (off.next == game::Seat(static_cast<int>(i))) {
            outline(f, chip.grown(f.px(5)), draw::rgb(0xF2D27A), 4, f.px(16));
        }
        player_chip(f, chip, off.players[i]);
        x += step;
    }
}

/// Nobody has to take the device for a replay: it goes on with what everybody sees.
void back_to_public(const Frame& f, Rect r) {
    if (button(f, r, {.id = "handoff.back", .text = say(Text::link_leave), .icon = Image::icon_back})) {
        f.emit(ReplayLook{});
    }
}

/// A line about who is next: smaller where the name is long, up to a point; then the name is cut.
void about_next(const Frame& f, Rect r, Text words, std::string_view name, const TextStyle& style) {
    text_fit(f, r, with_name(f, words, name, r.w, style.sized(std::max(style.size * 0.7F, 13.0F))), style, Align::centre);
}

void take_button(const Frame& f, Rect r, std::string_view name) {
    constexpr float kTextSize = 19;
    const std::string words = with_name(f, Text::hand_ready, name, r.w - f.px(32), kBold.sized(kTextSize));
    if (button(f, r,
               {.id = "handoff.ready",
                .text = words,
                .label = filled(Text::hand_ready, {{"name", name}}),
                .kind = ButtonKind::accent,
                .text_size = kTextSize,
                .next = true})) {
        f.emit(TakeDevice{});
    }
}

/// How many of the last lines fit below `y`; draws them.
void draw_since(const Frame& f, Rect r, std::string_view name, const std::vector<Rich>& since) {
    line(f, {r.x, r.y}, {r.right(), r.y}, f.theme->line, 1.5F);
    float y = r.y + f.px(10);
    text(f, {r.x, y, r.w, f.px(18)}, with_name(f, Text::hand_since, name, r.w, kSmallBold), kSmallBold);
    y += f.px(21);
    std::size_t first = since.size();
    float used = 0;
    while (first > 0) {
        const float high = paragraph_height(f, r.w, since[first - 1], kBody) + f.px(3);
        if (y + used + high > r.bottom()) break;
        used += high;
        --first;
    }
    for (std::size_t i = first; i < since.size(); ++i) {
        y += paragraph(f, {r.x, y}, r.w, since[i], kBody) + f.px(3);
    }
}

}  // namespace

void draw_hand_off(Frame& f, const HandOffCard& off) {
    if (!off.next.valid() || off.next.index() >= off.players.size()) return;
    const game::Player& next = off.players[off.next.index()];
    const std::vector<Rich>& since = off.since;
    f.kit->begin_modal(f);
    if (off.secrets)
        sea_ground(f, {f.size.x / 2, f.size.y / 2}, true);
    else
        fill(f, {0, 0, f.size.x, f.size.y}, draw::rgb(0x12262E).with_alpha(0.45F));
    const bool low = f.size.y < f.px(600);
    const bool phone = f.form == Form::phone;
    const float row_high = low ? f.px(56) : f.px(76);
    const float wide = std::min(f.px(460), f.size.x - f.px(phone ? 16 : 32));
    const float chip = f.px(low ? 64 : (phone ? 92 : 116));
    const float pad = f.px(phone ? 20 : 28);
    const float head = f.px(low ? 16 : 36) + chip + f.px(low ? 6 : 16) + f.px(46) + f.px(56) + f.px(low ? 8 : 16) + f.px(58);
    const float rest = f.size.y - head - row_high - f.px(40);
    const float lines =
        since.empty() ? 0
                      : std::clamp(f.px(40) + f.px(24) * static_cast<float>(since.size()), 0.0F, std::max(std::min(rest, f.px(220)), 0.0F));
    const float high = head + f.px(24) + lines;
    const float y = std::max((f.size.y - high) / 2 + row_high * 0.4F, row_high + f.px(8));
    const Rect card{(f.size.x - wide) / 2, y, wide, high};
    draw_table(f, {card.x, card.y - row_high - f.px(low ? 2 : 16), wide, row_high}, off);
    panel(f, card, 20);
    Rect r = inset(card, pad, 0);
    cut_top(r, f.px(low ? 16 : 36));
    player_chip(f, middle(cut_top(r, chip, f.px(low ? 6 : 16)), chip, chip), next);
    about_next(f, cut_top(r, f.px(46)), Text::hand_next, next.name, TextStyle{Typeface::title, 38, {}, false});
    const TextStyle soft = kLead.sized(phone ? 16.0F : 17.0F).faded();
    about_next(f, cut_top(r, f.px(27)), Text::hand_pass, next.name, soft);
    text_fit(f, cut_top(r, f.px(25), f.px(low ? 12 : 20)), say(off.secrets ? Text::hand_hidden : Text::hand_open), soft, Align::centre);
    const Rect press = cut_top(r, f.px(58), f.px(24));
    take_button(f, middle(press, std::min(press.w, f.px(337)), press.h), next.name);
    if (off.replay) back_to_public(f, {f.px(10), f.px(10), f.px(150), f.px(44)});
    if (lines > f.px(60)) draw_since(f, {r.x, r.y, r.w, card.bottom() - r.y - f.px(8)}, next.name, since);
    if (f.mirror != nullptr) f.mirror->set_status(filled(Text::hand_next, {{"name", next.name}}));
    f.kit->end_modal();
}

}  // namespace lw::ui
