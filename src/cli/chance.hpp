// Plays nature where no session does: scenarios, soak runs, golden games.
#pragma once

#include "base/rng.hpp"
#include "game/concept.hpp"

#include <optional>

namespace lw::cli {

/// One of the possible outcomes, drawn by weight; nothing when chance is not due.
template <game::Game G>
[[nodiscard]] std::optional<typename G::Action> pick_chance(const typename G::Setup& setup, const typename G::State& state,
                                                            base::Rng& rng) {
    typename G::ChanceList outcomes;
    G::chances(setup, state, outcomes);
    std::uint32_t total = 0;
    for (const auto& outcome : outcomes) total += outcome.weight;
    if (total == 0) return std::nullopt;
    std::uint32_t at = rng.below(total);
    for (const auto& outcome : outcomes) {
        if (at < outcome.weight) return outcome.action;
        at -= outcome.weight;
    }
    return std::nullopt;
}

}  // namespace lw::cli
