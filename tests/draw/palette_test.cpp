#include "draw/palette.hpp"

#include <algorithm>

#include <gtest/gtest.h>

using namespace lw::draw;

namespace {

TEST(Palette, ContrastOfKnownPairs) {
    EXPECT_NEAR(contrast_ratio(rgb(0x000000), rgb(0xFFFFFF)), 21.0F, 0.01F);
    EXPECT_NEAR(contrast_ratio(rgb(0x777777), rgb(0xFFFFFF)), 4.48F, 0.02F);
}

TEST(Palette, TextIsReadableInEveryTheme) {
    for (const ThemeKind kind : {ThemeKind::light, ThemeKind::dark, ThemeKind::contrast}) {
        const Theme& t = theme(kind);
        SCOPED_TRACE(static_cast<int>(kind));
        for (const Color ground : {t.panel, t.row, t.row_active, t.card_face}) {
            EXPECT_GE(contrast_ratio(t.ink, ground), 4.5F);
            EXPECT_GE(contrast_ratio(t.ink2, ground), 4.5F);
            EXPECT_GE(contrast_ratio(t.good, ground), 4.5F);
            EXPECT_GE(contrast_ratio(t.danger, ground), 4.5F);
        }
        EXPECT_GE(contrast_ratio(t.on_primary, t.primary), 4.5F);
        EXPECT_GE(contrast_ratio(t.on_primary, t.primary_hover), 4.5F);
        EXPECT_GE(contrast_ratio(t.on_accent, t.accent), 4.5F);
        EXPECT_GE(contrast_ratio(t.disabled_ink, t.disabled), 4.5F);
        EXPECT_GE(contrast_ratio(t.focus, t.panel), 3.0F);
    }
}

TEST(Palette, InitialsAreReadableOnEveryPlayerColour) {
    for (const PlayerColors& player : kPlayers) {
        SCOPED_TRACE(player.name);
        EXPECT_GE(contrast_ratio(player.text, player.fill), 4.5F);
    }
}

// Either the dark outline or the cream halo stands out from each player's colour.
TEST(Palette, PiecesHaveAVisibleEdge) {
    for (const PlayerColors& player : kPlayers) {
        SCOPED_TRACE(player.name);
        const float outline = contrast_ratio(kPieceOutline, player.fill);
        const float halo = contrast_ratio(kPieceHalo, player.fill);
        EXPECT_GE(std::max(outline, halo), 3.0F);
    }
}

TEST(Palette, ShapesAreAllDifferent) {
    unsigned seen = 0;
    for (const PlayerColors& player : kPlayers) seen |= 1U << static_cast<unsigned>(player.shape);
    EXPECT_EQ(seen, 0xFFU);
}

TEST(Palette, TokensAreReadable) {
    EXPECT_GE(contrast_ratio(kTokenFigure, kTokenDisc), 7.0F);
    EXPECT_GE(contrast_ratio(kTokenRed, kTokenDisc), 4.5F);
}

TEST(Palette, MixingAndLaying) {
    EXPECT_EQ(mix(rgb(0x000000), rgb(0xFFFFFF), 0), rgb(0x000000));
    EXPECT_EQ(mix(rgb(0x000000), rgb(0xFFFFFF), 1), rgb(0xFFFFFF));
    EXPECT_EQ(over(rgba(0xFF000000), rgb(0x123456)), rgb(0x123456));
    EXPECT_EQ(over(rgba(0xFF0000FF), rgb(0x123456)), rgb(0xFF0000));
    EXPECT_EQ(kWhite.with_alpha(0.5F).a, 128);
    EXPECT_EQ(kWhite.with_alpha(-1).a, 0);
    EXPECT_EQ(kWhite.with_alpha(9).a, 255);
}

}  // namespace
