// The dice as nature may throw them (rules 1.4, 16).
#pragma once

#include "isles/state.hpp"

namespace lw::isles {

/// The bit of Course::dice_drawn for a result, dice 1..6.
[[nodiscard]] constexpr unsigned dice_bit(int a, int b) { return static_cast<unsigned>(6 * (a - 1) + (b - 1)); }
inline constexpr int kResults = 36;
/// The results that can come up now, as such bits; all are equally likely.
[[nodiscard]] std::uint64_t dice_left(const Setup& setup, const Course& course);
/// The results that are gone once this one has been drawn, too: a deck that is used up is reshuffled (rules 16).
[[nodiscard]] std::uint64_t drawn_with(const Settings& settings, std::uint64_t drawn, int a, int b);

}  // namespace lw::isles
