#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "draw/camera.hpp"
#include "draw/images.hpp"
#include "draw/picture.hpp"
#include "gfx/raster.hpp"

// The board renderer. Knows pictures and cameras, but no game and no windows: the caller makes an OpenGL ES 3
// (or WebGL 2) context current first.
namespace lw::gfx {

// The drawable area: pixels, and pixels per point (1 on plain screens, 2 or 3 on dense ones).
struct Viewport {
    int width = 0;
    int height = 0;
    float pixel_ratio = 1;
};

// A picture for the interface, on a texture with straight alpha.
struct UiImage {
    std::uintptr_t texture = 0;  // GL name; 0 when the picture could not be made
    draw::Vec2 uv0{};
    draw::Vec2 uv1{};
    draw::Vec2 size{};  // points; a whole number of pixels, so draw it at a whole pixel
};

// What the last frame cost.
struct Stats {
    int draw_calls = 0;
    int sprites = 0;
    int board_pages = 0;
    int board_entries = 0;
    int ui_pages = 0;
    int ui_entries = 0;
    float atlas_radius = 0;  // hex radius in pixels that the board atlas was drawn for
    float rasterised = 0;    // what was spent on rasterising, as RasterBudget counts
};

class Device {
public:
    Device();
    ~Device();  // frees no GL objects: call destroy() while the context lives
    Device(const Device&) = delete;
    Device& operator=(const Device&) = delete;

    // Makes every GL object. False and a sentence in `error` when the context cannot do it. Call it again,
    // after forget(), when a lost context has come back; pictures fill in by themselves.
    bool create(std::string& error);
    void destroy();
    // The context is gone and all objects with it: drops the names without any GL call.
    void forget();
    bool ready() const;

    // Once a frame, before the interface asks for pictures. Pictures handed out before may be gone.
    void begin_frame(float pixel_ratio);

    // Sea and sprites over the whole viewport of the bound framebuffer. Camera in points.
    // Leaves blending on and its own program bound; sets all state it needs.
    void draw(const draw::Picture& picture, const draw::Camera& camera, Viewport viewport);
    // True when the last frame used an atlas of the wrong size, because the zoom was still changing, or when not
    // all pictures are made yet, including the interface's: draw once more soon; in the end all will be there
    // and sharp.
    bool wants_frame() const;
    // The same for the board alone.
    bool board_wants_frame() const;

    // The picture `height` points high, as drawn (or a player's, or white for one-colour ones).
    // Valid until the next begin_frame(). While there is no time to make it, the same at another size, or none.
    UiImage ui_image(draw::Image image, draw::Paint paint, float height);

    // A picture that `make` paints when there is none under `key` (or no longer): whole pixels, shown as they are. Few are kept,
    // so a key may well be made again. Valid until the next begin_frame().
    UiImage ui_picture(const std::string& key, const std::function<Bitmap()>& make);

    Stats stats() const;

private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

// RGBA rows from the top of the bound framebuffer; slow, for tests and pictures only.
std::vector<std::uint8_t> read_pixels(int width, int height);

// Draws to a texture instead of the window and reads it back; empty when that fails.
std::vector<std::uint8_t> render_pixels(Device& device, const draw::Picture& picture, const draw::Camera& camera, Viewport viewport);

}  // namespace lw::gfx
