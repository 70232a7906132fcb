// What flies over panels and board: cards on their way, and the marks of who gained what where.
#include "ui/isles/context.hpp"

#include <imgui.h>

#include <algorithm>

namespace lw::ui::isles {

namespace {

Vec2 place_of(const Context& c, const scene::Anchor& anchor) {
    using Kind = scene::Anchor::Kind;
    switch (anchor.kind) {
        case Kind::board: return c.s.camera.to_screen(anchor.board);
        case Kind::seat: {
            if (!anchor.seat.valid()) break;
            const bool own = anchor.seat == c.me() && !c.s.hide_hand;
            if (own && anchor.resource) {
                const Rect stack = c.s.stack_rect[static_cast<std::size_t>(*anchor.resource)];
                if (stack.w > 0) return stack.centre();
            }
            if (anchor.seat == c.me() && c.layout.hand.w > 0) return c.layout.hand.centre();
            return c.s.seat_rect[anchor.seat.index()].centre();
        }
        case Kind::bank: return c.s.bank_rect.centre();
        case Kind::deck: return c.s.pile_rect.centre();
        case Kind::awards: return c.s.award_rect.centre();
    }
    return c.f.size * 0.5F;
}

void overlay_icon(const Context& c, Image image, Vec2 centre, float size, float alpha) {
    const IconTexture t = c.f.icon(image, Paint::none, size);
    ImDrawList* list = c.f.kit->overlay();
    const ImVec2 a{centre.x - size / 2, centre.y - size / 2};
    list->AddImage(reinterpret_cast<ImTextureID>(t.texture), a, {a.x + size, a.y + size}, {t.uv0.x, t.uv0.y}, {t.uv1.x, t.uv1.y},
                   packed(draw::kWhite.with_alpha(alpha)));
}

}  // namespace

void draw_flights(const Context& c) {
    const scene::AnimationFrame frame = c.s.animator.frame(c.f.now);
    const float size = c.px(30);
    ImDrawList* list = c.f.kit->overlay();
    for (const scene::FlyingCard& card : frame.cards) {
        const Vec2 at = scene::along_flight(place_of(c, card.from), place_of(c, card.to), card.t);
        const float half = size * 0.62F;
        const draw::Color paper = draw::kLightTheme.row_active.with_alpha(card.alpha);
        const draw::Color edge = draw::kPieceOutline.with_alpha(card.alpha);
        list->AddRectFilled({at.x - half * 0.8F, at.y - half}, {at.x + half * 0.8F, at.y + half}, packed(paper), c.px(6));
        list->AddRect({at.x - half * 0.8F, at.y - half}, {at.x + half * 0.8F, at.y + half}, packed(edge), c.px(6), 0, c.px(1.5F));
        overlay_icon(c, card.image, at, size * 0.8F, card.alpha);
    }
}

void draw_note(const Context& c) {
    if (c.s.note_until <= c.f.now || c.s.note.empty()) return;
    const float w = std::min(text_width(c.f, c.s.note, kBold) + c.px(28), c.layout.board.w);
    const float high = c.px(34);
    const Rect board = c.layout.board;
    const Rect r{board.centre().x - w / 2, board.y + c.px(2), w, high};
    fill(c.f, r, c.f.theme->panel, high / 2);
    outline(c.f, r, c.f.theme->line_strong, c.px(1.5F), high / 2);
    text_fit(c.f, inset(r, c.px(14), 0), c.s.note, kBold, Align::centre);
}

void draw_gains(const Context& c) {
    const scene::AnimationFrame frame = c.s.animator.frame(c.f.now);
    const float alpha = frame.board.glow;
    if (alpha <= 0) return;
    for (const scene::GainMark& gain : frame.gains) {
        Vec2 at = c.s.camera.to_screen(gain.at);
        at.y -= c.px(24);
        const std::string words = "+" + std::to_string(gain.count);
        const TextStyle style = kBold.with(draw::kTokenFigure.with_alpha(alpha));
        const float w = c.px(22) + text_width(c.f, words, style) + c.px(10);
        const Rect pill{at.x - w / 2, at.y - c.px(11), w, c.px(22)};
        fill(c.f, pill, draw::kLightTheme.row_active.with_alpha(alpha), c.px(11));
        outline(c.f, pill, draw::kPieceOutline.with_alpha(alpha), c.px(1.5F), c.px(11));
        text(c.f, Rect{pill.x + c.px(6), pill.y, w, pill.h}, words, style);
        icon(c.f, image(gain.resource), {pill.right() - c.px(13), pill.centre().y}, c.px(17), {}, Paint::none, true, alpha);
    }
}

}  // namespace lw::ui::isles
