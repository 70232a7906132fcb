// A turn begins, the next one follows, and the game ends (rules 3, 5).
#include "shires/final_scoring.hpp"
#include "shires/rules/step.hpp"

#include <algorithm>

namespace lw::shires {

void begin_turn(Step& step, Seat seat) {
    step.state.turn = seat;
    step.state.phase = Phase::draw;
    ++step.state.turn_number;
    step.events(TurnBegan{seat, step.state.turn_number});
}

void end_turn(Step& step) {
    State& state = step.state;
    if (state.pile_size == 0) return finish(step.setup, state, step.events);
    begin_turn(step, Seat((state.turn.value + 1) % step.setup.config.seats));
}

void finish(const Setup& setup, State& state, EventSink& events) {
    events(LastScoring{});
    for_each_final_score(setup, state, [&](const Scored& scored) {
        for (const Seat seat : scored.winners) {
            auto& points = state.players[seat.index()].points[static_cast<std::size_t>(scored.kind)];
            points = static_cast<std::uint16_t>(points + scored.given[seat.index()]);
        }
        events(scored);
    });
    int most = 0;
    for (const Seat seat : setup.all_seats()) most = std::max(most, points(setup, state, seat));
    for (const Seat seat : setup.all_seats()) {
        if (points(setup, state, seat) == most) state.winners.add(seat);
    }
    state.phase = Phase::over;
    events(GameEnded{state.winners});
}

}  // namespace lw::shires
