#!/usr/bin/env python3
"""Cuts a font down to the characters the program shows, without hints, layout tables or kerning (the text
renderer uses none of them), rounds its outlines to a coarser grid, and renames it, as the fonts' licence asks of a
changed font.

usage: fonts.py SOURCE.ttf OUTPUT.ttf
"""
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem


def span(first: int, last: int) -> list[int]:
    return list(range(first, last + 1))


LATIN = span(0x20, 0x7E) + span(0xA0, 0xFF)
SIGNS = [ord(c) for c in "–—‘’‚“”„†•…‰‹›⁄€™←↑→↓↔−×÷≈≠≤≥∞√✓✗■□▪▲▶▼◀◆○●★☆♦⚀⚁⚂⚃⚄⚅"] + span(0x2009, 0x200B)
LATIN_EXTENDED = span(0x100, 0x17F) + [0x218, 0x219, 0x21A, 0x21B, 0x1E9E]
GREEK = span(0x384, 0x3CE)
CYRILLIC = span(0x400, 0x45F) + [0x490, 0x491]
CAPITALS = [ord(c) for c in " :.,'’!&+-–−×/0123456789"] + span(ord("A"), ord("Z")) + span(0xC0, 0xDE)

# Units per em. With three pixels to the point, a unit is a seventh of a pixel in the largest text and a third in the largest title; the
# fonts' share of the download is an eighth smaller than on their own grids of 2000 and more.
GRID = 512

SETS = {
    "Lato-Regular": ("Landwright Sans", LATIN + SIGNS + LATIN_EXTENDED + GREEK + CYRILLIC),
    "Lato-Bold": ("Landwright Sans Bold", LATIN + SIGNS + LATIN_EXTENDED + GREEK + CYRILLIC),
    "Lato-Black": ("Landwright Sans Black", CAPITALS),
    "AveriaSerifGWF-Bold": ("Landwright Serif Bold", LATIN + SIGNS),
}


def main() -> int:
    source, output = Path(sys.argv[1]), Path(sys.argv[2])
    family, characters = SETS[source.stem]
    options = subset.Options(hinting=False, desubroutinize=True, glyph_names=False, legacy_kern=False,
                             notdef_outline=True, recalc_bounds=True, layout_features=[],
                             name_IDs=[0, 1, 2, 4, 6], name_legacy=False)
    options.drop_tables += ["GPOS", "GSUB", "GDEF", "kern", "DSIG", "FFTM", "gasp", "meta", "STAT"]
    font = TTFont(source)
    missing = [c for c in characters if c not in font.getBestCmap()]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=characters)
    cutter.subset(font)
    scale_upem(font, GRID)
    for record in font["name"].names:
        if record.nameID in (1, 4):
            record.string = family
        elif record.nameID == 6:
            record.string = family.replace(" ", "-")
    output.parent.mkdir(parents=True, exist_ok=True)
    font.save(output)
    print(f"{output.name}: {len(font.getGlyphOrder())} glyphs, {output.stat().st_size / 1024:.1f} KB"
          f" (of {source.stat().st_size / 1024:.0f} KB), {len(missing)} characters not in the font")
    return 0


if __name__ == "__main__":
    sys.exit(main())
