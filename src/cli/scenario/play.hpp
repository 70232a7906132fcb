// Lines that do something: "red: road N(0,0)-S(1,-1)", "dice 3 4", "stolen brick".
#pragma once

#include "cli/scenario/world.hpp"

namespace lw::cli {

/// "SEAT: ACTION [=> ok | refused [REASON]]"; `only_asked` judges without doing it.
void seat_line(World& world, Seat seat, const std::string& text, bool only_asked);
/// Chance outcomes and other moves of nature; false when the first word is not one of them.
bool nature_line(World& world, const std::string& verb, Words& words);

/// The action as a person writes it: seat names allowed, an edge as two corners.
[[nodiscard]] isles::Action read_action(World& world, Seat seat, Words& words);
[[nodiscard]] isles::ActionList legal_of(World& world, Seat seat);

}  // namespace lw::cli
