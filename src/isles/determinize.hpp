// For computer players: full states that agree with what a seat knows, and moves that `legal` does not list.
#pragma once

#include "base/rng.hpp"
#include "isles/view.hpp"

namespace lw::isles {

/// A state with view(determinize(v)) == v (state number aside): what is hidden is dealt at random, each
/// hand of its public size, all cards conserved.
[[nodiscard]] State determinize(const Setup& setup, const View& view, base::Rng& rng);

/// A discard of the size that is due, chosen at random among the held cards. Requires that the viewer owes one.
[[nodiscard]] Discard random_discard(const View& view, base::Rng& rng);

/// An offer that the viewer could make now (check_view() accepts it): one or two cards of one kind for one or two of
/// another, to the seats it may deal with. Nothing when none is possible.
[[nodiscard]] std::optional<MakeOffer> random_offer(const Setup& setup, const View& view, base::Rng& rng);

}  // namespace lw::isles
