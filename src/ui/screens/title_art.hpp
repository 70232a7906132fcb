// The pictures of the two games on the title's cards, each drawn into the window `r`.
#pragma once

#include "ui/paint.hpp"

namespace lw::ui {

/// A corner of an island with a few pieces.
void draw_isles_art(const Frame& f, Rect r);
/// A few tiles that fit together, and followers on them.
void draw_shires_art(const Frame& f, Rect r);

}  // namespace lw::ui
