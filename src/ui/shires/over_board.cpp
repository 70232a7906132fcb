// What lies over the board: switches, zoom, numbers on features, and what is told to all.
#include "ui/shires/context.hpp"
#include "ui/shires/feature_facts.hpp"

#include <algorithm>

namespace lw::ui::shire {

namespace {

void toggle(const Context& c, Rect& rest, const Button& b, bool& value) {
    const float w = button_width(c.f, b) + c.px(14);
    Button shown = b;
    shown.on = value;
    shown.radius = 18;
    shown.text_size = 15;
    const bool by_key = !c.f.kit->modal_open() && b.shortcut.size() == 1 && c.f.kit->shortcut(static_cast<char>(b.shortcut[0] - 'A' + 'a'));
    if (button(c.f, cut_right(rest, w, c.px(8)), shown) || by_key) value = !value;
}

/// A number in a pill, with the shapes of those whose it is.
void pill(const Context& c, Vec2 centre, game::SeatSet seats, const std::string& words, float size, float alpha) {
    const TextStyle style = kBold.sized(size).with(c.f.theme->ink.with_alpha(alpha));
    const float shape = c.px(size);
    const float w = text_width(c.f, words, style) + static_cast<float>(seats.count()) * (shape + c.px(4)) + c.px(16);
    const float h = c.px(size + 10);
    Rect r{centre.x - w / 2, centre.y - h / 2, w, h};
    fill(c.f, r, c.f.theme->panel.with_alpha(0.96F * alpha), h / 2);
    outline(c.f, r, c.f.theme->ink.with_alpha(alpha), c.px(1.8F), h / 2);
    Rect in = inset(r, c.px(8), 0);
    for (const game::Seat seat : seats) player_shape(c.f, {cut_left(in, shape, c.px(4)).centre().x, in.centre().y}, shape, c.colour(seat));
    text(c.f, in, words, style, Align::left);
}

void round(const Context& c, Rect& column, const Button& b, float factor) {
    if (!round_button(c.f, cut_top(column, c.px(36), c.px(6)), b)) return;
    if (factor == 0) fit_board(c);
    else table::zoom(c.f, c.s, c.layout.board.centre(), factor);
}

}  // namespace

void draw_toggles(const Context& c) {
    if (c.phone()) return;  // in the title's row and the tabs
    Rect rest = c.layout.toggles;
    if (!c.over()) {
        Button points{.id = "projected", .text = "Final scores", .label = "Scores if the game ended now"};
        points.shortcut = "P";
        toggle(c, rest, points, c.s.projected);
    }
    if (c.layout.form != Form::wide) return;
    Button fields{.id = "fields", .text = "Fields", .label = "Who holds the fields"};
    fields.shortcut = "F";
    toggle(c, rest, fields, c.s.fields);
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

void draw_field_marks(const Context& c) {
    if (!c.s.fields) return;
    for (const shires::Laid& tile : c.state().tiles) {
        if (!tile.follower.valid() || shires::shape_of(tile).segments[tile.stands_on].kind != shires::FeatureKind::field) continue;
        const FeatureFacts facts = facts_of(c.setup(), c.state(), c.state().root[shires::segment_id(tile, tile.stands_on).index()]);
        const Vec2 at = c.s.camera.to_screen(scene::spot_at(tile, tile.stands_on));
        if (!c.layout.board.contains(at)) continue;
        const std::string words = facts.holders.has(tile.follower) ? std::to_string(facts.now) : "–";
        const float size = std::clamp(0.2F * c.tile_points() / c.px(1), 11.0F, 15.0F);
        pill(c, at + Vec2{0, c.px(size * 1.7F)}, game::SeatSet::of(tile.follower), words, size, 1);
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
        pill(c, at - Vec2{0, c.px(20)}, seats, "+" + std::to_string(points), 20, mark.strength);
    }
}

void draw_note(const Context& c) {
    if (c.s.note_until <= c.f.now) return;
    *c.f.wants_frame = true;
    const Rect board = c.layout.board;
    const float wide = std::min(board.w - c.px(16), c.px(460));
    const float high = paragraph_height(c.f, wide - c.px(28), Rich(c.s.note), kLead) + c.px(18);
    const Rect r{board.centre().x - wide / 2, board.bottom() - high - c.px(12), wide, high};
    panel(c.f, r, 12);
    paragraph(c.f, {r.x + c.px(14), r.y + c.px(9)}, r.w - c.px(28), Rich(c.s.note), kLead, Align::centre);
    (void)area(c.f, {.id = "note", .label = c.s.note, .rect = r, .focusable = false});
}

}  // namespace lw::ui::shire
