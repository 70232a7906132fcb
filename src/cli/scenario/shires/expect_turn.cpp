// Whose turn it is, which tile is in hand, who has won.
#include "cli/scenario/failure.hpp"
#include "cli/scenario/shires/expect.hpp"
#include "cli/scenario/shires/places.hpp"

namespace lw::cli::shires_script {

using namespace shires;

namespace {

void phase(World& world, Words& words) {
    const std::string wanted = words.next("a phase");
    const State& state = wanted == "over" ? world.put_aside() : world.ready();
    same("the phase", std::string(name_of(state.phase)), wanted);
}

void to_act_line(World& world, Words& words) {
    const std::string wanted = words.next("a seat, chance or over");
    const game::ToAct found = to_act(world.setup(), world.ready());
    std::string text = "over";
    if (found.waiting == game::Waiting::chance) text = "chance";
    if (found.waiting == game::Waiting::seats) text = world.name(found.seats);
    const bool names = wanted != "chance" && wanted != "over";
    same("who must act", text, names ? world.name(world.seat(wanted)) : wanted);
}

void winner(World& world, Words& words) {
    const State& state = world.put_aside();
    const SeatSet wanted = read_seats(world, words);
    if (!wanted.empty()) same("the phase", std::string(name_of(state.phase)), "over");
    same("the winner", world.name(state.winners), world.name(wanted));
}

/// "outcomes 24", "outcomes tile E weight 5/71".
void outcomes(World& world, Words& words) {
    ChanceList list;
    chances(world.setup(), world.ready(), list);
    if (words.at_number()) return same("the number of outcomes", static_cast<int>(list.size()), words.number("outcomes", 0, 99));
    int total = 0;
    int weight = 0;
    const std::string wanted = words.rest();
    const std::size_t of = wanted.rfind(" weight ");
    if (of == std::string::npos) throw Failure("expected a number, or 'tile E weight 5/71'");
    for (const auto& outcome : list) {
        total += static_cast<int>(outcome.weight);
        if (shires::to_text(world.setup(), outcome.action) == wanted.substr(0, of)) weight = static_cast<int>(outcome.weight);
    }
    same("the weight", std::to_string(weight) + "/" + std::to_string(total), wanted.substr(of + 8));
}

}  // namespace

void add_turn_expectations(Expectations& all) {
    all["phase"] = phase;
    all["over"] = [](World& w, Words&) { same("the phase", std::string(name_of(w.put_aside().phase)), "over"); };
    all["to-act"] = to_act_line;
    all["winner"] = winner;
    all["winners"] = winner;
    all["outcomes"] = outcomes;
    all["turn"] = [](World& w, Words& t) { same("the turn", w.name(w.ready().turn), w.name(w.seat_or_none(t.next("a seat")))); };
    all["turn-number"] = [](World& w, Words& t) { same("the turn's number", w.ready().turn_number, t.number("a turn", 0, 2000)); };
    all["in-hand"] = [](World& w, Words& t) {
        const std::string wanted = t.next("a tile or none");
        same("the tile in hand", to_text(w.ready().in_hand), wanted == "none" ? "-" : wanted);
    };
    all["same-again"] = [](World& w, Words&) {
        if (hash(w.ready()) != w.hash_again()) throw Failure("the same lines lead to another position");
    };
    all["conserved"] = [](World& w, Words&) {
        const std::string broken = check_invariants(w.setup(), w.ready());
        if (!broken.empty()) throw Failure("this does not hold: " + broken);
    };
}

}  // namespace lw::cli::shires_script
