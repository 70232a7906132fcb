// Dice with the result in words, and the steps of a turn: roll, trade, undo, end turn.
#include "ui/isles/context.hpp"
#include "ui/table/keys.hpp"

#include <algorithm>

namespace lw::ui::isles {

namespace {

bool rolled(const Context& c) { return c.table().dice[0] != 0; }
int total(const Context& c) { return c.table().dice[0] + c.table().dice[1]; }

/// Two dice in the air or at rest; `size` points each, `gap` between their places.
void dice(const Context& c, Vec2 first, Vec2 second, float size) {
    const scene::AnimationFrame frame = c.s.animator.frame(c.f.now);
    const bool flying = frame.dice.has_value();
    if (!flying && !rolled(c)) {
        icon(c.f, Image::icon_dice_3, first, size, {}, Paint::none, true, 0.35F);
        icon(c.f, Image::icon_dice_4, second, size, {}, Paint::none, true, 0.35F);
        return;
    }
    const scene::DiceMotion d = flying ? *frame.dice : scene::dice_at_rest(c.table().dice[0], c.table().dice[1]);
    const Vec2 places[2] = {first, second};
    for (std::size_t i = 0; i < 2; ++i) {
        const Vec2 at = places[i] + d.offset[i] * (size * 0.6F);
        icon_turned(c.f, draw::dice_image(d.faces[i]), at, size, d.angle[i]);
    }
}

bool in_the_air(const Context& c) { return c.s.animator.frame(c.f.now).dice.has_value(); }

/// What the last roll brought, in words.
std::string roll_words(const Context& c) {
    if (!rolled(c)) return "not rolled yet";
    std::string out;
    const auto& entries = c.s.book.entries();
    for (auto entry = entries.rbegin(); entry != entries.rend() && entry->turn == c.table().turn_number; ++entry) {
        if (entry->line.kind == LogKind::roll) break;
        if (entry->line.kind == LogKind::gain) out = entry->line.plain() + (out.empty() ? "" : "; ") + out;
    }
    if (total(c) == 7) return "7 rolled: the robber moves";
    return std::to_string(total(c)) + " rolled" + (out.empty() ? "" : ": " + out);
}

std::string after_dice(const Context& c) {
    if (!rolled(c)) return "to be rolled";
    const auto& entries = c.s.book.entries();
    for (auto entry = entries.rbegin(); entry != entries.rend() && entry->turn == c.table().turn_number; ++entry) {
        if (entry->line.kind == LogKind::roll) break;
        if (entry->line.kind == LogKind::gain && !entry->line.who.valid()) {
            return entry->line.plain() == "Nobody gets anything" ? "nobody gets any" : "bank is short";
        }
    }
    return total(c) == 7 ? "robber" : "rolled";
}

void dice_control(const Context& c, Rect r) {
    const std::string words = roll_words(c);
    const Response response = area(c.f, {.id = "dice", .label = "Dice: " + words, .rect = r, .focusable = false});
    explain(c.f, response, r, words);
    if (response.pressed && c.s.animator.busy(c.f.now)) {
        c.s.animator.skip();
        c.f.emit(Skip{});
    }
}

void roll_or_end(const Context& c, Rect r, float size) {
    const bool before = c.table().phase == isles::Phase::pre_roll;
    if (before && c.my_turn()) {
        const bool can = c.can(isles::Roll{});
        Button roll{.id = "roll", .text = "Roll", .label = "Roll the dice"};
        roll.icon = Image::icon_dice;
        roll.kind = ButtonKind::accent;
        roll.enabled = can;
        roll.shortcut = "R";
        roll.next = true;
        roll.text_size = size;
        if (button(c.f, r, roll) || (can && c.f.kit->shortcut('r'))) c.act(isles::Roll{});
        return;
    }
    const isles::Reason reason = c.watching() ? isles::Reason::not_your_turn : isles::check_view(c.setup(), c.view(), isles::EndTurn{});
    Button end{.id = "end", .text = "End turn"};
    end.icon = Image::icon_end_turn;
    end.icon_last = true;
    end.kind = ButtonKind::accent;
    end.enabled = reason == isles::Reason::ok;
    end.keep_text = true;
    const std::string why = words(reason);
    end.reason = why;
    end.shortcut = "E";
    end.next = true;
    end.text_size = size;
    if (button(c.f, r, end) || (end.enabled && c.f.kit->shortcut('e'))) c.act(isles::EndTurn{});
}

std::string trade_problem(const Context& c) {
    if (c.watching()) return "nobody plays here";
    if (c.table().phase == isles::Phase::pre_roll) return "after the roll";
    if (c.table().phase != isles::Phase::main) return "not now";
    if (c.table().part == isles::Part::special) return words(isles::Reason::not_in_this_part);
    const bool split = c.setup().config.settings.trade_build == isles::TradeBuild::split;
    if (split && c.table().built) return "building has begun";
    return {};
}

void trade(const Context& c, Rect r, float size) {
    const std::string why = trade_problem(c);
    const bool wordless = r.w < c.px(70);
    Button b{.id = "trade", .text = wordless ? "" : "Trade", .label = "Trade"};
    b.icon = Image::icon_trade;
    b.enabled = why.empty();
    b.keep_text = true;
    b.reason = why;
    b.on = c.s.side == SidePanel::trade;
    b.shortcut = "T";
    b.text_size = size;
    if (!button(c.f, r, b) && !(b.enabled && c.f.kit->shortcut('t'))) return;
    c.s.side = c.s.side == SidePanel::trade ? SidePanel::closed : SidePanel::trade;
    if (c.s.viewer.trade.to.empty()) c.s.viewer.trade.to = partners(c.setup(), c.view());
    c.disarm();
}

void undo(const Context& c, Rect r) {
    const int steps = c.model.undo_steps;
    const std::string label = steps > 0 ? "Undo, " + counted(steps, "step", "steps") + " possible" : "Undo";
    Button b{.id = "undo", .text = "", .label = label};
    b.icon = Image::icon_undo;
    b.enabled = steps > 0;
    b.reason = "nothing to take back";
    b.keep_text = true;
    b.shortcut = key_of(table::Common::undo);
    b.tip = Rich(label);
    const bool pressed = button(c.f, r, b) || (b.enabled && asks(*c.f.kit, table::Common::undo));
    if (steps > 0) count_badge(c.f, {r.right() - c.px(5), r.y + c.px(4)}, steps);
    if (!pressed) return;
    if (c.s.viewer.chosen.valid())
        c.s.viewer.chosen = {};
    else if (c.may_send())
        c.f.emit(Undo{});
}

}  // namespace

void draw_actions(const Context& c, Rect r) {
    panel(c.f, r);
    Rect in = inset(r, c.px(10));
    const bool narrow = r.w < c.px(230);
    Rect left = cut_left(in, c.px(narrow ? 80 : 102), c.px(8));
    const Rect whole = left;
    const Rect top = cut_top(left, c.px(50));
    const float size = c.px(narrow ? 36 : 44);
    dice(c, {top.centre().x - size * 0.57F, top.centre().y}, {top.centre().x + size * 0.57F, top.centre().y}, size);
    const bool air = in_the_air(c);
    const std::string number = rolled(c) && !air ? std::to_string(total(c)) : "";
    const Rect figure = cut_top(left, c.px(28));
    if (!number.empty()) text(c.f, figure, number, kPoints.sized(26), Align::centre);
    text_fit(c.f, left, air ? "" : after_dice(c), kSmall, Align::centre);
    dice_control(c, whole);
    Rect up = cut_top(in, (in.h - c.px(7)) / 2, c.px(7));
    undo(c, cut_right(up, c.px(44), c.px(6)));
    trade(c, up, 14);
    roll_or_end(c, in, 15);
}

void draw_action_row(const Context& c, Rect r) {
    Rect in = r;
    const bool narrow = r.w < c.px(300);  // the low form's column: pictures alone, and words for what comes next
    const float gap = c.px(narrow ? 5 : 8);
    trade(c, cut_left(in, narrow ? c.px(46) : std::min(c.px(124), r.w * 0.33F), gap), 15);
    undo(c, cut_left(in, c.px(narrow ? 46 : 56), gap));
    roll_or_end(c, in, narrow ? 14 : 16);
}

void draw_dice_box(const Context& c, Rect r) {
    if (!rolled(c) && !in_the_air(c)) return;
    panel(c.f, r, 14);
    const float size = c.px(26);
    const float x = r.centre().x;
    dice(c, {x, r.y + c.px(19)}, {x, r.y + c.px(49)}, size);
    const Rect figure{r.x, r.y + c.px(66), r.w, r.h - c.px(70)};
    if (!in_the_air(c)) text(c.f, figure, std::to_string(total(c)), kPoints.sized(20), Align::centre);
    dice_control(c, r);
}

}  // namespace lw::ui::isles
