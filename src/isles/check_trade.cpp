// Trade with the bank and among players (rules 7).
#include "isles/judge.hpp"

namespace lw::isles {

namespace {

Reason judge_recipients(const Facts& facts, SeatSet to) {
    if (to.empty() || to.has(facts.seat)) return Reason::bad_recipients;
    if (!(to - facts.setup.all_seats()).empty()) return Reason::bad_recipients;
    const bool fits = facts.seat == facts.table.turn || to == SeatSet::of(facts.table.turn);  // rules 7.1
    return fits ? Reason::ok : Reason::bad_recipients;
}

/// The open offer of `from` to the asker, or null.
const Offer* offer_to_me(const Facts& facts, Seat from) {
    if (!in_range(facts.setup, from)) return nullptr;
    const Offer& offer = facts.table.offers[from.index()];
    return offer.open && offer.to.has(facts.seat) ? &offer : nullptr;
}

}  // namespace

bool holds_rate(const Setup& setup, const Table& table, Seat seat, Resource give, int count) {
    if (count == 4) return true;
    if (count != 2 && count != 3) return false;
    const HarbourKind needed = count == 3 ? HarbourKind::any : static_cast<HarbourKind>(give);
    for (std::uint16_t v = 0; v < setup.topology.vertex_count; ++v) {
        if (setup.harbour[v] == needed && table.sites[v].owner == seat) return true;
    }
    return false;
}

int bank_rate(const Setup& setup, const Table& table, Seat seat, Resource give) {
    for (const int count : {2, 3}) {
        if (holds_rate(setup, table, seat, give, count)) return count;
    }
    return 4;
}

Reason trading_open(const Facts& facts) {
    if (facts.table.phase != Phase::main) return out_of_phase(facts.table.phase);
    if (facts.table.part == Part::special) return Reason::not_in_this_part;
    const bool closed = facts.setup.config.settings.trade_build == TradeBuild::split && facts.table.built;
    return closed ? Reason::trading_closed : Reason::ok;
}

Reason player_trading_open(const Facts& facts) {
    if (const Reason r = trading_open(facts); r != Reason::ok) return r;
    return facts.table.part == Part::whole ? Reason::ok : Reason::not_in_this_part;
}

Reason judge(const Facts& facts, const BankTrade& action) {
    if (!in_range(action.give) || !in_range(action.take)) return Reason::not_on_board;
    if (facts.seat != facts.table.turn) return Reason::not_your_turn;
    if (const Reason r = trading_open(facts); r != Reason::ok) return r;
    if (action.give == action.take) return Reason::same_resource;
    if (!holds_rate(facts.setup, facts.table, facts.seat, action.give, action.count))
        return Reason::rate_not_held;
    if (facts.own.hand[action.give] < action.count) return Reason::cards_not_held;
    return facts.bank_may_have(Cards::of(action.take, 1)) ? Reason::ok : Reason::bank_short;
}

Reason judge(const Facts& facts, const MakeOffer& action) {
    if (const Reason r = player_trading_open(facts); r != Reason::ok) return r;
    if (!facts.setup.supply.contains(action.give) || !facts.setup.supply.contains(action.want)) {
        return Reason::not_on_board;
    }
    if (const Reason r = judge_recipients(facts, action.to); r != Reason::ok) return r;
    if (action.give.empty() || action.want.empty()) return Reason::nothing_given;
    if (action.give.overlaps(action.want)) return Reason::same_resource;
    return facts.own.hand.contains(action.give) ? Reason::ok : Reason::cards_not_held;
}

Reason judge(const Facts& facts, const WithdrawOffer& /*action*/) {
    if (const Reason r = player_trading_open(facts); r != Reason::ok) return r;
    return facts.table.offers[facts.seat.index()].open ? Reason::ok : Reason::no_such_offer;
}

Reason judge(const Facts& facts, const AcceptOffer& action) {
    if (const Reason r = player_trading_open(facts); r != Reason::ok) return r;
    const Offer* offer = offer_to_me(facts, action.from);
    if (offer == nullptr) return Reason::no_such_offer;
    if ((offer->accepted | offer->declined).has(facts.seat))
        return Reason::no_such_offer;  // answered already
    if (!facts.own.hand.contains(offer->want)) return Reason::cards_not_held;
    return facts.may_hold(action.from, offer->give) ? Reason::ok : Reason::partner_lacks_cards;
}

Reason judge(const Facts& facts, const DeclineOffer& action) {
    if (const Reason r = player_trading_open(facts); r != Reason::ok) return r;
    const Offer* offer = offer_to_me(facts, action.from);
    return offer != nullptr && !offer->declined.has(facts.seat) ? Reason::ok : Reason::no_such_offer;
}

Reason judge(const Facts& facts, const ConfirmTrade& action) {
    if (const Reason r = player_trading_open(facts); r != Reason::ok) return r;
    const Offer& offer = facts.table.offers[facts.seat.index()];
    if (!offer.open || !offer.accepted.has(action.with)) return Reason::no_such_offer;
    if (!facts.own.hand.contains(offer.give)) return Reason::cards_not_held;
    return facts.may_hold(action.with, offer.want) ? Reason::ok : Reason::partner_lacks_cards;
}

}  // namespace lw::isles
