#include "ui/fonts.hpp"

#include "base/assets.hpp"
#include "base/letters.hpp"
#include "ui/font_file.hpp"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <string>

namespace lw::ui {

namespace {

struct FaceFile {
    std::string_view path;
    std::array<float, 6> sizes;  ///< look units, 0 = none
};
// The sizes of look/README, Type; others are drawn from the nearest.
constexpr std::array<FaceFile, 4> kFaces{{
    {"fonts/Lato-Regular.ttf", {12.5F, 14, 15, 17, 0, 0}},
    {"fonts/Lato-Bold.ttf", {12.5F, 14, 15, 17, 20, 0}},
    {"fonts/Lato-Black.ttf", {14, 18, 22, 32, 60, 0}},
    {"fonts/AveriaSerifGWF-Bold.ttf", {18, 22, 27, 38, 44, 60}},
}};
// The largest size is for one word only, the name of the game: all letters would cost a megabyte.
constexpr float kWordSize = 60;
constexpr std::string_view kWord = "Ladnrwight";
constexpr std::array<std::uint32_t, 11> kSigns{0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D,
                                               0x2026, 0xD7,   0xB7,   0x2022, 0x2212};
constexpr std::size_t kMostLetters = 1500;
// Texture memory is bounded: beyond this density glyphs are stretched a little.
constexpr float kMostDensity = 4.0F;

}  // namespace

float FontBook::line_of(Face face) const { return line_[static_cast<std::size_t>(face)]; }

void FontBook::bake(ImFontAtlas& atlas) {
    ranges_.clear();
    const auto add = [this](std::uint32_t first, std::uint32_t last) {
        ranges_.push_back(static_cast<std::uint16_t>(first));
        ranges_.push_back(static_cast<std::uint16_t>(last));
    };
    add(0x20, 0x7E);
    for (const std::uint32_t sign : kSigns) add(sign, sign);
    for (const std::uint32_t letter : letters_) add(letter, letter);
    ranges_.push_back(0);
    word_ranges_.clear();
    for (const char letter : kWord) {
        word_ranges_.push_back(static_cast<std::uint16_t>(letter));
        word_ranges_.push_back(static_cast<std::uint16_t>(letter));
    }
    word_ranges_.push_back(0);
    static_assert(sizeof(ImWchar) == sizeof(std::uint16_t));

    atlas.Clear();
    atlas.Flags |= ImFontAtlasFlags_NoMouseCursors;
    baked_.clear();
    const float density = std::min(scale_ * pixel_ratio_, kMostDensity);
    for (std::size_t i = 0; i < kFaces.size(); ++i) {
        const std::string_view bytes = assets::find(kFaces[i].path);
        if (bytes.empty()) continue;
        line_[i] = line_over_em(bytes);
        for (const float look : kFaces[i].sizes) {
            if (look <= 0) continue;
            ImFontConfig config;
            config.FontDataOwnedByAtlas = false;
            config.OversampleH = look * density < 40 ? 2 : 1;
            config.OversampleV = 1;
            config.RasterizerMultiply = 1.05F;
            const float pixels = std::round(look * density * line_[i]);
            // ImGui does not write to font data that it does not own.
            void* data = const_cast<char*>(bytes.data());  // NOLINT(cppcoreguidelines-pro-type-const-cast)
            const bool word_only = static_cast<Face>(i) == Face::title && look == kWordSize;
            const auto& ranges = word_only ? word_ranges_ : ranges_;
            ImFont* font = atlas.AddFontFromMemoryTTF(data, static_cast<int>(bytes.size()), pixels, &config,
                                                      reinterpret_cast<const ImWchar*>(ranges.data()));
            if (font != nullptr) baked_.push_back({static_cast<Face>(i), look * scale_, font, word_only});
        }
    }
    if (baked_.empty()) atlas.AddFontDefault();
    atlas.Build();
    // The interface lays out in points.
    for (const Baked& b : baked_) b.font->Scale = 1.0F / pixel_ratio_;
}

bool FontBook::prepare(float pixel_ratio, float scale) {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    if (!lacking_ && pixel_ratio == pixel_ratio_ && scale == scale_ && atlas.IsBuilt()) return false;
    pixel_ratio_ = pixel_ratio;
    scale_ = scale;
    lacking_ = false;
    bake(atlas);
    ++generation_;
    if (ImFont* usual = nearest(Face::regular, 14 * scale, {})) ImGui::GetIO().FontDefault = usual;
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

ImFont* FontBook::nearest(Face face, float size, std::string_view text) const {
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

FontBook::Pick FontBook::pick(Face face, float size, std::string_view text) {
    ++picks_;
    ImFont* font = nearest(face, size, text);
    if (font == nullptr) return {ImGui::GetFont(), size * 1.2F};
    if ((face == Face::title || face == Face::black) && !note(*font, text)) {
        face = Face::bold;
        font = nearest(face, size, text);
        if (font == nullptr) return {ImGui::GetFont(), size * 1.2F};
    }
    note(*font, text);
    return {font, size * line_of(face)};
}

}  // namespace lw::ui
