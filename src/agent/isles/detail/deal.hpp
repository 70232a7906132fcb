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

/// What the choices of one decision may look at.
struct Effort {
    int deals = 2;
    std::uint32_t positions = 600;  ///< in each deal
};

/// The turn is looked through for `seat`.
template <class F>
[[nodiscard]] std::vector<Deal<F>> deal_out(const isles::Setup& setup, const isles::View& view, isles::Seat seat, IslesValue& value,
                                            const HandBelief& belief, base::Rng& rng, Effort effort) {
    std::vector<Deal<F>> deals;
    for (int i = 0; i < effort.deals; ++i) {
        const isles::State full = belief.deal(setup, view, rng);
        deals.push_back({isles::search::from_play<F>(setup, full), TurnSearch<F>(setup, value, seat, effort.positions)});
    }
    return deals;
}

}  // namespace lw::agent
