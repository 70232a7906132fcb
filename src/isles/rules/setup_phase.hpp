// Both set-up rounds (rules 3).
#pragma once

#include "isles/rules/places.hpp"
#include "isles/rules/turn.hpp"

namespace lw::isles {

template <class F, class Sink>
void perform(Step<F, Sink>& step, const FirstPlayer& action) {
    Course& course = step.table();
    course.first = action.seat;
    course.turn = action.seat;
    course.phase = Phase::setup_settlement;
    step.events(Began{action.seat});
}

/// Goes on to the next placement that can be made (D2), or to the first turn.
template <class F, class Sink>
void next_placement(Step<F, Sink>& step) {
    Course& course = step.table();
    const int seats = step.setup.config.seats;
    course.last_settlement = VertexId{};
    for (;;) {
        ++course.setup_step;
        if (course.setup_step >= 2 * seats) return begin_turn(step, course.first);  // rules 3.6
        course.turn = placement_seat(seats, course.first, course.setup_step);
        course.phase = Phase::setup_settlement;
        if (!free_sites(step.setup, step.table()).empty()) return;
        step.events(PlacementSkipped{course.turn});
    }
}

}  // namespace lw::isles
