#include "agent/shires/detail/look_ahead.hpp"

namespace lw::agent {

using namespace shires;

Chances LookAhead::after(Branch& branch, const TileLine& line, int turns) {
    const int last = branch.turn.after.turn_number + turns;
    auto& first = branch.replies[line.front().index()];
    if (first == nullptr) first = std::make_unique<Turn>(reply_to(branch.turn.after, line.front()));
    Turn turn = *first;
    for (std::size_t i = 1; turn.after.phase != Phase::over && turn.after.turn_number < last; ++i) turn = reply_to(turn.after, line[i]);
    return turn.after.phase == Phase::over ? shared_among(turn.after.winners) : turn.chances;
}

Turn LookAhead::reply_to(const State& state, Kind kind) {
    EventSink nowhere;
    Turn turn;
    turn.after = state;
    apply(setup_, turn.after, game::kNature, DrawnTile{kind}, nowhere);
    return turn.after.phase == Phase::tile ? best_turn(turn.after) : turn;
}

Turn LookAhead::best_turn(const State& state) {
    const std::size_t seat = state.turn.index();
    Turn best;
    best.chances[seat] = -1;
    const auto take_better = [&](const Turn& turn) {
        if (turn.chances[seat] > best.chances[seat]) best = turn;
    };
    const auto wanted = [&](const PlaceTile& place) { return favourites_.worth_a_thought(state, place); };
    for_each_turn(net_, setup_, state, wanted, take_better);
    // Tiles have been laid on all the favourites, it may be.
    if (best.chances[seat] < 0) for_each_turn(net_, setup_, state, every_place, take_better);
    return best;
}

}  // namespace lw::agent
