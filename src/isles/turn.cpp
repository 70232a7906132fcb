// The turn's frame: begin, roll, end, and the end of the game (rules 4, 12).
#include "isles/blocked.hpp"
#include "isles/clauses.hpp"
#include "isles/step.hpp"

namespace lw::isles {

namespace {

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

void begin_part(Step& step, Seat seat) {
    Table& table = step.table();
    if (table.part == Part::whole) table.roller = table.turn;
    table.part = step.setup.config.settings.five_six == FiveSix::paired ? Part::second : Part::special;
    table.turn = seat;
    table.card_played = false;  // D12: each part is a turn of its own for the cards
    table.built = false;
    step.events(PartBegan{seat, table.part});
}

/// What was bought may be played from the buyer's next part on (rules 9.2, D12).
void ripen_cards(Holding& holding) {
    for (const Card card : kAllCards) {
        holding.cards[card] = static_cast<std::uint8_t>(holding.cards[card] + holding.fresh[card]);
        holding.fresh[card] = 0;
    }
}

}  // namespace

void begin_turn(Step& step, Seat seat) {
    Table& table = step.table();
    table.turn = seat;
    table.part = Part::whole;
    table.roller = Seat{};
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
    ripen_cards(step.holding(step.seat));
    step.events(TurnEnded{step.seat});
    const Table& table = step.table();
    if (const Seat other = next_in_turn(step.setup, table.turn, table.part, table.roller); other.valid()) {
        begin_part(step, other);
        return;
    }
    const Seat next = next_seat(step.setup, table.part == Part::whole ? table.turn : table.roller);
    if (table.turn_number >= kMaxTurns && !has_won(step, next)) {
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
    if (table.part == Part::special) return;  // nobody's turn: nobody wins in it (rules 15.2.2)
    if (has_won(step, table.turn)) {
        finish(step, SeatSet::of(table.turn));
        return;
    }
    const bool settled = table.phase == Phase::pre_roll || table.phase == Phase::main;
    if (settled && blocked(step.setup, step.state)) finish(step, leaders(step));
}

}  // namespace lw::isles
