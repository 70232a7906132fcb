#include "ui/fonts.hpp"

#include "base/assets.hpp"
#include "base/letters.hpp"
#include "ui/font_file.hpp"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <string>

namespace lw::ui {

namespace {

struct FaceFile {
    std::string_view path;
    std::array<float, 6> sizes;  ///< look units, 0 = none
};
// The sizes in look/README, Type; others are drawn from the nearest.
constexpr std::array<FaceFile, 4> kFaces{{
    {"fonts/Lato-Regular.ttf", {12.5F, 14, 15, 17, 0, 0}},
    {"fonts/Lato-Bold.ttf", {12.5F, 14, 15, 17, 20, 0}},
    {"fonts/Lato-Black.ttf", {14, 18, 22, 32, 60, 0}},
    {"fonts/AveriaSerifGWF-Bold.ttf", {18, 22, 27, 38, 44, 60}},
}};
// The largest size is for one word only, the name of the game: all letters would cost a megabyte.
constexpr float kWordSize = 60;
constexpr std::string_view kWord = "Ladnrwight";
constexpr std::array<std::uint32_t, 11> kSigns{0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026, 0xD7, 0xB7, 0x2022, 0x2212};
constexpr std::size_t kMostLetters = 1500;
// Texture memory is bounded: beyond this density glyphs are stretched a little.
constexpr float kMostDensity = 4.0F;

}  // namespace

float FontBook::line_of(Typeface face) const { return line_[static_cast<std::size_t>(face)]; }

void FontBook::plan(float pixel_ratio, float scale) {
    std::vector<std::uint16_t> letters;
    const bool anew = pixel_ratio != pixel_ratio_ || scale != scale_;
    if (anew) {
        pixel_ratio_ = pixel_ratio;
        scale_ = scale;
        jobs_.clear();
        sheets_.clear();
        planned_.clear();
        for (std::uint16_t letter = 0x20; letter < 0x7F; ++letter) letters.push_back(letter);
        letters.insert(letters.end(), kSigns.begin(), kSigns.end());
    }
    std::set_difference(letters_.begin(), letters_.end(), planned_.begin(), planned_.end(), std::back_inserter(letters));
    planned_ = letters_;
    for (std::size_t face = 0; face < kFaces.size(); ++face) add_jobs(face, letters, anew);
    lacking_ = false;
}

void FontBook::add_jobs(std::size_t face, const std::vector<std::uint16_t>& letters, bool with_word) {
    const std::string_view bytes = assets::find(kFaces[face].path);
    if (bytes.empty()) return;
    line_[face] = line_over_em(bytes);
    const float density = std::min(scale_ * pixel_ratio_, kMostDensity);
    for (const float look : kFaces[face].sizes) {
        if (look <= 0) continue;
        const bool word_only = static_cast<Typeface>(face) == Typeface::title && look == kWordSize;
        if (word_only && !with_word) continue;
        GlyphJob job{face, look, word_only, std::round(look * density * line_[face]), look * density < 40, letters};
        if (word_only) job.letters.assign(kWord.begin(), kWord.end());
        split(job, kSlice, jobs_);
    }
}

/// One large job, or several small ones.
void FontBook::draw_slice() {
    for (float left = kSlice; !jobs_.empty();) {
        const float cost = letter_cost(jobs_.back()) * static_cast<float>(jobs_.back().letters.size());
        if (cost > left && left < kSlice) return;
        left -= cost;
        GlyphJob job = std::move(jobs_.back());
        jobs_.pop_back();
        const std::string_view file = assets::find(kFaces[job.face].path);
        sheets_.push_back(std::make_unique<GlyphSheet>(std::move(job), file));
    }
}

void FontBook::finish(ImFontAtlas& atlas) {
    const std::vector<ImFont*> fonts = compose(atlas, sheets_);
    baked_.clear();
    for (std::size_t i = 0; i < sheets_.size(); ++i) {
        const GlyphJob& job = sheets_[i]->job();
        const bool known = std::any_of(baked_.begin(), baked_.end(), [&](const Baked& b) { return b.font == fonts[i]; });
        if (!known) baked_.push_back({static_cast<Typeface>(job.face), job.look * scale_, fonts[i], job.word_only});
    }
    // The interface lays out in points.
    for (const Baked& b : baked_) b.font->Scale = 1.0F / pixel_ratio_;
    if (ImFont* usual = nearest(Typeface::regular, 14 * scale_, {})) ImGui::GetIO().FontDefault = usual;
    ++generation_;
}

bool FontBook::prepare(float pixel_ratio, float scale) {
    const bool changed = pixel_ratio != pixel_ratio_ || scale != scale_;
    if (!lacking_ && !changed && jobs_.empty()) return false;
    if (lacking_ || changed) plan(pixel_ratio, scale);
    draw_slice();
    if (!jobs_.empty()) return false;
    finish(*ImGui::GetIO().Fonts);
    return true;
}

bool FontBook::note(const ImFont& font, std::string_view text) {
    bool all = true;
    for (std::size_t at = 0; at < text.size();) {
        const std::uint32_t letter = base::next_code_point(text, at);
        if (letter < 0x20) continue;
        if (font.FindGlyphNoFallback(static_cast<ImWchar>(letter)) != nullptr && letter <= 0xFFFF) continue;
        all = false;
        if (letter < 0x7F || letter > 0xFFFF || letters_.size() >= kMostLetters) continue;
        if (letters_.insert(letter).second) lacking_ = true;
    }
    return all;
}

ImFont* FontBook::nearest(Typeface face, float size, std::string_view text) const {
    const bool is_word = !text.empty() && text.find_first_not_of(kWord) == std::string_view::npos;
    ImFont* best = nullptr;
    float best_cost = 0;
    for (const Baked& b : baked_) {
        if (b.face != face || (b.word_only && !is_word)) continue;
        // Shrinking looks better than stretching.
        const float cost = b.size >= size ? b.size / size - 1 : 2 * (size / b.size - 1);
        if (best == nullptr || cost < best_cost) {
            best = b.font;
            best_cost = cost;
        }
    }
    return best;
}

FontBook::Pick FontBook::pick(Typeface face, float size, std::string_view text) {
    ++picks_;
    ImFont* font = nearest(face, size, text);
    if (font == nullptr) return {ImGui::GetFont(), size * 1.2F};
    if ((face == Typeface::title || face == Typeface::black) && !note(*font, text)) {
        face = Typeface::bold;
        font = nearest(face, size, text);
        if (font == nullptr) return {ImGui::GetFont(), size * 1.2F};
    }
    note(*font, text);
    return {font, size * line_of(face)};
}

}  // namespace lw::ui
