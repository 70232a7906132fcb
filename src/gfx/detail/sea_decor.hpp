#pragma once

#include <vector>

#include "draw/picture.hpp"
#include "gfx/detail/coast.hpp"

namespace lw::gfx {

// What is on the open sea: rhumb lines from the compass and small waves. Plain sprites, made each frame for
// the visible part only, and always the same for the same picture.
// `visible` in board units; `unit_pixels` is pixels per board unit.
void add_sea_decor(std::vector<draw::Sprite>& sprites, const draw::Picture& picture, const CoastField& coast, draw::Rect visible,
                   float unit_pixels);

}  // namespace lw::gfx
