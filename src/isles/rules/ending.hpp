// Victory, and games that cannot go on to a winner (rules 12, D17).
#pragma once

#include "isles/rules/blocked.hpp"
#include "isles/rules/offers.hpp"
#include "isles/scoring.hpp"

namespace lw::isles {

template <class F, class Sink>
[[nodiscard]] bool has_won(const Step<F, Sink>& step, Seat seat) {
    return points_of(step.state.table, step.holding(seat), seat).total() >= step.settings().victory_target;
}

template <class F, class Sink>
[[nodiscard]] SeatSet leaders(const Step<F, Sink>& step) {
    SeatSet best;
    int most = -1;
    for (const Seat seat : step.setup.all_seats()) {
        const int have = points_of(step.state.table, step.holding(seat), seat).total();
        if (have > most) best = SeatSet{};
        if (have >= most) best.add(seat);
        if (have > most) most = have;
    }
    return best;
}

/// Ends the game with these winners; shows all point cards (rules 12.6).
template <class F, class Sink>
void finish(Step<F, Sink>& step, SeatSet winners) {
    lapse_all_offers(step);
    Course& course = step.table();
    course.phase = Phase::over;
    course.free_roads = 0;
    course.victims = SeatSet{};
    course.winners = winners;
    step.events(GameEnded{winners});
    for (const Seat seat : step.setup.all_seats()) {
        const int shown = points_of(step.state.table, step.holding(seat), seat).cards;
        if (shown != 0) step.events(PointsRevealed{seat, static_cast<std::uint8_t>(shown)});
    }
}

/// Win or draw after the move just made (rules 12.2, 12.3, 12.7).
template <class F, class Sink>
void settle_end(Step<F, Sink>& step) {
    const Course& course = step.table();
    if (course.phase == Phase::over || course.turn_number == 0) return;
    if (course.part == Part::special) return;  // nobody's turn: nobody wins in it (rules 15.2.2)
    if (has_won(step, course.turn)) return finish(step, SeatSet::of(course.turn));
    const bool settled = course.phase == Phase::pre_roll || course.phase == Phase::main;
    if (settled && blocked(step.setup, step.state)) finish(step, leaders(step));
}

}  // namespace lw::isles
