// When offers lapse (rules 7.8, D5, D15).
//
// An open offer says "I hold these", so its lapse when they are openly spent tells nothing that the offer had
// not told. What others hold is never looked at: only the public size of their hands. A theft is known to two
// seats only, so the robbed seat's offer lapses whichever card went.
#include "isles/step.hpp"

namespace lw::isles {

namespace {

/// Some seat that has not declined could pay, by the size of its hand.
bool still_possible(const Step& step, const Offer& offer) {
    for (const Seat seat : offer.to - offer.declined) {
        if (step.holding(seat).hand.total() >= offer.want.total()) return true;
    }
    return false;
}

}  // namespace

void close_offer(Step& step, Seat seat, bool lapsed) {
    step.table().offers[seat.index()] = Offer{};
    step.events(OfferClosed{seat, lapsed});
}

void lapse_all_offers(Step& step) {
    for (const Seat seat : step.setup.all_seats()) {
        if (step.table().offers[seat.index()].open) close_offer(step, seat, true);
    }
}

void lapse_after_loss(Step& step, Seat loser) {
    for (const Seat seat : step.setup.all_seats()) {
        const Offer& offer = step.table().offers[seat.index()];
        if (!offer.open) continue;
        const bool lacking = seat == loser && !step.holding(loser).hand.contains(offer.give);
        const bool hopeless = offer.to.has(loser) && !still_possible(step, offer);
        if (lacking || hopeless) close_offer(step, seat, true);
    }
}

void lapse_after_theft(Step& step, Seat victim) {
    if (step.table().offers[victim.index()].open) close_offer(step, victim, true);
    lapse_after_loss(step, victim);
}

void lapse_after_monopoly(Step& step, Seat taker, Resource resource) {
    const Offer& mine = step.table().offers[taker.index()];
    if (mine.open && mine.want[resource] != 0) close_offer(step, taker, true);
    for (const Seat seat : step.setup.all_seats()) {
        if (seat != taker) lapse_after_loss(step, seat);
    }
}

}  // namespace lw::isles
