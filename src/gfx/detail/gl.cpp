#include "gfx/detail/gl.hpp"

#include <array>

#include "base/assets.hpp"

namespace lw::gfx {

namespace {

GLuint compile(GLenum stage, std::string_view asset, std::string& error) {
    const std::string_view text = assets::find(asset);
    if (text.empty()) {
        error = "The shader " + std::string(asset) + " is missing.";
        return 0;
    }
    const GLuint shader = glCreateShader(stage);
    const GLchar* source = text.data();
    const auto size = static_cast<GLint>(text.size());
    glShaderSource(shader, 1, &source, &size);
    glCompileShader(shader);
    GLint ok = GL_FALSE;
    glGetShaderiv(shader, GL_COMPILE_STATUS, &ok);
    if (ok == GL_TRUE) return shader;
    std::array<GLchar, 1024> log{};
    glGetShaderInfoLog(shader, static_cast<GLsizei>(log.size()), nullptr, log.data());
    error = "The shader " + std::string(asset) + " does not compile: " + log.data();
    glDeleteShader(shader);
    return 0;
}

}  // namespace

GLuint build_program(std::string_view vertex_asset, std::string_view fragment_asset, std::string& error) {
    const GLuint vertex = compile(GL_VERTEX_SHADER, vertex_asset, error);
    if (vertex == 0) return 0;
    const GLuint fragment = compile(GL_FRAGMENT_SHADER, fragment_asset, error);
    if (fragment == 0) {
        glDeleteShader(vertex);
        return 0;
    }
    const GLuint program = glCreateProgram();
    glAttachShader(program, vertex);
    glAttachShader(program, fragment);
    glLinkProgram(program);
    glDeleteShader(vertex);
    glDeleteShader(fragment);
    GLint ok = GL_FALSE;
    glGetProgramiv(program, GL_LINK_STATUS, &ok);
    if (ok == GL_TRUE) return program;
    std::array<GLchar, 1024> log{};
    glGetProgramInfoLog(program, static_cast<GLsizei>(log.size()), nullptr, log.data());
    error = "The shaders " + std::string(vertex_asset) + " and " + std::string(fragment_asset) + " do not link: " + log.data();
    glDeleteProgram(program);
    return 0;
}

}  // namespace lw::gfx
