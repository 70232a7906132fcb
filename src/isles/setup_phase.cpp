// The opening position and both set-up rounds (rules 3).
#include "isles/clauses.hpp"
#include "isles/step.hpp"

namespace lw::isles {

namespace {

bool any_site(const Step& step) {
    for (std::uint16_t v = 0; v < step.setup.topology.vertex_count; ++v) {
        if (site_free(step.setup, step.state.table, VertexId{v})) return true;
    }
    return false;
}

}  // namespace

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

void perform(Step& step, const FirstPlayer& action) {
    Table& table = step.table();
    table.first = action.seat;
    table.turn = action.seat;
    table.phase = Phase::setup_settlement;
    step.events(Began{action.seat});
}

/// Goes on to the next placement that can be made (D2), or to the first turn.
void next_placement(Step& step) {
    Table& table = step.table();
    const int seats = step.setup.config.seats;
    table.last_settlement = VertexId{};
    for (;;) {
        ++table.setup_step;
        if (table.setup_step >= 2 * seats) {
            begin_turn(step, table.first);  // rules 3.6
            return;
        }
        table.turn = placement_seat(seats, table.first, table.setup_step);
        table.phase = Phase::setup_settlement;
        if (any_site(step)) return;
        step.events(PlacementSkipped{table.turn});
    }
}

}  // namespace lw::isles
