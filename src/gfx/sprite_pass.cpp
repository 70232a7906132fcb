#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "gfx/detail/passes.hpp"

namespace lw::gfx {

namespace {

using draw::Vec2;

constexpr float kMargin = 12;  // board units that a picture may extend beyond its box

std::uint8_t product(std::uint8_t a, std::uint8_t b) { return static_cast<std::uint8_t>((static_cast<unsigned>(a) * b + 127U) / 255U); }

const void* byte_offset(std::size_t bytes) {
    return reinterpret_cast<const void*>(bytes);  // GL's way of expressing an offset
}

// Whether no part of the sprite can be in sight: tests a circle round its anchor that contains its box.
bool out_of_sight(const draw::Sprite& sprite, const draw::ImageInfo& about, Vec2 middle, const Frame& frame) {
    const Vec2 far{std::max(about.anchor.x, about.box.x - about.anchor.x) * std::abs(sprite.stretch.x),
                   std::max(about.anchor.y, about.box.y - about.anchor.y) * std::abs(sprite.stretch.y)};
    const float reach = (draw::length(far) * about.unit + kMargin) * std::abs(sprite.scale) * frame.pixels_per_unit;
    return middle.x < -reach || middle.y < -reach || middle.x > frame.width + reach || middle.y > frame.height + reach;
}

}  // namespace

bool SpritePass::create(std::string& error) {
    program_ = build_program("shaders/sprite.vert", "shaders/sprite.frag", error);
    if (program_ == 0) return false;
    viewport_ = glGetUniformLocation(program_, "u_viewport");
    texture_ = glGetUniformLocation(program_, "u_atlas");
    glGenVertexArrays(1, &array_);
    glGenBuffers(1, &vertices_);
    glGenBuffers(1, &indices_);
    bind();
    return true;
}

void SpritePass::bind() {
    glBindVertexArray(array_);
    glBindBuffer(GL_ARRAY_BUFFER, vertices_);
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, indices_);
    const auto attribute = [&](const char* name, GLint size, GLenum type, GLboolean normalised, std::size_t at) {
        const auto where = static_cast<GLuint>(glGetAttribLocation(program_, name));
        glEnableVertexAttribArray(where);
        glVertexAttribPointer(where, size, type, normalised, sizeof(Vertex), byte_offset(at));
    };
    attribute("a_position", 2, GL_FLOAT, GL_FALSE, offsetof(Vertex, x));
    attribute("a_uv", 2, GL_FLOAT, GL_FALSE, offsetof(Vertex, u));
    attribute("a_tint", 4, GL_UNSIGNED_BYTE, GL_TRUE, offsetof(Vertex, tint));
    glBindVertexArray(0);
}

void SpritePass::destroy() {
    glDeleteProgram(program_);
    glDeleteBuffers(1, &vertices_);
    glDeleteBuffers(1, &indices_);
    glDeleteVertexArrays(1, &array_);
    forget();
}

void SpritePass::forget() {
    program_ = vertices_ = indices_ = array_ = 0;
    index_quads_ = 0;
}

void SpritePass::grow_indices(std::size_t quads) {
    if (quads <= index_quads_) return;
    index_quads_ = std::max<std::size_t>(quads, 512);
    std::vector<std::uint32_t> list;
    list.reserve(index_quads_ * 6);
    for (std::uint32_t i = 0; i < index_quads_; ++i) {
        for (const std::uint32_t corner : {0U, 1U, 2U, 2U, 1U, 3U}) list.push_back(i * 4 + corner);
    }
    glBufferData(GL_ELEMENT_ARRAY_BUFFER, static_cast<GLsizeiptr>(list.size() * sizeof(std::uint32_t)), list.data(), GL_STATIC_DRAW);
}

// A whole map of tiles takes half a second, so a frame makes only some of them.
bool SpritePass::may_make(const draw::Sprite& sprite, const Sheets& sheets) {
    const float scale = sheets.scale * draw::info(sprite.image).unit;
    if (sheets.now.find(sprite.image, sprite.paint, scale) != nullptr) return true;
    const bool may = sheets.budget.spend(raster_cost(sprite.image, scale));
    late_ = late_ || !may;
    return may;
}

void SpritePass::add_one(const draw::Sprite& sprite, const Frame& frame, const Sheets& sheets) {
    if (sprite.tint.a == 0 || sprite.scale == 0) return;
    const draw::ImageInfo& about = draw::info(sprite.image);
    if (out_of_sight(sprite, about, (sprite.at - frame.origin) * frame.pixels_per_unit, frame)) return;
    if (may_make(sprite, sheets)) {
        const Atlas::Entry entry = sheets.now.get(sprite.image, sprite.paint, sheets.scale * about.unit);
        add_quad(sprite, frame, sheets.now, entry, sheets.scale);
    } else if (const Atlas::Entry* old = sheets.before.find(sprite.image, sprite.paint, sheets.scale_before * about.unit)) {
        add_quad(sprite, frame, sheets.before, *old, sheets.scale_before);
    }
}

void SpritePass::add_quad(const draw::Sprite& sprite, const Frame& frame, const Atlas& atlas, Atlas::Entry entry, float scale) {
    if (entry.page < 0) return;
    const GLuint texture = atlas.texture(entry.page);
    if (runs_.empty() || runs_.back().texture != texture) {
        runs_.push_back({texture, static_cast<int>(quads_.size() / 4), 0});
    }
    ++runs_.back().count;

    const draw::ImageInfo& about = draw::info(sprite.image);
    const float per_box = scale * about.unit;
    const Vec2 middle = (sprite.at - frame.origin) * frame.pixels_per_unit;
    const float texel = 1 / static_cast<float>(atlas.page_size(entry.page));
    const float to_pixels = sprite.scale * frame.pixels_per_unit / scale;  // bitmap pixel -> screen pixel
    const float c = std::cos(sprite.angle) * to_pixels;
    const float s = std::sin(sprite.angle) * to_pixels;
    const draw::Color t = sprite.tint;
    for (int i = 0; i < 4; ++i) {
        const auto bx = static_cast<float>((i & 1) != 0 ? entry.width : 0);
        const auto by = static_cast<float>((i & 2) != 0 ? entry.height : 0);
        const float dx = (bx - Atlas::kPad - about.anchor.x * per_box) * sprite.stretch.x;
        const float dy = (by - Atlas::kPad - about.anchor.y * per_box) * sprite.stretch.y;
        quads_.push_back({middle.x + dx * c - dy * s,
                          middle.y + dx * s + dy * c,
                          (static_cast<float>(entry.x) + bx) * texel,
                          (static_cast<float>(entry.y) + by) * texel,
                          {product(t.r, t.a), product(t.g, t.a), product(t.b, t.a), t.a}});
    }
}

void SpritePass::begin() {
    quads_.clear();
    runs_.clear();
    late_ = false;
}

void SpritePass::add(std::span<const draw::Sprite> sprites, const Frame& frame, const Sheets& sheets) {
    glActiveTexture(GL_TEXTURE0);
    for (const draw::Sprite& sprite : sprites) add_one(sprite, frame, sheets);
}

int SpritePass::flush(const Frame& frame, Atlas& now) {
    if (quads_.empty()) return 0;
    now.finish();

    glUseProgram(program_);
    glUniform2f(viewport_, frame.width, frame.height);
    glUniform1i(texture_, 0);
    glEnable(GL_BLEND);
    glBlendEquation(GL_FUNC_ADD);
    glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    glBindVertexArray(array_);
    glBindBuffer(GL_ARRAY_BUFFER, vertices_);
    glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(quads_.size() * sizeof(Vertex)), quads_.data(), GL_STREAM_DRAW);
    grow_indices(quads_.size() / 4);
    for (const Run& run : runs_) {
        glBindTexture(GL_TEXTURE_2D, run.texture);
        glDrawElements(GL_TRIANGLES, run.count * 6, GL_UNSIGNED_INT,
                       byte_offset(static_cast<std::size_t>(run.first) * 6 * sizeof(std::uint32_t)));
    }
    const auto calls = static_cast<int>(runs_.size());
    quads_.clear();
    runs_.clear();
    return calls;
}

}  // namespace lw::gfx
