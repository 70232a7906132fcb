#include <array>
#include <cstddef>

#include "gfx/detail/passes.hpp"

namespace lw::gfx {

namespace {

using draw::MeshVertex;

constexpr std::array<const char*, 5> kUniforms{"u_board_origin", "u_board_size", "u_pixels", "u_pattern", "u_ink"};

void attribute(GLuint program, const char* name, GLint size, GLenum type, GLboolean normalised, std::size_t at) {
    const auto where = static_cast<GLuint>(glGetAttribLocation(program, name));
    glEnableVertexAttribArray(where);
    glVertexAttribPointer(where, size, type, normalised, sizeof(MeshVertex), reinterpret_cast<const void*>(at));
}

}  // namespace

bool MeshPass::create(std::string& error) {
    static_assert(kUniforms.size() == uniform_count);
    program_ = build_program("shaders/mesh.vert", "shaders/mesh.frag", error);
    if (program_ == 0) return false;
    for (std::size_t i = 0; i < kUniforms.size(); ++i) uniforms_[i] = glGetUniformLocation(program_, kUniforms[i]);
    glGenVertexArrays(1, &array_);
    glGenBuffers(1, &vertices_);
    glBindVertexArray(array_);
    glBindBuffer(GL_ARRAY_BUFFER, vertices_);
    attribute(program_, "a_position", 2, GL_FLOAT, GL_FALSE, offsetof(MeshVertex, at));
    attribute(program_, "a_color", 4, GL_UNSIGNED_BYTE, GL_TRUE, offsetof(MeshVertex, color));
    attribute(program_, "a_edge", 2, GL_FLOAT, GL_FALSE, offsetof(MeshVertex, across));
    static_assert(offsetof(MeshVertex, half) == offsetof(MeshVertex, across) + sizeof(float));
    glBindVertexArray(0);
    return true;
}

void MeshPass::destroy() {
    glDeleteProgram(program_);
    glDeleteBuffers(1, &vertices_);
    glDeleteVertexArrays(1, &array_);
    forget();
}

void MeshPass::forget() { program_ = vertices_ = array_ = 0; }

void MeshPass::draw(const draw::Mesh& mesh, const Frame& frame) {
    if (mesh.triangles.empty()) return;
    glUseProgram(program_);
    glUniform2f(uniforms_[board_origin], frame.origin.x, frame.origin.y);
    glUniform2f(uniforms_[board_size], frame.width / frame.pixels_per_unit, frame.height / frame.pixels_per_unit);
    glUniform1f(uniforms_[pixels], frame.pixels_per_unit);
    glUniform1i(uniforms_[pattern], static_cast<GLint>(mesh.pattern));
    const draw::Color c = mesh.ink;
    glUniform4f(uniforms_[ink], static_cast<float>(c.r) / 255, static_cast<float>(c.g) / 255, static_cast<float>(c.b) / 255,
                static_cast<float>(c.a) / 255);
    glEnable(GL_BLEND);
    glBlendEquation(GL_FUNC_ADD);
    glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    glBindVertexArray(array_);
    glBindBuffer(GL_ARRAY_BUFFER, vertices_);
    glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(mesh.triangles.size() * sizeof(MeshVertex)), mesh.triangles.data(),
                 GL_STREAM_DRAW);
    glDrawArrays(GL_TRIANGLES, 0, static_cast<GLsizei>(mesh.triangles.size()));
}

}  // namespace lw::gfx
