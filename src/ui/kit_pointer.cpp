// The one place that says what a press is: click, tap, second tap, long press, drag; and what it is on.
#include "ui/kit.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace lw::ui {

namespace {

constexpr double kHoverDelay = 0.40;
constexpr double kLongPress = 0.45;
constexpr double kSecondTap = 0.32;   ///< seconds from one to the next
constexpr float kDragStart = 8;       ///< points
constexpr float kSecondTapNear = 30;  ///< points between the two
const Key kBoard = key_of("board");

/// From the nearest point of the rect.
float distance(draw::Vec2 at, draw::Rect r) {
    const draw::Vec2 near{std::clamp(at.x, r.x, r.right()), std::clamp(at.y, r.y, r.bottom())};
    return draw::length(at - near);
}

}  // namespace

/// The topmost thing there. Beside controls, but within their slop, it is the nearest one, unless something else lies
/// there: a panel stops the finger, free board does not.
const Kit::Region* Kit::hit(draw::Vec2 at) const {
    const Region* beside = nullptr;
    float nearest = std::numeric_limits<float>::max();
    for (auto it = last_.rbegin(); it != last_.rend(); ++it) {
        if (it->layer != top_layer_) continue;
        if (it->full.contains(at)) {
            const bool ground = it->id == 0 || it->matter == Matter::board;
            return ground && beside != nullptr ? beside : &*it;
        }
        if (it->id == 0 || !it->rect.contains(at)) continue;
        const float far = distance(at, it->full);
        if (far >= nearest) continue;
        nearest = far;
        beside = &*it;
    }
    return beside;
}

void Kit::find_hovered() {
    const Region* found = hit(pointer_);
    hovered_ = found == nullptr ? 0 : found->id;
    hovered_matter_ = found == nullptr ? Matter::panel : found->matter;
}

void Kit::find_wheel() {
    wheel_scroll_ = 0;
    for (const ScrollSpot& area : last_scroll_areas_) {
        if (area.layer == top_layer_ && area.rect.contains(pointer_)) wheel_scroll_ = area.id;
    }
}

void Kit::read_pointer(const Frame& frame) {
    const ImGuiIO& io = ImGui::GetIO();
    touch_ = frame.touch;
    pointer_ = {io.MousePos.x, io.MousePos.y};
    if (!ImGui::IsMousePosValid()) pointer_ = {-1e6F, -1e6F};
    const Key before = hovered_;
    find_hovered();
    find_wheel();
    if (hovered_ != before) hovered_since_ = frame.now;
    twice_ = false;
    if (ImGui::IsMouseClicked(ImGuiMouseButton_Left)) press_down(frame);
    if (down_) press_goes_on(frame);
    if (down_ && !ImGui::IsMouseDown(ImGuiMouseButton_Left)) press_up(frame);
    settle_explained(frame);
}

void Kit::press_down(const Frame& frame) {
    down_ = true;
    long_press_ = pans_ = false;
    press_at_ = pointer_;
    pressed_since_ = frame.now;
    active_ = hovered_;
    active_matter_ = hovered_matter_;
    press_scroll_ = wheel_scroll_;
    focus_shown_ = false;
    if (hovered_ != 0 && hovered_matter_ != Matter::board) focus_ = hovered_;
    explained_ = 0;
    explained_until_ = 0;
}

void Kit::press_goes_on(const Frame& frame) {
    const draw::Vec2 way = pointer_ - press_at_;
    const bool moved = draw::length(way) > kDragStart;
    if (moved && active_ != 0 && active_matter_ != Matter::panel && !long_press_) {
        active_ = 0;
        pans_ = true;
    }
    if (moved && dragged_scroll_ == 0 && press_scroll_ != 0 && std::abs(way.y) > std::abs(way.x) * 0.7F) {
        dragged_scroll_ = press_scroll_;
        active_ = 0;
    }
    if (touch_ && active_ != 0 && !moved && frame.now - pressed_since_ >= kLongPress) {
        long_press_ = true;
        explained_ = active_;
    }
}

void Kit::press_up(const Frame& frame) {
    if (active_ != 0 && active_ == hovered_ && !long_press_) released_ = active_;
    if (released_ == kBoard) {
        twice_ = frame.now - tapped_board_ < kSecondTap && draw::length(pointer_ - tapped_at_) < kSecondTapNear;
        tapped_board_ = twice_ ? -10 : frame.now;
        tapped_at_ = pointer_;
    }
    down_ = pans_ = false;
    active_ = 0;
    press_scroll_ = dragged_scroll_ = 0;
    if (long_press_) explained_ = 0;
    long_press_ = false;
    // A tooltip of what was pressed must not cover what the press brought up: it waits until the pointer moves.
    quiet_ = true;
    quiet_at_ = pointer_;
    if (touch_ && released_ == 0) hovered_ = 0;
}

void Kit::settle_explained(const Frame& frame) {
    waits_to_explain_ = false;
    if (explained_until_ > 0) {
        waits_to_explain_ = true;
        if (frame.now < explained_until_) return;
        explained_until_ = 0;
        explained_ = 0;
    }
    if (touch_) {
        waits_to_explain_ = waits_to_explain_ || (active_ != 0 && !long_press_);
        return;
    }
    if (quiet_ && draw::length(pointer_ - quiet_at_) > kDragStart / 2) {
        quiet_ = false;
        hovered_since_ = frame.now;
    }
    const bool keyboard = focus_shown_ && focus_ != 0;
    const bool nothing = hovered_ == 0 || hovered_matter_ == Matter::board || quiet_;
    if (down_ || (nothing && !keyboard)) {
        explained_ = 0;
    } else if (!nothing && !keyboard) {
        explained_ = frame.now - hovered_since_ >= kHoverDelay ? hovered_ : 0;
        waits_to_explain_ = explained_ == 0;
    } else {
        explained_ = focus_;
    }
}

BoardResponse Kit::board(const Frame& frame, draw::Rect rect) {
    BoardResponse out;
    regions_.push_back({kBoard, rect, rect, 0, layer_, false, Matter::board});
    out.at = pointer_;
    if (layer_ < top_layer_) return out;
    const auto on_board = [](const Region* r) { return r != nullptr && r->matter != Matter::panel; };
    const bool here = hovered_ != 0 && hovered_matter_ != Matter::panel;
    out.hovered = here && !touch_ && !down_;
    out.free = out.hovered && hovered_ == kBoard;
    out.pressed = released_ == kBoard;
    out.twice = twice_;
    out.secondary = here && ImGui::IsMouseClicked(ImGuiMouseButton_Right);
    out.explain = long_press_ && active_ != 0 && active_matter_ != Matter::panel;
    if (here) out.wheel = frame.wheel;
    if (pans_) {
        const ImVec2 moved = ImGui::GetIO().MouseDelta;
        out.pan = {moved.x, moved.y};
    }
    if (frame.gesture.active && on_board(hit(frame.gesture.anchor))) {
        out.pan = out.pan + frame.gesture.pan;
        out.zoom = frame.gesture.zoom;
        out.anchor = frame.gesture.anchor;
    }
    return out;
}

}  // namespace lw::ui
