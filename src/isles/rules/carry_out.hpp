// Carries out a move of any kind.
#pragma once

#include "isles/rules/bank.hpp"
#include "isles/rules/building.hpp"
#include "isles/rules/cards.hpp"
#include "isles/rules/production.hpp"
#include "isles/rules/robber.hpp"
#include "isles/rules/setup_phase.hpp"

#include <cassert>

namespace lw::isles {

/// One move and what follows from it. Requires that it may be made, so a form without offers gets none.
template <class F, class Sink>
void carry_out(const Setup& setup, BasicState<F>& state, Seat mover, const Action& action, Sink& events) {
    Step<F, Sink> step{setup, state, events, mover};
    std::visit(
        [&step](const auto& one) {
            if constexpr (F::kOffers || !kAboutOffers<std::decay_t<decltype(one)>>) {
                perform(step, one);
            } else {
                assert(false);
            }
        },
        action);
    settle_end(step);
}

}  // namespace lw::isles
