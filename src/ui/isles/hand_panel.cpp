// The viewer's hand: resource stacks, development cards that can be played by a press, and the switch that
// hides it.
#include "ui/isles/context.hpp"

#include <algorithm>
#include <span>

namespace lw::ui::isles {

namespace {

struct Stack {
    std::string id;
    std::string label;
    std::string under;  ///< word below the picture
    Image image = Image::icon_unknown_card;
    Color face;
    int count = 0;
    bool playable = false;
    bool dim = false;
    std::optional<isles::DevCard> card;
    std::optional<isles::Resource> resource;
    std::string reason;
    bool fresh = false;  ///< bought this turn
};

/// Whether the card could be played now with any choice, else why not.
isles::Reason play_reason(const Context& c, isles::DevCard card) {
    using isles::Reason;
    const auto ask = [&c](const isles::Action& action) { return isles::check_view(c.setup(), c.view(), action); };
    switch (card) {
        case isles::DevCard::knight: return ask(isles::PlayKnight{});
        case isles::DevCard::road_building: return ask(isles::PlayRoadBuilding{});
        case isles::DevCard::monopoly: return ask(isles::PlayMonopoly{isles::Resource::brick});
        case isles::DevCard::victory_point: return Reason::wrong_phase;
        case isles::DevCard::year_of_plenty: {
            Reason first = Reason::ok;
            for (const isles::Resource a : isles::kAllResources) {
                for (const isles::Resource b : isles::kAllResources) {
                    const Reason r = ask(isles::PlayYearOfPlenty{isles::Resources::of(a, 1) + isles::Resources::of(b, 1)});
                    if (r == Reason::ok) return r;
                    if (first == Reason::ok) first = r;
                }
                if (ask(isles::PlayYearOfPlenty{isles::Resources::of(a, 1)}) == Reason::ok) return Reason::ok;
            }
            return first;
        }
    }
    return Reason::wrong_phase;
}

std::string why_not(const Context& c, isles::DevCard card, isles::Reason reason, bool only_fresh) {
    if (card == isles::DevCard::victory_point) return "counts by itself, nobody else sees it";
    if (only_fresh) return "bought this turn";
    if (!c.my_turn()) return "not your turn";
    return words(reason);
}

std::vector<Stack> stacks(const Context& c) {
    std::vector<Stack> out;
    const isles::Holding& own = c.view().own;
    for (const isles::Resource r : isles::kAllResources) {
        Stack stack;
        stack.id = "hand." + std::string(word(r));
        stack.label = std::to_string(own.hand[r]) + " " + std::string(word(r));
        stack.under = title(r);
        stack.image = image(r);
        stack.face = resource_face(r);
        stack.count = own.hand[r];
        stack.dim = own.hand[r] == 0;
        stack.resource = r;
        out.push_back(std::move(stack));
    }
    constexpr std::array<std::string_view, isles::kDevCardKinds> ids{"card.knight", "card.point", "card.roads", "card.plenty",
                                                                     "card.monopoly"};
    for (const isles::DevCard card : isles::kAllDevCards) {
        const int total = own.cards[card] + own.fresh[card];
        if (total == 0) continue;
        Stack stack;
        const isles::Reason reason = play_reason(c, card);
        stack.id = ids[static_cast<std::size_t>(card)];
        stack.under = short_title(card);
        stack.image = image(card);
        stack.face = card_face(card);
        stack.count = total;
        stack.card = card;
        stack.playable = reason == isles::Reason::ok;
        stack.fresh = own.cards[card] == 0 && own.fresh[card] > 0;
        stack.reason = stack.playable ? "" : why_not(c, card, reason, stack.fresh);
        stack.dim = !stack.playable && card != isles::DevCard::victory_point;
        stack.label = "Play " + std::string(title(card)) + ", " + std::to_string(total) + " held";
        if (card == isles::DevCard::victory_point) stack.label = counted(total, "victory point card", "victory point cards");
        out.push_back(std::move(stack));
    }
    return out;
}

Rich card_tip(const Stack& stack) {
    Rich out;
    if (!stack.card) {
        out.text(stack.label);
        return out;
    }
    out.bold(title(*stack.card)).line_break();
    switch (*stack.card) {
        case isles::DevCard::knight: out.text("Moves the robber and takes a card. Three knights make an army."); break;
        case isles::DevCard::victory_point: out.text("One point, hidden until the end."); break;
        case isles::DevCard::road_building: out.text("Two free roads."); break;
        case isles::DevCard::year_of_plenty: out.text("Any two cards from the bank."); break;
        case isles::DevCard::monopoly: out.text("All cards of one kind from all other players."); break;
    }
    if (!stack.reason.empty()) out.line_break().text(stack.reason);
    return out;
}

struct Measures {
    float w, h, step, advance;
};

/// For a row of `n` cards, but no fewer than `least`.
Measures measure(const Context& c, Rect in, std::size_t n, std::size_t least) {
    const bool phone = small(c.layout.form);
    Measures m{c.px(phone ? 38 : 62), c.px(phone ? 58 : 88), c.px(phone ? 2 : 4), 0};
    const float count = static_cast<float>(std::max(n, least));
    const float room = in.w - m.step * 2 - c.px(10);
    m.h = std::min(m.h, in.h - m.step * 2 - c.px(4));
    // Cards shrink before they lie over one another.
    const float narrowest = c.px(c.layout.form == Form::low ? 26 : 28);
    const float fitting = std::max(room / count - m.step * 2 - c.px(2), narrowest);
    m.w = std::min({m.w, m.h * 0.72F, fitting});
    m.h = std::min(m.h, m.w * 1.55F);
    m.advance = std::min(c.px(phone ? 53 : 80), (room - m.w) / std::max(count - 1, 1.0F));
    return m;
}

void play(const Context& c, isles::DevCard card) {
    c.disarm();
    c.s.viewer.plenty = {};
    c.s.viewer.bank_take.reset();
    c.s.viewer.asking = card;
}

void draw_one(const Context& c, const Stack& stack, Rect r, float step, bool labelled) {
    CardStack drawn;
    drawn.rect = r;
    drawn.image = stack.image;
    drawn.face = stack.face;
    drawn.count = std::max(stack.count, 1);
    const std::string under = stack.fresh ? "new" : stack.under;
    if (labelled) drawn.label = under;
    drawn.step = step;
    drawn.dim = stack.dim;
    drawn.chosen = stack.playable;
    if (stack.count > 0) {
        card_stack(c.f, drawn);
    } else {
        outline(c.f, r, c.f.theme->line, c.px(1.5F), c.px(8));
        icon(c.f, stack.image, {r.centre().x, r.centre().y - (labelled ? c.px(9) : 0)}, r.w * 0.5F, {}, Paint::none, true, 0.3F);
    }
    ControlSpec spec{.id = stack.id, .label = stack.label, .rect = r};
    spec.enabled = stack.playable || !stack.card;
    spec.reason = stack.reason;
    spec.focusable = stack.card.has_value();
    const Response response = area(c.f, spec, 8);
    explain(c.f, response, r, card_tip(stack));
    if (stack.resource) c.s.stack_rect[static_cast<std::size_t>(*stack.resource)] = r;
    if (response.pressed && stack.playable && stack.card) play(c, *stack.card);
}

void hide_button(const Context& c, Rect r) {
    Button b{.id = "hand.hide", .text = "", .label = c.s.hide_hand ? "Show the hand" : "Hide the hand"};
    b.icon = c.s.hide_hand ? Image::icon_eye_off : Image::icon_eye;
    b.on = c.s.hide_hand;
    b.shortcut = "H";
    if (icon_button(c.f, r, b)) c.s.hide_hand = !c.s.hide_hand;
}

void covered(const Context& c, Rect in) {
    const std::size_t i = c.me().index();
    const std::string line = counted(c.view().hand_size[i], "card", "cards") + " and " +
                             counted(c.view().card_count[i], "development card", "development cards") + ", hidden";
    const float size = std::min(c.px(40), in.h * 0.6F);
    icon(c.f, Image::icon_eye_off, {in.x + size, in.centre().y}, size * 0.7F, c.f.theme->ink2);
    cut_left(in, size * 1.6F);
    if (text_width(c.f, line, kBold) <= in.w) return text_fit(c.f, in, line, kLeadBold);
    const float high = paragraph_height(c.f, in.w, Rich(line), kBold);
    paragraph(c.f, {in.x, in.centre().y - high / 2}, in.w, Rich(line), kBold);
}

/// One row of cards; the development cards stand a little apart.
void draw_row(const Context& c, Rect in, std::span<const Stack> cards, const Measures& m) {
    const bool roomy = !small(c.layout.form) && m.advance > m.w + c.px(12);
    float x = in.x;
    bool divided = false;
    for (const Stack& stack : cards) {
        if (stack.card && !divided && roomy) {
            line(c.f, {x - c.px(3), in.y + c.px(8)}, {x - c.px(3), in.bottom() - c.px(8)}, c.f.theme->line, c.px(1.5F));
            x += c.px(8);
        }
        divided = divided || stack.card.has_value();
        draw_one(c, stack, Rect{x, in.bottom() - m.h - c.px(2), m.w, m.h}, m.step, m.w >= c.px(54));
        x += m.advance;
    }
}

/// In a narrow column the development cards have a row of their own.
void draw_low(const Context& c, Rect in) {
    const Rect whole = in;
    Rect second = cut_bottom(in, in.h / 2, 0);
    const Rect eye = cut_right(second, c.px(30), c.px(2));
    hide_button(c, Rect{eye.x, eye.centre().y - c.px(22), eye.w + c.px(8), c.px(44)});
    if (c.s.hide_hand) return covered(c, Rect{whole.x, whole.y, second.w, whole.h});
    const auto all = stacks(c);
    const std::span<const Stack> cards(all);
    draw_row(c, in, cards.first(isles::kResources), measure(c, in, isles::kResources, isles::kResources));
    const auto own = cards.subspan(isles::kResources);
    if (own.empty()) return text_fit(c.f, second, "No development cards", kSmall, Align::left);
    draw_row(c, second, own, measure(c, second, own.size(), 4));
}

}  // namespace

void draw_hand(const Context& c, Rect r) {
    panel(c.f, r);
    c.s.stack_rect = {};
    Rect in = inset(r, c.px(small(c.layout.form) ? 8 : 12), c.px(6));
    if (c.watching()) {
        text_fit(c.f, in, "All hands are hidden", kLeadBold.faded(), Align::centre);
        return;
    }
    if (c.layout.form == Form::low) return draw_low(c, in);
    const bool phone = c.layout.form == Form::phone;
    const Rect eye = cut_right(in, c.px(phone ? 32 : 34), c.px(2));
    hide_button(c, phone ? Rect{eye.x, eye.centre().y - c.px(22), eye.w + c.px(8), c.px(44)} : Rect{eye.x, eye.y, c.px(34), c.px(34)});
    if (c.s.hide_hand) {
        covered(c, in);
        return;
    }
    const auto all = stacks(c);
    draw_row(c, in, all, measure(c, in, all.size(), phone ? 7 : 5));
}

}  // namespace lw::ui::isles
