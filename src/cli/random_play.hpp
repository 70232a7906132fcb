// A player without any idea, on the bare rules: for soak runs, the signature, speeds and golden games.
#pragma once

#include "base/rng.hpp"
#include "isles/determinize.hpp"
#include "isles/game.hpp"

#include <optional>
#include <utility>

namespace lw::cli {

/// What happens next when everybody moves at random: chance, or a seat's listed move, discard or (now and then) offer.
/// Nothing when the game is over.
[[nodiscard]] std::optional<std::pair<game::Actor, isles::Action>> random_move(const isles::Setup& setup,
                                                                              const isles::State& state, base::Rng& rng);

/// Four seats on a variable board made from the seed.
[[nodiscard]] isles::Config random_table(std::uint64_t seed);

/// Every setting and shape of board in turn, by the number of the game.
[[nodiscard]] isles::Config any_table(std::uint64_t seed);

}  // namespace lw::cli
