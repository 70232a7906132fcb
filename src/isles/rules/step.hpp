// The inside of apply(): one move being carried out. Each rule area has a perform() for each kind of action.
#pragma once

#include "isles/event.hpp"
#include "isles/state.hpp"

namespace lw::isles {

/// Takes no events: for search.
struct Silence {
    template <class E>
    constexpr void operator()(const E& /*event*/) const {}
};

/// Everything apply() works on. `seat` is the mover; nobody when nature moves.
template <class F, class Sink>
struct Step {
    using Form = F;

    const Setup& setup;
    BasicState<F>& state;
    Sink& events;
    Seat seat;

    [[nodiscard]] BasicTable<F>& table() const { return state.table; }
    [[nodiscard]] BasicSecrets<F>& secrets() const { return state.secrets; }
    [[nodiscard]] const Settings& settings() const { return setup.config.settings; }
    [[nodiscard]] PlayerState& player(Seat who) const { return state.table.players[who.index()]; }
    [[nodiscard]] Holding& holding(Seat who) const { return state.secrets.holdings[who.index()]; }
    [[nodiscard]] Resources& hand(Seat who) const { return holding(who).hand; }
};

template <class F, class Sink>
void pay_bank(Step<F, Sink>& step, Seat seat, const Resources& cards) {
    step.hand(seat) -= cards;
    step.secrets().bank += cards;
}

template <class F, class Sink>
void pay_from_bank(Step<F, Sink>& step, Seat seat, const Resources& cards) {
    step.secrets().bank -= cards;
    step.hand(seat) += cards;
}

}  // namespace lw::isles
