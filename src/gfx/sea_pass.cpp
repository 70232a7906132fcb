#include <array>

#include "gfx/detail/passes.hpp"

namespace lw::gfx {

namespace {

constexpr std::array<const char*, 15> kUniformNames{"u_board_origin", "u_board_size", "u_box",  "u_coast", "u_coast_origin",
                                                    "u_coast_size",   "u_pixel",      "u_time", "u_deep",  "u_step",
                                                    "u_mid",          "u_shallow",    "u_foam", "u_sand",  "u_sand_rim"};

constexpr float kUnit = 1.0F / 100.0F;  // the shader counts in hex radii

void set_color(GLint at, draw::Color c) {
    glUniform3f(at, static_cast<float>(c.r) / 255, static_cast<float>(c.g) / 255, static_cast<float>(c.b) / 255);
}

void set_point(GLint at, float x, float y) { glUniform2f(at, x * kUnit, y * kUnit); }

}  // namespace

bool SeaPass::create(std::string& error) {
    static_assert(kUniformNames.size() == uniform_count);
    program_ = build_program("shaders/sea.vert", "shaders/sea.frag", error);
    if (program_ == 0) return false;
    for (std::size_t i = 0; i < kUniformNames.size(); ++i) uniforms_[i] = glGetUniformLocation(program_, kUniformNames[i]);
    const std::array<float, 8> corners{0, 0, 1, 0, 0, 1, 1, 1};
    glGenVertexArrays(1, &array_);
    glBindVertexArray(array_);
    glGenBuffers(1, &vertices_);
    glBindBuffer(GL_ARRAY_BUFFER, vertices_);
    glBufferData(GL_ARRAY_BUFFER, sizeof corners, corners.data(), GL_STATIC_DRAW);
    const GLint position = glGetAttribLocation(program_, "a_position");
    glEnableVertexAttribArray(static_cast<GLuint>(position));
    glVertexAttribPointer(static_cast<GLuint>(position), 2, GL_FLOAT, GL_FALSE, 0, nullptr);
    glBindVertexArray(0);
    return true;
}

void SeaPass::destroy() {
    glDeleteProgram(program_);
    glDeleteBuffers(1, &vertices_);
    glDeleteVertexArrays(1, &array_);
    glDeleteTextures(1, &coast_texture_);
    forget();
}

void SeaPass::forget() {
    program_ = vertices_ = array_ = coast_texture_ = 0;
    has_coast_ = false;
}

void SeaPass::upload_coast(const std::vector<draw::Vec2>& land) {
    field_ = gfx::coast_field(land);
    land_ = land;
    has_coast_ = true;
    // Immutable storage cannot change its size, so each coast is a new texture.
    glDeleteTextures(1, &coast_texture_);
    glGenTextures(1, &coast_texture_);
    glBindTexture(GL_TEXTURE_2D, coast_texture_);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    glTexStorage2D(GL_TEXTURE_2D, 1, GL_R16F, field_.width, field_.height);
    glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, field_.width, field_.height, GL_RED, GL_FLOAT, field_.distance.data());
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
}

void SeaPass::set_colors(const draw::SeaColors& colors) {
    set_color(uniforms_[deep], colors.deep);
    set_color(uniforms_[step], colors.step);
    set_color(uniforms_[mid], colors.mid);
    set_color(uniforms_[shallow], colors.shallow);
    set_color(uniforms_[foam], colors.foam);
    set_color(uniforms_[sand], colors.sand);
    set_color(uniforms_[sand_rim], colors.sand_rim);
}

int SeaPass::draw(const draw::Picture& picture, const Frame& frame, RasterBudget& budget) {
    const draw::SeaColors& colors = draw::sea(picture.sea);
    glClearColor(static_cast<float>(colors.deep.r) / 255, static_cast<float>(colors.deep.g) / 255, static_cast<float>(colors.deep.b) / 255,
                 1);
    glClear(GL_COLOR_BUFFER_BIT);
    glActiveTexture(GL_TEXTURE0);
    if (!has_coast_ || picture.land != land_) {
        upload_coast(picture.land);
        if (!picture.land.empty()) budget.spend(RasterBudget::kFrame);
    }
    if (land_.empty()) return 0;

    glUseProgram(program_);
    glBindTexture(GL_TEXTURE_2D, coast_texture_);
    glUniform1i(uniforms_[coast], 0);
    set_point(uniforms_[board_origin], frame.origin.x, frame.origin.y);
    set_point(uniforms_[board_size], frame.width / frame.pixels_per_unit, frame.height / frame.pixels_per_unit);
    const draw::Rect area = field_.area;
    glUniform4f(uniforms_[box], area.x * kUnit, area.y * kUnit, area.w * kUnit, area.h * kUnit);
    set_point(uniforms_[coast_origin], area.x, area.y);
    set_point(uniforms_[coast_size], area.w, area.h);
    glUniform1f(uniforms_[pixel], kUnit / frame.pixels_per_unit);
    glUniform1f(uniforms_[time], picture.sea_time);
    set_colors(colors);
    glDisable(GL_BLEND);
    glBindVertexArray(array_);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    return 1;
}

}  // namespace lw::gfx
