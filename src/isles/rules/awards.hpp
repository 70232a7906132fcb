// The two cards that change hands (rules 10.4-10.6, 11).
#pragma once

#include "isles/rules/step.hpp"

#include <span>

namespace lw::isles {

inline constexpr int kShortestAward = 5;  ///< roads (rules 10.4)
inline constexpr int kSmallestArmy = 3;   ///< knights (rules 11.1)

/// Who should now hold the card that `holder` (or nobody) has had; perhaps nobody (rules 10.4, 10.5).
[[nodiscard]] Seat longest_road_holder(std::span<const PlayerState> players, Seat holder);
/// Whether `seat` takes the card that `holder` (or nobody) has (rules 11.1).
[[nodiscard]] bool takes_largest_army(std::span<const PlayerState> players, Seat holder, Seat seat);

/// The players at the table, out of an array with room for more.
template <std::size_t N>
[[nodiscard]] std::span<const PlayerState> seated(const Setup& setup, const std::array<PlayerState, N>& players) {
    return std::span<const PlayerState>(players).first(setup.config.seats);
}

template <class F, class Sink>
void award_longest_road(Step<F, Sink>& step) {
    Course& course = step.table();
    const Seat before = course.longest_road;
    const Seat after = longest_road_holder(seated(step.setup, step.table().players), before);
    if (before == after) return;
    course.longest_road = after;
    const std::uint8_t length = after.valid() ? step.player(after).road_length : std::uint8_t{0};
    step.events(LongestRoadMoved{before, after, length});
}

template <class F, class Sink>
void award_largest_army(Step<F, Sink>& step, Seat seat) {
    Course& course = step.table();
    const Seat before = course.largest_army;
    if (!takes_largest_army(seated(step.setup, step.table().players), before, seat)) return;
    course.largest_army = seat;
    step.events(LargestArmyMoved{before, seat, step.player(seat).knights});
}

}  // namespace lw::isles
