// The turn's frame: begin, roll, end (rules 4, 15).
#pragma once

#include "isles/rules.hpp"
#include "isles/rules/dice.hpp"
#include "isles/rules/ending.hpp"
#include "isles/rules/turn_order.hpp"

namespace lw::isles {

template <class F>
[[nodiscard]] Reason judge(const Facts<F>& facts, const Roll& /*action*/) {
    return in_phase(facts, Phase::pre_roll);
}

template <class F>
[[nodiscard]] Reason judge(const Facts<F>& facts, const EndTurn& /*action*/) {
    return in_phase(facts, Phase::main);
}

template <class F, class Sink>
void begin_turn(Step<F, Sink>& step, Seat seat) {
    Course& course = step.table();
    course.turn = seat;
    course.part = Part::whole;
    course.roller = Seat{};
    ++course.turn_number;
    course.phase = Phase::pre_roll;
    course.rolled = false;
    course.dice = {};
    course.card_played = false;
    course.built = false;
    step.events(TurnBegan{seat, course.turn_number});
}

template <class F, class Sink>
void begin_part(Step<F, Sink>& step, Seat seat) {
    Course& course = step.table();
    if (course.part == Part::whole) course.roller = course.turn;
    course.part = step.settings().five_six == FiveSix::paired ? Part::second : Part::special;
    course.turn = seat;
    course.card_played = false;  // D12: each part is a turn of its own for the cards
    course.built = false;
    step.events(PartBegan{seat, course.part});
}

/// Back to where the turn was: before or after the roll (rules 9.2).
template <class F, class Sink>
void resume_turn(Step<F, Sink>& step) {
    step.table().phase = step.table().rolled ? Phase::main : Phase::pre_roll;
}

template <class F, class Sink>
void perform(Step<F, Sink>& step, const Roll& /*action*/) {
    step.table().phase = Phase::dice;
}

template <class F, class Sink>
void perform(Step<F, Sink>& step, const EndTurn& /*action*/) {
    lapse_all_offers(step);  // D5
    Holding& holding = step.holding(step.seat);
    holding.cards += holding.fresh;  // what was bought may be played from the buyer's next part on (rules 9.2, D12)
    holding.fresh = DevCards{};
    step.events(TurnEnded{step.seat});
    const Course& course = step.table();
    if (const Seat other = next_in_turn(step.setup, course); other.valid()) return begin_part(step, other);
    const Seat next = next_seat(step.setup, course.part == Part::whole ? course.turn : course.roller);
    if (course.turn_number >= kMaxTurns && !has_won(step, next)) return finish(step, leaders(step));  // D17
    begin_turn(step, next);
}

}  // namespace lw::isles
