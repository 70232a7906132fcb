// What nature may do, and how likely: dice, decks, draws, thefts (rules 1.4, 6.4, 9.1, 16).
#pragma once

#include "base/rng.hpp"
#include "isles/rules/dice.hpp"
#include "isles/rules/facts.hpp"

#include <bit>

namespace lw::isles {

/// The hand that a theft draws from: each card is equally likely (rules 6.4).
template <class F>
[[nodiscard]] const Resources& robbed_hand(const BasicState<F>& state) {
    return state.secrets.holdings[state.table.victims.lowest().index()].hand;
}

[[nodiscard]] constexpr Dice dice_of(unsigned bit) {
    return {static_cast<std::uint8_t>(bit / 6 + 1), static_cast<std::uint8_t>(bit % 6 + 1)};
}

template <class F>
void list_chances(const Setup& setup, const BasicState<F>& state, ChanceList& out) {
    const auto add = [&out](const Action& action, std::uint32_t weight) {
        if (weight != 0) out.push_back({action, weight});
    };
    switch (state.table.phase) {
        case Phase::first_player:
            for (const Seat seat : setup.all_seats()) add(FirstPlayer{seat}, 1);
            break;
        case Phase::dice:
            for (std::uint64_t left = dice_left(setup, state.table); left != 0; left &= left - 1) {
                add(dice_of(static_cast<unsigned>(std::countr_zero(left))), 1);
            }
            break;
        case Phase::theft:
            for (const Resource r : kAllResources) add(StolenResource{r}, robbed_hand(state)[r]);
            break;
        case Phase::card_draw:
            for (const DevCard card : kAllDevCards) add(DrawnDevCard{card}, state.secrets.deck[card]);
            break;
        default: break;
    }
}

/// Whether nature can bring this about now.
template <class F>
struct PossibleNow {
    const Setup& setup;
    const BasicState<F>& state;

    [[nodiscard]] bool in(Phase phase) const { return state.table.phase == phase; }
    bool operator()(const FirstPlayer& a) const { return in(Phase::first_player) && in_range(setup, a.seat); }
    bool operator()(const Dice& a) const {
        if (!in(Phase::dice) || a.a < 1 || a.a > 6 || a.b < 1 || a.b > 6) return false;
        return ((dice_left(setup, state.table) >> dice_bit(a.a, a.b)) & 1U) != 0;
    }
    bool operator()(const StolenResource& a) const {
        return in(Phase::theft) && in_range(a.resource) && robbed_hand(state)[a.resource] != 0;
    }
    bool operator()(const DrawnDevCard& a) const {
        return in(Phase::card_draw) && static_cast<int>(a.card) < kDevCardKinds && state.secrets.deck[a.card] != 0;
    }
    template <class A>
    bool operator()(const A& /*action*/) const {
        return false;
    }
};

/// One card from a pile, each equally likely. Requires that the pile is not empty.
template <class Kind>
[[nodiscard]] Kind draw_one(const Counts<Kind>& pile, base::Rng& rng) {
    auto at = rng.below(static_cast<std::uint32_t>(pile.total()));
    std::size_t kind = 0;
    while (at >= pile.count[kind]) at -= pile.count[kind++];
    return static_cast<Kind>(kind);
}

[[nodiscard]] inline Dice draw_dice(std::uint64_t left, base::Rng& rng) {
    const int count = std::popcount(left);
    auto rank = rng.below(static_cast<std::uint32_t>(count));
    if (count == kResults) return dice_of(rank);
    for (; rank > 0; --rank) left &= left - 1;
    return dice_of(static_cast<unsigned>(std::countr_zero(left)));
}

/// An outcome by the odds of list_chances(). Requires that chance is due.
template <class F>
[[nodiscard]] Action draw_outcome(const Setup& setup, const BasicState<F>& state, base::Rng& rng) {
    switch (state.table.phase) {
        case Phase::first_player: return FirstPlayer{Seat(static_cast<int>(rng.below(setup.config.seats)))};
        case Phase::theft: return StolenResource{draw_one(robbed_hand(state), rng)};
        case Phase::card_draw: return DrawnDevCard{draw_one(state.secrets.deck, rng)};
        default: return draw_dice(dice_left(setup, state.table), rng);
    }
}

}  // namespace lw::isles
