#include "cli/perft.hpp"

namespace lw::cli {

template <class G>
std::uint64_t perft(const typename G::Setup& setup, const typename G::State& state, int depth) {
    if (depth == 0) return 1;
    const NextMoves<G> moves = next_moves(setup, state);
    if (depth == 1) return moves.size();
    std::uint64_t sum = 0;
    typename G::EventSink sink;
    for (const auto& [actor, action] : moves) {
        typename G::State next = state;
        G::apply(setup, next, actor, action, sink);
        sum += perft<G>(setup, next, depth - 1);
    }
    return sum;
}

template <class G>
Division<G> divide(const typename G::Setup& setup, const typename G::State& state, int depth) {
    Division<G> parts;
    typename G::EventSink sink;
    for (const auto& move : next_moves(setup, state)) {
        typename G::State next = state;
        G::apply(setup, next, move.first, move.second, sink);
        parts.emplace_back(move, perft<G>(setup, next, depth - 1));
    }
    return parts;
}

template std::uint64_t perft<isles::Game>(const isles::Setup&, const isles::State&, int);
template std::uint64_t perft<shires::Game>(const shires::Setup&, const shires::State&, int);
template Division<isles::Game> divide<isles::Game>(const isles::Setup&, const isles::State&, int);
template Division<shires::Game> divide<shires::Game>(const shires::Setup&, const shires::State&, int);

}  // namespace lw::cli
