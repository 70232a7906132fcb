#include "app/system_letters.hpp"

#include "base/letters.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace lw::app {

namespace {

constexpr std::size_t kMostKept = 4000;  // runs measured and looked up; forgotten all at once
constexpr float kWidest = 1800;          // pixels of a picture: any graphics system takes it. Wider runs are stretched
constexpr float kWithoutEngine = 0.72F;  // of the em: a letter's box

platform::SystemFont font_of(ui::Typeface face, float pixels) {
    const bool serif = face == ui::Typeface::title;
    const int weight = face == ui::Typeface::regular ? 400 : face == ui::Typeface::black ? 900 : 700;
    return {serif, weight, pixels};
}

std::string coloured_key(const std::string& key, draw::Color ink) {
    return std::to_string(ink.r) + "," + std::to_string(ink.g) + "," + std::to_string(ink.b) + " " + key;
}

}  // namespace

void SystemLetters::begin_frame(float pixel_ratio) {
    const bool changed = std::exchange(pixel_ratio_, pixel_ratio) != pixel_ratio;
    if (!changed && widths_.size() <= kMostKept) return;
    widths_.clear();
    made_.clear();
    ++generation_;
}

std::string SystemLetters::key_of(std::string_view run, ui::Typeface face, float size) const {
    std::string key = std::to_string(generation_);
    key += ' ';
    key += std::to_string(static_cast<int>(face));
    key += ' ';
    key += std::to_string(std::lround(size * 64));
    key += ' ';
    return key.append(run);
}

float SystemLetters::width(std::string_view run, ui::Typeface face, float size) {
    std::string key = key_of(run, face, size);
    if (const auto found = widths_.find(key); found != widths_.end()) return found->second;
    const auto pixels = platform::text_width(run, font_of(face, size * pixel_ratio_));
    const float width = pixels ? *pixels / pixel_ratio_ : kWithoutEngine * size * static_cast<float>(base::letter_count(run));
    return widths_.emplace(std::move(key), width).first->second;
}

ui::ForeignRun SystemLetters::picture(std::string_view run, ui::Typeface face, float size, draw::Color ink) {
    std::string key = key_of(run, face, size);
    // Emoji among other letters: the others have the ink painted in, so there is a picture for each ink.
    if (const auto known = made_.find(key); known != made_.end() && known->second.coloured) key = coloured_key(key, ink);
    const float wide = width(run, face, size) * pixel_ratio_;
    const float shrunk = std::min(1.0F, kWidest / std::max(wide, 1.0F));
    const gfx::UiImage image = device_.ui_picture(key, [&] {
        gfx::Bitmap bitmap;
        auto text = platform::text_picture(run, font_of(face, size * pixel_ratio_ * shrunk), ink);
        if (!text) return bitmap;
        const float points = 1 / (pixel_ratio_ * shrunk);
        const draw::Rect rect{static_cast<float>(text->left) * points, static_cast<float>(text->top) * points,
                              static_cast<float>(text->width) * points, static_cast<float>(text->height) * points};
        made_[key] = {rect, text->coloured};
        bitmap = {text->width, text->height, std::move(text->rgba)};
        return bitmap;
    });
    const auto made = made_.find(key);
    if (image.texture == 0 || made == made_.end()) return {};
    return {image.texture, image.uv0, image.uv1, made->second.rect, made->second.coloured};
}

}  // namespace lw::app
