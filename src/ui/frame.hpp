// What every widget and screen needs while a frame is made.
#pragma once

#include "draw/images.hpp"
#include "draw/palette.hpp"
#include "draw/types.hpp"
#include "ui/intent.hpp"
#include "ui/mirror.hpp"
#include "ui/preferences.hpp"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

struct ImFont;

namespace lw::ui {

class Kit;
class ForeignLetters;

/// Where an image lies in the icon texture, for ImGui.
struct IconTexture {
    std::uintptr_t texture = 0;
    draw::Vec2 uv0;
    draw::Vec2 uv1;
    draw::Vec2 size;  ///< points
};

/// Fonts at the sizes of look/README.md; each may be drawn at other sizes through ImDrawList::AddText(font, size, ...).
struct Fonts {
    ImFont* regular = nullptr;
    ImFont* bold = nullptr;
    ImFont* black = nullptr;
    ImFont* title = nullptr;
};

/// By the window's size in look units (layout.hpp, form_for): wide, middle and phone by width; low is wider than high
/// with little height, like a phone on its side.
enum class Form : std::uint8_t { wide, middle, low, phone };
/// Where cards and dialogs take the whole window, with narrow margins.
[[nodiscard]] constexpr bool small(Form form) { return form == Form::phone || form == Form::low; }

/// Two fingers, a trackpad's pinch, or the wheel with Ctrl, since the last frame.
struct Gesture {
    bool active = false;
    draw::Vec2 anchor;  ///< between the fingers, points
    draw::Vec2 pan;     ///< points
    float zoom = 1;     ///< factor
};

struct Frame {
    draw::Vec2 size;  ///< window in points
    Form form = Form::wide;
    float scale = 1;  ///< interface scale, 0.75..2; multiply every length of the look by it
    double now = 0;   ///< seconds, monotonic
    draw::ThemeKind theme_kind = draw::ThemeKind::light;
    const draw::Theme* theme = &draw::kLightTheme;
    bool still = false;  ///< reduced motion: everything at once
    bool touch = false;  ///< the last pointer used was a finger; at the start, what the device has
    Gesture gesture;
    float wheel = 0;  ///< wheel or swipe since the last frame, points towards the end of a list (ui/wheel.hpp)
    Fonts fonts;
    /// The picture rasterised for `height` points; good for this frame only.
    std::function<IconTexture(draw::Image, draw::Paint, float height)> icon;
    ForeignLetters* foreign = nullptr;  ///< foreign.hpp; none: boxes
    Mirror* mirror = nullptr;
    std::vector<Intent>* intents = nullptr;
    Kit* kit = nullptr;                             ///< input, focus and fonts of all widgets; lives as long as the window (kit.hpp)
    bool* wants_frame = nullptr;                    ///< set when something moves and the next frame must be drawn too
    std::vector<std::string>* cut_texts = nullptr;  ///< for tests: what did not fit in this frame and was cut or ran over
    double* wakes_at = nullptr;                     ///< when the next frame is due although nothing moves: wake_at()

    /// A length of the look in points.
    [[nodiscard]] float px(float look) const { return look * scale; }

    /// Nothing moves until `time` (on the clock of `now`), when something appears or goes: no frame is needed for it before.
    void wake_at(double time) const {
        if (wakes_at != nullptr) *wakes_at = std::min(*wakes_at, time);
    }

    template <class I>
    void emit(I intent) const {
        intents->emplace_back(std::move(intent));
    }
};

}  // namespace lw::ui
