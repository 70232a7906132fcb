#pragma once

// OpenGL ES 3.0, natively and as WebGL 2. Private to this folder.
#include <GLES3/gl3.h>

#include <string>
#include <string_view>

namespace lw::gfx {

// Compiles and links the two embedded shaders; 0 and a sentence in `error` when it fails.
GLuint build_program(std::string_view vertex_asset, std::string_view fragment_asset, std::string& error);

}  // namespace lw::gfx
