// What lies over the board: switches, zoom, numbers on features, and messages to all.
#include "ui/shires/context.hpp"
#include "ui/shires/words.hpp"

#include <algorithm>

namespace lw::ui::shires {

namespace {

struct Lens {
    shires::FeatureKind kind;
    std::string_view id, key;
};
constexpr Lens kLenses[] = {{shires::FeatureKind::field, "fields", "1"},
                            {shires::FeatureKind::city, "towns", "2"},
                            {shires::FeatureKind::road, "roads", "3"},
                            {shires::FeatureKind::cloister, "abbeys", "4"}};

/// A switch at the right end of `rest`, and its key.
bool toggled(const Context& c, Rect& rest, Button b, bool on) {
    b.on = on;
    b.radius = 18;
    b.text_size = 15;
    return button(c.f, cut_right(rest, button_width(c.f, b) + c.px(14), c.px(8)), b);
}

bool by_key(const Context& c, char key) { return !c.f.kit->modal_open() && c.f.kit->shortcut(key); }

void look_at(const Context& c, shires::FeatureKind kind) {
    c.s.lens = c.s.lens == kind ? std::nullopt : std::optional(kind);
    *c.f.wants_frame = true;
}

void lens_switches(const Context& c, Rect& rest) {
    for (std::size_t i = std::size(kLenses); i-- > 0;) {
        const Lens& lens = kLenses[i];
        Button b{.id = lens.id, .text = plural(lens.kind), .label = who_holds(lens.kind)};
        b.shortcut = lens.key;
        if (toggled(c, rest, b, c.s.lens == lens.kind)) look_at(c, lens.kind);
    }
}

/// Where the switches have no room: a choice among them, while one is on; in two rows where the words do not fit in one.
void lens_choice(const Context& c, Rect r) {
    std::vector<Segment> parts;
    int chosen = 0;
    for (const Lens& lens : kLenses) {
        if (c.s.lens == lens.kind) chosen = static_cast<int>(parts.size());
        parts.push_back({plural(lens.kind)});
    }
    const float room = r.w / static_cast<float>(parts.size()) - c.px(12);
    const bool tight =
        std::any_of(parts.begin(), parts.end(), [&](const Segment& s) { return text_width(c.f, s.text, kSmallBold) > room; });
    if (tight) r.h *= 2;
    if (segments(c.f, r, "holders.of", "Which features are shown", parts, chosen, tight ? 2 : 0)) c.s.lens = kLenses[chosen].kind;
}

void round(const Context& c, Rect& column, const Button& b, float factor) {
    if (!round_button(c.f, cut_top(column, c.px(36), c.px(6)), b)) return;
    if (factor == 0)
        fit_board(c);
    else
        table::zoom(c.f, c.s, c.layout.board.centre(), factor);
}

}  // namespace

Rect pill_rect(const Context& c, Vec2 centre, game::SeatSet seats, const std::string& words, float size) {
    const float w = text_width(c.f, words, kBold.sized(size)) + static_cast<float>(seats.count()) * c.px(size + 4) + c.px(16);
    const float h = c.px(size + 10);
    return {centre.x - w / 2, centre.y - h / 2, w, h};
}

void draw_pill(const Context& c, Rect r, game::SeatSet seats, const std::string& words, float size, float alpha) {
    fill(c.f, r, c.f.theme->panel.with_alpha(0.96F * alpha), r.h / 2);
    outline(c.f, r, c.f.theme->ink.with_alpha(alpha), c.px(1.8F), r.h / 2);
    Rect in = inset(r, c.px(8), 0);
    for (const game::Seat seat : seats) {
        player_shape(c.f, {cut_left(in, c.px(size), c.px(4)).centre().x, in.centre().y}, c.px(size), c.colour(seat), alpha);
    }
    text(c.f, in, words, kBold.sized(size).with(c.f.theme->ink.with_alpha(alpha)), Align::left);
}

void draw_toggles(const Context& c) {
    for (const Lens& lens : kLenses) {
        if (by_key(c, lens.key.front())) look_at(c, lens.kind);
    }
    Rect rest = c.layout.toggles;
    if (!c.over() && !c.phone()) {  // the phone has it in the title's row
        Button points{.id = "projected", .text = "Final scores", .label = "Scores if the game ended now"};
        points.shortcut = "P";
        if (toggled(c, rest, points, c.s.projected) || by_key(c, 'p')) c.s.projected = !c.s.projected;
    }
    if (c.layout.form == Form::wide)
        lens_switches(c, rest);
    else if (c.s.lens)
        lens_choice(c, rest);
}

void draw_corner(const Context& c) {
    Rect column = c.layout.corner;
    const auto make = [](std::string_view id, std::string_view label, Image image, std::string_view key) {
        Button b{.id = id, .text = "", .label = label};
        b.icon = image;
        b.shortcut = key;
        return b;
    };
    if (column.h > c.px(100)) {
        round(c, column, make("zoom.in", "Zoom in", Image::icon_zoom_in, "+"), 1.25F);
        round(c, column, make("zoom.out", "Zoom out", Image::icon_zoom_out, "-"), 0.8F);
    }
    round(c, column, make("fit", "Fit the board", Image::icon_fit, "0"), 0);
}

void draw_open_sides(const Context& c) {
    if (!c.s.feature.valid()) return;
    const float radius = std::clamp(0.15F * c.tile_points(), c.px(7), c.px(13));
    for (const scene::OpenSide& side : scene::open_sides(c.state(), c.s.feature)) {
        const Vec2 at = c.s.camera.to_screen(side.at) + side.out * (radius * 1.5F);
        if (!c.layout.board.contains(at)) continue;
        const Rect r{at.x - radius, at.y - radius, 2 * radius, 2 * radius};
        fill(c.f, r, draw::kFeatureLight, radius);
        outline(c.f, r, draw::kLightTheme.ink, c.px(1.8F), radius);
        text(c.f, r, "?", kBold.sized(radius * 1.3F / c.px(1)).with(draw::kLightTheme.ink), Align::centre);
    }
}

void draw_scores(const Context& c) {
    for (const scene::ScoreMark& mark : c.s.animator.frame(c.f.now).scores) {
        game::SeatSet seats;
        int points = 0;
        for (const game::Seat seat : c.setup().all_seats()) {
            if (mark.given[seat.index()] == 0) continue;
            seats.add(seat);
            points = std::max<int>(points, mark.given[seat.index()]);
        }
        const Vec2 at = c.s.camera.to_screen(mark.at);
        if (seats.empty() || !c.layout.board.contains(at)) continue;
        const std::string words = "+" + std::to_string(points);
        draw_pill(c, pill_rect(c, at - Vec2{0, c.px(20)}, seats, words, 20), seats, words, 20, mark.strength);
    }
}

void draw_note(const Context& c) {
    if (c.s.note_until <= c.f.now) return;
    c.f.wake_at(c.s.note_until);
    const Rect board = c.layout.board;
    // Between the zoom buttons and as far from the other side.
    const float wide = std::min(board.w - 2 * (board.right() - c.layout.corner.x + c.px(8)), c.px(460));
    const float high = paragraph_height(c.f, wide - c.px(28), Rich(c.s.note), kLead) + c.px(18);
    const Rect r{board.centre().x - wide / 2, board.bottom() - high - c.px(12), wide, high};
    panel(c.f, r, 12);
    paragraph(c.f, {r.x + c.px(14), r.y + c.px(9)}, r.w - c.px(28), Rich(c.s.note), kLead, Align::centre);
    (void)area(c.f, {.id = "note", .label = c.s.note, .rect = r, .focusable = false});
}

}  // namespace lw::ui::shires
