// Who holds the features of the kind being looked at: beside the board and on it.
#include "base/stable_sort.hpp"
#include "ui/scroll.hpp"
#include "ui/shires/context.hpp"
#include "ui/shires/feature_facts.hpp"

#include <algorithm>

namespace lw::ui::shires {

namespace {

using shires::FeatureKind;

struct Held {
    shires::SegmentId root;
    FeatureFacts facts;
};

/// The most points first.
std::vector<Held> held_of(const Context& c, FeatureKind kind) {
    std::vector<Held> out;
    for (const shires::SegmentId root : scene::held_features(c.state(), kind)) out.push_back({root, facts_of(c.setup(), c.state(), root)});
    base::stable_sort(out, [](const Held& a, const Held& b) { return a.facts.now > b.facts.now; });
    return out;
}

/// The holders' shapes on the colour and the pattern that the feature has on the board.
void chip(const Context& c, Rect r, game::SeatSet holders) {
    const draw::PlayerColors& colors = draw::player_colors(c.paint(holders.lowest()));
    fill(c.f, r, draw::over(scene::held_color(colors), c.f.theme->panel), c.px(8));
    hatch(c.f, inset(r, c.px(3)), scene::pattern_of(colors.shape), scene::pattern_ink(colors), c.px(7));
    outline(c.f, r, colors.shade, c.px(1.5F), c.px(8));
    const float size = r.h * (holders.count() > 1 ? 0.36F : 0.5F);
    float x = r.centre().x - size * 0.6F * static_cast<float>(holders.count() - 1);
    for (const game::Seat seat : holders) {
        player_shape(c.f, {x, r.centre().y}, size, c.colour(seat));
        x += size * 1.2F;
    }
}

std::string second_line(const FeatureFacts& facts) {
    if (facts.kind != FeatureKind::field) return size_words(facts);
    return counted(facts.tiles, "tile", "tiles") + ", " + counted(facts.cities, "complete town", "complete towns");
}

/// Now large, completed small, at the right end of `line`.
void points(const Context& c, Rect& line, const FeatureFacts& facts) {
    if (facts.kind != FeatureKind::field) {
        const std::string completed = " / " + std::to_string(facts.completed);
        text(c.f, cut_right(line, text_width(c.f, completed, kBody)), completed, kBody.faded(), Align::right);
    }
    const std::string now = std::to_string(facts.now);
    text(c.f, cut_right(line, text_width(c.f, now, kPoints.sized(22)), c.px(6)), now, kPoints.sized(22), Align::right);
}

void held_line(const Context& c, Rect r, const Held& held) {
    const std::string id = "held." + std::to_string(held.root.value);
    const std::string label = spoken(held.facts, c.model.players);
    // The mark on the board is the one that is listed.
    const Response response = area(c.f, {.id = id, .label = label, .rect = r, .listed = false, .focusable = false}, 8);
    if (response.hovered) {
        fill(c.f, r, c.f.theme->row, c.px(8));
        point_at(c, std::nullopt, held.root, kHoverTime);
    }
    if (response.pressed) ask_about(c, held.root);
    Rect in = inset(r, c.px(4), c.px(2));
    chip(c, cut_left(in, in.h, c.px(10)), held.facts.holders);
    Rect first = cut_top(in, in.h / 2);
    points(c, first, held.facts);
    text_fit(c.f, first, names_of(c.model.players, held.facts.holders), kBold);
    text_fit(c.f, in, second_line(held.facts), kSmall);
}

std::string points_line(const Context& c, FeatureKind kind) {
    if (kind != FeatureKind::field) return "Points now / if completed";
    const bool first = c.setup().config.settings.farms == shires::FarmRule::first;
    return std::string(first ? "4" : "3") + " points for each complete town, at the end";
}

/// Moved down until it touches none of those already there.
Rect beside(Rect r, const std::vector<Rect>& taken) {
    const auto in_the_way = [&r](const Rect& other) {
        return r.x < other.right() && other.x < r.right() && r.y < other.bottom() && other.y < r.bottom();
    };
    for (auto hit = std::find_if(taken.begin(), taken.end(), in_the_way); hit != taken.end();
         hit = std::find_if(taken.begin(), taken.end(), in_the_way)) {
        r.y = hit->bottom() + 1;
    }
    return r;
}

}  // namespace

void draw_held_list(const Context& c, Rect r) {
    const FeatureKind kind = *c.s.lens;
    panel(c.f, r, 14);
    Rect in = inset(r, c.px(12), c.px(8));
    text_fit(c.f, cut_top(in, c.px(28)), who_holds(kind), kHeading);
    if (kind == FeatureKind::field && c.setup().config.settings.farms == shires::FarmRule::none) {
        paragraph(c.f, {in.x, in.y}, in.w, "This table plays without farmers.", kBody.faded());
        return;
    }
    cut_top(in, paragraph(c.f, {in.x, in.y}, in.w, Rich(points_line(c, kind)), kSmall), c.px(6));
    const auto held = held_of(c, kind);
    if (held.empty()) paragraph(c.f, {in.x, in.y}, in.w, "Nobody holds any.", kBody.faded());
    ScrollArea scroll(c.f, "held.list", in);
    const float high = c.px(48);
    float y = scroll.top();
    for (const Held& one : held) {
        if (scroll.shows(y, high)) held_line(c, {in.x, y, scroll.width() - c.px(8), high}, one);
        y += high + c.px(4);
    }
    scroll.done(y);
}

void draw_held_marks(const Context& c) {
    if (!c.s.lens) return;
    const float size = std::clamp(0.2F * c.tile_points() / c.px(1), 11.0F, 15.0F);
    std::vector<Rect> taken;
    for (const Held& held : held_of(c, *c.s.lens)) {
        const std::string id = "mark." + std::to_string(held.root.value);
        const std::string label = spoken(held.facts, c.model.players);
        bool listed = false;
        shires::for_each_segment(c.state(), held.root, [&](shires::SegmentId segment) {
            const shires::Laid& tile = c.state().tile_at(segment);
            if (!tile.follower.valid() || shires::segment_id(tile, tile.stands_on) != segment) return;
            const Vec2 at = c.s.camera.to_screen(scene::spot_at(tile, tile.stands_on));
            if (!c.layout.board.contains(at)) return;
            const std::string words = held.facts.holders.has(tile.follower) ? std::to_string(held.facts.now) : "–";
            const game::SeatSet whose = game::SeatSet::of(tile.follower);
            const Rect r = beside(pill_rect(c, at + Vec2{0, c.px(size * 1.7F)}, whose, words, size), taken);
            taken.push_back(r);
            draw_pill(c, r, whose, words, size);
            if (!listed && area(c.f, {.id = id, .label = label, .rect = r}, r.h / 2).pressed) ask_about(c, held.root);
            listed = true;
        });
    }
}

}  // namespace lw::ui::shires
