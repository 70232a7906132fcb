#pragma once

struct NSVGimage;

namespace lw::gfx {

// Turns the shapes of a square tile by clockwise quarter turns, and keeps the light at the top left: shadows
// and highlights fall the same way, roofs take the tone of where they now face, the shield stays upright. The
// ids of the shapes say which is which (assets/source/tile_art.py).
void turn_tile(NSVGimage& image, int quarter_turns);

}  // namespace lw::gfx
