#include "isles/search.hpp"

#include "isles/rules/carry_out.hpp"
#include "isles/rules/chance.hpp"
#include "isles/rules/lister.hpp"

#include <algorithm>

namespace lw::isles::search {

namespace {

/// What both have room for: the rest is off the board or at no seat.
template <class T, std::size_t N, std::size_t M>
void copy_common(const std::array<T, N>& from, std::array<T, M>& to) {
    std::copy_n(from.begin(), std::min(N, M), to.begin());
}

template <class To, class From>
BasicState<To> reshaped(const Setup& setup, const BasicState<From>& from) {
    BasicState<To> to;
    static_cast<Course&>(to.table) = from.table;
    copy_common(from.table.sites, to.table.sites);
    copy_common(from.table.roads, to.table.roads);
    copy_common(from.table.players, to.table.players);
    if constexpr (To::kOffers && From::kOffers) copy_common(from.table.offers, to.table.offers);
    copy_common(from.secrets.holdings, to.secrets.holdings);
    to.secrets.bank = from.secrets.bank;
    to.secrets.deck = from.secrets.deck;
    renew(setup, to.table);
    return to;
}

}  // namespace

template <class F>
bool fits(const Setup& setup) {
    const Topology& t = setup.topology;
    return t.hex_count <= F::kHexes && t.vertex_count <= F::kVertices && t.edge_count <= F::kEdges && setup.config.seats <= F::kSeats;
}

template <class F>
BasicState<F> from_play(const Setup& setup, const State& state) {
    return reshaped<F>(setup, state);
}

template <class F>
State to_play(const Setup& setup, const BasicState<F>& state) {
    return reshaped<PlayForm>(setup, state);
}

template <class F>
Moves<F> moves(const Setup& setup, const BasicState<F>& state) {
    const auto facts = Facts<F>::all(setup, state, state.table.turn);
    Moves<F> found;
    Lister<F>(facts, found).list();
    return found;
}

template <class F>
void chances(const Setup& setup, const BasicState<F>& state, ChanceList& out) {
    list_chances(setup, state, out);
}

template <class F>
Action draw_chance(const Setup& setup, const BasicState<F>& state, base::Rng& rng) {
    return draw_outcome(setup, state, rng);
}

template <class F>
Discard draw_discard(const BasicState<F>& state, Seat seat, base::Rng& rng) {
    Resources hand = state.secrets.holdings[seat.index()].hand;
    Resources chosen;
    for (int i = 0; i < state.table.discard_due[seat.index()]; ++i) {
        const Resource card = draw_one(hand, rng);
        --hand[card];
        ++chosen[card];
    }
    return Discard{chosen};
}

template <class F>
void apply(const Setup& setup, BasicState<F>& state, Seat mover, const Action& action) {
    Silence events;
    carry_out(setup, state, mover, action, events);
}

template <class F>
int longest_road(const Setup& setup, const BasicState<F>& state, Seat seat) {
    return road_length(setup, state.table, seat);
}

#define LW_INSTANTIATE(Form)                                                        \
    template bool fits<Form>(const Setup&);                                         \
    template BasicState<Form> from_play(const Setup&, const State&);                \
    template State to_play(const Setup&, const BasicState<Form>&);                  \
    template Moves<Form> moves(const Setup&, const BasicState<Form>&);              \
    template void chances(const Setup&, const BasicState<Form>&, ChanceList&);      \
    template Action draw_chance(const Setup&, const BasicState<Form>&, base::Rng&); \
    template Discard draw_discard(const BasicState<Form>&, Seat, base::Rng&);       \
    template void apply(const Setup&, BasicState<Form>&, Seat, const Action&);      \
    template int longest_road(const Setup&, const BasicState<Form>&, Seat);
LW_INSTANTIATE(StandardForm)
LW_INSTANTIATE(ExtensionForm)
LW_INSTANTIATE(PlayForm)
#undef LW_INSTANTIATE

}  // namespace lw::isles::search
