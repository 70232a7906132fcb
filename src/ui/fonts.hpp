// The glyph atlas: four faces, each baked at the sizes the look uses, at the screen's pixel density. Letters
// outside plain English are added when a text with them is first shown (player names in any Latin, Greek or
// Cyrillic script); foreign.hpp has the others.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string_view>
#include <vector>

struct ImFont;
struct ImFontAtlas;

namespace lw::ui {

enum class Face : std::uint8_t {
    regular,
    bold,
    black,  ///< capitals and figures only: initials, counts, tokens
    title,  ///< Averia Serif; western letters. A text with others is set in bold as a whole
};

class FontBook {
public:
    struct Pick {
        ImFont* font = nullptr;
        float size = 0;  ///< for ImDrawList::AddText and ImFont::CalcTextSizeA: the line's height in points
    };

    /// Bakes the current ImGui context's atlas when something changed. True when it did.
    bool prepare(float pixel_ratio, float scale);
    /// The font for `text` at `size` points (em), in `face` or, when that lacks a letter, in bold.
    [[nodiscard]] Pick pick(Face face, float size, std::string_view text);
    /// Letters were met that the atlas lacks: a frame after the next prepare() is needed.
    [[nodiscard]] bool lacking() const { return lacking_; }
    /// Rises with every atlas: what was measured before may have other widths.
    [[nodiscard]] std::uint32_t generation() const { return generation_; }
    /// How many texts were measured or drawn so far: a measure of what frames cost.
    [[nodiscard]] std::uint64_t picks() const { return picks_; }
    [[nodiscard]] float line_of(Face face) const;

private:
    struct Baked {
        Face face;
        float size;  ///< points (em), scale included
        ImFont* font;
        bool word_only;  ///< has the letters of the game's name and no others
    };
    void bake(ImFontAtlas& atlas);
    /// Notes letters that are not baked; false when there is one.
    bool note(const ImFont& font, std::string_view text);
    [[nodiscard]] ImFont* nearest(Face face, float size, std::string_view text) const;

    std::vector<Baked> baked_;
    std::vector<std::uint16_t> ranges_, word_ranges_;
    std::set<std::uint32_t> letters_;  ///< beyond the plain set
    std::array<float, 4> line_{1.2F, 1.2F, 1.2F, 1.2F};
    float pixel_ratio_ = 0;
    float scale_ = 0;
    bool lacking_ = false;
    std::uint32_t generation_ = 0;
    std::uint64_t picks_ = 0;
};

}  // namespace lw::ui
