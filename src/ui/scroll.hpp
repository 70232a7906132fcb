// An area with more inside than fits: wheel, touch drag with momentum, Page keys, and a thin bar.
#pragma once

#include "ui/kit.hpp"
#include "ui/paint.hpp"

#include <string_view>

namespace lw::ui {

/// Usage:  { ScrollArea area(frame, "log", rect); float y = area.top(); ... draw at y ...; area.done(y); }
class ScrollArea {
public:
    ScrollArea(const Frame& frame, std::string_view id, Rect rect, bool stick_to_end = false);
    ~ScrollArea();
    ScrollArea(const ScrollArea&) = delete;
    ScrollArea& operator=(const ScrollArea&) = delete;

    /// Where the content begins (above rect.y when scrolled).
    [[nodiscard]] float top() const { return rect_.y - offset_; }
    [[nodiscard]] float width() const { return rect_.w; }  ///< leave frame.px(10) at the right for the bar
    [[nodiscard]] Rect rect() const { return rect_; }
    /// Worth drawing: crosses the visible part.
    [[nodiscard]] bool shows(float y, float height) const { return y + height >= rect_.y && y <= rect_.bottom(); }
    /// Call with where the content ended.
    void done(float bottom) { content_ = bottom - top(); }

private:
    const Frame& frame_;
    Key id_;
    Rect rect_;
    float offset_ = 0;
    float content_ = 0;
    bool stick_ = false;
};

/// Scrolls it to the top (a screen was reopened) or so that `y` (from the content's top) is seen.
void scroll_to(const Frame& frame, std::string_view id, float y);

}  // namespace lw::ui
