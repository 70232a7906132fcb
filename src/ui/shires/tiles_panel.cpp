// The tiles that are left, all kinds with their number; and who holds the fields, while the overlay is on.
#include "ui/scroll.hpp"
#include "ui/shires/context.hpp"
#include "ui/shires/feature_facts.hpp"

#include <algorithm>

namespace lw::ui::shire {

namespace {

constexpr int kInRow = 6;
constexpr int kInTallRow = 4;

void kind_cell(const Context& c, Rect cell, int k) {
    const shires::Kind kind(k);
    const int n = c.state().pile[kind.index()];
    const float side = std::min(cell.w - c.px(4), cell.h - c.px(22));
    const Rect square{cell.centre().x - side / 2, cell.y, side, side};
    tile_picture(c, square, kind, 0, 0, 0, n == 0 ? 0.25F : 1.0F);
    const TextStyle style = n == 0 ? kBody.faded() : kBold.sized(15);
    text(c.f, {cell.x, square.bottom() + c.px(1), cell.w, c.px(20)}, n == 0 ? "–" : std::to_string(n), style, Align::centre);
    const std::string id = "tiles." + std::string(1, kind.letter());
    const std::string label = std::string(words(kind)) + ": " + std::to_string(n) + " left of " +
                              std::to_string(c.setup().drawn[kind.index()]);
    const Response response = area(c.f, {.id = id, .label = label, .rect = cell, .focusable = false}, 6);
    explain(c.f, response, cell, label);
}

void aside_line(const Context& c, Rect r) {
    const int aside = scene::sum_of(c.state().set_aside);
    if (aside > 0) text_fit(c.f, r, counted(aside, "tile", "tiles") + " put aside: nothing fitted", kSmall);
}

struct Field {
    shires::SegmentId root;
    FeatureFacts facts;
};

std::vector<Field> held_fields(const Context& c) {
    std::vector<Field> out;
    for (std::uint16_t i = 0; i < c.state().segment_count; ++i) {
        const shires::SegmentId id{i};
        if (c.state().root[i] != id || shires::segment_of(c.state(), id).kind != shires::FeatureKind::field) continue;
        const FeatureFacts facts = facts_of(c.setup(), c.state(), id);
        if (!facts.holders.empty()) out.push_back({id, facts});
    }
    std::stable_sort(out.begin(), out.end(), [](const Field& a, const Field& b) { return a.facts.now > b.facts.now; });
    return out;
}

void field_line(const Context& c, Rect r, const Field& field) {
    const draw::PlayerColors& colors = draw::player_colors(c.paint(field.facts.holders.lowest()));
    Rect in = inset(r, c.px(4), c.px(2));
    const Rect chip = cut_left(in, in.h, c.px(10));
    fill(c.f, chip, draw::over(scene::field_color(colors), c.f.theme->panel), c.px(8));
    outline(c.f, chip, colors.shade, c.px(1.5F), c.px(8));
    const float size = chip.h * (field.facts.holders.count() > 1 ? 0.36F : 0.5F);
    float x = chip.centre().x - size * 0.6F * static_cast<float>(field.facts.holders.count() - 1);
    for (const game::Seat seat : field.facts.holders) {
        player_shape(c.f, {x, chip.centre().y}, size, c.colour(seat));
        x += size * 1.2F;
    }
    text(c.f, cut_right(in, c.px(34)), std::to_string(field.facts.now), kPoints.sized(22), Align::right);
    text_fit(c.f, cut_top(in, in.h / 2), names_of(c.model.players, field.facts.holders), kBold);
    text_fit(c.f, in, counted(field.facts.tiles, "tile", "tiles") + ", " + counted(field.facts.cities, "town", "towns"), kSmall);
    const std::string id = "field." + std::to_string(field.root.value);
    const std::string label = spoken(field.facts, c.model.players);
    (void)area(c.f, {.id = id, .label = label, .rect = r, .focusable = false}, 8);
}

}  // namespace

void draw_tiles_left(const Context& c, Rect r) {
    panel(c.f, r, 14);
    Rect in = inset(r, c.px(12), c.px(8));
    Rect head = cut_top(in, c.px(30), c.px(4));
    const std::string left = std::to_string(c.state().pile_size);
    const std::string label = counted(c.state().pile_size, "tile", "tiles") + " left";
    if (c.layout.form == Form::wide && c.s.side != ShiresPanel::tiles) {
        const Response response = area(c.f, {.id = "tiles", .label = label, .rect = head, .kind = ControlKind::toggle}, 8);
        if (response.hovered) fill(c.f, head, c.f.theme->row, c.px(8));
        explain(c.f, response, head, "Press to see them large");
        if (response.pressed) c.s.side = ShiresPanel::tiles;
    }
    text(c.f, cut_right(head, c.px(60)), left, kPoints.sized(24), Align::right);
    text_fit(c.f, head, "Tiles left", kHeading);
    if (scene::sum_of(c.state().set_aside) > 0) aside_line(c, cut_bottom(in, c.px(20)));
    const int across = in.h > in.w * 1.35F ? kInTallRow : kInRow;
    const int down = shires::kKinds / across;
    const float step = in.w / static_cast<float>(across);
    const float high = std::min(in.h / static_cast<float>(down), step + c.px(32));
    for (int k = 0; k < shires::kKinds; ++k) {
        kind_cell(c, {in.x + step * static_cast<float>(k % across), in.y + high * static_cast<float>(k / across), step, high}, k);
    }
}

void draw_fields_list(const Context& c, Rect r) {
    panel(c.f, r, 14);
    Rect in = inset(r, c.px(12), c.px(8));
    text_fit(c.f, cut_top(in, c.px(28)), "Who holds the fields", kHeading);
    const std::string each = c.setup().config.settings.farms == shires::FarmRule::first ? "4" : "3";
    if (c.setup().config.settings.farms == shires::FarmRule::none) {
        paragraph(c.f, {in.x, in.y}, in.w, "This table plays without farmers.", kBody.faded());
        return;
    }
    text_fit(c.f, cut_top(in, c.px(20), c.px(6)), "At the end " + each + " for each finished town", kSmall);
    const auto fields = held_fields(c);
    if (fields.empty()) paragraph(c.f, {in.x, in.y}, in.w, "Nobody holds a field yet.", kBody.faded());
    ScrollArea scroll(c.f, "fields.list", in);
    float y = scroll.top();
    for (const Field& field : fields) {
        if (scroll.shows(y, c.px(48))) field_line(c, {in.x, y, scroll.width() - c.px(8), c.px(48)}, field);
        y += c.px(52);
    }
    scroll.done(y);
}

}  // namespace lw::ui::shire
