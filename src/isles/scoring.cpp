#include "isles/rules.hpp"

namespace lw::isles {

Points points_of(const Table& table, const Holding& holding, Seat seat) {
    const Player& player = table.players[seat.index()];
    Points points;
    points.settlements = kSettlements - player.settlements_left;
    points.cities = 2 * (kCities - player.cities_left);
    points.longest_road = table.longest_road == seat ? 2 : 0;
    points.largest_army = table.largest_army == seat ? 2 : 0;
    points.cards = holding.cards[Card::victory_point] + holding.fresh[Card::victory_point];
    return points;
}

int points(const Setup& /*setup*/, const State& state, Seat seat) {
    return points_of(state.table, state.secrets.holdings[seat.index()], seat).total();
}

SeatSet winners(const State& state) { return state.table.winners; }

game::ToAct to_act(const Setup& /*setup*/, const State& state) {
    const Table& table = state.table;
    switch (table.phase) {
        case Phase::over:
            return {game::Waiting::over, SeatSet{}};
        case Phase::first_player:
        case Phase::dice:
        case Phase::theft:
        case Phase::card_draw:
            return {game::Waiting::chance, SeatSet{}};
        case Phase::discard:
            return {game::Waiting::seats, table.owing};
        default:
            return {game::Waiting::seats, SeatSet::of(table.turn)};
    }
}

}  // namespace lw::isles
