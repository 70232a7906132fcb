// Letters drawn piece by piece, each piece into its own texture in memory, and all of them combined into one atlas.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

struct ImFont;
struct ImFontAtlas;

namespace lw::ui {

/// Some letters of a face at a size.
struct GlyphJob {
    std::size_t face = 0;
    float look = 0;          ///< size in look units
    bool word_only = false;  ///< has the letters of the game's name and no others
    float pixels = 0;        ///< line height
    bool fine = false;       ///< drawn twice as wide
    std::vector<std::uint16_t> letters;
};

/// Pixels drawn per letter, roughly.
[[nodiscard]] float letter_cost(const GlyphJob& job);

/// Appends the job to `out` in pieces that cost at most `most` each, unless a single letter costs more.
void split(const GlyphJob& job, float most, std::vector<GlyphJob>& out);

/// A finished job.
class GlyphSheet {
public:
    /// `file` is a TrueType font that outlives this.
    GlyphSheet(GlyphJob job, std::string_view file);
    ~GlyphSheet();
    GlyphSheet(const GlyphSheet&) = delete;
    GlyphSheet& operator=(const GlyphSheet&) = delete;

    [[nodiscard]] const GlyphJob& job() const { return job_; }
    [[nodiscard]] std::string_view file() const { return file_; }
    [[nodiscard]] const ImFontAtlas& glyphs() const { return *glyphs_; }

private:
    GlyphJob job_;
    std::string_view file_;
    std::unique_ptr<ImFontAtlas> glyphs_;
};

/// Rebuilds `atlas` from the sheets; returns the font of each. Sheets of the same face and size share one.
std::vector<ImFont*> compose(ImFontAtlas& atlas, const std::vector<std::unique_ptr<GlyphSheet>>& sheets);

}  // namespace lw::ui
