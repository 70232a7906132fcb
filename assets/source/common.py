"""What all generators share: where pictures go, how they are written, and a few shapes."""
import math
import os

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
INK = "#2B2A28"  # icons
OUTLINE = "#2B2420"  # board pieces
HALO = "#FFF8E8"
# Placeholder colours, replaced by a player's before the picture is rasterised.
FILL, SHADE, LIGHT = "#FF00FF", "#AA00AA", "#FF99FF"
HEX = [(100 * math.cos(math.radians(a)), 100 * math.sin(math.radians(a))) for a in (-90, -30, 30, 90, 150, 210)]


def number(value, places=2):
    text = f"{value:.{places}f}".rstrip("0").rstrip(".")
    return "0" if text in ("", "-0") else text


def path_of(points, places=1):
    return "M" + " L".join(f"{number(x, places)} {number(y, places)}" for x, y in points) + " Z"


def hexagon(radius, cx=0.0, cy=0.0):
    return [(cx + x * radius / 100, cy + y * radius / 100) for x, y in HEX]


def write_svg(folder, name, width, height, elements):
    target = os.path.join(ROOT, folder)
    os.makedirs(target, exist_ok=True)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
    body = "\n".join(e for e in elements if e)
    with open(os.path.join(target, name + ".svg"), "w", encoding="ascii") as out:
        out.write(f"{head}\n{body}\n</svg>\n")
