#include "ui/glyph_sheets.hpp"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

namespace lw::ui {

namespace {

constexpr std::uint16_t kSpace = 0x20;

using Ranges = std::vector<std::uint16_t>;  // pairs, then a zero

/// With a space: a face that has none of the letters must not come out empty.
Ranges ranges_of(const std::vector<std::uint16_t>& letters) {
    Ranges out{kSpace, kSpace};
    for (const std::uint16_t letter : letters) {
        out.push_back(letter);
        out.push_back(letter);
    }
    out.push_back(0);
    return out;
}

ImFont* add(ImFontAtlas& atlas, const GlyphJob& job, std::string_view file, const std::uint16_t* ranges) {
    static_assert(sizeof(ImWchar) == sizeof(std::uint16_t));
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.OversampleH = job.fine ? 2 : 1;
    config.OversampleV = 1;
    config.RasterizerMultiply = 1.05F;
    // ImGui does not write to font data that it does not own.
    void* data = const_cast<char*>(file.data());  // NOLINT(cppcoreguidelines-pro-type-const-cast)
    return atlas.AddFontFromMemoryTTF(data, static_cast<int>(file.size()), job.pixels, &config, reinterpret_cast<const ImWchar*>(ranges));
}

/// The widths that ImGui itself uses, which make the atlas about square.
int width_for(long area) {
    for (const int wide : {512, 1024, 2048}) {
        if (area < static_cast<long>(wide) * wide * 9 / 10) return wide;
    }
    return 4096;
}

bool same_font(const GlyphJob& a, const GlyphJob& b) { return a.face == b.face && a.look == b.look && a.word_only == b.word_only; }

void copy_pixels(const ImFontAtlas& from, ImFontAtlas& to, const ImFontAtlasCustomRect& at) {
    for (int y = 0; y < from.TexHeight; ++y) {
        const unsigned char* row = from.TexPixelsAlpha8 + static_cast<std::ptrdiff_t>(y) * from.TexWidth;
        unsigned char* home = to.TexPixelsAlpha8 + static_cast<std::ptrdiff_t>(at.Y + y) * to.TexWidth + at.X;
        std::memcpy(home, row, static_cast<std::size_t>(from.TexWidth));
    }
}

void copy_glyphs(const ImFontAtlas& from, const ImFontAtlas& to, const ImFontAtlasCustomRect& at, ImFont& font) {
    const auto u = [&](float of) {
        return (of * static_cast<float>(from.TexWidth) + static_cast<float>(at.X)) / static_cast<float>(to.TexWidth);
    };
    const auto v = [&](float of) {
        return (of * static_cast<float>(from.TexHeight) + static_cast<float>(at.Y)) / static_cast<float>(to.TexHeight);
    };
    for (const ImFontGlyph& g : from.Fonts[0]->Glyphs) {
        if (g.Codepoint <= kSpace) continue;
        font.AddGlyph(nullptr, static_cast<ImWchar>(g.Codepoint), g.X0, g.Y0, g.X1, g.Y1, u(g.U0), v(g.V0), u(g.U1), v(g.V1), g.AdvanceX);
    }
}

}  // namespace

float letter_cost(const GlyphJob& job) { return job.pixels * job.pixels * (job.fine ? 1.0F : 0.5F); }

void split(const GlyphJob& job, float most, std::vector<GlyphJob>& out) {
    const std::size_t size = std::max<std::size_t>(static_cast<std::size_t>(most / letter_cost(job)), 1);
    for (std::size_t from = 0; from < job.letters.size(); from += size) {
        GlyphJob piece = job;
        const auto first = job.letters.begin() + static_cast<std::ptrdiff_t>(from);
        piece.letters.assign(first, first + static_cast<std::ptrdiff_t>(std::min(size, job.letters.size() - from)));
        out.push_back(std::move(piece));
    }
}

GlyphSheet::GlyphSheet(GlyphJob job, std::string_view file) : job_(std::move(job)), file_(file), glyphs_(std::make_unique<ImFontAtlas>()) {
    glyphs_->Flags |= ImFontAtlasFlags_NoMouseCursors | ImFontAtlasFlags_NoBakedLines | ImFontAtlasFlags_NoPowerOfTwoHeight;
    glyphs_->TexDesiredWidth = job_.pixels < 80 ? 256 : 512;
    const Ranges ranges = ranges_of(job_.letters);
    add(*glyphs_, job_, file_, ranges.data());
    glyphs_->Build();
}

GlyphSheet::~GlyphSheet() = default;

std::vector<ImFont*> compose(ImFontAtlas& atlas, const std::vector<std::unique_ptr<GlyphSheet>>& sheets) {
    static constexpr std::array<std::uint16_t, 3> kBlank{kSpace, kSpace, 0};
    atlas.Clear();
    atlas.Flags |= ImFontAtlasFlags_NoMouseCursors;
    std::vector<ImFont*> fonts;
    std::vector<int> places;
    long area = 0;
    for (const auto& sheet : sheets) {
        const auto twin =
            std::find_if(sheets.begin(), sheets.end(), [&](const auto& other) { return same_font(other->job(), sheet->job()); });
        const auto at = static_cast<std::size_t>(twin - sheets.begin());
        fonts.push_back(at < fonts.size() ? fonts[at] : add(atlas, sheet->job(), sheet->file(), kBlank.data()));
        const ImFontAtlas& glyphs = sheet->glyphs();
        places.push_back(atlas.AddCustomRectRegular(glyphs.TexWidth, glyphs.TexHeight));
        area += static_cast<long>(glyphs.TexWidth) * glyphs.TexHeight;
    }
    atlas.TexDesiredWidth = width_for(area);
    atlas.Build();
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        const ImFontAtlasCustomRect& at = *atlas.GetCustomRectByIndex(places[i]);
        copy_pixels(sheets[i]->glyphs(), atlas, at);
        copy_glyphs(sheets[i]->glyphs(), atlas, at, *fonts[i]);
    }
    for (ImFont* font : atlas.Fonts) {
        // Chosen again, now that the letters are there.
        font->FallbackChar = font->EllipsisChar = static_cast<ImWchar>(-1);
        font->BuildLookupTable();
    }
    return fonts;
}

}  // namespace lw::ui
