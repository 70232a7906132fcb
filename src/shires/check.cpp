#include "shires/rules/judge.hpp"

namespace lw::shires {

namespace {

struct SeatJudge {
    const Setup& setup;
    const State& state;
    Seat seat;

    Reason operator()(const FirstPlayer&) const { return Reason::not_an_outcome; }
    Reason operator()(const DrawnTile&) const { return Reason::not_an_outcome; }
    template <class A>
    Reason operator()(const A& action) const {
        return judge(setup, state, seat, action);
    }
};

}  // namespace

Reason check(const Setup& setup, const State& state, game::Actor actor, const Action& action) {
    if (state.phase == Phase::over) return Reason::game_over;
    if (actor.nature()) return judge_chance(setup, state, action);
    const Seat seat = actor.seat();
    if (!seat.valid() || seat.value >= setup.config.seats) return Reason::not_your_turn;
    return std::visit(SeatJudge{setup, state, seat}, action);
}

}  // namespace lw::shires
