// The opening position, whom a position waits for, who has what.
#include "isles/rules.hpp"
#include "isles/rules/network.hpp"

namespace lw::isles {

State initial(const Setup& setup) {
    State state;
    Table& table = state.table;
    table.robber = setup.topology.find(setup.config.layout.robber);
    table.first = setup.config.first_player;
    table.turn = table.first;
    table.phase = table.first.valid() ? Phase::setup_settlement : Phase::first_player;
    state.secrets.bank = setup.supply;
    state.secrets.deck = setup.deck;
    return state;
}

void renew_network(const Setup& setup, Table& table) { renew(setup, table); }

int points(const Setup& /*setup*/, const State& state, Seat seat) {
    return points_of(state.table, state.secrets.holdings[seat.index()], seat).total();
}

SeatSet winners(const State& state) { return state.table.winners; }

game::ToAct to_act(const Setup& /*setup*/, const State& state) {
    const Table& table = state.table;
    switch (table.phase) {
        case Phase::over: return {game::Waiting::over, SeatSet{}};
        case Phase::first_player:
        case Phase::dice:
        case Phase::theft:
        case Phase::card_draw: return {game::Waiting::chance, SeatSet{}};
        case Phase::discard: return {game::Waiting::seats, table.owing};
        default: return {game::Waiting::seats, SeatSet::of(table.turn)};
    }
}

}  // namespace lw::isles
