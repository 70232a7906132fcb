// The card beside the pointer: a feature with owner and points, or what still fits an empty cell.
#include "ui/shires/context.hpp"
#include "ui/shires/feature_facts.hpp"

#include <algorithm>
#include <cmath>

namespace lw::ui::shires {

namespace {

constexpr float kWide = 292;

/// On the screen, where the pointer was and what it asked about.
Rect asked_box(const Context& c) {
    const Vec2 at = c.s.asked_at;
    Rect out{at.x - 1, at.y - 1, 2, 2};
    if (c.s.gap) out = scene::box_of(*c.s.gap);
    if (c.s.feature.valid()) {
        shires::for_each_segment(c.state(), c.s.feature,
                                 [&](shires::SegmentId id) { out = draw::united(out, scene::box_of(c.state().tile_at(id).at)); });
    }
    return c.s.camera.to_screen(out);
}

/// Beside what was asked about where there is room, else beside the pointer; inside the board.
Rect card_rect(const Context& c, float height) {
    const Rect board = inset(c.layout.board, c.px(4));
    const float w = std::min(c.px(kWide), board.w);
    const Rect box = asked_box(c);
    const Vec2 at = c.s.camera.to_screen(c.s.asked_at);
    const float off = c.px(14);
    const auto inside = [&](float x, float y) {
        return Rect{std::round(std::clamp(x, board.x, std::max(board.x, board.right() - w))),
                    std::round(std::clamp(y, board.y, std::max(board.y, board.bottom() - height))), w, height};
    };
    if (box.right() + off + w <= board.right()) return inside(box.right() + off, at.y - height * 0.3F);
    if (box.x - off - w >= board.x) return inside(box.x - off - w, at.y - height * 0.3F);
    if (box.bottom() + off + height <= board.bottom()) return inside(at.x - w / 2, box.bottom() + off);
    if (box.y - off - height >= board.y) return inside(at.x - w / 2, box.y - off - height);
    return inside(at.x > board.centre().x ? board.x : board.right() - w, at.y > board.centre().y ? board.y : board.bottom() - height);
}

void points_box(const Context& c, Rect r, std::string_view words, int points, bool strong) {
    fill(c.f, r, strong ? draw::mix(c.f.theme->panel, draw::kFeatureLight, 0.25F) : c.f.theme->row, c.px(9));
    outline(c.f, r, strong ? draw::rgb(0xD9A13B) : c.f.theme->line, c.px(1.5F), c.px(9));
    Rect in = inset(r, c.px(12), c.px(6));
    text_fit(c.f, cut_top(in, c.px(20)), words, kBody);
    TextStyle style = kPoints.sized(32);
    if (strong) style = style.with(c.f.theme->accent);
    text(c.f, in, std::to_string(points), style);
}

void draw_feature(const Context& c) {
    const FeatureFacts facts = facts_of(c.setup(), c.state(), c.s.feature);
    const std::string open = open_words(facts);
    const Rect card = card_rect(c, c.px(open.empty() ? 156 : 184));
    shadow(c.f, card, 12, 5);
    panel(c.f, card, 12);
    Rect in = inset(card, c.px(16), c.px(12));
    Rect head = cut_top(in, c.px(26), c.px(8));
    const std::string size = size_words(facts);
    text(c.f, cut_right(head, text_width(c.f, size, kSmall), c.px(6)), size, kSmall);
    text_fit(c.f, head, heading(facts), kHeading);
    const Rect boxes = cut_top(in, c.px(70), c.px(10));
    if (facts.kind == shires::FeatureKind::field || facts.complete) {
        points_box(c, boxes, facts.complete ? "worth" : "at the end, as it stands", facts.now, facts.complete);
    } else {
        const auto two = columns(boxes, 2, c.px(8));
        points_box(c, two[0], "now", facts.now, false);
        points_box(c, two[1], "if completed", facts.completed, true);
    }
    Rect line = cut_top(in, c.px(24), c.px(4));
    for (const game::Seat seat : facts.holders) {
        player_shape(c.f, {line.x + c.px(9), line.centre().y}, c.px(16), c.colour(seat));
        cut_left(line, c.px(24));
    }
    text_fit(c.f, line, holder_words(facts, c.model.players), kBody);
    if (!open.empty()) text_fit(c.f, in, open, kBody.faded());
    const std::string label = spoken(facts, c.model.players);
    (void)area(c.f, {.id = "about", .label = label, .rect = card, .focusable = false});
}

/// "3 of 24 tiles left, and the one in hand".
std::string how_many_fit(const Context& c, const shires::Gap& gap, int sum) {
    const std::string out = std::to_string(sum) + " of " + counted(c.state().pile_size, "tile", "tiles") + " left";
    return scene::in_hand_fits(c.state(), gap) ? out + ", and the one in hand" : out;
}

std::string gap_heading(const Context& c, const shires::Gap& gap, int sum) {
    if (sum > 0) return "What fits here";
    return scene::in_hand_fits(c.state(), gap) ? "Only the tile in hand fits here" : "Nothing fits here any more";
}

std::string gap_label(const shires::KindCounts& fits, const std::string& how_many) {
    std::string out = "Empty cell, fitted by " + how_many;
    for (int k = 0; k < shires::kKinds; ++k) {
        if (const int n = fits[static_cast<std::size_t>(k)]; n > 0)
            out += "; " + std::to_string(n) + " " + std::string(words(shires::Kind(k)));
    }
    return out;
}

void draw_gap(const Context& c) {
    const shires::Gap* gap = scene::gap_at(c.state(), *c.s.gap);
    if (gap == nullptr) return;
    const shires::KindCounts fits = scene::fitting(c.state(), *gap);
    const int sum = scene::sum_of(fits);
    const int kinds = static_cast<int>(std::count_if(fits.begin(), fits.end(), [](std::uint8_t n) { return n > 0; }));
    constexpr int kInRow = 6;
    const int lines = (kinds + kInRow - 1) / kInRow;
    const Rect card = card_rect(c, c.px(64 + 62 * static_cast<float>(lines)));
    shadow(c.f, card, 12, 5);
    panel(c.f, card, 12);
    Rect in = inset(card, c.px(14), c.px(10));
    text_fit(c.f, cut_top(in, c.px(24)), gap_heading(c, *gap, sum), kHeading);
    const std::string how_many = how_many_fit(c, *gap, sum);
    text_fit(c.f, cut_top(in, c.px(18), c.px(6)), how_many, kSmall);
    const float step = in.w / kInRow;
    int at = 0;
    for (int k = 0; k < shires::kKinds; ++k) {
        const int n = fits[static_cast<std::size_t>(k)];
        if (n == 0) continue;
        const Rect cell{in.x + step * static_cast<float>(at % kInRow), in.y + c.px(62) * static_cast<float>(at / kInRow), step, c.px(60)};
        tile_picture(c, {cell.x + (step - c.px(36)) / 2, cell.y, c.px(36), c.px(36)}, shires::Kind(k), 0);
        text(c.f, {cell.x, cell.y + c.px(38), cell.w, c.px(18)}, std::to_string(n), kBold, Align::centre);
        ++at;
    }
    const std::string label = gap_label(fits, how_many);
    (void)area(c.f, {.id = "about", .label = label, .rect = card, .focusable = false});
}

}  // namespace

void draw_answer(const Context& c) {
    if (c.s.feature.valid())
        draw_feature(c);
    else if (c.s.gap)
        draw_gap(c);
}

}  // namespace lw::ui::shires
