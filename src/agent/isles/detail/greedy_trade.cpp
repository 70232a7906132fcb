// Spending, trading with the bank, and dealing with the others.
#include "agent/isles/detail/greedy_parts.hpp"

#include <algorithm>
#include <utility>

namespace lw::agent {

using namespace isles;

namespace {

/// A trade must improve the player's hand by at least a twentieth; more when it helps somebody who is ahead.
int least_gain(const Outlook& at, int now, Seat partner) {
    const int lead = at.view.public_points[partner.index()] - at.view.public_points[at.me.index()];
    return now / 20 + std::max(0, lead) * now / 20;
}

/// The bank trade that brings the cost nearest, giving only what is left over.
Choice bank_trade(const Outlook& at, const Resources& cost) {
    const Resources need = lacking(at.view.own.hand, cost);
    const Resources extra = spare(at.view.own.hand, cost);
    Weighing<Action> trades(0);
    for (const Action& action : legal(at.setup, at.view)) {
        const auto* trade = std::get_if<BankTrade>(&action);
        if (trade == nullptr || need[trade->take] == 0 || extra[trade->give] < trade->count) continue;
        const int income = at.income[static_cast<std::size_t>(trade->give)];
        const int rarity = 36 - std::min(36, at.income[static_cast<std::size_t>(trade->take)]);
        trades.add(action, 1000 - 100 * trade->count + income + 2 * rarity);
    }
    return std::move(trades).decision();
}

/// Goals that can be reached now, the best first.
std::vector<const Goal*> within_reach(const Outlook& at) {
    const Resources& hand = at.view.own.hand;
    std::vector<const Goal*> out;
    for (const Goal& goal : at.goals) {
        if (at.rolls_until(hand, goal.cost) == 0) out.push_back(&goal);
    }
    std::stable_sort(out.begin(), out.end(), [](const Goal* a, const Goal* b) { return a->value > b->value; });
    return out;
}

Choice go_for(const Outlook& at, const Goal& goal) {
    const Resources& hand = at.view.own.hand;
    const Resources& cost = hand.contains(goal.step_cost) && std::holds_alternative<BuildRoad>(goal.step) ? goal.step_cost : goal.cost;
    if (hand.contains(cost) && check_view(at.setup, at.view, goal.step) == Reason::ok) return goal.step;
    return bank_trade(at, cost);
}

/// Opponents the player may deal with that have enough cards.
SeatSet partners(const Outlook& at, int cards) {
    SeatSet out;
    for (const Seat seat : at.setup.all_seats()) {
        const bool able = at.view.hand_size[seat.index()] >= cards;
        if (seat != at.me && able && !dangerous(at, seat)) out.add(seat);
    }
    return out;
}

/// Whether anybody else can have this card at all, by the open bank.
bool in_circulation(const Outlook& at, Resource r) {
    return !at.view.bank || at.setup.supply[r] - (*at.view.bank)[r] - at.view.own.hand[r] > 0;
}

}  // namespace

bool dangerous(const Outlook& at, Seat seat) {
    return at.view.public_points[seat.index()] + at.view.card_count[seat.index()] / 3 >= at.target() - 2;
}

Choice spend(const Outlook& at) {
    const Resources& hand = at.view.own.hand;
    const Goal* best = at.best(hand);
    if (best != nullptr && at.rolls_until(hand, best->cost) == 0) {
        if (Choice move = go_for(at, *best)) return move;
    }
    const int limit = at.setup.config.settings.discard_limit;
    const bool full = limit != 0 && hand.total() > limit;
    for (const Goal* goal : within_reach(at)) {
        // Not what the better goal is waiting for, unless a seven would take it anyway.
        const bool apart = best == nullptr || at.worth(hand, *best) <= at.worth(spare(hand, goal->step_cost), *best);
        if (!full && !apart) continue;
        if (Choice move = go_for(at, *goal)) return move;
    }
    const bool on_the_way = best != nullptr && std::holds_alternative<BuildRoad>(best->step) && hand.contains(best->step_cost) &&
                            check_view(at.setup, at.view, best->step) == Reason::ok;
    if (on_the_way) return best->step;
    if (full && best != nullptr) return bank_trade(at, best->cost);
    return std::nullopt;
}

Choice offer(const Outlook& at) {
    const Resources& hand = at.view.own.hand;
    const Goal* best = at.best(hand);
    if (best == nullptr) return std::nullopt;
    const Resources need = lacking(hand, best->cost);
    const Resources extra = spare(hand, best->cost);
    const SeatSet to = partners(at, 1);
    if (to.empty()) return std::nullopt;
    const int now = at.utility(hand);
    const int least = now + now / 20;
    Weighing<Action> offers(least);
    for (const Resource want : kAllResources) {
        if (need[want] == 0 || !in_circulation(at, want)) continue;
        for (const Resource give : kAllResources) {
            for (int count = 1; count <= 2 && count <= extra[give]; ++count) {
                const MakeOffer made{Resources::of(give, count), Resources::of(want, 1), to};
                if (give == want) continue;
                const int value = at.utility(hand - made.give + made.want);
                if (value > least && check_view(at.setup, at.view, made) == Reason::ok) offers.add(made, value);
            }
        }
    }
    return std::move(offers).decision();
}

Action answer(const Outlook& at, Seat from) {
    const Offer& offer = at.table().offers[from.index()];
    const Resources& hand = at.view.own.hand;
    const Action accept = AcceptOffer{from};
    const bool can = hand.contains(offer.want) && check_view(at.setup, at.view, accept) == Reason::ok;
    if (!can || dangerous(at, from)) return DeclineOffer{from};
    const int now = at.utility(hand);
    const int then = at.utility(hand - offer.want + offer.give);
    if (then - now > least_gain(at, now, from)) return accept;
    return DeclineOffer{from};
}

Action settle_offer(const Outlook& at) {
    const Offer& mine = at.table().offers[at.me.index()];
    const Resources& hand = at.view.own.hand;
    const bool good = hand.contains(mine.give) && at.utility(hand - mine.give + mine.want) > at.utility(hand);
    Seat with;
    for (const Seat seat : mine.accepted) {
        if (check_view(at.setup, at.view, ConfirmTrade{seat}) != Reason::ok) continue;
        const bool behind = !with.valid() || at.view.public_points[seat.index()] < at.view.public_points[with.index()];
        if (behind) with = seat;
    }
    if (good && with.valid()) return ConfirmTrade{with};
    return WithdrawOffer{};
}

}  // namespace lw::agent
