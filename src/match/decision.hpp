// What a seat has to decide, as one number: it changes exactly when that seat's own choice changes.
#pragma once

#include "base/hash.hpp"
#include "game/concept.hpp"

#include <cstdint>

namespace lw::match {

/// A seat's decision is: whether it must act, what it may do (its legal list), and what else the game says bears on
/// its choice (G::choice_key where there is one: the terms of an offer put to it, its own hand). Other seats'
/// discards or answers to others leave it as it is.
template <game::Game G>
[[nodiscard]] std::uint64_t decision_key(const typename G::Setup& setup, const typename G::State& state, game::Seat seat) {
    base::Hasher hash;
    const game::ToAct due = G::to_act(setup, state);
    hash.byte(static_cast<std::uint8_t>(due.waiting));
    hash.byte(due.seats.has(seat) ? 1 : 0);
    typename G::ActionList legal;
    G::legal(setup, state, seat, legal);
    for (const auto& action : legal) hash.u64(G::pack(action));
    if constexpr (requires { G::choice_key(setup, state, seat); }) {
        hash.u64(G::choice_key(setup, state, seat));
    }
    return hash.value();
}

}  // namespace lw::match
