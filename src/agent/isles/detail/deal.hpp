// One way in which the hidden cards may lie, and what a seat's turn comes to in it.
#pragma once

#include "agent/isles/detail/hand_belief.hpp"
#include "agent/isles/detail/turn_search.hpp"

#include <cstdint>
#include <vector>

namespace lw::agent {

template <class F>
struct Deal {
    isles::BasicState<F> state;
    TurnSearch<F> search;  ///< of the seat whose turn it is
};

inline constexpr int kDeals = 2;                  ///< for one decision
inline constexpr std::uint32_t kPositions = 600;  ///< that are looked at in each deal, for all that may be done

/// The turn is looked through for `seat`.
template <class F>
[[nodiscard]] std::vector<Deal<F>> deal_out(const isles::Setup& setup, const isles::View& view, isles::Seat seat, IslesValue& value,
                                            const HandBelief& belief, base::Rng& rng) {
    std::vector<Deal<F>> deals;
    for (int i = 0; i < kDeals; ++i) {
        const isles::State full = belief.deal(setup, view, rng);
        deals.push_back({isles::search::from_play<F>(setup, full), TurnSearch<F>(setup, value, seat, kPositions)});
    }
    return deals;
}

/// The mean of `each(deal)` over the deals in which the seat holds the cards: whoever offers or accepts them does. 0 where it holds
/// them in none.
template <class F, class Each>
[[nodiscard]] float mean_where_held(std::vector<Deal<F>>& deals, isles::Seat seat, const isles::Resources& cards, Each each) {
    float sum = 0;
    int held = 0;
    for (Deal<F>& deal : deals) {
        if (!deal.state.secrets.holdings[seat.index()].hand.contains(cards)) continue;
        sum += each(deal);
        ++held;
    }
    return held > 0 ? sum / static_cast<float>(held) : 0;
}

}  // namespace lw::agent
