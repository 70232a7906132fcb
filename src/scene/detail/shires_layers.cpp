#include "scene/detail/shires_layers.hpp"

#include <algorithm>
#include <cmath>

namespace lw::scene::shires_layers {

namespace {

using draw::Color;
using draw::pen::Loop;

constexpr float kMockTile = 75;    // points, in the mock-ups
constexpr int kCrossesAround = 5;  // cells beyond the board that have their corners marked
constexpr float kCross = 10;       // board units from its middle to an end

Rect shrunk(Rect box, float by) { return box.grown(-by); }

void bracket(draw::Mesh& mesh, Rect box, float arm, float width, Color color) {
    const auto corner = [&](Vec2 at, float x, float y) {
        const std::array<Vec2, 3> line{at + Vec2{x * arm, 0}, at, at + Vec2{0, y * arm}};
        draw::pen::stroke(mesh, line, false, width, color);
    };
    corner({box.x, box.y}, 1, 1);
    corner({box.right(), box.y}, -1, 1);
    corner({box.right(), box.bottom()}, -1, -1);
    corner({box.x, box.bottom()}, 1, -1);
}

void legal_now(const Context& c, draw::Mesh& mesh, Rect box) {
    const float step = c.width(4);
    for (int i = 0; i < 3; ++i) {
        const float inset = step * static_cast<float>(i + 1);
        draw::pen::fill_box(mesh, shrunk(box, inset), c.width(6), draw::kLegalCell.with_alpha(0.2F + 0.1F * static_cast<float>(i)));
    }
    const Loop ring = draw::pen::box_loop(shrunk(box, c.width(4.5F)), c.width(6));
    draw::pen::dashes(mesh, ring, c.width(2.2F), c.width(8), c.width(5), draw::kLegalCellRing);
}

void legal_turned(const Context& c, draw::Mesh& mesh, Rect box) {
    const Rect in = shrunk(box, c.width(4.5F));
    draw::pen::fill_box(mesh, in, c.width(6), draw::kLegalCell.with_alpha(0.26F));
    bracket(mesh, in, c.width(11), c.width(1.8F), draw::kTurnedCell);
}

/// A cross of two strokes: nothing will ever lie here.
void dead_cell(const Context& c, draw::Mesh& mesh, Rect box) {
    const Rect in = shrunk(box, box.w * 0.36F);
    const std::array<Vec2, 2> falling{Vec2{in.x, in.y}, Vec2{in.right(), in.bottom()}};
    const std::array<Vec2, 2> rising{Vec2{in.x, in.bottom()}, Vec2{in.right(), in.y}};
    const Color color = c.overlay.theme == draw::ThemeKind::dark ? draw::kDarkTheme.danger : draw::kDeadCell;
    draw::pen::fill_box(mesh, shrunk(box, c.width(5)), c.width(6), draw::kPieceOutline.with_alpha(0.10F));
    for (const auto& line : {falling, rising}) draw::pen::stroke(mesh, line, false, c.width(2.2F), color.with_alpha(0.55F));
}

void frame(draw::Mesh& mesh, Rect box, float outer, Color under, float inner, Color over) {
    const Loop loop = draw::pen::box_loop(box, 3);
    draw::pen::stroke(mesh, loop, true, outer, under);
    draw::pen::stroke(mesh, loop, true, inner, over);
}

}  // namespace

float Context::width(float points) const {
    const float at_mock = points * draw::kTileSide / kMockTile;
    return std::min(at_mock * std::clamp(kMockTile / std::max(overlay.tile_points, 1.0F), 0.6F, 1.5F), at_mock * 1.5F);
}

void add_table(const Context& c) {
    const Rect bounds = bounds_of(c.state).grown(kCrossesAround * draw::kTileSide);
    draw::Mesh& mesh = c.mesh();
    const Color color = draw::table(c.picture.sea).cross;
    for (float x = bounds.x; x <= bounds.right() + 1; x += draw::kTileSide) {
        for (float y = bounds.y; y <= bounds.bottom() + 1; y += draw::kTileSide) {
            const std::array<Vec2, 2> level{Vec2{x - kCross, y}, Vec2{x + kCross, y}};
            const std::array<Vec2, 2> upright{Vec2{x, y - kCross}, Vec2{x, y + kCross}};
            draw::pen::stroke(mesh, level, false, 3, color);
            draw::pen::stroke(mesh, upright, false, 3, color);
        }
    }
    const Vec2 off{c.width(2), c.width(3.5F)};
    for (const shires::Laid& tile : c.state.tiles) {
        Rect box = box_of(tile.at);
        box.x += off.x;
        box.y += off.y;
        draw::pen::fill_box(mesh, box, 3, draw::kPieceOutline.with_alpha(0.26F));
    }
}

void add_cells(const Context& c) {
    draw::Mesh& mesh = c.mesh();
    for (const LegalCell& cell : c.overlay.cells) {
        if (cell.now)
            legal_now(c, mesh, box_of(cell.at));
        else
            legal_turned(c, mesh, box_of(cell.at));
    }
    for (const shires::Cell cell : c.overlay.dead) dead_cell(c, mesh, box_of(cell));
}

void add_tiles(const Context& c) {
    const auto sprite_of = [&c](std::size_t i) {
        const shires::Laid& tile = c.state.tiles[i];
        return draw::Sprite{.image = image_of(tile.kind, i, tile.rotation), .at = centre_of(tile.at)};
    };
    std::size_t moving = c.state.tiles.size();
    for (std::size_t i = 0; i < c.state.tiles.size(); ++i) {
        if (c.overlay.motion.tile.valid() && c.overlay.motion.tile.index() == i && c.overlay.motion.lift > 0)
            moving = i;
        else
            c.picture.sprites.push_back(sprite_of(i));
    }
    draw::Mesh& mesh = c.mesh();
    for (std::size_t i = 0; i < c.state.tiles.size(); ++i) {
        if (i == moving) continue;
        const Loop loop = draw::pen::box_loop(box_of(c.state.tiles[i].at), 0);
        draw::pen::stroke(mesh, loop, true, c.width(0.8F), draw::kPieceOutline.with_alpha(0.2F));
    }
    if (moving == c.state.tiles.size()) return;
    draw::Sprite sprite = sprite_of(moving);
    sprite.scale = 1 + 0.16F * c.overlay.motion.lift;
    sprite.at.y -= 40 * c.overlay.motion.lift;
    c.picture.sprites.push_back(sprite);
}

void add_last(const Context& c) {
    draw::Mesh& mesh = c.mesh();
    for (const LastTile& last : c.overlay.last) {
        if (c.overlay.motion.tile == last.tile && c.overlay.motion.lift > 0) continue;
        const draw::PlayerColors& colors = draw::player_colors(last.paint);
        const Rect box = box_of(c.state.tiles[last.tile.index()].at);
        draw::pen::stroke(mesh, draw::pen::box_loop(box, 3), true, c.width(6.4F), draw::kPieceOutline.with_alpha(0.5F));
        frame(mesh, box, c.width(5), draw::kPieceHalo, c.width(2.8F), colors.fill);
    }
}

void add_pointed(const Context& c) {
    if (!c.overlay.pointed) return;
    frame(c.mesh(), box_of(*c.overlay.pointed), c.width(6), draw::kPieceOutline.with_alpha(0.55F), c.width(3.6F), draw::kFeatureLight);
}

void add_ghost(const Context& c) {
    if (!c.overlay.ghost) return;
    const GhostTile& ghost = *c.overlay.ghost;
    const float half = draw::kTileSide / 2 + c.width(2);
    const Vec2 centre = centre_of(ghost.at) + Vec2{-c.width(2), -c.width(4)};
    const auto square = [&](Vec2 at, float size) {
        Loop loop;
        for (const Vec2 corner : {Vec2{-1, -1}, Vec2{1, -1}, Vec2{1, 1}, Vec2{-1, 1}}) {
            const Vec2 p = corner * size;
            loop.push_back(at + Vec2{p.x * std::cos(ghost.swing) - p.y * std::sin(ghost.swing),
                                     p.x * std::sin(ghost.swing) + p.y * std::cos(ghost.swing)});
        }
        return loop;
    };
    const std::array<Loop, 1> shadow{square(centre + Vec2{c.width(7), c.width(11)}, half)};
    draw::pen::fill(c.mesh(), shadow, draw::kPieceOutline.with_alpha(0.3F));
    c.picture.sprites.push_back({.image = image_of(ghost.kind, c.state.tiles.size(), ghost.rotation),
                                 .at = centre,
                                 .scale = 2 * half / draw::kTileSide,
                                 .angle = ghost.swing});
    draw::Mesh& rim = c.mesh();
    const Loop loop = square(centre, half);
    draw::pen::stroke(rim, loop, true, c.width(ghost.settled ? 6.0F : 4.0F), draw::kPieceHalo);
    draw::pen::stroke(rim, loop, true, c.width(ghost.settled ? 3.6F : 2.0F), draw::kGhostRim);
}

}  // namespace lw::scene::shires_layers
