// Whose turn it is, what is pending, who has won.
#include "cli/scenario/expect.hpp"
#include "cli/scenario/failure.hpp"
#include "cli/scenario/places.hpp"
#include "cli/scenario/play.hpp"

namespace lw::cli {

namespace {

using namespace isles;

bool by_chance(std::string_view phase) { return phase == "first_player" || phase == "dice" || phase == "theft" || phase == "card_draw"; }

/// Asking about it does not draw the chance that is due.
void phase(World& world, Words& words) {
    const std::string wanted = words.next("a phase");
    const State& state = by_chance(wanted) ? world.ready() : world.quiet();
    same("the phase", std::string(isles::name_of(state.table.phase)), wanted);
}

void to_act_line(World& world, Words& words) {
    const std::string wanted = words.next("seats, chance or over");
    const game::ToAct found = to_act(world.setup(), wanted == "chance" ? world.ready() : world.quiet());
    std::string text = "over";
    if (found.waiting == game::Waiting::chance) text = "chance";
    if (found.waiting == game::Waiting::seats) text = world.name(found.seats);
    const bool names = wanted != "chance" && wanted != "over";
    same("who must act", text, names ? world.name(world.seat_set(wanted)) : wanted);
}

void discard_due(World& world, Words& words) {
    const Table& table = world.quiet().table;
    if (words.take("none")) return same("who owes a discard", world.name(table.owing), "none");
    const Seat seat = world.seat(words.next("a seat"));
    const int due = table.owing.has(seat) ? table.discard_due[seat.index()] : 0;
    same("the discard due from " + world.name(seat), due, words.number("cards", 0, 99));
}

void dues(World& world, Words& words) {
    const Table& table = world.quiet().table;
    for (int i = 0; i < world.seats(); ++i) {
        const Seat seat(i);
        same("the discard due from " + world.name(seat), table.owing.has(seat) ? table.discard_due[seat.index()] : 0,
             words.number("cards", 0, 99));
    }
}

/// Whom the mover may choose; asked before a theft is drawn, so a single victim shows as well.
void victims(World& world, Words& words) {
    const SeatSet found = world.ready().table.victims;
    same("the victims", world.name(found), world.name(world.seat_set(words.next("seats or none"))));
}

/// Opponents with a building on a hex, whatever they hold.
void opponents(World& world, Words& words) {
    const Seat seat = world.seat(words.next("a seat"));
    const HexId hex = read_hex_id(words, world.setup().topology);
    same("the opponents there", world.name(opponents_on(world.setup(), world.quiet().table, hex, seat)),
         world.name(world.seat_set(words.next("seats or none"))));
}

void offer(World& world, Words& words) {
    const Seat seat = world.seat(words.next("a seat"));
    const Offer& found = world.quiet().table.offers[seat.index()];
    if (words.take("none")) {
        if (found.open) throw Failure(world.name(seat) + " still has an open offer");
        return;
    }
    if (!found.open) throw Failure(world.name(seat) + " has no open offer");
    if (words.take("open")) return;
    same("what is offered", isles::to_text(found.give), isles::to_text(read_resources(words)));
    words.require("for");
    same("what is wanted", isles::to_text(found.want), isles::to_text(read_resources(words)));
    if (words.take("to")) same("the recipients", world.name(found.to), world.name(world.seat_set(words.next("seats"))));
    if (words.take("accepted")) same("who accepted", world.name(found.accepted), world.name(world.seat_set(words.next("seats"))));
    if (words.take("declined")) same("who declined", world.name(found.declined), world.name(world.seat_set(words.next("seats"))));
}

/// Plays the set-up on a copy, the first legal choice each time, and notes who places.
void placement_order(World& world, Words& words) {
    State copy = world.quiet();
    EventSink sink;
    std::string order;
    while (copy.table.turn_number == 0 && copy.table.phase != Phase::over) {
        if (copy.table.phase == Phase::setup_settlement) order += (order.empty() ? "" : " ") + world.name(copy.table.turn);
        ActionList list;
        legal(world.setup(), copy, copy.table.turn, list);
        if (list.empty()) throw Failure("no placement is possible");
        apply(world.setup(), copy, copy.table.turn, list[0], sink);
    }
    std::string wanted;
    while (!words.empty() && words.peek() != "then") {
        wanted += (wanted.empty() ? "" : " ") + world.name(world.seat(words.next("a seat")));
    }
    same("the order of placements", order, wanted);
    if (!words.take("then")) return;
    same("the first to roll", world.name(copy.table.turn), world.name(world.seat(words.next("a seat"))));
    same("the phase after the set-up", std::string(isles::name_of(copy.table.phase)), "pre_roll");
}

/// How many different things chance can bring now, or the weight of one among the total.
void outcomes(World& world, Words& words) {
    ChanceList list;
    chances(world.setup(), world.ready(), list);
    if (words.at_number()) return same("the number of outcomes", static_cast<int>(list.size()), words.number("outcomes", 0, 36));
    int total = 0;
    int weight = 0;
    const std::string wanted = words.rest();
    const std::size_t of = wanted.rfind(" weight ");
    if (of == std::string::npos) throw Failure("expected a number, or 'stolen brick weight 2/3'");
    for (const auto& outcome : list) {
        total += static_cast<int>(outcome.weight);
        if (isles::to_text(world.setup(), outcome.action) == wanted.substr(0, of)) weight = static_cast<int>(outcome.weight);
    }
    same("the weight", std::to_string(weight) + "/" + std::to_string(total), wanted.substr(of + 8));
}

}  // namespace

void add_turn_expectations(Expectations& all) {
    all["phase"] = phase;
    all["to-act"] = to_act_line;
    all["discard-due"] = discard_due;
    all["dues"] = dues;
    all["victims"] = victims;
    all["opponents"] = opponents;
    all["offer"] = offer;
    all["placement-order"] = placement_order;
    all["outcomes"] = outcomes;
    all["same-again"] = [](World& w, Words&) {
        if (isles::hash(w.ready()) != w.hash_again()) throw Failure("the same lines lead to another position");
    };
    all["turn"] = [](World& w, Words& t) { same("the turn", w.name(w.quiet().table.turn), w.name(w.seat(t.next("a seat")))); };
    all["part"] = [](World& w, Words& t) {
        same("the part of the turn", std::string(isles::name_of(w.quiet().table.part)), t.next("whole, second or special"));
    };
    all["turn-number"] = [](World& w, Words& t) { same("the turn's number", w.quiet().table.turn_number, t.number("a turn", 0, 2000)); };
    all["winner"] = [](World& w, Words& t) {
        const SeatSet found = w.quiet().table.winners;
        same("the winner", w.name(found), w.name(w.seat_set(t.next("seats or none"))));
        if (!found.empty()) same("the phase", std::string(isles::name_of(w.quiet().table.phase)), "over");
    };
    all["free-roads"] = [](World& w, Words& t) { same("the free roads left", w.quiet().table.free_roads, t.number("roads", 0, 2)); };
    all["dice"] = [](World& w, Words& t) {
        const auto& dice = w.quiet().table.dice;
        same("the dice", std::to_string(dice[0]) + " " + std::to_string(dice[1]), t.rest());
    };
}

}  // namespace lw::cli
