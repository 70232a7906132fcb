// Trade with the bank (rules 7.4).
#pragma once

#include "isles/rules/offers.hpp"

namespace lw::isles {

/// Whether the owner of these harbours (a bit per HarbourKind) may trade `count` of `give` for one: 4 always, 3 or 2
/// through them (rules 7.4, D6).
[[nodiscard]] constexpr bool rate_held(unsigned harbours, Resource give, int count) {
    const auto owns = [harbours](HarbourKind kind) { return ((harbours >> static_cast<unsigned>(kind)) & 1U) != 0; };
    return count == 4 || (count == 3 && owns(HarbourKind::any)) || (count == 2 && owns(static_cast<HarbourKind>(give)));
}

/// The best rates by the set of harbours owned: a count for each resource.
inline constexpr auto kBestRates = [] {
    std::array<Resources, 1U << static_cast<unsigned>(HarbourKind::none)> rates;
    for (unsigned owned = 0; owned < rates.size(); ++owned) {
        for (const Resource give : kAllResources) {
            int count = 2;
            while (!rate_held(owned, give, count)) ++count;
            rates[owned][give] = static_cast<std::uint8_t>(count);
        }
    }
    return rates;
}();

template <class F>
[[nodiscard]] Reason judge(const Facts<F>& facts, const BankTrade& action) {
    if (!in_range(action.give) || !in_range(action.take)) return Reason::not_on_board;
    if (facts.seat != facts.table.turn) return Reason::not_your_turn;
    if (const Reason r = trading_open(facts); r != Reason::ok) return r;
    if (action.give == action.take) return Reason::same_resource;
    if (!rate_held(facts.network().harbours[facts.seat.index()], action.give, action.count)) return Reason::rate_not_held;
    if (facts.own.hand[action.give] < action.count) return Reason::cards_not_held;
    return facts.bank_may_have(Resources::of(action.take, 1)) ? Reason::ok : Reason::bank_short;
}

template <class F, class Sink>
void perform(Step<F, Sink>& step, const BankTrade& action) {
    pay_bank(step, step.seat, Resources::of(action.give, action.count));
    pay_from_bank(step, step.seat, Resources::of(action.take, 1));
    step.events(BankTraded{step.seat, action.give, action.count, action.take});
    lapse_after_loss(step, step.seat);
}

}  // namespace lw::isles
