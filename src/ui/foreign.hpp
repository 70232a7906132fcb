// Letters that our typefaces lack, names in any script: the system sets them as pictures, a whole run at a time, so that marks,
// joined letters and the direction of writing come out right. Without a system that can, each letter is a box.
#pragma once

#include "draw/types.hpp"
#include "ui/fonts.hpp"

#include <cstdint>
#include <string_view>

namespace lw::ui {

/// A run as a picture on a texture with straight alpha.
struct ForeignRun {
    std::uintptr_t texture = 0;  ///< 0: there is none
    draw::Vec2 uv0;
    draw::Vec2 uv1;
    draw::Rect rect;        ///< of the picture, from where the run begins on its base line; points
    bool coloured = false;  ///< has colours of its own (emoji) and the ink that was asked for; else it is white
};

class ForeignLetters {
public:
    virtual ~ForeignLetters() = default;
    /// How far the run goes on, in points, at `size` points (em).
    virtual float width(std::string_view run, Typeface face, float size) = 0;
    /// Good for this frame only.
    virtual ForeignRun picture(std::string_view run, Typeface face, float size, draw::Color ink) = 0;
};

/// Our typefaces lack one of its letters, or would set a mark beside its letter.
[[nodiscard]] bool is_foreign(std::string_view words);

}  // namespace lw::ui
