// The kit's input: pointer, drags, keys, the way of the focus.
#include "ui/kit.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace lw::ui {

namespace {

constexpr double kHoverDelay = 0.40;
constexpr double kLongPress = 0.45;
constexpr float kDragStart = 8;  ///< points

std::uint32_t bit(Press key) { return 1U << static_cast<unsigned>(key); }

constexpr std::pair<Press, ImGuiKey> kKeys[] = {
    {Press::escape, ImGuiKey_Escape},     {Press::enter, ImGuiKey_Enter},
    {Press::enter, ImGuiKey_KeypadEnter}, {Press::space, ImGuiKey_Space},
    {Press::tab, ImGuiKey_Tab},           {Press::left, ImGuiKey_LeftArrow},
    {Press::right, ImGuiKey_RightArrow},  {Press::up, ImGuiKey_UpArrow},
    {Press::down, ImGuiKey_DownArrow},    {Press::home, ImGuiKey_Home},
    {Press::end, ImGuiKey_End},           {Press::page_up, ImGuiKey_PageUp},
    {Press::page_down, ImGuiKey_PageDown}};

}  // namespace

void Kit::find_hovered() {
    hovered_ = 0;
    hovered_spot_ = false;
    pointer_on_panel_ = false;
    // The topmost exact hit wins; a finger a little beside a control still reaches it, but not through a
    // panel.
    Key beside = 0;
    bool beside_spot = false;
    for (auto it = last_.rbegin(); it != last_.rend(); ++it) {
        if (it->layer != top_layer_) continue;
        if (it->full.contains(pointer_)) {
            pointer_on_panel_ = !it->spot;
            if (it->id != 0 || beside == 0) {
                hovered_ = it->id;
                hovered_spot_ = it->spot;
                return;
            }
            break;
        }
        if (beside == 0 && it->id != 0 && it->rect.contains(pointer_)) {
            beside = it->id;
            beside_spot = it->spot;
        }
    }
    hovered_ = beside;
    hovered_spot_ = beside_spot;
}

void Kit::find_wheel() {
    wheel_scroll_ = 0;
    for (const ScrollSpot& area : last_scroll_areas_) {
        if (area.layer == top_layer_ && area.rect.contains(pointer_)) wheel_scroll_ = area.id;
    }
}

void Kit::read_pointer(const Frame& frame) {
    const ImGuiIO& io = ImGui::GetIO();
    touch_ = frame.touch || io.MouseSource == ImGuiMouseSource_TouchScreen;
    pointer_ = {io.MousePos.x, io.MousePos.y};
    if (!ImGui::IsMousePosValid()) pointer_ = {-1e6F, -1e6F};
    const Key before = hovered_;
    find_hovered();
    find_wheel();
    if (hovered_ != before) hovered_since_ = frame.now;
    if (ImGui::IsMouseClicked(ImGuiMouseButton_Left)) press_down(frame);
    if (down_) press_goes_on(frame);
    if (down_ && !ImGui::IsMouseDown(ImGuiMouseButton_Left)) press_up();
    settle_explained(frame);
}

void Kit::press_down(const Frame& frame) {
    down_ = true;
    long_press_ = false;
    press_at_ = pointer_;
    pressed_since_ = frame.now;
    active_ = hovered_;
    active_spot_ = hovered_spot_;
    press_scroll_ = wheel_scroll_;
    focus_shown_ = false;
    if (hovered_ != 0) focus_ = hovered_;
    explained_ = 0;
    explained_until_ = 0;
}

void Kit::press_goes_on(const Frame& frame) {
    const draw::Vec2 way = pointer_ - press_at_;
    const bool moved = draw::length(way) > kDragStart;
    if (moved && active_spot_) active_ = 0;
    if (moved && dragged_scroll_ == 0 && press_scroll_ != 0 && std::abs(way.y) > std::abs(way.x) * 0.7F) {
        dragged_scroll_ = press_scroll_;
        active_ = 0;
    }
    if (touch_ && active_ != 0 && !moved && frame.now - pressed_since_ >= kLongPress) {
        long_press_ = true;
        explained_ = active_;
    }
}

void Kit::press_up() {
    if (active_ != 0 && active_ == hovered_ && !long_press_) released_ = active_;
    down_ = false;
    active_ = 0;
    active_spot_ = false;
    press_scroll_ = dragged_scroll_ = 0;
    if (long_press_) explained_ = 0;
    long_press_ = false;
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
    const bool keyboard = focus_shown_ && focus_ != 0;
    if (down_ || (hovered_ == 0 && !keyboard)) {
        explained_ = 0;
    } else if (hovered_ != 0 && !keyboard) {
        explained_ = frame.now - hovered_since_ >= kHoverDelay ? hovered_ : 0;
        waits_to_explain_ = explained_ == 0;
    } else {
        explained_ = focus_;
    }
}

void Kit::keep_focus_alive() {
    if (focus_ == 0) return;
    if (const Region* r = region(focus_); r != nullptr) {
        focus_rect_ = r->full;
        return;
    }
    if (!focus_shown_) return;
    // What had the keyboard is gone (pressed and replaced): the nearest control takes over.
    float best = std::numeric_limits<float>::max();
    Key next = 0;
    for (const Region& r : last_) {
        if (!r.focusable || r.layer != top_layer_) continue;
        const float far = draw::length(r.full.centre() - focus_rect_.centre());
        if (far < best) {
            best = far;
            next = r.id;
        }
    }
    focus_ = next;
}

void Kit::read_keys() {
    keys_ = 0;
    letters_.clear();
    focus_left_ = false;
    const ImGuiIO& io = ImGui::GetIO();
    if (io.KeyCtrl || io.KeyAlt || io.KeySuper) return;
    for (const auto& [press, key] : kKeys) {
        if (ImGui::IsKeyPressed(key)) keys_ |= bit(press);
    }
    for (int i = 0; i < 26; ++i) {
        if (ImGui::IsKeyPressed(static_cast<ImGuiKey>(ImGuiKey_A + i), false))
            letters_.push_back(static_cast<char>('a' + i));
    }
    for (int i = 0; i < 10; ++i) {
        if (!io.KeyShift && ImGui::IsKeyPressed(static_cast<ImGuiKey>(ImGuiKey_0 + i), false)) {
            letters_.push_back(static_cast<char>('0' + i));
        }
    }
    // Signs lie elsewhere on every keyboard: typed text knows. Without text events, the plain layout is
    // assumed.
    for (const ImWchar c : io.InputQueueCharacters) {
        if (c == '?' || c == '+' || c == '-') letters_.push_back(static_cast<char>(c));
    }
    if (io.InputQueueCharacters.empty() && io.KeyShift && ImGui::IsKeyPressed(ImGuiKey_Slash, false))
        letters_.push_back('?');
    if ((keys_ & bit(Press::tab)) != 0) {
        move_focus(io.KeyShift);
        keys_ &= ~bit(Press::tab);
        return;
    }
    if (!focus_shown_ || focus_ == 0) return;
    if ((keys_ & (bit(Press::enter) | bit(Press::space))) != 0) {
        released_ = focus_;
        key_press_ = true;
        keys_ &= ~(bit(Press::enter) | bit(Press::space));
    }
    constexpr std::pair<Press, draw::Vec2> kArrows[] = {
        {Press::left, {-1, 0}}, {Press::right, {1, 0}}, {Press::up, {0, -1}}, {Press::down, {0, 1}}};
    for (const auto& [press, way] : kArrows) {
        if ((keys_ & bit(press)) == 0) continue;
        keys_ &= ~bit(press);
        move_focus_towards(way);
    }
    if ((keys_ & bit(Press::escape)) != 0) focus_shown_ = false;
}

void Kit::move_focus(bool backwards) {
    std::vector<Key> order;
    for (const Region& r : last_) {
        if (r.focusable && r.layer == top_layer_) order.push_back(r.id);
    }
    if (backwards) std::reverse(order.begin(), order.end());
    if (order.empty()) {
        focus_left_ = true;
        return;
    }
    auto it = std::find(order.begin(), order.end(), focus_);
    const bool starts = focus_ == 0 || it == order.end();
    if (starts)
        it = order.begin();
    else if (focus_shown_)
        ++it;
    if (it == order.end()) {
        focus_left_ = true;
        focus_ = top_layer_ > 0 ? order.front() : 0;
        focus_shown_ = focus_ != 0;
        return;
    }
    focus_ = *it;
    focus_shown_ = true;
    want_reveal_ = true;
}

void Kit::move_focus_towards(draw::Vec2 way) {
    const Region* from = region(focus_);
    if (from == nullptr) return;
    const draw::Vec2 here = (from->whole.w > 0 ? from->whole : from->full).centre();
    float best = std::numeric_limits<float>::max();
    Key next = 0;
    for (const Region& r : last_) {
        if (!r.focusable || r.layer != top_layer_ || r.id == focus_) continue;
        const draw::Vec2 to = (r.whole.w > 0 ? r.whole : r.full).centre() - here;
        const float along = draw::dot(to, way);
        const float across = std::abs(to.x * way.y - to.y * way.x);
        if (along < 4 || across > along * 3) continue;
        const float cost = along + across * 2.2F;
        if (cost < best) {
            best = cost;
            next = r.id;
        }
    }
    if (next == 0) return;
    focus_ = next;
    want_reveal_ = true;
}

void Kit::reveal_focus() {
    for (const Region& r : regions_) {
        if (r.id != focus_ || r.scroll == 0) continue;
        for (const ScrollSpot& area : scroll_areas_) {
            if (area.id != r.scroll) continue;
            Scroll& s = scrolls_[area.id];
            constexpr float kMargin = 24;
            if (r.whole.y < area.rect.y + kMargin) s.offset -= area.rect.y + kMargin - r.whole.y;
            if (r.whole.bottom() > area.rect.bottom() - kMargin) {
                s.offset += r.whole.bottom() - area.rect.bottom() + kMargin;
            }
        }
        return;
    }
}

bool Kit::pressed(Press key) const { return layer_ >= top_layer_ && (keys_ & bit(key)) != 0; }

bool Kit::shortcut(char letter) const {
    return layer_ >= top_layer_ && std::find(letters_.begin(), letters_.end(), letter) != letters_.end();
}

}  // namespace lw::ui
