// What a person sets once for all games. Stored by the app as text; never part of a save.
#pragma once

#include "draw/palette.hpp"

#include <cstdint>
#include <optional>

namespace lw::ui {

enum class Motion : std::uint8_t { system, full, none };
enum class Speed : std::uint8_t { instant, normal, slow };  ///< of computer players and animations
enum class ConfirmPlacement : std::uint8_t { always, on_touch, never };

struct Preferences {
    std::optional<draw::ThemeKind> theme;  ///< nothing: as the system says
    float scale = 1.0F;                    ///< 0.75..2, times SystemSettings::text_scale
    Motion motion = Motion::system;
    Speed speed = Speed::normal;
    ConfirmPlacement confirm = ConfirmPlacement::on_touch;
    bool show_hints = true;       ///< legal spots are marked; off = purist
    bool show_pips = true;        ///< expected production while placing
    bool hand_over_open = false;  ///< a hand-off card also in a game without secrets

    friend bool operator==(const Preferences&, const Preferences&) = default;
};

/// What the system asks for; the preferences override it.
struct SystemSettings {
    bool reduced_motion = false;
    bool more_contrast = false;
    bool dark = false;
    float text_scale = 1;  ///< the browser's text size relative to the usual one
};

}  // namespace lw::ui
