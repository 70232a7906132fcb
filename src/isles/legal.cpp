// The finite choices of a seat, judged by what it knows (rules.hpp says what is left out).
#include "isles/rules/lister.hpp"

namespace lw::isles {

namespace {

/// In set-up, roads come in the order of the settlement's edges: recorded games rely on it.
void list_setup_roads(const Facts<PlayForm>& facts, const Moves<PlayForm>& moves, ActionList& out) {
    const VertexId last = facts.table.last_settlement;
    if (last.value >= facts.setup.topology.vertex_count) return;
    for (const EdgeId edge : facts.setup.topology.vertex_edges[last.index()]) {
        if (moves.roads.has(edge.index())) out.push_back(BuildRoad{edge});
    }
}

void list_moves(const Facts<PlayForm>& facts, ActionList& out) {
    Moves<PlayForm> moves;
    Lister<PlayForm>(facts, moves).list();
    if (facts.table.phase == Phase::setup_road) return list_setup_roads(facts, moves, out);
    moves.for_each([&out](const Action& action) {
        if (!out.full()) out.push_back(action);
    });
}

/// By public hand sizes, the asker's own included: whether a choice is shown must not reveal what a hand holds.
void list_answers(const Facts<PlayForm>& facts, ActionList& out) {
    if (player_trading_open(facts) != Reason::ok) return;
    const auto add = [&out](const Action& action) {
        if (!out.full()) out.push_back(action);
    };
    const Offer& mine = facts.table.offers[facts.seat.index()];
    if (mine.open) {
        add(WithdrawOffer{});
        for (const Seat with : mine.accepted) {
            if (facts.hand_size(with) >= mine.want.total()) add(ConfirmTrade{with});
        }
    }
    for (const Seat from : facts.setup.all_seats()) {
        const Offer& offer = facts.table.offers[from.index()];
        if (!offer.open || !offer.to.has(facts.seat) || offer.declined.has(facts.seat)) continue;
        const bool answered = offer.accepted.has(facts.seat);
        if (!answered && facts.hand_size(facts.seat) >= offer.want.total()) add(AcceptOffer{from});
        add(DeclineOffer{from});
    }
}

void list(const Facts<PlayForm>& facts, ActionList& out) {
    if (facts.seat == facts.table.turn) list_moves(facts, out);
    list_answers(facts, out);
}

}  // namespace

void legal(const Setup& setup, const State& state, Seat seat, ActionList& out) {
    if (in_range(setup, seat)) list(Facts<PlayForm>::known_to(setup, state, seat), out);
}

ActionList legal(const Setup& setup, const View& view) {
    ActionList out;
    if (in_range(setup, view.viewer)) list(known_to_viewer(setup, view), out);
    return out;
}

}  // namespace lw::isles
