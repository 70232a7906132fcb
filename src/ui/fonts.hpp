// The glyph atlas: four typefaces, each baked at the sizes the look uses, at the screen's pixel density. Letters
// outside plain English are added when a text with them is first shown (player names in any Latin, Greek or
// Cyrillic script); foreign.hpp has the others. Drawing them takes a while, so it is done in slices; until all are
// there, the previous atlas is used.
#pragma once

#include "ui/glyph_sheets.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <set>
#include <string_view>
#include <vector>

namespace lw::ui {

enum class Typeface : std::uint8_t {
    regular,
    bold,
    black,  ///< capitals and figures only: initials, counts, tokens
    title,  ///< Averia Serif; western letters. A text with any others is set wholly in bold
};

class FontBook {
public:
    struct Pick {
        ImFont* font = nullptr;
        float size = 0;  ///< for ImDrawList::AddText and ImFont::CalcTextSizeA: the line's height in points
    };

    /// The most pixels of letters that one prepare() draws, as counted by letter_cost().
    static constexpr float kSlice = 120'000;

    /// When something has changed, draws a slice of the letters, and after the last one rebuilds the current ImGui context's
    /// atlas. True when it did that.
    bool prepare(float pixel_ratio, float scale);
    /// There is an atlas; before that nothing can be drawn.
    [[nodiscard]] bool ready() const { return generation_ > 0; }
    /// The font for `text` at `size` points (em), in `face` or, when that lacks a letter, in bold.
    [[nodiscard]] Pick pick(Typeface face, float size, std::string_view text);
    /// Letters are missing or have the wrong size: frames are needed until prepare() has made them.
    [[nodiscard]] bool lacking() const { return lacking_ || !jobs_.empty(); }
    /// Rises with every atlas: widths measured before may have changed.
    [[nodiscard]] std::uint32_t generation() const { return generation_; }
    /// Texts measured or drawn so far: a measure of what frames cost.
    [[nodiscard]] std::uint64_t picks() const { return picks_; }
    [[nodiscard]] float line_of(Typeface face) const;

private:
    struct Baked {
        Typeface face;
        float size;  ///< points (em), scale included
        ImFont* font;
        bool word_only;  ///< has the letters of the game's name and no others
    };
    /// Starts an atlas for this density, or adds what it lacks.
    void plan(float pixel_ratio, float scale);
    void add_jobs(std::size_t face, const std::vector<std::uint16_t>& letters, bool with_word);
    void draw_slice();
    void finish(ImFontAtlas& atlas);
    /// Notes letters that are not baked; false if there are any.
    bool note(const ImFont& font, std::string_view text);
    [[nodiscard]] ImFont* nearest(Typeface face, float size, std::string_view text) const;

    std::vector<Baked> baked_;
    std::vector<GlyphJob> jobs_;                       ///< still to be done for the next atlas
    std::vector<std::unique_ptr<GlyphSheet>> sheets_;  ///< of the current or the next atlas
    std::set<std::uint32_t> letters_;                  ///< beyond the plain set
    std::set<std::uint32_t> planned_;                  ///< those that have jobs or sheets already
    std::array<float, 4> line_{1.2F, 1.2F, 1.2F, 1.2F};
    float pixel_ratio_ = 0;  ///< of the current or the next atlas
    float scale_ = 0;
    bool lacking_ = false;
    std::uint32_t generation_ = 0;
    std::uint64_t picks_ = 0;
};

}  // namespace lw::ui
