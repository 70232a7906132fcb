#include "ui/modal.hpp"

#include <algorithm>
#include <string>

namespace lw::ui {

ModalCard::ModalCard(const Frame& frame, float width, float height, std::string_view title, float dim) : frame_(frame) {
    frame.kit->begin_modal(frame);
    if (dim > 0) fill(frame, {0, 0, frame.size.x, frame.size.y}, draw::rgb(0x12262E).with_alpha(dim));
    const float edge = small(frame.form) ? frame.px(8) : frame.px(16);
    const float w = std::min(frame.px(width), frame.size.x - 2 * edge);
    const float h = std::min(frame.px(height), frame.size.y - 2 * edge);
    card_ = middle({0, 0, frame.size.x, frame.size.y}, w, h);
    panel(frame, card_, 18);
    const float pad = small(frame.form) ? frame.px(16) : frame.px(24);
    body_ = inset(card_, pad, frame.px(18));
    if (!title.empty()) {
        const Rect line = cut_top(body_, frame.px(34), frame.px(10));
        text_fit(frame, {line.x, line.y, line.w - frame.px(36), line.h}, title, kPanelTitle);
    }
}

ModalCard::~ModalCard() { frame_.kit->end_modal(); }

bool ModalCard::close_cross(std::string_view id, std::string_view label) {
    const float side = frame_.px(40);
    const Rect r{card_.right() - side - frame_.px(10), card_.y + frame_.px(12), side, side};
    const bool pressed = icon_button(frame_, r, {.id = id, .text = {}, .label = label, .icon = Image::icon_cancel, .text_size = 12});
    return pressed || frame_.kit->pressed(Press::escape);
}

int confirm_card(const Frame& f, std::string_view id, std::string_view title, const Rich& words, std::string_view yes, std::string_view no,
                 bool danger) {
    const float inner = std::min(f.px(420), f.size.x - f.px(16)) - f.px(small(f.form) ? 32 : 48);
    const float high = paragraph_height(f, inner, words, kBody) / f.scale + 18 * 2 + 44 + 24 + 48;
    ModalCard card(f, 420, high, title);
    Rect body = card.body();
    const Rect foot = cut_bottom(body, f.px(48), f.px(12));
    paragraph(f, {body.x, body.y}, body.w, words, kBody);
    const auto cells = columns(foot, 2, f.px(10));
    const std::string yes_id = std::string(id) + ".yes";
    const std::string no_id = std::string(id) + ".no";
    int answer = 0;
    if (button(f, cells[0], {.id = no_id, .text = no, .text_size = 15}) || f.kit->pressed(Press::escape)) answer = -1;
    if (button(f, cells[1], {.id = yes_id, .text = yes, .kind = danger ? ButtonKind::danger : ButtonKind::accent, .text_size = 15})) {
        answer = 1;
    }
    return answer;
}

}  // namespace lw::ui
