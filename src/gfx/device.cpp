#include "gfx/device.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>

#include "draw/hex.hpp"
#include "gfx/detail/atlas.hpp"
#include "gfx/detail/gl.hpp"
#include "gfx/detail/passes.hpp"
#include "gfx/detail/sea_decor.hpp"

namespace lw::gfx {

namespace {

// Hex radii in pixels that the board atlas is drawn for: about a fifth apart, none below or above.
constexpr std::array<float, 13> kRadii{24, 30, 36, 44, 54, 64, 76, 92, 110, 132, 160, 192, 232};
constexpr float kTooSmall = 0.45F;  // while zooming, the old atlas serves within these bounds
constexpr float kTooLarge = 1.6F;
constexpr int kMaxUiPages = 4;
constexpr int kMaxNamedPages = 6;

float wanted_radius(float pixels) {
    for (const float radius : kRadii) {
        if (pixels <= radius * 1.001F) return radius;
    }
    return kRadii.back();
}

int page_size_for(float radius) { return radius <= 80 ? 1024 : 2048; }

}  // namespace

struct Device::Parts {
    bool ready = false;
    SeaPass sea;
    SpritePass sprites;
    MeshPass meshes;
    Atlas board{{.alpha = Alpha::premultiplied, .mipmaps = true, .page_size = 1024}};
    Atlas ui{{.alpha = Alpha::straight, .mipmaps = false, .page_size = 1024}};
    // Pictures by name: words set by the system.
    Atlas named{{.alpha = Alpha::straight, .mipmaps = false, .page_size = 512}};
    std::unordered_map<std::string, Atlas::Entry> names;
    // The one for the previous radius, until all pictures are made for the new one.
    Atlas before{{.alpha = Alpha::premultiplied, .mipmaps = true, .page_size = 1024}};
    float radius_before = 0;
    // The one for the previous density, until all pictures are made for the new one.
    Atlas ui_before{{.alpha = Alpha::straight, .mipmaps = false, .page_size = 1024}};
    RasterBudget board_budget;
    RasterBudget ui_budget;
    bool ui_late = false;
    float atlas_radius = 0;
    float last_zoom = 0;  // pixels per unit in the previous frame
    float ui_ratio = 0;
    bool unsettled = false;
    Stats stats;
    std::vector<draw::Sprite> decor;

    void choose_atlas(float pixels_per_unit);
    void choose_ui_atlas(bool anew);
    UiImage handed_out(const Atlas& atlas, const Atlas::Entry& entry, draw::Vec2 box, draw::Vec2 size) const;
    // What lies behind the board; returns the number of draw calls.
    int draw_ground(const draw::Picture& picture, const Frame& frame);
    int draw_sprites(std::span<const draw::Sprite> some, const Frame& frame, const Sheets& sheets);
};

// Rasterising again costs tens of milliseconds, so it waits until the zoom rests, unless the old atlas is
// too far off.
void Device::Parts::choose_atlas(float pixels_per_unit) {
    const float radius = pixels_per_unit * draw::kHexRadius;
    const float wanted = wanted_radius(radius);
    const bool resting = std::abs(pixels_per_unit - last_zoom) < 1e-5F;
    last_zoom = pixels_per_unit;
    unsettled = false;
    if (wanted == atlas_radius) return;
    const float ratio = atlas_radius > 0 ? radius / atlas_radius : 0;
    if (!resting && ratio > kTooSmall && ratio < kTooLarge) {
        unsettled = true;
        return;
    }
    if (board.entries() >= before.entries()) {  // else not even half made: the one before it serves better
        std::swap(board, before);
        radius_before = atlas_radius;
    }
    board.clear();
    board.set_page_size(page_size_for(wanted));
    atlas_radius = wanted;
}

void Device::Parts::choose_ui_atlas(bool anew) {
    if (!ui_late) ui_before.clear();
    ui_late = false;
    ui_budget.begin();
    if (!anew) return;
    if (ui.entries() >= ui_before.entries()) std::swap(ui, ui_before);
    ui.clear();
}

/// The part of the atlas that is the picture, to be drawn `size` points large.
UiImage Device::Parts::handed_out(const Atlas& atlas, const Atlas::Entry& entry, draw::Vec2 box, draw::Vec2 size) const {
    const float texel = 1 / static_cast<float>(atlas.page_size(entry.page));
    const draw::Vec2 at{static_cast<float>(entry.x + Atlas::kPad), static_cast<float>(entry.y + Atlas::kPad)};
    const draw::Vec2 pixels{std::ceil(box.x * entry.scale - 0.01F), std::round(box.y * entry.scale)};
    return {atlas.texture(entry.page), at * texel, (at + pixels) * texel, size};
}

int Device::Parts::draw_ground(const draw::Picture& picture, const Frame& frame) {
    if (picture.ground == draw::Ground::table) {
        const draw::Color c = draw::table(picture.sea).surface;
        glClearColor(static_cast<float>(c.r) / 255, static_cast<float>(c.g) / 255, static_cast<float>(c.b) / 255, 1);
        glClear(GL_COLOR_BUFFER_BIT);
        return 0;
    }
    const int calls = sea.draw(picture, frame, board_budget);
    decor.clear();
    const draw::Rect visible{frame.origin.x, frame.origin.y, frame.width / frame.pixels_per_unit, frame.height / frame.pixels_per_unit};
    add_sea_decor(decor, picture, sea.coast_field(), visible, frame.pixels_per_unit);
    return calls;
}

int Device::Parts::draw_sprites(std::span<const draw::Sprite> some, const Frame& frame, const Sheets& sheets) {
    sprites.add(some, frame, sheets);
    return sprites.flush(frame, board);
}

Device::Device() : parts_(std::make_unique<Parts>()) {}
Device::~Device() = default;

bool Device::create(std::string& error) {
    parts_->ready = parts_->sea.create(error) && parts_->sprites.create(error) && parts_->meshes.create(error);
    return parts_->ready;
}

void Device::destroy() {
    parts_->sea.destroy();
    parts_->sprites.destroy();
    parts_->meshes.destroy();
    parts_->board.clear();
    parts_->before.clear();
    parts_->ui.clear();
    parts_->named.clear();
    parts_->names.clear();
    parts_->ui_before.clear();
    parts_->ready = false;
    parts_->atlas_radius = 0;
}

void Device::forget() {
    parts_->sea.forget();
    parts_->sprites.forget();
    parts_->meshes.forget();
    parts_->board.forget();
    parts_->before.forget();
    parts_->ui.forget();
    parts_->named.forget();
    parts_->names.clear();
    parts_->ui_before.forget();
    parts_->ready = false;
    parts_->atlas_radius = 0;
}

bool Device::ready() const { return parts_->ready; }

void Device::begin_frame(float pixel_ratio) {
    const bool changed = std::abs(pixel_ratio - parts_->ui_ratio) > 1e-4F;
    parts_->ui_ratio = pixel_ratio;
    if (!parts_->ready) return;
    parts_->choose_ui_atlas(changed || parts_->ui.pages() > kMaxUiPages);
    if (changed || parts_->named.pages() > kMaxNamedPages) {
        parts_->named.clear();
        parts_->names.clear();
    }
}

void Device::draw(const draw::Picture& picture, const draw::Camera& camera, Viewport viewport) {
    Parts& p = *parts_;
    if (!p.ready || viewport.width <= 0 || viewport.height <= 0) return;
    const float ratio = viewport.pixel_ratio;
    const Frame frame{static_cast<float>(viewport.width), static_cast<float>(viewport.height), camera.zoom * ratio,
                      camera.to_board(draw::Vec2{0, 0})};
    p.choose_atlas(frame.pixels_per_unit);
    glViewport(0, 0, viewport.width, viewport.height);
    glDisable(GL_SCISSOR_TEST);
    glDisable(GL_DEPTH_TEST);
    glDisable(GL_STENCIL_TEST);
    glDisable(GL_CULL_FACE);
    glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    p.decor.clear();
    p.board_budget.begin();
    p.stats.draw_calls = p.draw_ground(picture, frame);
    p.sprites.begin();
    const Sheets sheets{p.board, p.atlas_radius / draw::kHexRadius, p.before, p.radius_before / draw::kHexRadius, p.board_budget};
    p.sprites.add(p.decor, frame, sheets);
    const std::span<const draw::Sprite> sprites(picture.sprites);
    std::size_t drawn = 0;
    for (const draw::Mesh& mesh : picture.meshes) {
        const std::size_t until = std::clamp(mesh.after, drawn, sprites.size());
        p.stats.draw_calls += p.draw_sprites(sprites.subspan(drawn, until - drawn), frame, sheets) + 1;
        p.meshes.draw(mesh, frame);
        drawn = until;
    }
    p.stats.draw_calls += p.draw_sprites(sprites.subspan(drawn), frame, sheets);
    glBindVertexArray(0);
    p.unsettled = p.unsettled || p.sprites.late();
    if (!p.unsettled) p.before.clear();
    p.stats.sprites = static_cast<int>(picture.sprites.size());
}

bool Device::wants_frame() const { return parts_->unsettled || parts_->ui_late; }
bool Device::board_wants_frame() const { return parts_->unsettled; }

UiImage Device::ui_image(draw::Image image, draw::Paint paint, float height) {
    Parts& p = *parts_;
    const float ratio = p.ui_ratio > 0 ? p.ui_ratio : 1;
    if (!p.ready || !(height > 0)) return {};
    const draw::Vec2 box = draw::info(image).box;
    const float pixels_high = std::max(std::round(height * ratio), 1.0F);
    const float scale = pixels_high / box.y;
    const draw::Vec2 size = draw::Vec2{std::ceil(box.x * scale - 0.01F), pixels_high} * (1 / ratio);
    if (p.ui.find(image, paint, scale) == nullptr && !p.ui_budget.spend(raster_cost(image, scale))) {
        p.ui_late = true;
        for (const Atlas* atlas : {&p.ui, &p.ui_before}) {
            if (const Atlas::Entry* other = atlas->nearest(image, paint, scale)) return p.handed_out(*atlas, *other, box, size);
        }
        return {};
    }
    const Atlas::Entry entry = p.ui.get(image, paint, scale);
    return entry.page < 0 ? UiImage{} : p.handed_out(p.ui, entry, box, size);
}

UiImage Device::ui_picture(const std::string& key, const std::function<Bitmap()>& make) {
    Parts& p = *parts_;
    if (!p.ready) return {};
    auto found = p.names.find(key);
    if (found == p.names.end()) found = p.names.emplace(key, p.named.place(make())).first;
    const Atlas::Entry& entry = found->second;
    if (entry.page < 0) return {};
    const float texel = 1 / static_cast<float>(p.named.page_size(entry.page));
    const draw::Vec2 at{static_cast<float>(entry.x), static_cast<float>(entry.y)};
    const draw::Vec2 pixels{static_cast<float>(entry.width), static_cast<float>(entry.height)};
    return {p.named.texture(entry.page), at * texel, (at + pixels) * texel, pixels / (p.ui_ratio > 0 ? p.ui_ratio : 1)};
}

Stats Device::stats() const {
    Stats stats = parts_->stats;
    stats.board_pages = parts_->board.pages();
    stats.board_entries = parts_->board.entries();
    stats.ui_pages = parts_->ui.pages();
    stats.ui_entries = parts_->ui.entries();
    stats.atlas_radius = parts_->atlas_radius;
    stats.rasterised = parts_->board_budget.spent() + parts_->ui_budget.spent();
    return stats;
}

}  // namespace lw::gfx
