// Trade among players: offers, answers, exchange, and when an offer lapses (rules 7, D5, D15).
//
// An open offer says "I hold these", so its lapse when they are openly spent reveals nothing that the offer had not.
// What others hold is never looked at: only the public size of their hands. A theft is known to two seats only, so
// the robbed seat's offer lapses whichever card went.
//
// A form without offers (form.hpp) has none open, so nothing lapses in it.
#pragma once

#include "isles/rules/facts.hpp"
#include "isles/rules/step.hpp"

#include <type_traits>

namespace lw::isles {

template <class A>
inline constexpr bool kAboutOffers = std::is_same_v<A, MakeOffer> || std::is_same_v<A, WithdrawOffer> || std::is_same_v<A, AcceptOffer> ||
                                     std::is_same_v<A, DeclineOffer> || std::is_same_v<A, ConfirmTrade>;

// --- judging -----------------------------------------------------------------------------------------------------------

/// Whether trading is open at all, even with the bank, whoever asks (rules 4.4, 15.2).
template <class F>
[[nodiscard]] Reason trading_open(const Facts<F>& facts) {
    if (facts.table.phase != Phase::main) return out_of_phase(facts.table.phase);
    if (facts.table.part == Part::special) return Reason::not_in_this_part;
    const bool closed = facts.settings().trade_build == TradeBuild::split && facts.table.built;
    return closed ? Reason::trading_closed : Reason::ok;
}

/// Whether players may trade with each other: a paired turn's second part has the bank alone (rules 15.1).
template <class F>
[[nodiscard]] Reason player_trading_open(const Facts<F>& facts) {
    if (const Reason r = trading_open(facts); r != Reason::ok) return r;
    return facts.table.part == Part::whole ? Reason::ok : Reason::not_in_this_part;
}

template <class F>
[[nodiscard]] Reason judge_recipients(const Facts<F>& facts, SeatSet to) {
    if (to.empty() || to.has(facts.seat)) return Reason::bad_recipients;
    if (!(to - facts.setup.all_seats()).empty()) return Reason::bad_recipients;
    const bool fits = facts.seat == facts.table.turn || to == SeatSet::of(facts.table.turn);  // rules 7.1
    return fits ? Reason::ok : Reason::bad_recipients;
}

/// The open offer of `from` to the asker, or null.
template <class F>
[[nodiscard]] const Offer* offer_to_me(const Facts<F>& facts, Seat from) {
    if (!in_range(facts.setup, from)) return nullptr;
    const Offer& offer = facts.table.offers[from.index()];
    return offer.open && offer.to.has(facts.seat) ? &offer : nullptr;
}

template <class F>
[[nodiscard]] Reason judge(const Facts<F>& facts, const MakeOffer& action) {
    if (const Reason r = player_trading_open(facts); r != Reason::ok) return r;
    if (!facts.setup.supply.contains(action.give) || !facts.setup.supply.contains(action.want)) {
        return Reason::not_on_board;
    }
    if (const Reason r = judge_recipients(facts, action.to); r != Reason::ok) return r;
    if (action.give.empty() || action.want.empty()) return Reason::nothing_given;
    if (action.give.overlaps(action.want)) return Reason::same_resource;
    return facts.own.hand.contains(action.give) ? Reason::ok : Reason::cards_not_held;
}

template <class F>
[[nodiscard]] Reason judge(const Facts<F>& facts, const WithdrawOffer& /*action*/) {
    if (const Reason r = player_trading_open(facts); r != Reason::ok) return r;
    return facts.table.offers[facts.seat.index()].open ? Reason::ok : Reason::no_such_offer;
}

template <class F>
[[nodiscard]] Reason judge(const Facts<F>& facts, const AcceptOffer& action) {
    if (const Reason r = player_trading_open(facts); r != Reason::ok) return r;
    const Offer* offer = offer_to_me(facts, action.from);
    if (offer == nullptr) return Reason::no_such_offer;
    if ((offer->accepted | offer->declined).has(facts.seat)) return Reason::no_such_offer;  // answered already
    if (!facts.own.hand.contains(offer->want)) return Reason::cards_not_held;
    return facts.may_hold(action.from, offer->give) ? Reason::ok : Reason::partner_lacks_cards;
}

template <class F>
[[nodiscard]] Reason judge(const Facts<F>& facts, const DeclineOffer& action) {
    if (const Reason r = player_trading_open(facts); r != Reason::ok) return r;
    const Offer* offer = offer_to_me(facts, action.from);
    return offer != nullptr && !offer->declined.has(facts.seat) ? Reason::ok : Reason::no_such_offer;
}

template <class F>
[[nodiscard]] Reason judge(const Facts<F>& facts, const ConfirmTrade& action) {
    if (const Reason r = player_trading_open(facts); r != Reason::ok) return r;
    const Offer& offer = facts.table.offers[facts.seat.index()];
    if (!offer.open || !offer.accepted.has(action.with)) return Reason::no_such_offer;
    if (!facts.own.hand.contains(offer.give)) return Reason::cards_not_held;
    return facts.may_hold(action.with, offer.want) ? Reason::ok : Reason::partner_lacks_cards;
}

// --- lapsing -----------------------------------------------------------------------------------------------------------

template <class F, class Sink>
void close_offer(Step<F, Sink>& step, Seat seat, bool lapsed) {
    step.table().offers[seat.index()] = Offer{};
    step.events(OfferClosed{seat, lapsed});
}

template <class F, class Sink>
void lapse_all_offers(Step<F, Sink>& step) {
    if constexpr (F::kOffers) {
        for (const Seat seat : step.setup.all_seats()) {
            if (step.table().offers[seat.index()].open) close_offer(step, seat, true);
        }
    }
}

/// Some seat that has not declined could pay, by the size of its hand.
template <class F, class Sink>
[[nodiscard]] bool still_possible(const Step<F, Sink>& step, const Offer& offer) {
    for (const Seat seat : offer.to - offer.declined) {
        if (step.hand(seat).total() >= offer.want.total()) return true;
    }
    return false;
}

/// After `loser` has openly lost cards: lets those offers lapse that are now impossible (rules 7.8, D15).
template <class F, class Sink>
void lapse_after_loss(Step<F, Sink>& step, Seat loser) {
    if constexpr (F::kOffers) {
        for (const Seat seat : step.setup.all_seats()) {
            const Offer& offer = step.table().offers[seat.index()];
            if (!offer.open) continue;
            const bool lacking = seat == loser && !step.hand(loser).contains(offer.give);
            const bool hopeless = offer.to.has(loser) && !still_possible(step, offer);
            if (lacking || hopeless) close_offer(step, seat, true);
        }
    }
}

/// After a theft, of which others know only the number: nothing may depend on which card it was.
template <class F, class Sink>
void lapse_after_theft(Step<F, Sink>& step, Seat victim) {
    if constexpr (F::kOffers) {
        if (step.table().offers[victim.index()].open) close_offer(step, victim, true);
        lapse_after_loss(step, victim);
    }
}

/// Nobody but `taker` has any `resource` now.
template <class F, class Sink>
void lapse_after_monopoly(Step<F, Sink>& step, Seat taker, Resource resource) {
    if constexpr (F::kOffers) {
        const Offer& mine = step.table().offers[taker.index()];
        if (mine.open && mine.want[resource] != 0) close_offer(step, taker, true);
        for (const Seat seat : step.setup.all_seats()) {
            if (seat != taker) lapse_after_loss(step, seat);
        }
    }
}

// --- carrying out ------------------------------------------------------------------------------------------------------

/// Carries out the open offer of `from` with `with`. That removes the offer.
template <class F, class Sink>
void exchange(Step<F, Sink>& step, Seat from, Seat with) {
    Offer& offer = step.table().offers[from.index()];
    const Resources give = offer.give;
    const Resources want = offer.want;
    offer = Offer{};
    step.hand(from) -= give;
    step.hand(with) += give;
    step.hand(with) -= want;
    step.hand(from) += want;
    step.events(Traded{from, with, give, want});
    lapse_after_loss(step, from);
    lapse_after_loss(step, with);
}

template <class F, class Sink>
void perform(Step<F, Sink>& step, const MakeOffer& action) {
    Offer offer;
    offer.open = true;
    offer.give = action.give;
    offer.want = action.want;
    offer.to = action.to;
    step.table().offers[step.seat.index()] = offer;
    step.events(OfferMade{step.seat, action.give, action.want, action.to});
}

template <class F, class Sink>
void perform(Step<F, Sink>& step, const WithdrawOffer& /*action*/) {
    close_offer(step, step.seat, false);
}

template <class F, class Sink>
void perform(Step<F, Sink>& step, const AcceptOffer& action) {
    Offer& offer = step.table().offers[action.from.index()];
    step.events(OfferAccepted{step.seat, action.from});
    if (offer.to.count() == 1) {
        exchange(step, action.from, step.seat);
    } else {
        offer.accepted.add(step.seat);
    }
}

template <class F, class Sink>
void perform(Step<F, Sink>& step, const DeclineOffer& action) {
    Offer& offer = step.table().offers[action.from.index()];
    offer.accepted.remove(step.seat);
    offer.declined.add(step.seat);
    step.events(OfferDeclined{step.seat, action.from});
    if (offer.declined == offer.to) close_offer(step, action.from, true);
}

template <class F, class Sink>
void perform(Step<F, Sink>& step, const ConfirmTrade& action) {
    exchange(step, step.seat, action.with);
}

}  // namespace lw::isles
