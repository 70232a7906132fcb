// A position after a trade between two seats.
#pragma once

#include "isles/state.hpp"

namespace lw::agent {

template <class F>
[[nodiscard]] isles::BasicState<F> traded(isles::BasicState<F> state, isles::Seat a, const isles::Resources& gives, isles::Seat b,
                                          const isles::Resources& wants) {
    isles::Resources& mine = state.secrets.holdings[a.index()].hand;
    isles::Resources& theirs = state.secrets.holdings[b.index()].hand;
    mine = mine - gives + wants;
    theirs = theirs - wants + gives;
    return state;
}

}  // namespace lw::agent
