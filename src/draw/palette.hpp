#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "draw/types.hpp"

// All colours of the program, each defined once. The artwork's generators hold the colours of the pictures themselves.
namespace lw::draw {

struct Theme {
    Color paper, panel, row, row_active, line, line_strong, ink, ink2;
    Color primary, on_primary, primary_hover, accent, on_accent, good, danger;
    Color disabled, disabled_ink, focus, shadow, card_face, legal, legal_ring;
};

enum class ThemeKind : std::uint8_t { light, dark, contrast };

inline constexpr Theme kLightTheme{.paper = rgb(0xF1E7D5),
                                   .panel = rgb(0xFBF6EC),
                                   .row = rgb(0xF3EADA),
                                   .row_active = rgb(0xFFFDF6),
                                   .line = rgb(0xD8CBB5),
                                   .line_strong = rgb(0xA8977A),
                                   .ink = rgb(0x2B2A28),
                                   .ink2 = rgb(0x5F574C),
                                   .primary = rgb(0x23595C),
                                   .on_primary = rgb(0xFFFFFF),
                                   .primary_hover = rgb(0x2F6B6E),
                                   .accent = rgb(0xA8401F),
                                   .on_accent = rgb(0xFFFFFF),
                                   .good = rgb(0x2F6A35),
                                   .danger = rgb(0xA3271C),
                                   .disabled = rgb(0xEAE0CE),
                                   .disabled_ink = rgb(0x6B6253),
                                   .focus = rgb(0x1D4ED0),
                                   .shadow = rgba(0x2A1E1030),
                                   .card_face = rgb(0xFFFDF6),
                                   .legal = rgb(0xFFF8E8),
                                   .legal_ring = rgb(0x2B2420)};

inline constexpr Theme kDarkTheme{.paper = rgb(0x1E2226),
                                  .panel = rgb(0x2A2E33),
                                  .row = rgb(0x34393F),
                                  .row_active = rgb(0x40474E),
                                  .line = rgb(0x4B525A),
                                  .line_strong = rgb(0x78818B),
                                  .ink = rgb(0xF3EBDD),
                                  .ink2 = rgb(0xC2B9AA),
                                  .primary = rgb(0x8ECBC6),
                                  .on_primary = rgb(0x14211F),
                                  .primary_hover = rgb(0xA9DAD5),
                                  .accent = rgb(0xF0A07C),
                                  .on_accent = rgb(0x2A120A),
                                  .good = rgb(0x9CD39B),
                                  .danger = rgb(0xFF9C8E),
                                  .disabled = rgb(0x353A40),
                                  .disabled_ink = rgb(0xACA598),
                                  .focus = rgb(0x9DB8FF),
                                  .shadow = rgba(0x00000066),
                                  .card_face = rgb(0x3A4047),
                                  .legal = rgb(0xFFF8E8),
                                  .legal_ring = rgb(0x14110F)};

inline constexpr Theme kContrastTheme{.paper = rgb(0x000000),
                                      .panel = rgb(0xFFFFFF),
                                      .row = rgb(0xFFFFFF),
                                      .row_active = rgb(0xFFF6B8),
                                      .line = rgb(0x000000),
                                      .line_strong = rgb(0x000000),
                                      .ink = rgb(0x000000),
                                      .ink2 = rgb(0x1F1F1F),
                                      .primary = rgb(0x00363A),
                                      .on_primary = rgb(0xFFFFFF),
                                      .primary_hover = rgb(0x00585E),
                                      .accent = rgb(0x8A1E00),
                                      .on_accent = rgb(0xFFFFFF),
                                      .good = rgb(0x004D10),
                                      .danger = rgb(0x8E0000),
                                      .disabled = rgb(0xE4E4E4),
                                      .disabled_ink = rgb(0x3A3A3A),
                                      .focus = rgb(0x0031C4),
                                      .shadow = rgba(0x00000000),
                                      .card_face = rgb(0xFFFFFF),
                                      .legal = rgb(0xFFFFFF),
                                      .legal_ring = rgb(0x000000)};

constexpr const Theme& theme(ThemeKind kind) {
    return kind == ThemeKind::light ? kLightTheme : (kind == ThemeKind::dark ? kDarkTheme : kContrastTheme);
}

struct SeaColors {
    Color deep, step, mid, shallow, foam, sand, sand_rim, line, wavelet;
};

enum class SeaStyle : std::uint8_t { light, dark, contrast };

constexpr SeaStyle sea_style(ThemeKind kind) {
    return kind == ThemeKind::light ? SeaStyle::light : (kind == ThemeKind::dark ? SeaStyle::dark : SeaStyle::contrast);
}

inline constexpr SeaColors kLightSea{.deep = rgb(0x2F6577),
                                     .step = rgb(0x3C7B8D),
                                     .mid = rgb(0x4F93A3),
                                     .shallow = rgb(0x9CCBC9),
                                     .foam = rgb(0xEAF4EE),
                                     .sand = rgb(0xEADBB2),
                                     .sand_rim = rgb(0xD5C493),
                                     .line = rgba(0xFFFFFF12),
                                     .wavelet = rgba(0xDDF0EC38)};
inline constexpr SeaColors kDarkSea{.deep = rgb(0x1C3F4D),
                                    .step = rgb(0x27545F),
                                    .mid = rgb(0x356C7B),
                                    .shallow = rgb(0x7FB0AF),
                                    .foam = rgb(0xDCE8E2),
                                    .sand = rgb(0xD9C99F),
                                    .sand_rim = rgb(0xBFAE80),
                                    .line = rgba(0xFFFFFF0D),
                                    .wavelet = rgba(0xDDF0EC2B)};
// No ornament behind the board where more contrast was asked for: no rhumb lines, no wavelets.
inline constexpr SeaColors kContrastSea{.deep = rgb(0x1F4C5C),
                                        .step = rgb(0x2B6273),
                                        .mid = rgb(0x3F8192),
                                        .shallow = rgb(0x9CCBC9),
                                        .foam = rgb(0xFFFFFF),
                                        .sand = rgb(0xF3E7C4),
                                        .sand_rim = rgb(0xB9A774),
                                        .line = rgba(0xFFFFFF00),
                                        .wavelet = rgba(0xFFFFFF00)};

constexpr const SeaColors& sea(SeaStyle style) {
    return style == SeaStyle::light ? kLightSea : (style == SeaStyle::dark ? kDarkSea : kContrastSea);
}

// The table on which tiles are laid.
struct TableColors {
    Color surface, cross;
};
inline constexpr TableColors kLightTable{rgb(0xE0D2B5), rgb(0xC4B28D)};
inline constexpr TableColors kDarkTable{rgb(0x3B372F), rgb(0x5A5446)};
inline constexpr TableColors kContrastTable{rgb(0xEFE9DA), rgb(0xA39A82)};

constexpr const TableColors& table(SeaStyle style) {
    return style == SeaStyle::light ? kLightTable : (style == SeaStyle::dark ? kDarkTable : kContrastTable);
}

enum class Shape : std::uint8_t { circle, square, triangle, diamond, cross, star, crescent, hourglass };

struct PlayerColors {
    std::string_view name;  // English key of the colour, not a text for the screen
    Color fill, shade, light, text;
    Shape shape;
};

inline constexpr std::size_t kPlayerColors = 8;
inline constexpr std::array<PlayerColors, kPlayerColors> kPlayers{{
    {"red", rgb(0x8D1915), rgb(0x681210), rgb(0xAF5E5B), rgb(0xFFF8EC), Shape::circle},
    {"blue", rgb(0x214FD8), rgb(0x183AA0), rgb(0x6484E4), rgb(0xFFFFFF), Shape::square},
    {"white", rgb(0xF2F1EE), rgb(0xC9C2B2), rgb(0xF6F5F3), rgb(0x1E1B18), Shape::triangle},
    {"orange", rgb(0xD75716), rgb(0x9F4010), rgb(0xE3895C), rgb(0x160B05), Shape::diamond},
    {"purple", rgb(0x521C53), rgb(0x3D153D), rgb(0x866087), rgb(0xFFF2FB), Shape::cross},
    {"yellow", rgb(0xEED60D), rgb(0xB09E0A), rgb(0xF3E256), rgb(0x1E1B18), Shape::star},
    {"black", rgb(0x09070A), rgb(0x000000), rgb(0x4B464E), rgb(0xFFF8EC), Shape::crescent},
    {"pink", rgb(0xFE8CF9), rgb(0xBC68B8), rgb(0xFEAEFB), rgb(0x1E1B18), Shape::hourglass},
}};

// Ground colours of the terrain pictures, for charts and for checks.
struct TerrainColors {
    Color base, dark, light, rim;
};
inline constexpr TerrainColors kForest{rgb(0x4C7848), rgb(0x27512F), rgb(0x6C9A4E), rgb(0xA9C98A)};
inline constexpr TerrainColors kPasture{rgb(0xA8C768), rgb(0x6F9440), rgb(0xBCD683), rgb(0xE4F0B4)};
inline constexpr TerrainColors kFields{rgb(0xE4BC54), rgb(0xB98020), rgb(0xF2D684), rgb(0xFBEBB0)};
inline constexpr TerrainColors kHills{rgb(0xCE8656), rgb(0x9E5330), rgb(0xE3A678), rgb(0xF2C59C)};
inline constexpr TerrainColors kMountains{rgb(0xA09EA5), rgb(0x5E5C69), rgb(0xFBFAF6), rgb(0xDEDDE0)};
inline constexpr TerrainColors kDesert{rgb(0xE5D4A4), rgb(0xCDB67F), rgb(0xF3E7C4), rgb(0xFAF2D6)};

// A resource: the strong colour for bars and lines, the pale one for the face of its card.
struct ResourceColors {
    Color strong, card;
};
inline constexpr ResourceColors kBrick{rgb(0xB5532F), rgb(0xF0C9B0)};
inline constexpr ResourceColors kLumber{rgb(0x8C5B34), rgb(0xD9C3A0)};
inline constexpr ResourceColors kWool{rgb(0x8FAE54), rgb(0xDCE8BC)};
inline constexpr ResourceColors kGrain{rgb(0xE0AC35), rgb(0xF8E3A4)};
inline constexpr ResourceColors kOre{rgb(0x7B8494), rgb(0xD3D7DE)};
inline constexpr ResourceColors kUnknownCard{rgb(0x2F6B6E), rgb(0xBFDAD6)};
// Faces of development cards.
inline constexpr Color kKnightCard = rgb(0xEADFF0);
inline constexpr Color kProgressCard = rgb(0xF6E6C4);
inline constexpr Color kPointCard = rgb(0xF6E6C4);

inline constexpr Color kTokenFigure = rgb(0x332C26);
inline constexpr Color kTokenRed = rgb(0xA81E1E);
inline constexpr Color kTokenDisc = rgb(0xF9F0DC);
inline constexpr Color kPieceOutline = rgb(0x2B2420);
inline constexpr Color kPieceHalo = rgb(0xFFF8E8);
inline constexpr Color kSeam = rgb(0x4A3A28);
// Marks on a board of tiles.
inline constexpr Color kLegalCell = rgb(0xFFF3CC);
inline constexpr Color kLegalCellRing = rgb(0xA06A12);
inline constexpr Color kTurnedCell = rgb(0xA08350);
inline constexpr Color kFeatureLight = rgb(0xFFD45E);
inline constexpr Color kHeldVeil = rgb(0xE9E2CC);
inline constexpr Color kTileDark = rgba(0x1E1A1A5C);
inline constexpr Color kGhostRim = rgb(0xA8401F);
inline constexpr Color kDeadCell = rgb(0xA3271C);
inline constexpr Color kRobberDim = rgba(0x1E1A1A73);
inline constexpr Color kIconChip = rgb(0xEDE4D2);    // under coloured icons on the dark theme
inline constexpr Color kAwardPill = rgb(0xF6E2A6);   // behind "Road" and "Army"
inline constexpr Color kCountBadge = rgb(0x2B2A28);  // count on a card stack
inline constexpr Color kOnCountBadge = rgb(0xFFFFFF);

}  // namespace lw::draw
