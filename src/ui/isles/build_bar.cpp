// Road, settlement, city, card: what each costs, how many are left, and where it may go or why it may not.
#include "ui/isles/build_options.hpp"
#include "ui/isles/context.hpp"

#include "isles/notation.hpp"

namespace lw::ui::isles {

namespace {

constexpr std::array<std::string_view, 4> kIds{"build.road", "build.settlement", "build.city", "build.card"};

bool armed(const Context& c, Item item) { return item != Item::card && c.tool() == tool_of(item); }

void press(const Context& c, Item item) {
    c.s.viewer.asking.reset();
    c.s.viewer.chosen = {};
    if (item == Item::card) {
        c.act(isles::BuyDevCard{});
        return;
    }
    if (c.s.viewer.armed == tool_of(item)) {
        c.disarm();
        return;
    }
    c.s.viewer.armed = tool_of(item);
    c.s.pulse_until = c.f.now + 4.8;
    if (small(c.layout.form)) c.s.side = SidePanel::closed;
}

/// From the keyboard the first free place gets the focus, so that arrows and Enter go on from there.
void press_by_key(const Context& c, Item item) {
    press(c, item);
    if (c.s.viewer.armed == scene::Tool::none) return;
    const auto targets = scene::targets_of(c.setup(), c.view(), c.model.moves, c.s.viewer.armed);
    if (targets.empty()) return;
    const scene::Target first = targets.front();
    const std::string name = first.edge().valid() ? isles::to_text(c.setup().topology.edge_name[first.index])
                                                  : isles::to_text(c.setup().topology.vertex_name[first.index]);
    c.f.kit->focus("spot." + name);
}

Rich tip(const BuildOption& option, Item item) {
    Rich out;
    out.bold(verb(item)).line_break().text("Costs " + words(price(item))).line_break().text(option.note);
    switch (item) {
        case Item::road: out.line_break().text("The longest road, of five or more, is worth two points."); break;
        case Item::settlement: out.line_break().text("One point; yields one card from each hex it touches."); break;
        case Item::city: out.line_break().text("Replaces a settlement: two points, two cards from each hex."); break;
        case Item::card: out.line_break().text("A knight, a progress card or a point."); break;
    }
    return out;
}

struct Look {
    Color ground, edge, ink, ink2;
};

Look look(const Context& c, bool ready, bool on, bool hovered) {
    const draw::Theme& t = *c.f.theme;
    if (on) return {t.primary, t.primary, t.on_primary, t.on_primary};
    if (!ready) return {t.disabled, t.line, t.disabled_ink, t.disabled_ink};
    return {hovered ? t.row_active : t.row, t.line_strong, t.ink, t.ink2};
}

void piece(const Context& c, Item item, Vec2 at, float size, float alpha) {
    const Paint paint = c.me().valid() ? c.paint(c.me()) : Paint::none;
    switch (item) {
        case Item::road: icon(c.f, Image::road, at, size * 1.2F, {}, paint, true, alpha); break;
        case Item::settlement: icon(c.f, Image::settlement, at, size * 1.05F, {}, paint, true, alpha); break;
        case Item::city: icon(c.f, Image::city, at, size * 1.0F, {}, paint, true, alpha); break;
        case Item::card: icon(c.f, Image::icon_unknown_development, at, size, {}, Paint::none, true, alpha); break;
    }
}

/// In words where they fit, else "needs" and the icons.
void note_line(const Context& c, Rect r, const BuildOption& option, const std::string& words, const TextStyle& style, Align align) {
    const bool fits = text_width(c.f, words, style) <= r.w;
    if (option.lack.empty() || fits) {
        text_fit(c.f, r, fits ? words : option.short_note, style, align);
        return;
    }
    Rich rich;
    const Rich icons = brief(option.lack);
    rich.text("needs ").add(icons);
    rich_line(c.f, r, rich_width(c.f, rich, style) <= r.w ? rich : icons, style, align);
}

void wide_face(const Context& c, Rect r, Item item, const BuildOption& option, const Look& look, bool on) {
    Rect in = inset(r, c.px(8), c.px(7));
    Rect head = cut_top(in, c.px(18));
    if (item != Item::card) {
        const std::string left = std::to_string(option.left);
        text(c.f, cut_right(head, text_width(c.f, left, kSmall)), left, kSmall.with(look.ink2));
    }
    text_fit(c.f, head, title(item), kBold.with(look.ink));
    Rect note = cut_bottom(in, c.px(17));
    const bool dim = !option.ready && !on;
    const float pill = price_pill(c.f, {}, priced(price(item)), c.px(24), false, true);
    price_pill(c.f, {in.right() - pill, in.centre().y}, priced(price(item)), c.px(24), dim);
    const float room = in.w - pill - c.px(4);
    if (room >= c.px(14)) {
        piece(c, item, {in.x + std::min(c.px(16), room / 2), in.centre().y}, std::min(c.px(30), room), dim ? 0.5F : 1.0F);
    }
    const std::string words = on ? (item == Item::road   ? "choose an edge"
                                    : item == Item::city ? "choose a settlement"
                                                         : "choose a corner")
                                 : option.note;
    note_line(c, note, option, words, (dim || on ? kSmallBold : kSmall).with(look.ink2), Align::left);
}

void phone_face(const Context& c, Rect r, Item item, const BuildOption& option, const Look& look, bool on) {
    const bool low = r.h < c.px(80);
    Rect in = inset(r, c.px(3), c.px(low ? 3 : 5));
    const bool dim = !option.ready && !on;
    // Where there is little room the reason takes the picture's place.
    if (!low || !dim) {
        const Rect top = cut_top(in, c.px(low ? 20 : 26));
        piece(c, item, top.centre(), c.px(low ? 20 : 26), dim ? 0.5F : 1.0F);
    }
    const Rect pill_row = cut_bottom(in, c.px(low ? 20 : 24));
    const float pill_high = c.px(low ? 19 : 22);
    const float pill = price_pill(c.f, {}, priced(price(item)), pill_high, false, true);
    price_pill(c.f, {pill_row.centre().x - pill / 2, pill_row.centre().y}, priced(price(item)), pill_high, dim);
    if (!option.ready && !on) {
        // A disabled button keeps its name and says why below it.
        text_fit(c.f, cut_top(in, in.h / 2), title(item), kBold.sized(13).with(look.ink), Align::centre);
        note_line(c, in, option, option.short_note, kSmall.with(look.ink2), Align::centre);
        return;
    }
    text_fit(c.f, in, title(item), kBold.sized(13).with(look.ink), Align::centre);
}

/// Name above, and below it the price, or why not.
void low_face(const Context& c, Rect r, Item item, const BuildOption& option, const Look& look, bool on) {
    Rect in = inset(r, c.px(6), c.px(3));
    Rect head = cut_top(in, in.h / 2);
    const bool dim = !option.ready && !on;
    const TextStyle style = kBold.with(look.ink);
    const float size = std::min(c.px(20), head.h);
    if (text_width(c.f, title(item), style) + size + c.px(3) <= head.w)
        piece(c, item, cut_left(head, size, c.px(3)).centre(), size, dim ? 0.5F : 1.0F);
    text_fit(c.f, head, title(item), style);
    if (dim) return note_line(c, in, option, option.short_note, kSmall.with(look.ink2), Align::left);
    price_pill(c.f, {in.x, in.centre().y}, priced(price(item)), std::min(c.px(20), in.h), false);
}

void one(const Context& c, Rect r, Item item, char key) {
    const BuildOption option = build_option(c.setup(), c.view(), item);
    const bool on = armed(c, item);
    const std::string label = std::string(verb(item)) + ", costs " + words(price(item));
    ControlSpec spec{.id = kIds[static_cast<std::size_t>(item)], .label = label, .rect = r};
    spec.enabled = option.ready;
    spec.on = on;
    spec.reason = option.note;
    const Response response = area(c.f, spec);
    const Look colours = look(c, option.ready, on, response.hovered || response.held);
    if (option.ready || on) shadow(c.f, r, 10, 2);
    fill(c.f, r, colours.ground, c.px(10));
    outline(c.f, r, colours.edge, c.px(1.5F), c.px(10));
    if (c.layout.form == Form::low) {
        low_face(c, r, item, option, colours, on);
    } else if (c.layout.form == Form::phone) {
        phone_face(c, r, item, option, colours, on);
    } else {
        wide_face(c, r, item, option, colours, on);
    }
    if (response.focused) focus_ring(c.f, r, 10);
    explain(c.f, response, r, tip(option, item));
    if (item == Item::card) c.s.pile_rect = r;
    if (response.pressed && option.ready) press(c, item);
    if (option.ready && c.f.kit->shortcut(key)) press_by_key(c, item);
}

/// Two rows of two.
std::vector<Rect> squares(Rect r, float gap) {
    std::vector<Rect> out;
    for (const Rect& line : rows(r, 2, gap)) {
        for (const Rect& cell : columns(line, 2, gap)) out.push_back(cell);
    }
    return out;
}

}  // namespace

void draw_build_bar(const Context& c, Rect r) {
    panel(c.f, r);
    const bool phone = c.layout.form == Form::phone;
    Rect in = inset(r, c.px(small(c.layout.form) ? 6 : 9));
    if (c.watching()) {
        text_fit(c.f, in, "Nobody plays on this device", kLeadBold.faded(), Align::centre);
        return;
    }
    const float gap = c.px(phone ? 6 : 7);
    if (small(c.layout.form)) {
        const auto parts = phone ? columns(in, 4, gap) : squares(in, gap);
        for (const Item item : kItems) one(c, parts[static_cast<std::size_t>(item)], item, static_cast<char>('1' + static_cast<int>(item)));
        return;
    }
    constexpr std::array<float, 4> shares{100, 124, 106, 104};  // of look/README, 434 in all
    const float unit = (in.w - 3 * gap) / 434;
    for (const Item item : kItems) {
        const auto k = static_cast<std::size_t>(item);
        one(c, cut_left(in, shares[k] * unit, gap), item, static_cast<char>('1' + static_cast<int>(item)));
    }
}

}  // namespace lw::ui::isles
