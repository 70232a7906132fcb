// What the position or a card asks for: discard, whom to rob, which card, an answer, a partner. A prompt takes the side
// column (wide), or a box above the hand, at the board's lower edge (low) or below an open sheet (phone).
#include "ui/isles/context.hpp"

#include <algorithm>
#include <cmath>

namespace lw::ui::isles {

namespace {

enum class Ask : std::uint8_t { none, discard, victim, knight, roads, plenty, monopoly, partner, offer };

game::Seat offering(const Context& c) {
    if (!c.me().valid()) return {};
    for (const game::Seat seat : c.setup().all_seats()) {
        if (asks(c.model, seat)) return seat;
    }
    return {};
}

Ask what(const Context& c) {
    if (c.watching()) return Ask::none;
    if (c.table().phase == isles::Phase::discard && c.my_move()) return Ask::discard;
    if (c.table().phase == isles::Phase::choose_victim && c.my_move()) return Ask::victim;
    if (c.s.viewer.asking) {
        switch (*c.s.viewer.asking) {
            case isles::DevCard::knight: return Ask::knight;
            case isles::DevCard::road_building: return Ask::roads;
            case isles::DevCard::year_of_plenty: return Ask::plenty;
            case isles::DevCard::monopoly: return Ask::monopoly;
            case isles::DevCard::victory_point: break;
        }
    }
    // The composer shows the answers to the viewer's own offer, and offers made to the viewer.
    if (c.s.side == SidePanel::trade && c.s.viewer.trade_tab == 0) return Ask::none;
    const isles::Offer& mine = c.table().offers[c.me().index()];
    if (c.table().phase == isles::Phase::main && mine.open && !mine.accepted.empty()) return Ask::partner;
    // In the wide form the offer stands in the row of the player who makes it.
    const bool row_shows = c.layout.form == Form::wide || (c.layout.form == Form::middle && c.s.left_open);
    if (!row_shows && offering(c).valid()) return Ask::offer;
    return Ask::none;
}

/// What waits for the viewer, unlike a card that may be put back: an open sheet makes room for it.
bool due(Ask ask) { return ask == Ask::discard || ask == Ask::victim || ask == Ask::partner || ask == Ask::offer; }

bool upright(const Context& c, Ask ask) { return c.layout.form == Form::wide && ask != Ask::offer; }

/// In the side column: as high as the prompt needs.
float upright_height(const Context& c, Ask ask) {
    switch (ask) {
        case Ask::none: return 0;
        case Ask::victim: return c.px(66 + 56 * static_cast<float>(c.table().victims.count()));
        case Ask::partner: {
            const int n = c.table().offers[c.me().index()].accepted.count();
            return c.px(146 + 56 * static_cast<float>(n));
        }
        case Ask::knight:
        case Ask::roads: return c.px(200);
        default: return c.px(438);
    }
}

float wanted_height(const Context& c, Ask ask) {
    switch (ask) {
        case Ask::discard:
        case Ask::plenty: return c.px(c.f.touch ? 218 : 206);
        case Ask::victim: return c.px(70);
        case Ask::monopoly: return c.px(196);
        case Ask::offer:
        case Ask::partner: return c.px(112);
        default: return c.px(150);
    }
}

Rect place(const Context& c, Ask ask) {
    if (upright(c, ask)) {
        Rect r = c.layout.side;
        r.h = std::min(r.h, upright_height(c, ask));
        return r;
    }
    const Rect& board = c.layout.board;
    const float high = wanted_height(c, ask);
    if (c.layout.form == Form::low) {
        const float width = std::min(c.px(440), board.w);
        return {std::round(board.centre().x - width / 2), c.f.size.y - c.px(6) - high, width, high};
    }
    const float width = std::min(c.px(440), c.f.size.x - 2 * c.px(6));
    const float bottom = (sheet_covers(c) ? c.layout.tabs.y : c.layout.hand.y) - c.px(6);
    return {std::clamp(board.centre().x - width / 2, c.px(6), c.f.size.x - width - c.px(6)), bottom - high, width, high};
}

// --- five resources with minus and plus

bool small_step(const Context& c, Rect r, const std::string& id, const std::string& label, bool plus, bool enabled) {
    Button b{.id = id, .text = "", .label = label};
    b.icon = plus ? Image::icon_plus : Image::icon_minus;
    b.enabled = enabled;
    b.keep_text = true;
    b.radius = 9;
    return button(c.f, r, b);
}

void choice_face(const Context& c, Rect r, const CardChoice& choice, isles::Resource resource, int most) {
    fill(c.f, r, resource_face(resource), c.px(10));
    const int n = choice.chosen()[resource];
    outline(c.f, r, n > 0 ? draw::kPieceOutline : c.f.theme->line, c.px(1.5F), c.px(10));
    const std::string words = most < 0 ? std::to_string(n) : std::to_string(n) + "/" + std::to_string(most);
    const TextStyle style = kBold.sized(17).with(draw::kTokenFigure);
    const float w = c.px(29) + text_width(c.f, words, style);
    const float x = r.centre().x - w / 2;
    icon(c.f, image(resource), {x + c.px(12), r.centre().y}, c.px(24), {}, Paint::none, true);
    text(c.f, Rect{x + c.px(29), r.y, w, r.h}, words, style);
}

void choose_cards(const Context& c, Rect r, CardChoice& choice, const isles::Resources* hand, std::string_view base, bool vertical) {
    const auto parts = vertical ? rows(r, isles::kResources, c.px(6)) : columns(r, isles::kResources, c.px(5));
    for (const isles::Resource resource : isles::kAllResources) {
        Rect part = parts[static_cast<std::size_t>(resource)];
        const std::string id = std::string(base) + "." + std::string(word(resource));
        const std::string plus = "One more " + std::string(word(resource));
        const std::string minus = "One " + std::string(word(resource)) + " less";
        const int most = hand != nullptr ? (*hand)[resource] : -1;
        Rect less{};
        Rect more{};
        if (vertical) {
            more = cut_right(part, c.px(44), c.px(5));
            less = cut_right(part, c.px(44), c.px(6));
        } else {
            const auto halves = columns(cut_bottom(part, c.px(c.f.touch ? 44 : 36), c.px(4)), 2, c.px(4));
            less = halves[0];
            more = halves[1];
        }
        choice_face(c, part, choice, resource, most);
        if (small_step(c, less, id + ".minus", minus, false, choice.can_remove(resource))) choice.remove(resource);
        if (small_step(c, more, id + ".plus", plus, true, choice.can_add(resource))) choice.add(resource);
    }
}

/// Draws ground and head; what is left is the body.
Rect open(const Context& c, Rect r, std::string_view words, const std::string& right = {}) {
    panel(c.f, r);
    Rect in = inset(r, c.px(12), c.px(10));
    Rect head = cut_top(in, c.px(30), c.px(6));
    if (!right.empty()) text(c.f, cut_right(head, text_width(c.f, right, kLeadBold), c.px(8)), right, kLeadBold);
    text_fit(c.f, head, words, kHeading);
    return in;
}

bool ready_button(const Context& c, Rect r, std::string_view id, std::string_view words, bool enabled, const std::string& why) {
    Button b{.id = id, .text = words, .kind = ButtonKind::accent, .enabled = enabled, .reason = why};
    return button(c.f, r, b);
}

bool plain_button(const Context& c, Rect r, std::string_view id, std::string_view words, bool enabled = true) {
    Button b{.id = id, .text = words, .enabled = enabled, .keep_text = true};
    return button(c.f, r, b);
}

void discard(const Context& c, Rect r, bool vertical) {
    CardChoice& choice = c.s.viewer.discard;
    const std::string count = std::to_string(choice.chosen().total()) + " of " + std::to_string(choice.count());
    Rect in = open(c, r, "Discard " + counted(choice.count(), "card", "cards"), count);
    Rect foot = vertical ? Rect{} : cut_bottom(in, c.px(44), c.px(8));
    if (vertical) {
        const float h = paragraph(c.f, {in.x, in.y}, in.w,
                                  "A seven was rolled: hands of more than " + std::to_string(c.setup().config.settings.discard_limit) +
                                      " cards lose half of them.",
                                  kBody.faded());
        cut_top(in, h + c.px(10));
        foot = cut_bottom(in, c.px(46), c.px(12));
        choose_cards(c, in, choice, &c.view().own.hand, "discard", true);
    } else {
        choose_cards(c, in, choice, &c.view().own.hand, "discard", false);
    }
    if (plain_button(c, cut_left(foot, foot.w * 0.3F, c.px(8)), "discard.reset", "Reset", !choice.chosen().empty())) choice.reset();
    const int left = choice.count() - choice.chosen().total();
    if (ready_button(c, foot, "discard.confirm", "Discard", choice.complete(), "choose " + std::to_string(left) + " more")) {
        c.act(isles::Discard{choice.chosen()});
    }
}

/// A person to choose: chip, name where it has room, and the number of cards where that bears on the choice.
bool person(const Context& c, Rect r, game::Seat seat, const std::string& id, const std::string& label, int cards) {
    const Response response = area(c.f, {.id = id, .label = label, .rect = r});
    row(c.f, r, response.hovered);
    outline(c.f, r, c.f.theme->accent, c.px(2), c.px(10));
    Rect inner = inset(r, c.px(8), c.px(4));
    const float chip = std::min({c.px(36), inner.h, inner.w});
    player_chip(c.f, middle(cut_left(inner, chip, c.px(8)), chip, chip), c.player(seat));
    if (cards >= 0 && inner.w >= c.px(44)) {
        const Rect count = cut_right(inner, c.px(44), c.px(4));
        icon_text(c.f, {count.x, count.centre().y}, Image::icon_unknown_card, c.px(19), std::to_string(cards), kBold, c.px(4));
    }
    if (text_width(c.f, c.name(seat), kSmallBold) <= inner.w) text_fit(c.f, inner, c.name(seat), kLeadBold);
    if (response.focused) focus_ring(c.f, r, 10);
    return response.pressed;
}

/// Places for `n` people in what is left of a prompt.
std::vector<Rect> persons(const Context& c, Rect r, int n, bool vertical) {
    if (!vertical) return columns(r, n, c.px(6));
    std::vector<Rect> out;
    for (int i = 0; i < n; ++i) out.push_back(cut_top(r, c.px(50), c.px(6)));
    return out;
}

void victim(const Context& c, Rect r, bool vertical) {
    Rect in = r;
    if (vertical) {
        in = open(c, r, "Whom to rob");
    } else {
        panel(c.f, r);
        in = inset(r, c.px(10));
    }
    const auto places = persons(c, in, std::max(c.table().victims.count(), 1), vertical);
    std::size_t k = 0;
    for (const game::Seat seat : c.table().victims) {
        const int cards = c.view().hand_size[seat.index()];
        const std::string label = "Rob " + c.name(seat) + ", " + counted(cards, "card", "cards");
        if (person(c, places[k++], seat, "victim." + std::to_string(seat.value), label, cards)) c.act(isles::Rob{seat});
    }
}

/// Several were asked: which of those who accept to trade with.
void partner(const Context& c, Rect r, bool vertical) {
    const isles::Offer& mine = c.table().offers[c.me().index()];
    Rich terms;
    terms.text(vertical ? "gives " : "Trade ").add(rich(mine.give)).text(" for ").add(rich(mine.want));
    Rect in = r;
    const Button withdraw{
        .id = "trade.withdraw", .text = "Withdraw", .label = "Withdraw the offer", .enabled = c.can(isles::WithdrawOffer{})};
    bool back = false;
    if (vertical) {
        in = open(c, r, "Choose a partner");
        paragraph(c.f, {in.x, in.y}, in.w, Rich().bold(c.name(c.me())).text(" ").add(terms), kBody);
        cut_top(in, c.px(44));
        back = button(c.f, cut_bottom(in, c.px(40), c.px(6)), withdraw);
    } else {
        panel(c.f, r);
        in = inset(r, c.px(10), c.px(8));
        Rect head = cut_top(in, c.px(44), c.px(6));
        back = button(c.f, cut_right(head, c.px(110), c.px(8)), withdraw);
        rich_line(c.f, head, terms.text(" with"), kBody.sized(15));
    }
    if (back) c.act(isles::WithdrawOffer{});
    const auto places = persons(c, in, std::max(mine.accepted.count(), 1), vertical);
    std::size_t k = 0;
    for (const game::Seat seat : mine.accepted) {
        const std::string id = "trade.confirm." + std::to_string(seat.value);
        if (person(c, places[k++], seat, id, "Trade with " + c.name(seat), -1)) c.act(isles::ConfirmTrade{seat});
    }
}

void done_asking(const Context& c, bool sent) {
    if (sent) c.s.viewer.asking.reset();
}

void yes_or_no(const Context& c, Rect r, std::string_view words, std::string_view why, std::string_view yes, const isles::Action& action) {
    Rect in = open(c, r, words);
    const float h = paragraph(c.f, {in.x, in.y}, in.w, std::string(why), kBody);
    cut_top(in, h + c.px(12));
    Rect foot = cut_top(in, c.px(46));
    if (plain_button(c, cut_left(foot, foot.w * 0.42F, c.px(8)), "card.cancel", "Not now")) c.s.viewer.asking.reset();
    if (ready_button(c, foot, "card.confirm", yes, c.can(action), "not now")) done_asking(c, c.act(action));
}

void plenty(const Context& c, Rect r, bool vertical) {
    CardChoice& choice = c.s.viewer.plenty;
    const isles::Resources stock = c.view().bank ? *c.view().bank : isles::Resources{2, 2, 2, 2, 2};
    choice.update(stock, std::clamp(stock.total(), 1, 2));
    const std::string count = std::to_string(choice.chosen().total()) + " of " + std::to_string(choice.count());
    Rect in = open(c, r, "Year of Plenty", count);
    Rect foot = vertical ? Rect{} : cut_bottom(in, c.px(44), c.px(8));
    if (vertical) {
        const float h = paragraph(c.f, {in.x, in.y}, in.w, "Any two cards from the bank, the same or different.", kBody.faded());
        cut_top(in, h + c.px(10));
        foot = cut_bottom(in, c.px(46), c.px(12));
        choose_cards(c, in, choice, nullptr, "plenty", true);
    } else {
        choose_cards(c, in, choice, nullptr, "plenty", false);
    }
    if (plain_button(c, cut_left(foot, foot.w * 0.42F, c.px(8)), "card.cancel", "Not now")) c.s.viewer.asking.reset();
    const int left = choice.count() - choice.chosen().total();
    if (ready_button(c, foot, "card.confirm", "Take", choice.complete(), "choose " + std::to_string(left) + " more")) {
        done_asking(c, c.act(isles::PlayYearOfPlenty{choice.chosen()}));
    }
}

void monopoly(const Context& c, Rect r, bool vertical) {
    Rect in = open(c, r, "Monopoly");
    const float h = paragraph(c.f, {in.x, in.y}, in.w, "All other players hand over every card of one kind.", kBody.faded());
    cut_top(in, h + c.px(10));
    Rect foot = cut_bottom(in, c.px(46), c.px(10));
    const Rect list = in;
    const auto parts = vertical ? rows(list, isles::kResources, c.px(6)) : columns(list, isles::kResources, c.px(5));
    for (const isles::Resource resource : isles::kAllResources) {
        const Rect part = parts[static_cast<std::size_t>(resource)];
        const std::string id = "monopoly." + std::string(word(resource));
        const std::string label = "All " + std::string(word(resource));
        const bool on = c.s.viewer.bank_take == resource;
        const Response response = area(c.f, {.id = id, .label = label, .rect = part, .kind = ControlKind::toggle, .on = on});
        fill(c.f, part, resource_face(resource), c.px(10));
        outline(c.f, part, on ? c.f.theme->primary : c.f.theme->line, c.px(on ? 3.0F : 1.5F), c.px(10));
        if (vertical) {
            icon(c.f, image(resource), {part.x + c.px(24), part.centre().y}, c.px(28), {}, Paint::none, true);
            text(c.f, Rect{part.x + c.px(50), part.y, part.w, part.h}, title(resource), kBold.with(draw::kTokenFigure));
        } else {
            icon(c.f, image(resource), part.centre(), c.px(32), {}, Paint::none, true);
        }
        if (response.focused) focus_ring(c.f, part, 10);
        if (response.pressed) c.s.viewer.bank_take = resource;
    }
    if (plain_button(c, cut_left(foot, foot.w * 0.42F, c.px(8)), "card.cancel", "Not now")) c.s.viewer.asking.reset();
    const bool chosen = c.s.viewer.bank_take.has_value();
    if (ready_button(c, foot, "card.confirm", "Play", chosen, "choose a kind") && chosen) {
        done_asking(c, c.act(isles::PlayMonopoly{*c.s.viewer.bank_take}));
    }
}

void offer(const Context& c, Rect r) {
    const game::Seat from = offering(c);
    panel(c.f, r);
    Rect in = inset(r, c.px(12), c.px(8));
    Rect head = cut_top(in, c.px(40), c.px(6));
    const float chip = c.px(34);
    player_chip(c.f, middle(cut_left(head, chip, c.px(9)), chip, chip), c.player(from));
    const isles::Offer& asked = c.table().offers[from.index()];
    Rich words;
    words.bold(c.name(from)).text(" gives ").add(rich(asked.give)).text(" for ").add(rich(asked.want));
    rich_line(c.f, head, words, kBody.sized(15));
    draw_offer_buttons(c, cut_top(in, c.px(44)), from);
}

}  // namespace

float prompt_height(const Context& c) {
    const Ask ask = what(c);
    return ask != Ask::none && upright(c, ask) ? place(c, ask).h : 0;
}

Rect prompt_place(const Context& c) {
    const Ask ask = what(c);
    return ask != Ask::none ? place(c, ask) : Rect{};
}

Rect above_prompt(const Context& c, Rect sheet) {
    const Ask ask = what(c);
    if (!due(ask)) return sheet;
    const float bottom = std::min(sheet.bottom(), place(c, ask).y - c.px(6));
    return {sheet.x, sheet.y, sheet.w, bottom - sheet.y};
}

void draw_prompts(const Context& c) {
    const Ask ask = what(c);
    if (ask == Ask::none || (sheet_covers(c) && !due(ask))) return;
    const Rect r = place(c, ask);
    const bool vertical = upright(c, ask);
    switch (ask) {
        case Ask::discard: discard(c, r, vertical); break;
        case Ask::victim: victim(c, r, vertical); break;
        case Ask::knight:
            yes_or_no(c, r, "Knight", "Move the robber and take a card from a player beside its new hex.", "Play", isles::PlayKnight{});
            break;
        case Ask::roads:
            yes_or_no(c, r, "Road Building", "Two free roads, one after the other. The second may be left out.", "Play",
                      isles::PlayRoadBuilding{});
            break;
        case Ask::plenty: plenty(c, r, vertical); break;
        case Ask::monopoly: monopoly(c, r, vertical); break;
        case Ask::partner: partner(c, r, vertical); break;
        case Ask::offer: offer(c, r); break;
        case Ask::none: break;
    }
}

}  // namespace lw::ui::isles
