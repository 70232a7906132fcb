// A board inside the interface: the scene's picture of it, drawn small among the panels, and what lies where.
#pragma once

#include "draw/camera.hpp"
#include "draw/picture.hpp"
#include "isles/setup.hpp"
#include "scene/isles_places.hpp"
#include "ui/games.hpp"
#include "ui/paint.hpp"

#include <optional>

namespace lw::ui::isles {

/// Paints a picture's sprites with the icon texture, for places where the renderer's board cannot be.
void paint_picture(const Frame& f, const draw::Picture& picture, const draw::Camera& camera);

class BoardPicture {
public:
    /// What to draw; rebuilt only when it differs. Hexes within topology limits, harbours on coasts.
    void show(const isles::Layout& layout);
    /// Sea, coast and board, fitted into `r`.
    void draw(const Frame& f, Rect r);

    /// A rim round a tile, after draw().
    void mark(const Frame& f, std::size_t tile, Color color) const;

    // Of the last draw():
    [[nodiscard]] Vec2 centre(std::size_t tile) const { return camera_.to_screen(places_.hexes[tile]); }
    [[nodiscard]] float hex_radius() const { return camera_.hex_radius(); }

private:
    std::optional<isles::Setup> setup_;
    scene::Places places_;
    draw::Camera camera_;
};

}  // namespace lw::ui::isles
