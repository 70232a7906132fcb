#include "ui/kit.hpp"

#include "ui/paint.hpp"

#include <imgui.h>
#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace lw::ui {

namespace {

constexpr float kLargest = 1e9F;

Rect crossing(Rect a, Rect b) {
    const float x = std::max(a.x, b.x);
    const float y = std::max(a.y, b.y);
    return {x, y, std::max(std::min(a.right(), b.right()) - x, 0.0F), std::max(std::min(a.bottom(), b.bottom()) - y, 0.0F)};
}

}  // namespace

Key key_of(std::string_view id) {
    Key hash = 0xCBF29CE484222325U;
    for (const char c : id) hash = (hash ^ static_cast<std::uint8_t>(c)) * 0x100000001B3U;
    return hash == 0 ? 1 : hash;
}

void Kit::begin(Frame& frame) {
    frame.kit = this;
    ++frame_no_;
    list_ = ImGui::GetBackgroundDrawList();
    const float ratio = std::max(ImGui::GetIO().DisplayFramebufferScale.x, 1.0F);
    list_->_FringeScale = 1.0F / ratio;
    overlay()->_FringeScale = 1.0F / ratio;
    ImGui::GetStyle().CircleTessellationMaxError = 0.12F / ratio;
    last_.swap(regions_);
    regions_.clear();
    last_scroll_areas_.swap(scroll_areas_);
    scroll_areas_.clear();
    controls_.clear();
    control_layers_.clear();
    clips_.clear();
    scroll_stack_.clear();
    scroll_ = 0;
    layer_ = layers_seen_ = 0;
    released_ = 0;
    key_press_ = false;
    tip_.reset();
    keep_focus_alive();
    read_keys();
    read_pointer(frame);
}

void Kit::end(Frame& frame) {
    if (layers_seen_ != top_layer_) {
        layers_changed();
        if (frame.wants_frame != nullptr) *frame.wants_frame = true;
    }
    if (frame.mirror != nullptr) {
        for (std::size_t i = 0; i < controls_.size(); ++i) {
            if (control_layers_[i] == top_layer_) frame.mirror->add(std::move(controls_[i]));
        }
    }
    if (tip_) draw_tooltip(frame);
    if (want_reveal_) reveal_focus();
    const bool moves = fonts_.lacking() || want_focus_ != 0 || waits_to_explain_ || want_reveal_;
    if (moves && frame.wants_frame != nullptr) *frame.wants_frame = true;
    want_reveal_ = false;
    if (frame_no_ % 512 == 0) {
        std::erase_if(tweens_, [this](const auto& t) { return frame_no_ - t.second.seen > 512; });
    }
}

void Kit::layers_changed() {
    if (layers_seen_ > top_layer_) {
        focus_stack_.push_back(focus_);
        if (focus_shown_) {
            const auto first =
                std::find_if(regions_.begin(), regions_.end(), [this](const Region& r) { return r.layer == layers_seen_ && r.focusable; });
            focus_ = first == regions_.end() ? 0 : first->id;
        }
    } else if (!focus_stack_.empty()) {
        focus_ = focus_stack_.back();
        focus_stack_.pop_back();
    }
    // Whatever was held belongs to what was there before.
    active_ = 0;
    top_layer_ = layers_seen_;
}

Response Kit::control(const Frame& frame, const ControlSpec& spec) {
    Response out;
    const Key id = key_of(spec.id);
    const Rect seen = crossing(spec.rect.grown(spec.slop), clip());
    out.visible = seen.w > 0 && seen.h > 0;
    regions_.push_back({id, seen, crossing(spec.rect, clip()), scroll_, layer_, spec.focusable && spec.enabled,
                        spec.kind == ControlKind::spot ? Matter::spot : Matter::panel});
    if (scroll_ != 0) regions_.back().whole = spec.rect;
    if (spec.listed) {
        controls_.push_back({std::string(spec.id), std::string(spec.label), spec.rect, spec.kind, spec.enabled, spec.on,
                             std::string(spec.reason), spec.asks_text, spec.next});
        control_layers_.push_back(layer_);
    }
    const bool dead = layer_ < top_layer_;
    const bool activated = frame.mirror != nullptr && !dead && frame.mirror->take_activation(spec.id);
    if (dead) return out;
    if (want_focus_ == id) {
        focus_ = id;
        focus_shown_ = true;
        want_focus_ = 0;
    }
    out.hovered = hovered_ == id && !touch_;
    out.held = active_ == id && hovered_ == id;
    out.focused = focus_shown_ && focus_ == id;
    out.explain = explained_ == id;
    if (released_ == id) {
        released_ = 0;
        out.pressed = spec.enabled;
        if (!spec.enabled && touch_) {
            explained_ = id;
            explained_until_ = frame.now + 2.5;
        }
    }
    if (activated) out.pressed = spec.enabled;
    return out;
}

void Kit::block(draw::Rect rect) {
    const Rect seen = crossing(rect, clip());
    if (seen.w > 0 && seen.h > 0) regions_.push_back({0, seen, seen, scroll_, layer_});
}

void Kit::begin_modal(const Frame& frame) {
    layer_ = ++layers_seen_;
    block({0, 0, frame.size.x, frame.size.y});
}

void Kit::end_modal() { layer_ = 0; }

void Kit::push_clip(draw::Rect rect) {
    clips_.push_back(crossing(rect, clip()));
    const Rect& r = clips_.back();
    list_->PushClipRect({r.x, r.y}, {r.right(), r.bottom()});
}

void Kit::pop_clip() {
    clips_.pop_back();
    list_->PopClipRect();
}

draw::Rect Kit::clip() const {
    if (clips_.empty()) return {-kLargest / 2, -kLargest / 2, kLargest, kLargest};
    return clips_.back();
}

ImDrawList* Kit::overlay() const { return ImGui::GetForegroundDrawList(); }

const Kit::Region* Kit::region(Key id) const {
    const auto it = std::find_if(last_.begin(), last_.end(), [&](const Region& r) { return r.id == id && r.layer == top_layer_; });
    return it == last_.end() ? nullptr : &*it;
}

std::optional<draw::Rect> Kit::rect_of(std::string_view id) const {
    const Key key = key_of(id);
    for (const auto* list : {&regions_, &last_}) {
        for (const Region& r : *list) {
            if (r.id == key) return r.full;
        }
    }
    return std::nullopt;
}

float Kit::animate(const Frame& frame, std::string_view id, float target, float ms) {
    Tween& t = tweens_[key_of(id)];
    const bool fresh = t.seen == 0 || frame_no_ - t.seen > 1;
    t.seen = frame_no_;
    if (fresh || frame.still || ms <= 0) {
        t = {target, target, 0, frame_no_};
        return target;
    }
    const auto now_at = [&] {
        const auto part = static_cast<float>(std::clamp((frame.now - t.start) * 1000.0 / static_cast<double>(ms), 0.0, 1.0));
        const float left = 1 - part;
        return t.from + (t.to - t.from) * (1 - left * left * left);
    };
    if (t.to != target) {
        t.from = now_at();
        t.to = target;
        t.start = frame.now;
    }
    const float value = now_at();
    if (value != t.to && frame.wants_frame != nullptr) *frame.wants_frame = true;
    return value;
}

void Kit::tooltip(draw::Rect rect, Rich text) { tip_.emplace(rect, std::move(text)); }

void Kit::enter_scroll(Key id, draw::Rect area) {
    scroll_stack_.push_back(id);
    scroll_ = id;
    scrolls_[id].seen = frame_no_;
    scroll_areas_.push_back({id, crossing(area, clip()), layer_});
    push_clip(area);
}

void Kit::leave_scroll() {
    pop_clip();
    scroll_stack_.pop_back();
    scroll_ = scroll_stack_.empty() ? 0 : scroll_stack_.back();
}

/// What a tooltip for `control` stands beside: its whole panel where that is low, so that the words do not cover the
/// controls next to it.
draw::Rect Kit::beside(draw::Rect control, float low) const {
    draw::Rect out = control;
    for (const Region& r : regions_) {
        if (r.id != 0 || r.rect.h > low || !r.rect.contains(control.centre())) continue;
        out.y = r.rect.y;
        out.h = r.rect.h;
    }
    return out;
}

void Kit::draw_tooltip(const Frame& frame) {
    list_ = overlay();
    const Rect near = beside(tip_->first, frame.px(150));
    const float pad = frame.px(10);
    const float most = std::min(frame.px(300), frame.size.x - frame.px(24));
    const float inner = std::min(rich_width(frame, tip_->second, kBody), most - 2 * pad);
    const float high = paragraph_height(frame, inner + 1, tip_->second, kBody);
    Rect r{near.centre().x - inner / 2 - pad, near.bottom() + frame.px(8), inner + 2 * pad, high + frame.px(12)};
    const float edge = frame.px(6);
    if (r.bottom() > frame.size.y - edge || touch_) r.y = near.y - r.h - frame.px(8);
    r.y = std::clamp(r.y, edge, std::max(frame.size.y - r.h - edge, edge));
    r.x = std::clamp(r.x, edge, std::max(frame.size.x - r.w - edge, edge));
    shadow(frame, r, frame.px(8), 2);
    fill(frame, r, frame.theme->panel, frame.px(8));
    outline(frame, r, frame.theme->line_strong, 1.5F, frame.px(8));
    paragraph(frame, {r.x + pad, r.y + frame.px(6)}, inner + 1, tip_->second, kBody);
    list_ = ImGui::GetBackgroundDrawList();
}

}  // namespace lw::ui
