#include "cli/perft.hpp"

namespace lw::cli {

using namespace shires;

NextMoves<shires::Game> next_moves(const Setup& setup, const State& state) {
    NextMoves<shires::Game> moves;
    ChanceList outcomes;
    chances(setup, state, outcomes);
    for (const auto& outcome : outcomes) moves.emplace_back(game::kNature, outcome.action);
    for (const Seat seat : to_act(setup, state).seats) {
        ActionList list;
        legal(setup, state, seat, list);
        for (const Action& action : list) moves.emplace_back(seat, action);
    }
    return moves;
}

}  // namespace lw::cli
