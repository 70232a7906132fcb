#include "cli/perft.hpp"

namespace lw::cli {

using namespace isles;

namespace {

using Moves = NextMoves<isles::Game>;

/// All hands of `left` cards out of `hand`, from resource `from` on.
void discards(const Resources& hand, std::size_t from, int left, Resources chosen, Seat seat, Moves& out) {
    if (from == hand.count.size()) {
        if (left == 0) out.emplace_back(seat, Discard{chosen});
        return;
    }
    for (int n = 0; n <= left && n <= hand.count[from]; ++n) {
        chosen.count[from] = static_cast<std::uint8_t>(n);
        discards(hand, from + 1, left - n, chosen, seat, out);
    }
}

bool of_offers(const Action& action) {
    return std::holds_alternative<AcceptOffer>(action) || std::holds_alternative<DeclineOffer>(action) ||
           std::holds_alternative<ConfirmTrade>(action) || std::holds_alternative<WithdrawOffer>(action);
}

}  // namespace

Moves next_moves(const Setup& setup, const State& state) {
    Moves moves;
    const game::ToAct due = to_act(setup, state);
    if (due.waiting == game::Waiting::chance) {
        ChanceList outcomes;
        chances(setup, state, outcomes);
        for (const auto& outcome : outcomes) moves.emplace_back(game::kNature, outcome.action);
        return moves;
    }
    for (const Seat seat : due.seats) {
        if (state.table.phase == Phase::discard) {
            discards(state.secrets.holdings[seat.index()].hand, 0, state.table.discard_due[seat.index()], Resources{}, seat, moves);
            continue;
        }
        ActionList list;
        legal(setup, state, seat, list);
        for (const Action& action : list) {
            if (!of_offers(action) && check(setup, state, seat, action) == Reason::ok) moves.emplace_back(seat, action);
        }
    }
    return moves;
}

}  // namespace lw::cli
