// Others' offers to the viewer: the buttons that answer them, and the automatic answer.
#include "ui/isles/context.hpp"

namespace lw::ui::isles {

void decline_by_itself(const Context& c) {
    if (c.watching() || c.my_turn()) return;
    if (c.s.viewer.no_trades_turn != c.table().turn_number) return;
    for (const game::Seat from : c.setup().all_seats()) {
        if (unanswered(c.view(), from) && c.act(isles::DeclineOffer{from})) return;
    }
}

void draw_offer_buttons(const Context& c, Rect r, game::Seat from) {
    const std::string base = "offer." + std::to_string(from.value);
    const std::string who = c.name(from);
    const std::string accept_id = base + ".accept";
    const std::string decline_id = base + ".decline";
    const std::string counter_id = base + ".counter";
    const std::string accept_label = "Accept the offer of " + who;
    const std::string decline_label = "Decline the offer of " + who;
    const std::string counter_label = "Answer the offer of " + who + " with another";
    const auto parts = columns(r, 4, c.px(5));
    Button yes{.id = accept_id, .text = "", .label = accept_label, .icon = Image::icon_confirm, .kind = ButtonKind::primary};
    yes.enabled = c.can(isles::AcceptOffer{from});
    yes.keep_text = true;
    Button no{.id = decline_id, .text = "", .label = decline_label, .icon = Image::icon_cancel};
    Button counter{.id = counter_id, .text = "", .label = counter_label, .icon = Image::icon_trade};
    Button none{.id = "offer.none", .text = "", .label = "No trades this turn", .icon = Image::icon_pause};
    none.tip = Rich("No trades this turn: all offers are declined");
    const std::string why_not = words(isles::check_view(c.setup(), c.view(), isles::AcceptOffer{from}));
    yes.reason = why_not;
    yes.tip = Rich(accept_label);
    no.tip = Rich(decline_label);
    counter.tip = Rich(counter_label);
    if (button(c.f, parts[0], yes)) c.act(isles::AcceptOffer{from});
    if (button(c.f, parts[1], no)) c.act(isles::DeclineOffer{from});
    if (button(c.f, parts[3], none)) c.s.viewer.no_trades_turn = c.table().turn_number;
    if (button(c.f, parts[2], counter)) {
        c.s.viewer.trade = counter_to(c.view(), from);
        c.s.viewer.trade_tab = 0;
        c.s.side = SidePanel::trade;
    }
}

}  // namespace lw::ui::isles
