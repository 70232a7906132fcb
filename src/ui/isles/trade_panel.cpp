// Trade: with players (give and get rows, who may answer, answers and counter-offers) or with the bank (pick
// what is wanted, one press pays at the best rate).
#include "ui/isles/context.hpp"
#include "ui/isles/own_offers.hpp"
#include "ui/scroll.hpp"

#include <algorithm>
#include <optional>

namespace lw::ui::isles {

namespace {

using Row = TradeDraft::Row;

// --- one resource with its steppers

bool step_button(const Context& c, Rect r, const std::string& id, const std::string& label, bool plus, bool enabled) {
    Button b{.id = id, .text = "", .label = label};
    b.icon = plus ? Image::icon_plus : Image::icon_minus;
    b.enabled = enabled;
    b.keep_text = true;
    b.radius = 9;
    return button(c.f, r, b);
}

void resource_cell(const Context& c, Rect r, Row row, isles::Resource resource) {
    TradeDraft& draft = c.s.viewer.trade;
    const bool give = row == Row::give;
    const int n = (give ? draft.give : draft.want)[resource];
    const bool blocked = (give ? draft.want : draft.give)[resource] != 0;
    const float alpha = blocked ? 0.45F : 1.0F;
    Rect head = cut_top(r, c.px(44), c.px(5));
    fill(c.f, head, resource_face(resource).with_alpha(alpha), c.px(10));
    outline(c.f, head, n > 0 ? draw::kPieceOutline : c.f.theme->line, c.px(1.5F), c.px(10));
    const std::string number = std::to_string(n);
    const TextStyle style = kBold.sized(19).with(draw::kTokenFigure.with_alpha(alpha));
    const float w = c.px(26) + c.px(5) + text_width(c.f, number, style);
    const float x = head.centre().x - w / 2;
    icon(c.f, image(resource), {x + c.px(13), head.centre().y}, c.px(26), {}, Paint::none, true, alpha);
    text(c.f, Rect{x + c.px(31), head.y, w, head.h}, number, style);
    const Rect steps = cut_top(r, c.px(c.f.touch ? 44 : 36), c.px(2));
    const auto halves = columns(steps, 2, c.px(4));
    const std::string base = std::string("trade.") + (give ? "give." : "want.") + std::string(word(resource));
    const std::string what = std::string(word(resource)) + (give ? " to give" : " to get");
    if (step_button(c, halves[0], base + ".minus", "Less " + what, false, draft.can_remove(row, resource))) draft.remove(row, resource);
    if (step_button(c, halves[1], base + ".plus", "More " + what, true, draft.can_add(row, resource, c.setup(), c.view()))) {
        draft.add(row, resource, c.setup(), c.view());
    }
    std::string under = "of " + std::to_string(c.view().own.hand[resource]);
    if (!give) under = c.view().bank ? "bank " + std::to_string((*c.view().bank)[resource]) : "";
    text_fit(c.f, cut_top(r, c.px(18)), under, kSmall.with(c.f.theme->ink2.with_alpha(alpha)), Align::centre);
}

float cells_height(const Context& c) { return c.px(44 + 5 + 2 + 18) + c.px(c.f.touch ? 44 : 36); }

/// "lumber is on the other side"
std::string other_side(const isles::Resources& other) {
    std::string out;
    for (const isles::Resource r : isles::kAllResources) {
        if (other[r] == 0) continue;
        if (!out.empty()) out += ", ";
        out += word(r);
    }
    return out.empty() ? "" : out + (out.find(',') == std::string::npos ? " is on the other side" : " are on the other side");
}

float draft_row(const Context& c, Rect r, Row row) {
    const float from = r.y;
    Rect head = cut_top(r, c.px(20), c.px(4));
    const bool give = row == Row::give;
    const TextStyle style = kBold.sized(15);
    const std::string words = c.name(c.me()) + (give ? " gives" : " gets");
    text(c.f, cut_left(head, std::min(text_width(c.f, words, style), head.w * 0.6F), c.px(8)), words, style);
    const isles::Resources& other = give ? c.s.viewer.trade.want : c.s.viewer.trade.give;
    text_fit(c.f, head, other.empty() && give ? "from the cards in hand" : other_side(other), kSmall);
    const Rect cells = cut_top(r, cells_height(c));
    const auto parts = columns(cells, isles::kResources, c.px(5));
    for (const isles::Resource resource : isles::kAllResources) {
        resource_cell(c, parts[static_cast<std::size_t>(resource)], row, resource);
    }
    return r.y - from;
}

// --- who may answer

/// Those who have declined the same cards in this turn are crossed out.
void recipients(const Context& c, Rect r, game::SeatSet decliners) {
    const game::SeatSet all = partners(c.setup(), c.view());
    game::SeatSet& to = c.s.viewer.trade.to;
    to = to & all;
    text(c.f, cut_left(r, c.px(64)), "Offer to", kBold);
    const int n = all.count();
    if (n == 0) return;
    const auto parts = columns(r, n, c.px(6));
    std::size_t k = 0;
    for (const game::Seat seat : all) {
        const Rect part = parts[k++];
        const std::string id = "trade.to." + std::to_string(seat.value);
        const bool on = to.has(seat);
        const bool no = decliners.has(seat);
        const std::string label = c.name(seat) + (no ? ", has declined this" : "");
        const Response response = area(c.f, {.id = id, .label = label, .rect = part, .kind = ControlKind::toggle, .on = on});
        fill(c.f, part, on ? c.f.theme->row_active : c.f.theme->row, c.px(10));
        outline(c.f, part, on ? c.f.theme->primary : c.f.theme->line, c.px(on ? 2.0F : 1.5F), c.px(10));
        Rect in = inset(part, c.px(5), c.px(4));
        const float chip = std::min(in.h, c.px(28));
        player_chip(c.f, middle(cut_left(in, chip, c.px(5)), chip, chip), c.player(seat), on ? 1.0F : 0.5F);
        if ((on || no) && in.w > c.px(50)) {
            icon(c.f, no ? Image::icon_cancel : Image::icon_confirm, {in.right() - c.px(8), in.centre().y}, c.px(14),
                 no ? c.f.theme->danger : c.f.theme->good);
            cut_right(in, c.px(18));
        }
        text_fit(c.f, in, c.name(seat), kSmallBold);
        if (response.focused) focus_ring(c.f, part, 10);
        if (response.pressed && on) to.remove(seat);
        if (response.pressed && !on) to.add(seat);
    }
}

// --- answers

void answer_row(const Context& c, Rect r, game::Seat seat, const Rich& words, const Button* press, bool& pressed) {
    row(c.f, r);
    Rect in = inset(r, c.px(8), c.px(5));
    if (press != nullptr) pressed = button(c.f, cut_right(in, c.px(112), c.px(8)), *press);
    const float chip = c.px(38);
    player_chip(c.f, middle(cut_left(in, chip, c.px(10)), chip, chip), c.player(seat));
    text_fit(c.f, cut_top(in, in.h / 2), c.name(seat), kBold.sized(15));
    rich_line(c.f, in, words, kBody);
}

/// What the answers are about: the viewer's open offer, or the one that was declined and stands unchanged in the draft.
std::optional<isles::Offer> answered(const Context& c, const OwnOffers& own) {
    const isles::Offer& mine = c.table().offers[c.me().index()];
    if (mine.open) return mine;
    const SentOffer* last = own.last();
    if (last == nullptr || !last->refused() || !(last->terms == c.s.viewer.trade.offer())) return std::nullopt;
    return isles::Offer{false, last->terms.give, last->terms.want, last->terms.to, {}, last->declined};
}

bool asked(const Context& c) {
    for (const game::Seat seat : c.setup().all_seats()) {
        if (asks(c.model, seat)) return true;
    }
    return false;
}

std::string no_answer(const Context& c, const isles::Offer& mine, game::Seat seat) {
    if (mine.declined.has(seat)) return "declines";
    if (with_enough(c.view(), game::SeatSet::of(seat), mine.want).empty()) return "has too few cards";
    return mine.open ? "has not answered" : "gave no answer";
}

float answer_of(const Context& c, Rect r, const isles::Offer& mine, game::Seat seat) {
    const std::string number = std::to_string(seat.value);
    bool pressed = false;
    if (asks(c.model, seat)) {
        const isles::Offer& offer = c.table().offers[seat.index()];
        Rich words;
        words.text("offers ").add(rich(offer.give)).text(" for ").add(rich(offer.want));
        const std::string id = "offer." + number + ".accept";
        const Button take{.id = id, .text = "Take offer", .enabled = c.can(isles::AcceptOffer{seat})};
        answer_row(c, r, seat, words, &take, pressed);
        if (pressed) c.act(isles::AcceptOffer{seat});
        return r.h;
    }
    if (!mine.to.has(seat)) return 0;
    if (mine.accepted.has(seat)) {
        Rich words;
        words.icon(Image::icon_confirm).text(" ").bold("accepts");
        const std::string id = "trade.confirm." + number;
        const std::string label = "Trade with " + c.name(seat);
        const Button trade{
            .id = id, .text = "Trade", .label = label, .kind = ButtonKind::accent, .enabled = c.can(isles::ConfirmTrade{seat})};
        answer_row(c, r, seat, words, &trade, pressed);
        if (pressed) c.act(isles::ConfirmTrade{seat});
        return r.h;
    }
    answer_row(c, r, seat, Rich(no_answer(c, mine, seat)), nullptr, pressed);
    return r.h;
}

/// `mine` is empty for none: then only the others' offers are shown.
float answers(const Context& c, Rect r, const isles::Offer& mine) {
    const float from = r.y;
    Rect head = cut_top(r, c.px(24), c.px(4));
    text(c.f, cut_left(head, c.px(70)), "Answers", kBold.sized(15));
    if (mine.open) {
        const bool all = mine.to == partners(c.setup(), c.view());
        Rich sent;
        sent.text(all ? "sent to all: " : "sent: ").add(rich(mine.give)).text(" for ").add(rich(mine.want));
        if (rich_width(c.f, sent, kSmall) <= head.w) rich_line(c.f, head, sent, kSmall, Align::right);
    } else if (!mine.to.empty()) {
        const bool all = mine.declined == mine.to && mine.to.count() > 1;
        text_fit(c.f, head, all ? "all declined" : "the offer is closed", kSmallBold.with(c.f.theme->danger), Align::right);
    }
    for (const game::Seat seat : c.setup().all_seats()) {
        if (seat == c.me()) continue;
        const float high = answer_of(c, Rect{r.x, r.y, r.w, c.px(50)}, mine, seat);
        if (high > 0) cut_top(r, high, c.px(6));
    }
    return r.y - from;
}

/// A counter-offer also declines the offer it counters, which is then no longer asked about.
void send_offer(const Context& c, const isles::MakeOffer& offer) {
    const game::Seat only = offer.to.count() == 1 ? offer.to.lowest() : game::Seat{};
    if (!c.act(offer) || !unanswered(c.view(), only)) return;
    c.f.emit(Act{isles::DeclineOffer{only}, c.view().state_no + 1});
}

/// Withdraw and send, at the panel's foot.
void foot(const Context& c, Rect r, game::SeatSet decliners) {
    const TradeDraft& draft = c.s.viewer.trade;
    const bool open = c.table().offers[c.me().index()].open;
    if (open) {
        const Button withdraw{.id = "trade.withdraw", .text = "Withdraw", .enabled = c.can(isles::WithdrawOffer{})};
        if (button(c.f, cut_left(r, r.w * 0.37F, c.px(8)), withdraw)) c.act(isles::WithdrawOffer{});
    } else {
        const Button clear{.id = "trade.clear", .text = "Clear", .enabled = !draft.empty(), .reason = "nothing chosen", .keep_text = true};
        if (button(c.f, cut_left(r, r.w * 0.28F, c.px(8)), clear)) {
            c.s.viewer.trade.give = {};
            c.s.viewer.trade.want = {};
        }
    }
    const std::string problem = send_problem(c.setup(), c.view(), draft, decliners);
    Button send{.id = "trade.send", .text = open ? "Send the new offer" : "Send the offer"};
    send.kind = ButtonKind::accent;
    send.enabled = problem.empty();
    send.reason = problem;
    if (button(c.f, r, send)) send_offer(c, draft.offer());
}

void no_trades(const Context& c, Rect r) {
    bool off = c.s.viewer.no_trades_turn == c.table().turn_number;
    if (switch_row(c.f, r, "trade.none", "Decline all offers this turn", off)) {
        c.s.viewer.no_trades_turn = off ? c.table().turn_number : std::uint16_t{0xFFFF};
    }
}

void players_tab(const Context& c, Rect r) {
    const TradeDraft& draft = c.s.viewer.trade;
    const OwnOffers own = own_offers(c.model.events, c.me());
    const game::SeatSet decliners = own.decliners(draft.give, draft.want);
    foot(c, cut_bottom(r, c.px(44), c.px(8)), decliners);
    ScrollArea scroll(c.f, "trade.players", r);
    Rect in{r.x, scroll.top(), scroll.width() - c.px(7), c.px(4000)};
    const bool sent = same_as_open(c.view(), draft);
    const std::optional<isles::Offer> mine = answered(c, own);
    const bool any = mine || asked(c);
    // What is due comes first; what was declined goes next to where it can be changed.
    const bool first = asked(c) || (mine && (!mine->accepted.empty() || (sent && small(c.layout.form))));
    if (any && first) cut_top(in, answers(c, in, mine.value_or(isles::Offer{})), c.px(2));
    cut_top(in, draft_row(c, in, Row::give), c.px(2));
    cut_top(in, draft_row(c, in, Row::want), c.px(4));
    // Once sent, the answers take the place of the choice of partners.
    if (!sent) recipients(c, cut_top(in, c.px(38), c.px(8)), decliners);
    if (any && !first) {
        divider(c.f, in.x, in.y, in.w);
        cut_top(in, c.px(6));
        cut_top(in, answers(c, in, mine.value_or(isles::Offer{})), c.px(2));
    }
    if (!c.my_turn()) no_trades(c, cut_top(in, c.px(44)));
    scroll.done(in.y);
}

}  // namespace

void draw_trade(const Context& c, Rect r) {
    panel(c.f, r);
    if (c.watching()) return;
    Rect in = inset(r, c.px(small(c.layout.form) ? 10 : 15), c.px(11));
    Rect head = cut_top(in, c.px(40), c.px(8));
    Button cross{.id = "trade.close", .text = "", .label = "Close the trade"};
    cross.icon = Image::icon_cancel;
    cross.shortcut = "Esc";
    if (icon_button(c.f, cut_right(head, c.px(40), c.px(6)), cross)) c.s.side = SidePanel::closed;
    const float title_width = c.px(70);
    text(c.f, cut_left(head, title_width, c.px(8)), "Trade", kPanelTitle);
    const bool bank_too = c.my_turn();
    if (bank_too) {
        int tab = c.s.viewer.trade_tab;
        const std::vector<Segment> parts{{"Players", Image::icon_player_human}, {"Bank", Image::icon_bank}};
        if (c.table().part == isles::Part::second) {
            text(c.f, head, "with the bank alone", kSmall, Align::right);
            c.s.viewer.trade_tab = 1;
        } else if (segments(c.f, head, "trade.tab", "Trade with", parts, tab)) {
            c.s.viewer.trade_tab = tab;
        }
    }
    if (bank_too && c.s.viewer.trade_tab == 1) {
        draw_bank_trade(c, in);
    } else {
        players_tab(c, in);
    }
}

}  // namespace lw::ui::isles
