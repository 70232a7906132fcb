// Letters that our typefaces lack, names in any script: the system sets them as pictures, a whole run at a time, so that marks,
// joined letters and the direction of writing come out right. Where the system cannot, each letter is a box.
#pragma once

#include "draw/types.hpp"
#include "ui/fonts.hpp"

#include <cstdint>
#include <string_view>

namespace lw::ui {

/// A run as a picture on a texture with straight alpha.
struct ForeignRun {
    std::uintptr_t texture = 0;  ///< 0: none
    draw::Vec2 uv0;
    draw::Vec2 uv1;
    draw::Rect rect;        ///< of the picture, relative to the start of the run on its baseline; points
    bool coloured = false;  ///< has its own colours (emoji), the rest in the ink asked for; otherwise white
};

class ForeignLetters {
public:
    virtual ~ForeignLetters() = default;
    /// The advance of the run, in points, at `size` points (em).
    virtual float width(std::string_view run, Typeface face, float size) = 0;
    /// Good for this frame only.
    virtual ForeignRun picture(std::string_view run, Typeface face, float size, draw::Color ink) = 0;
};

/// Our typefaces lack one of its letters, or would set a mark beside its letter.
[[nodiscard]] bool is_foreign(std::string_view words);

}  // namespace lw::ui
