// The steps of generate.hpp, private to this folder.
#pragma once

#include "base/rng.hpp"
#include "isles/generate.hpp"

#include <cstdint>

namespace lw::isles::parts {

/// The island's tokens at random on all hexes but deserts; no forbidden pair touches (rules 2.4.5).
/// Always terminates; constraints that cannot be met are met as far as the search got.
void lay_random(Layout& layout, const BoardSpec& spec, base::Rng& rng);

/// Harbours at their fixed places with the printed types (rules 2.2); the 30-hex island has no printed types and
/// gets a fixed order of our own (rules 2.5.2).
void lay_fixed_harbours(Layout& layout, Island island);
/// The same places, types shuffled (rules 2.4.1a).
void shuffle_harbour_types(Layout& layout, base::Rng& rng);
/// The six frame pieces of the 19-hex island in another order (rules 2.2, 2.4.1b).
void lay_shuffled_frame(Layout& layout, base::Rng& rng);

/// The island's harbours at random places along the coast, at least one free corner between two (rules C.4).
void lay_random_harbours(Layout& layout, Island island, base::Rng& rng);

/// The first desert in `order`, else the first place (D1).
[[nodiscard]] Hex first_desert(const Layout& layout, const base::Bounded<Hex, kMaxHexes>& order);

}  // namespace lw::isles::parts
