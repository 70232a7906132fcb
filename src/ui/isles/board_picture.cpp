#include "ui/isles/board_picture.hpp"

#include "draw/kit.hpp"
#include "scene/isles_board.hpp"
#include "ui/kit.hpp"

#include <imgui.h>

#include <array>
#include <cmath>

namespace lw::ui::isles {

namespace {

void paint_sprite(const Frame& f, const draw::Sprite& sprite, const draw::Camera& camera) {
    const draw::ImageInfo& about = draw::info(sprite.image);
    const float per_box = about.unit * sprite.scale * camera.zoom;
    const IconTexture texture = f.icon(sprite.image, sprite.paint, about.box.y * per_box);
    if (texture.texture == 0) return;
    const Vec2 at = camera.to_screen(sprite.at);
    const float c = std::cos(sprite.angle);
    const float s = std::sin(sprite.angle);
    const auto corner = [&](float x, float y) {
        const float dx = (x * about.box.x - about.anchor.x) * per_box * sprite.stretch.x;
        const float dy = (y * about.box.y - about.anchor.y) * per_box * sprite.stretch.y;
        return ImVec2(at.x + dx * c - dy * s, at.y + dx * s + dy * c);
    };
    const Vec2 from = texture.uv0;
    const Vec2 to = texture.uv1;
    f.kit->list()->AddImageQuad(reinterpret_cast<ImTextureID>(texture.texture), corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1),
                                {from.x, from.y}, {to.x, from.y}, {to.x, to.y}, {from.x, to.y}, packed(sprite.tint));
}

/// Shallow water and a beach round the land, as the renderer's coast has them.
void paint_coast(const Frame& f, const draw::Picture& picture, const draw::Camera& camera) {
    struct Band {
        float radius;  ///< board units round each hex
        draw::Color color;
    };
    const draw::SeaColors& sea = draw::sea(picture.sea);
    for (const Band& band : {Band{170, sea.mid}, Band{138, sea.shallow}, Band{116, sea.sand}}) {
        for (const Vec2 hex : picture.land) disc(f, camera.to_screen(hex), band.radius * camera.zoom, band.color);
    }
}

}  // namespace

void paint_picture(const Frame& f, const draw::Picture& picture, const draw::Camera& camera) {
    paint_coast(f, picture, camera);
    if (!f.icon) return;
    for (const draw::Sprite& sprite : picture.sprites) paint_sprite(f, sprite, camera);
}

void BoardPicture::show(const isles::Layout& layout) {
    if (setup_ && setup_->config.layout == layout) return;
    isles::Config config;
    config.layout = layout;
    setup_ = isles::make_setup(config);
    places_ = scene::make_places(*setup_);
}

void BoardPicture::draw(const Frame& f, Rect r) {
    camera_.window = f.size;
    const Rect free = inset(r, f.px(6));
    camera_.fit(scene::board_bounds(places_), free);
    camera_.fit(scene::board_bounds(places_, draw::kit::figures_for(camera_.hex_radius()).badge), free);
    const draw::Picture picture = scene::board_preview(*setup_, places_, camera_.hex_radius(), f.theme_kind);
    fill(f, r, draw::sea(picture.sea).step, f.px(12));
    f.kit->push_clip(r);
    paint_picture(f, picture, camera_);
    f.kit->pop_clip();
}

void BoardPicture::mark(const Frame& f, std::size_t tile, Color color) const {
    if (f.icon) paint_sprite(f, {.image = Image::hover_hex, .at = places_.hexes[tile], .tint = color}, camera_);
}

}  // namespace lw::ui::isles
