// Foreign letters set by the system's own engine: measured and painted there, kept in the device's textures.
#pragma once

#include "app/platform.hpp"
#include "gfx/device.hpp"
#include "ui/foreign.hpp"

#include <string>
#include <unordered_map>

namespace lw::app {

class SystemLetters final : public ui::ForeignLetters {
public:
    explicit SystemLetters(gfx::Device& device) : device_(device) {}

    /// Once a frame, before anything is measured.
    void begin_frame(float pixel_ratio);

    float width(std::string_view run, ui::Typeface face, float size) override;
    ui::ForeignRun picture(std::string_view run, ui::Typeface face, float size, draw::Color ink) override;

private:
    [[nodiscard]] std::string key_of(std::string_view run, ui::Typeface face, float size) const;

    /// Where the picture lies, and whether it has colours of its own.
    struct Made {
        draw::Rect rect;  ///< points
        bool coloured = false;
    };

    gfx::Device& device_;
    float pixel_ratio_ = 1;
    unsigned generation_ = 0;  ///< part of each key: what was forgotten here is not found on the device either
    std::unordered_map<std::string, float> widths_;
    std::unordered_map<std::string, Made> made_;
};

}  // namespace lw::app
