// A player with no strategy, on the bare rules: for soak runs, the signature, speeds and golden games.
#pragma once

#include "base/rng.hpp"
#include "isles/game.hpp"
#include "shires/game.hpp"

#include <optional>
#include <utility>

namespace lw::cli {

/// What happens next when everybody moves at random: chance, or a seat's listed move, discard or (now and then) offer.
/// Nothing when the game is over.
[[nodiscard]] std::optional<std::pair<game::Actor, isles::Action>> random_move(const isles::Setup& setup, const isles::State& state,
                                                                               base::Rng& rng);
[[nodiscard]] std::optional<std::pair<game::Actor, shires::Action>> random_move(const shires::Setup& setup, const shires::State& state,
                                                                                base::Rng& rng);

}  // namespace lw::cli
