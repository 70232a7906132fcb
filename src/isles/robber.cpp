// Discards, robber and theft (rules 6).
#include "isles/judge.hpp"
#include "isles/step.hpp"

namespace lw::isles {

namespace {

/// All choices are in: everybody's cards go at once (rules 6.2).
void reveal_discards(Step& step) {
    Table& table = step.table();
    for (const Seat seat : step.setup.all_seats()) {
        if (table.discard_due[seat.index()] == 0) continue;
        const Cards cards = step.holding(seat).discarding;
        pay_bank(step, seat, cards);
        step.holding(seat).discarding = Cards{};
        table.discard_due[seat.index()] = 0;
        step.events(Discarded{seat, cards});
    }
    table.phase = Phase::move_robber;
}

/// Opponents on the robber's hex that may be robbed (rules 6.4, 6.5, 16).
SeatSet candidates(const Step& step) {
    const Table& table = step.state.table;
    SeatSet found;
    bool any_cards = false;
    for (const Seat seat : opponents_on(step.setup, table, table.robber, step.seat)) {
        if (spared(step.setup, table, seat)) continue;
        const bool holds = !step.holding(seat).hand.empty();
        any_cards = any_cards || holds;
        if (holds || !step.setup.config.settings.victim_must_have_cards) found.add(seat);
    }
    return any_cards ? found : SeatSet{};
}

void start_theft(Step& step, Seat victim) {
    Table& table = step.table();
    if (step.holding(victim).hand.empty()) {
        table.victims = SeatSet{};
        step.events(NothingStolen{table.turn, victim});
        resume_turn(step);
        return;
    }
    table.victims = SeatSet::of(victim);
    table.phase = Phase::theft;
}

}  // namespace

SeatSet opponents_on(const Setup& setup, const Table& table, HexId hex, Seat seat) {
    SeatSet found;
    for (const VertexId corner : setup.topology.hex_vertices[hex.index()]) {
        const Site& site = table.sites[corner.index()];
        if (site.building != Building::none && site.owner != seat) found.add(site.owner);
    }
    return found;
}

void seven(Step& step) {
    Table& table = step.table();
    const int limit = step.setup.config.settings.discard_limit;
    table.phase = Phase::move_robber;
    if (limit == 0) return;
    for (const Seat seat : step.setup.all_seats()) {
        const int size = step.holding(seat).hand.total();
        if (size <= limit) continue;
        table.discard_due[seat.index()] = static_cast<std::uint8_t>(size / 2);
        table.owing.add(seat);
        table.phase = Phase::discard;
        step.events(DiscardDue{seat, static_cast<std::uint8_t>(size / 2)});
    }
}

void perform(Step& step, const Discard& action) {
    Table& table = step.table();
    step.holding(step.seat).discarding = action.cards;
    table.owing.remove(step.seat);
    step.events(DiscardChosen{step.seat});
    if (table.owing.empty()) reveal_discards(step);
}

void perform(Step& step, const MoveRobber& action) {
    Table& table = step.table();
    step.events(RobberMoved{step.seat, table.robber, action.to});
    table.robber = action.to;
    const SeatSet victims = candidates(step);
    if (victims.empty()) {
        step.events(NothingStolen{step.seat, Seat{}});
        resume_turn(step);
    } else if (victims.count() == 1) {
        start_theft(step, victims.lowest());  // rules 6.6
    } else {
        table.victims = victims;
        table.phase = Phase::choose_victim;
    }
}

void perform(Step& step, const Rob& action) { start_theft(step, action.victim); }

void perform(Step& step, const StolenCard& action) {
    Table& table = step.table();
    const Seat victim = table.victims.lowest();
    const Cards card = Cards::of(action.resource, 1);
    step.holding(victim).hand -= card;
    step.holding(table.turn).hand += card;
    table.victims = SeatSet{};
    step.events(Stole{table.turn, victim, action.resource});
    resume_turn(step);
    lapse_after_theft(step, victim);
}

}  // namespace lw::isles
