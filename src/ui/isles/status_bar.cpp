// The one fixed place that says what is next, with the cross and the tick while something is being placed.
#include "ui/isles/context.hpp"
#include "ui/isles/status_text.hpp"
#include "ui/table/clock.hpp"
#include "ui/table/hint.hpp"

namespace lw::ui::isles {

void confirm_place(const Context& c);

namespace {

bool can_cancel(const Context& c) {
    const bool forced = scene::forced_tool(c.view()) != scene::Tool::none;
    return c.s.viewer.chosen.valid() || (c.s.viewer.armed != scene::Tool::none && !forced);
}

void cancel(const Context& c) {
    if (c.s.viewer.chosen.valid())
        c.s.viewer.chosen = {};
    else
        c.disarm();
}

void round_step(const Context& c, Rect& rest, const Button& b, float width) {
    const Rect r = cut_right(rest, c.px(width), c.px(6));
    Button spec = b;
    spec.radius = 19;
    if (button(c.f, middle(r, r.w, c.px(small(c.layout.form) ? 40 : 32)), spec)) {
        if (b.id == "confirm")
            confirm_place(c);
        else if (b.id == "cancel")
            cancel(c);
        else
            c.act(isles::SkipFreeRoad{});
    }
}

void steps(const Context& c, Rect& rest) {
    const bool phone = small(c.layout.form);
    if (c.s.viewer.chosen.valid()) {
        Button tick{.id = "confirm", .text = phone ? "" : "Place", .label = "Confirm the place"};
        tick.icon = Image::icon_confirm;
        tick.kind = ButtonKind::primary;
        tick.shortcut = "Enter";
        tick.next = true;
        round_step(c, rest, tick, phone ? 54 : 92);
    }
    if (can_cancel(c)) {
        Button cross{.id = "cancel", .text = phone ? "" : "Cancel", .label = "Cancel"};
        cross.icon = Image::icon_cancel;
        cross.shortcut = "Esc";
        round_step(c, rest, cross, phone ? 46 : 92);
    }
    if (c.table().phase == isles::Phase::free_road && c.can(isles::SkipFreeRoad{}) && !c.s.viewer.chosen.valid()) {
        Button skip{.id = "skip", .text = phone ? "Skip" : "No more roads", .label = "Build no more free roads"};
        round_step(c, rest, skip, phone ? 64 : 124);
    }
}

void clocks(const Context& c, Rect& rest) {
    if (c.model.answer_seconds)
        table::answer_countdown(c.f, rest, *c.model.answer_seconds);
    else
        table::countdown(c.f, rest, c.model.seconds_left);
    if (c.model.thinking.valid()) table::thinking_dots(c.f, cut_right(rest, c.px(34)));
}

void hint(const Context& c, Rect& rest) {
    if (c.my_move()) table::hint_button(c.f, rest, c.model.hint.has_value());
}

/// In the low form's column the words stand above the buttons, and have two lines where there are none.
void draw_low(const Context& c, Rect r, const Status& status) {
    Rect rest = inset(r, c.px(7), c.px(4));
    if (status.who.valid()) {
        const float size = c.px(30);
        player_chip(c.f, middle(cut_left(rest, size, c.px(7)), size, size), c.player(status.who));
    }
    hint(c, rest);
    Rect lower = rest;
    cut_top(lower, rest.h - c.px(40));
    const float whole = lower.w;
    steps(c, lower);
    clocks(c, lower);
    const TextStyle style = kBold.sized(14);
    if (lower.w < whole) {
        rest.h -= c.px(38);
        return text_fit(c.f, rest, status.short_text, style);
    }
    const bool fits = paragraph_height(c.f, rest.w, Rich(status.text), style) <= rest.h;
    const Rich words(fits ? status.text : status.short_text);
    paragraph(c.f, {rest.x, rest.centre().y - paragraph_height(c.f, rest.w, words, style) / 2}, rest.w, words, style);
}

}  // namespace

void draw_status(const Context& c, Rect r) {
    const Frame& f = c.f;
    const Status status = status_of(c.model, c.tool(), c.s.viewer.chosen.valid());
    panel(f, r, c.layout.form == Form::low ? 14 : 22);
    if (c.layout.form == Form::low) return draw_low(c, r, status);
    Rect rest = inset(r, c.px(7), 0);
    if (status.who.valid()) {
        const float size = c.px(c.layout.form == Form::phone ? 30 : 32);
        player_chip(f, middle(cut_left(rest, size, c.px(9)), size, size), c.player(status.who));
    } else {
        cut_left(rest, c.px(8));
    }
    steps(c, rest);
    hint(c, rest);
    clocks(c, rest);
    const TextStyle style = c.layout.form == Form::phone ? kBold.sized(15) : kLeadBold;
    const bool fits = text_width(f, status.text, style) <= rest.w;
    text_fit(f, rest, fits ? status.text : status.short_text, style);
}

}  // namespace lw::ui::isles
