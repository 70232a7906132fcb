// The first position, and what can be read off any.
#include "shires/board.hpp"
#include "shires/rules/step.hpp"

namespace lw::shires {

State initial(const Setup& setup) {
    State state;
    state.pile = setup.drawn;
    state.pile_size = static_cast<std::uint8_t>(setup.tiles() - 1);
    for (const Seat seat : setup.all_seats()) state.players[seat.index()].supply = setup.config.settings.followers;
    lay(state, kStartKind, {}, 0);
    state.phase = Phase::first_player;
    if (setup.config.first_player.valid()) {
        EventSink nowhere;
        Step step{setup, state, nowhere, Seat{}};
        begin_turn(step, setup.config.first_player);
    }
    return state;
}

game::ToAct to_act(const Setup& /*setup*/, const State& state) {
    switch (state.phase) {
        case Phase::first_player:
        case Phase::draw: return {game::Waiting::chance, {}};
        case Phase::tile:
        case Phase::follower: return {game::Waiting::seats, SeatSet::of(state.turn)};
        case Phase::over: break;
    }
    return {game::Waiting::over, {}};
}

int points(const Setup& /*setup*/, const State& state, Seat seat) { return state.players[seat.index()].total(); }

SeatSet winners(const State& state) { return state.winners; }

}  // namespace lw::shires
