// The kit's keys and focus movement.
#include "ui/kit.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace lw::ui {

namespace {

std::uint32_t bit(Press key) { return 1U << static_cast<unsigned>(key); }

constexpr std::pair<Press, ImGuiKey> kKeys[] = {
    {Press::escape, ImGuiKey_Escape},     {Press::enter, ImGuiKey_Enter}, {Press::enter, ImGuiKey_KeypadEnter},
    {Press::space, ImGuiKey_Space},       {Press::tab, ImGuiKey_Tab},     {Press::left, ImGuiKey_LeftArrow},
    {Press::right, ImGuiKey_RightArrow},  {Press::up, ImGuiKey_UpArrow},  {Press::down, ImGuiKey_DownArrow},
    {Press::home, ImGuiKey_Home},         {Press::end, ImGuiKey_End},     {Press::page_up, ImGuiKey_PageUp},
    {Press::page_down, ImGuiKey_PageDown}};

}  // namespace

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
        if (ImGui::IsKeyPressed(static_cast<ImGuiKey>(ImGuiKey_A + i), false)) letters_.push_back(static_cast<char>('a' + i));
    }
    const auto struck = [](int first, int i) { return ImGui::IsKeyPressed(static_cast<ImGuiKey>(first + i), false); };
    for (int i = 0; i < 10; ++i) {
        if ((!io.KeyShift && struck(ImGuiKey_0, i)) || struck(ImGuiKey_Keypad0, i)) letters_.push_back(static_cast<char>('0' + i));
    }
    // Signs lie elsewhere on every keyboard, so typed text decides. Without text events, the US layout is assumed.
    for (const ImWchar c : io.InputQueueCharacters) {
        if (c == '?' || c == '+' || c == '-' || c == '=') letters_.push_back(static_cast<char>(c));
    }
    if (io.InputQueueCharacters.empty() && io.KeyShift && ImGui::IsKeyPressed(ImGuiKey_Slash, false)) letters_.push_back('?');
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
