// The tiles that are left, all kinds with their number.
#include "ui/shires/context.hpp"

#include <algorithm>

namespace lw::ui::shires {

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
    const std::string label =
        std::string(words(kind)) + ": " + std::to_string(n) + " of " + std::to_string(c.setup().drawn[kind.index()]) + " left";
    const Response response = area(c.f, {.id = id, .label = label, .rect = cell, .focusable = false}, 6);
    explain(c.f, response, cell, label);
}

void aside_line(const Context& c, Rect r) {
    const int aside = scene::sum_of(c.state().set_aside);
    if (aside > 0) text_fit(c.f, r, counted(aside, "tile", "tiles") + " set aside, fitting nowhere", kSmall);
}

}  // namespace

void draw_tiles_left(const Context& c, Rect r) {
    panel(c.f, r, 14);
    Rect in = inset(r, c.px(12), c.px(8));
    Rect head = cut_top(in, c.px(30), c.px(4));
    const std::string left = std::to_string(c.state().pile_size);
    const std::string label = counted(c.state().pile_size, "tile", "tiles") + " left";
    if (c.layout.form == Form::wide && c.s.side != SidePanel::tiles) {
        const Response response = area(c.f, {.id = "tiles", .label = label, .rect = head, .kind = ControlKind::toggle}, 8);
        if (response.hovered) fill(c.f, head, c.f.theme->row, c.px(8));
        explain(c.f, response, head, "Press to see them larger");
        if (response.pressed) c.s.side = SidePanel::tiles;
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

}  // namespace lw::ui::shires
