#include "ui/scroll.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

namespace lw::ui {

namespace {

bool moves(const Frame& f, Kit::Scroll& s, Key id, Rect rect) {
    const ImGuiIO& io = ImGui::GetIO();
    const float before = s.offset;
    const bool here = f.kit->wheel_here(id);
    if (here && f.wheel != 0) {
        s.offset += f.wheel;
        s.velocity = 0;
    }
    if (here) {
        const float page = rect.h * 0.85F;
        if (f.kit->pressed(Press::page_down)) s.offset += page;
        if (f.kit->pressed(Press::page_up)) s.offset -= page;
        if (f.kit->pressed(Press::home)) s.offset = 0;
        if (f.kit->pressed(Press::end)) s.offset = s.content;
    }
    const float seconds = std::max(io.DeltaTime, 0.001F);
    if (f.kit->drag_scrolls(id)) {
        s.dragging = true;
        s.offset -= io.MouseDelta.y;
        s.velocity = s.velocity * 0.6F - io.MouseDelta.y / seconds * 0.4F;
    } else {
        if (s.dragging && (f.still || std::abs(s.velocity) < 60)) s.velocity = 0;
        s.dragging = false;
        s.offset += s.velocity * seconds;
        s.velocity *= std::exp(-seconds * 4.5F);
        if (std::abs(s.velocity) < 8) s.velocity = 0;
    }
    return s.offset != before || s.velocity != 0;
}

}  // namespace

ScrollArea::ScrollArea(const Frame& frame, std::string_view id, Rect rect, bool stick_to_end)
    : frame_(frame), id_(key_of(id)), rect_(rect), stick_(stick_to_end) {
    Kit::Scroll& s = frame.kit->scroll(id);
    const float end = std::max(s.content - rect.h, 0.0F);
    const bool unused = s.content == 0;
    // Only the reader can leave the end: new lines and a smaller area do not.
    if (s.at_end) s.offset = end;
    const bool moving = moves(frame, s, id_, rect);
    if (s.offset < 0 || s.offset > end) {
        s.velocity = 0;
        s.offset = std::clamp(s.offset, 0.0F, end);
    }
    const bool stays = s.at_end && !moving;
    s.at_end = stick_ && (unused || stays || s.offset >= end - 2);
    if (moving && frame.wants_frame != nullptr) *frame.wants_frame = true;
    offset_ = std::round(s.offset);
    frame.kit->enter_scroll(id_, rect_);
}

ScrollArea::~ScrollArea() {
    frame_.kit->leave_scroll();
    Kit::Scroll& s = frame_.kit->scroll_by_key(id_);
    const float before = s.content;
    s.content = content_;
    const float end = std::max(content_ - rect_.h, 0.0F);
    if (s.at_end) s.offset = end;
    if (before != content_ && frame_.wants_frame != nullptr) *frame_.wants_frame = true;
    if (content_ <= rect_.h + 1) return;
    // A thin bar that shows how much there is; it cannot be grabbed.
    const float track = rect_.h - frame_.px(8);
    const float size = std::max(track * rect_.h / content_, frame_.px(24));
    const float at = end > 0 ? s.offset / end : 0;
    const Rect bar{rect_.right() - frame_.px(5), rect_.y + frame_.px(4) + (track - size) * at, frame_.px(4), size};
    fill(frame_, bar, frame_.theme->line_strong.with_alpha(0.75F), frame_.px(2));
}

void scroll_to(const Frame& frame, std::string_view id, float y) {
    Kit::Scroll& s = frame.kit->scroll(id);
    s.offset = y;
    s.velocity = 0;
    s.at_end = false;
}

}  // namespace lw::ui
