"""Marks on the board: seams, glows, legal spots, ghosts, the compass rose."""
import math

from common import FILL, HALO, INK, OUTLINE, hexagon, path_of, write_svg

SEAM = "#4A3A28"


def disc(cx, cy, radius, fill="none", stroke=None, width=0.0, alpha=None, dash=None, stroke_alpha=None):
    more = f' fill-opacity="{alpha}"' if alpha else ""
    if stroke:
        more += f' stroke="{stroke}" stroke-width="{width}"'
    if stroke_alpha:
        more += f' stroke-opacity="{stroke_alpha}"'
    if dash:
        more += f' stroke-dasharray="{dash}"'
    return f'<circle cx="{cx}" cy="{cy}" r="{radius}" fill="{fill}"{more}/>'


def bar(x, y, width, height, radius, fill, alpha=None):
    more = f' fill-opacity="{alpha}"' if alpha else ""
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}" ry="{radius}" fill="{fill}"{more}/>'


def hex_path(radius, fill="none", alpha=None, stroke=None, width=0.0, stroke_alpha=None):
    more = f' fill-opacity="{alpha}"' if alpha else ""
    if stroke:
        more += f' stroke="{stroke}" stroke-width="{width}" stroke-linejoin="round"'
    if stroke_alpha:
        more += f' stroke-opacity="{stroke_alpha}"'
    return f'<path d="{path_of(hexagon(radius, 90, 103), 2)}" fill="{fill}"{more}/>'


def compass(c, r, ink="#F4EBDC", dark="#1F4755"):
    rose = [disc(c, c, f"{r * 0.72:.1f}", "none", ink, 1.9, stroke_alpha="0.55"),
            disc(c, c, f"{r * 0.64:.1f}", "none", ink, 1.6, stroke_alpha="0.35")]
    for k in range(32):  # degree marks between the rings
        a = math.pi * 2 * k / 32
        x0, y0 = c + r * 0.64 * math.cos(a), c + r * 0.64 * math.sin(a)
        x1, y1 = c + r * 0.72 * math.cos(a), c + r * 0.72 * math.sin(a)
        rose.append(f'<path d="M{x0:.1f} {y0:.1f} L{x1:.1f} {y1:.1f}" fill="none" stroke="{ink}" '
                    f'stroke-width="1.2" stroke-opacity="0.35"/>')
    for k in sorted(range(8), key=lambda k: k % 2 == 0):  # the long points lie on top
        main = k % 2 == 0
        a = math.pi / 4 * k - math.pi / 2
        reach = r if main else r * 0.58
        for side, colour in ((-1, ink), (1, dark)):
            b = a + side * math.pi / 8 * (0.9 if main else 0.8)
            points = [(c, c), (c + reach * math.cos(a), c + reach * math.sin(a)),
                      (c + r * 0.2 * math.cos(b), c + r * 0.2 * math.sin(b))]
            rose.append(f'<path d="{path_of(points)}" fill="{colour}" fill-opacity="{0.92 if main else 0.6}"/>')
    return rose + [disc(c, c, f"{r * 0.09:.1f}", "#B5482E", ink, 1.9)]


ROBBER = ("M28 6 C38 8.6 42.4 18 41 27 C47.6 34 50.6 48 50 63 C42 68.4 14 68.4 6 63 "
          "C5.4 48 8.4 34 15 27 C13.6 18 18 8.6 28 6 Z")

MARKS = {
    "hex-seam": (180, 206, [hex_path(100, stroke=SEAM, width=3)]),
    "roll-glow": (180, 206, [hex_path(94, HALO, "0.16", "#FFF6DC", 6)]),
    "robber-shade": (180, 206, [hex_path(100, "#1E1A1A", "0.45")]),
    "legal-hex": (180, 206, [hex_path(90, INK, "0.10", INK, 5)]),
    "hover-hex": (180, 206, [hex_path(93, INK, "0.16", INK, 8)]),
    "robber-ghost": (56, 72, [
        f'<path d="{ROBBER}" fill="#37343A" fill-opacity="0.5" stroke="{HALO}" stroke-width="3.4" '
        'stroke-dasharray="7.4 5" stroke-linecap="round"/>']),
    "legal-spot": (48, 48, [disc(24, 24, 22, HALO, alpha="0.35"), disc(24, 24, 15, HALO, OUTLINE, 4),
                            disc(24, 24, 6.6, FILL, OUTLINE, 1.5)]),
    "legal-edge": (72, 32, [bar(6, 3, 60, 26, 13, HALO, "0.35"), bar(10.4, 6.4, 51.2, 19.2, 9.6, OUTLINE),
                            bar(14, 10, 44, 12, 6, HALO), bar(21, 12.6, 30, 6.8, 3.4, OUTLINE),
                            bar(22.4, 14, 27.2, 4, 2, FILL)]),
    "ghost-ring": (84, 84, [disc(42, 42, 38, HALO, alpha="0.45"), disc(42, 42, 38, "none", HALO, 4.5, dash="15 8.88")]),
    "hover-ring": (84, 84, [disc(42, 42, 38, "none", INK, 4.5)]),
    "road-glint": (72, 24, [f'<path d="M8 9.4 H64" fill="none" stroke="{INK}" stroke-width="2.8" stroke-linecap="round"/>']),
    "gain-disc": (64, 64, [disc(33.6, 35, 27, "#000000", alpha="0.22"), disc(32, 32, 27, "#3A2C20"),
                           disc(32, 32, 24.6, "#FFFDF6")]),
    "rhumb-line": (8, 8, ['<path d="M0 3 H8 V5 H0 Z" fill="#FFFFFF"/>']),
    # One line of this stands for a moving sea: two ripples, the lower one shorter and set off to the right.
    "wavelet": (48, 24, [f'<path d="M4 8 q9 -8.2 18 0 q9 8.2 18 0 M17 18 q6.5 -5.8 13 0 q6.5 5.8 13 0" fill="none" '
                         f'stroke="{INK}" stroke-width="2.9" stroke-linecap="round"/>']),
    "compass-rose": (136, 136, compass(68, 66)),
}


def write():
    for name, (width, height, elements) in MARKS.items():
        write_svg("pieces", name, width, height, elements)
