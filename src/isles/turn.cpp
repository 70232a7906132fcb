// The turn's frame: begin, roll, end, and the end of the game (rules 4, 12).
#include "isles/blocked.hpp"
#include "isles/step.hpp"

namespace lw::isles {

namespace {

Seat next_seat(const Setup& setup, Seat seat) { return Seat((seat.value + 1) % setup.config.seats); }

bool has_won(const Step& step, Seat seat) {
    return points(step.setup, step.state, seat) >= step.setup.config.settings.victory_target;
}

SeatSet leaders(const Step& step) {
    SeatSet best;
    int most = -1;
    for (const Seat seat : step.setup.all_seats()) {
        const int have = points(step.setup, step.state, seat);
        if (have > most) best = SeatSet{};
        if (have >= most) best.add(seat);
        if (have > most) most = have;
    }
    return best;
}

}  // namespace

void begin_turn(Step& step, Seat seat) {
    Table& table = step.table();
    table.turn = seat;
    ++table.turn_number;
    table.phase = Phase::pre_roll;
    table.rolled = false;
    table.dice = {};
    table.card_played = false;
    table.built = false;
    step.events(TurnBegan{seat, table.turn_number});
}

void resume_turn(Step& step) { step.table().phase = step.table().rolled ? Phase::main : Phase::pre_roll; }

void perform(Step& step, const Roll& /*action*/) { step.table().phase = Phase::dice; }

void perform(Step& step, const EndTurn& /*action*/) {
    lapse_all_offers(step);  // D5
    Holding& mine = step.holding(step.seat);
    for (const Card card : kAllCards) {
        mine.cards[card] = static_cast<std::uint8_t>(mine.cards[card] + mine.fresh[card]);
        mine.fresh[card] = 0;
    }
    step.events(TurnEnded{step.seat});
    const Seat next = next_seat(step.setup, step.seat);
    if (step.table().turn_number >= kMaxTurns && !has_won(step, next)) {
        finish(step, leaders(step));  // D17
        return;
    }
    begin_turn(step, next);
}

void finish(Step& step, SeatSet winners) {
    Table& table = step.table();
    lapse_all_offers(step);
    table.phase = Phase::over;
    table.free_roads = 0;
    table.victims = SeatSet{};
    table.winners = winners;
    step.events(GameEnded{winners});
    for (const Seat seat : step.setup.all_seats()) {
        const int shown = points_of(table, step.holding(seat), seat).cards;
        if (shown != 0) step.events(PointsRevealed{seat, static_cast<std::uint8_t>(shown)});
    }
}

void settle_end(Step& step) {
    const Table& table = step.table();
    if (table.phase == Phase::over || table.turn_number == 0) return;
    if (has_won(step, table.turn)) {
        finish(step, SeatSet::of(table.turn));
        return;
    }
    const bool settled = table.phase == Phase::pre_roll || table.phase == Phase::main;
    if (settled && blocked(step.setup, step.state)) finish(step, leaders(step));
}

}  // namespace lw::isles
