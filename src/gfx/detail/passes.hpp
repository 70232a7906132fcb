#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "draw/camera.hpp"
#include "draw/picture.hpp"
#include "gfx/detail/atlas.hpp"
#include "gfx/detail/coast.hpp"
#include "gfx/detail/gl.hpp"
#include "gfx/detail/raster_budget.hpp"

namespace lw::gfx {

// The viewport of one frame, in pixels.
struct Frame {
    float width;
    float height;
    float pixels_per_unit;  // board unit -> pixels
    draw::Vec2 origin;      // board position of the top left corner
};

// Paints the sea: a clear in the deep colour, and one box round the land with the bands of its coast.
class SeaPass {
public:
    bool create(std::string& error);
    void destroy();
    void forget();
    // Uploads the coast again when the land has changed. Returns the number of draw calls.
    // A new coast takes the whole of the frame's budget.
    int draw(const draw::Picture& picture, const Frame& frame, RasterBudget& budget);
    // Of the land drawn last.
    const CoastField& coast_field() const { return field_; }

private:
    enum Uniform : std::uint8_t {
        board_origin,
        board_size,
        box,
        coast,
        coast_origin,
        coast_size,
        pixel,
        time,
        deep,
        step,
        mid,
        shallow,
        foam,
        sand,
        sand_rim,
        uniform_count
    };
    void upload_coast(const std::vector<draw::Vec2>& land);
    void set_colors(const draw::SeaColors& colors);

    GLuint program_ = 0;
    GLuint vertices_ = 0;
    GLuint array_ = 0;
    GLuint coast_texture_ = 0;
    GLint uniforms_[uniform_count] = {};
    bool has_coast_ = false;
    std::vector<draw::Vec2> land_;
    CoastField field_;
};

// Areas and strokes between the sprites.
class MeshPass {
public:
    bool create(std::string& error);
    void destroy();
    void forget();
    void draw(const draw::Mesh& mesh, const Frame& frame);

private:
    enum Uniform : std::uint8_t { board_origin, board_size, pixels, pattern, ink, uniform_count };

    GLuint program_ = 0;
    GLuint vertices_ = 0;
    GLuint array_ = 0;
    GLint uniforms_[uniform_count] = {};
};

// Where a frame's sprites take their bitmaps from, with their pixels per board unit. What the frame's budget has
// no room for comes from the atlas of the previous size, until its turn comes.
struct Sheets {
    Atlas& now;
    float scale;
    const Atlas& before;
    float scale_before;
    RasterBudget& budget;
};

// The pass that draws sprites from the atlas: one draw call for each run of sprites on the same page.
class SpritePass {
public:
    bool create(std::string& error);
    void destroy();
    void forget();
    // Once a frame.
    void begin();
    void add(std::span<const draw::Sprite> sprites, const Frame& frame, const Sheets& sheets);
    // Draws what was added since the last time. Returns the number of draw calls.
    int flush(const Frame& frame, Atlas& now);
    // Whether something was left unmade in this frame, so that the next one has to be drawn too.
    bool late() const { return late_; }

private:
    struct Vertex {
        float x, y;
        float u, v;
        std::uint8_t tint[4];
    };
    struct Run {
        GLuint texture;
        int first;
        int count;
    };
    void add_one(const draw::Sprite& sprite, const Frame& frame, const Sheets& sheets);
    void add_quad(const draw::Sprite& sprite, const Frame& frame, const Atlas& atlas, Atlas::Entry entry, float scale);
    bool may_make(const draw::Sprite& sprite, const Sheets& sheets);
    void grow_indices(std::size_t quads);
    void bind();

    GLuint program_ = 0;
    GLuint vertices_ = 0;
    GLuint indices_ = 0;
    GLuint array_ = 0;
    GLint viewport_ = -1;
    GLint texture_ = -1;
    std::size_t index_quads_ = 0;
    std::vector<Vertex> quads_;
    std::vector<Run> runs_;
    bool late_ = false;
};

}  // namespace lw::gfx
