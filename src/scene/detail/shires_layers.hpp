// The layers of shires_picture, in draw order. Private to this folder.
#pragma once

#include "draw/pen.hpp"
#include "scene/shires_board.hpp"
#include "scene/shires_places.hpp"

namespace lw::scene::shires_layers {

struct Context {
    const shires::State& state;
    std::span<const draw::Paint> paints;
    const ShiresOverlay& overlay;
    draw::Picture& picture;

    [[nodiscard]] draw::Paint paint(game::Seat seat) const {
        return seat.valid() && seat.value < paints.size() ? paints[seat.value] : draw::Paint::none;
    }
    /// Board units for a width in the mock-ups (points, with a tile of 75): on smaller boards no thinner on the screen.
    [[nodiscard]] float width(float points) const;
    /// An empty mesh above all sprites so far. Invalid after the next call.
    [[nodiscard]] draw::Mesh& mesh(draw::Pattern pattern = draw::Pattern::none, draw::Color ink = {}) const {
        picture.meshes.push_back({.after = picture.sprites.size(), .triangles = {}, .pattern = pattern, .ink = ink});
        return picture.meshes.back();
    }
};

void add_table(const Context& c);
void add_cells(const Context& c);
void add_tiles(const Context& c);
void add_held(const Context& c);
void add_light(const Context& c);
void add_last(const Context& c);
void add_pointed(const Context& c);
void add_followers(const Context& c);
void add_spots(const Context& c);
void add_ghost(const Context& c);

/// Every tile's square without the loops of the feature, of which a tile may have several.
void add_veil(const Context& c, draw::Mesh& mesh, shires::SegmentId but_for, draw::Color color);

}  // namespace lw::scene::shires_layers
