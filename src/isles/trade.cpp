// Trades carried out: with the bank, and between two seats (rules 7).
#include "isles/step.hpp"

namespace lw::isles {

namespace {

/// Carries out the open offer of `from` with `with`. The offer is gone with it.
void exchange(Step& step, Seat from, Seat with) {
    Offer& offer = step.table().offers[from.index()];
    const Cards give = offer.give;
    const Cards want = offer.want;
    offer = Offer{};
    step.holding(from).hand -= give;
    step.holding(with).hand += give;
    step.holding(with).hand -= want;
    step.holding(from).hand += want;
    step.events(Traded{from, with, give, want});
    lapse_after_loss(step, from);
    lapse_after_loss(step, with);
}

}  // namespace

void perform(Step& step, const BankTrade& action) {
    pay_bank(step, step.seat, Cards::of(action.give, action.count));
    pay_from_bank(step, step.seat, Cards::of(action.take, 1));
    step.events(BankTraded{step.seat, action.give, action.count, action.take});
    lapse_after_loss(step, step.seat);
}

void perform(Step& step, const MakeOffer& action) {
    Offer offer;
    offer.open = true;
    offer.give = action.give;
    offer.want = action.want;
    offer.to = action.to;
    step.table().offers[step.seat.index()] = offer;
    step.events(OfferMade{step.seat, action.give, action.want, action.to});
}

void perform(Step& step, const WithdrawOffer& /*action*/) { close_offer(step, step.seat, false); }

void perform(Step& step, const AcceptOffer& action) {
    Offer& offer = step.table().offers[action.from.index()];
    step.events(OfferAccepted{step.seat, action.from});
    if (offer.to.count() == 1) {
        exchange(step, action.from, step.seat);
    } else {
        offer.accepted.add(step.seat);
    }
}

void perform(Step& step, const DeclineOffer& action) {
    Offer& offer = step.table().offers[action.from.index()];
    offer.accepted.remove(step.seat);
    offer.declined.add(step.seat);
    step.events(OfferDeclined{step.seat, action.from});
    if (offer.declined == offer.to) close_offer(step, action.from, true);
}

void perform(Step& step, const ConfirmTrade& action) { exchange(step, step.seat, action.with); }

}  // namespace lw::isles
