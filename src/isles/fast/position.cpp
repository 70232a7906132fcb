#include "isles/fast/position.hpp"

#include "isles/fast/network.hpp"
#include "isles/rules.hpp"

namespace lw::isles::fast {

namespace {

template <class Shape>
void pack_board(const Board<Shape>& board, const Table& table, Position<Shape>& p) {
    const Topology& t = board.setup->topology;
    for (std::uint16_t e = 0; e < t.edge_count; ++e) {
        const Seat owner = table.roads[e];
        if (!owner.valid()) continue;
        p.taken.add(e);
        p.roads[owner.index()].add(e);
        for (const auto end : board.ends[e]) p.reached[owner.index()].add(end);
    }
    for (std::uint16_t v = 0; v < t.vertex_count; ++v) {
        const Site& site = table.sites[v];
        if (site.building == Building::none) continue;
        const bool city = site.building == Building::city;
        put_building(board, p, site.owner.index(), v, city);
        if (!city) p.settlements[site.owner.index()].add(v);
    }
    for (unsigned seat = 0; seat < board.seats; ++seat) renew_beside(board, p, seat);
}

template <class Shape>
void unpack_board(const Board<Shape>& board, const Position<Shape>& p, Table& table) {
    for (unsigned seat = 0; seat < board.seats; ++seat) {
        p.roads[seat].for_each([&](int e) { table.roads[static_cast<std::size_t>(e)] = Seat(static_cast<int>(seat)); });
    }
    for (std::uint16_t v = 0; v < board.setup->topology.vertex_count; ++v) {
        if (p.site[v] == 0) continue;
        table.sites[v] = {is_city(p.site[v]) ? Building::city : Building::settlement, Seat(static_cast<int>(owner_of(p.site[v])))};
    }
}

/// The plain fields that both forms share by name.
template <class From, class To>
void copy_turn(const From& from, To& to) {
    to.phase = from.phase;
    to.turn = from.turn;
    to.part = from.part;
    to.roller = from.roller;
    to.first = from.first;
    to.turn_number = from.turn_number;
    to.setup_step = from.setup_step;
    to.rolled = from.rolled;
    to.dice = from.dice;
    to.dice_drawn = from.dice_drawn;
    to.card_played = from.card_played;
    to.built = from.built;
    to.free_roads = from.free_roads;
    to.owing = from.owing;
    to.victims = from.victims;
    to.longest_road = from.longest_road;
    to.largest_army = from.largest_army;
    to.winners = from.winners;
}

}  // namespace

template <class Shape>
Position<Shape> pack_state(const Board<Shape>& board, const State& state) {
    Position<Shape> p;
    pack_board(board, state.table, p);
    copy_turn(state.table, p);
    p.robber = static_cast<std::uint8_t>(state.table.robber.index());
    p.last_settlement = state.table.last_settlement.value;
    p.played = Counts::from(state.table.played);
    p.bank = Counts::from(state.secrets.bank);
    p.deck = Counts::from(state.secrets.deck);
    for (unsigned seat = 0; seat < board.seats; ++seat) {
        const Holding& holding = state.secrets.holdings[seat];
        p.player[seat] = state.table.players[seat];
        p.discard_due[seat] = state.table.discard_due[seat];
        p.hand[seat] = Counts::from(holding.hand);
        p.cards[seat] = Counts::from(holding.cards);
        p.fresh[seat] = Counts::from(holding.fresh);
        p.discarding[seat] = Counts::from(holding.discarding);
    }
    return p;
}

template <class Shape>
State unpack_state(const Board<Shape>& board, const Position<Shape>& p) {
    State state;
    unpack_board(board, p, state.table);
    copy_turn(p, state.table);
    state.table.robber = HexId{static_cast<std::uint16_t>(p.robber)};
    state.table.last_settlement = VertexId{p.last_settlement};
    state.table.played = p.played.template to<CardCounts>();
    state.secrets.bank = p.bank.template to<Cards>();
    state.secrets.deck = p.deck.template to<CardCounts>();
    for (unsigned seat = 0; seat < board.seats; ++seat) {
        Holding& holding = state.secrets.holdings[seat];
        state.table.players[seat] = p.player[seat];
        state.table.discard_due[seat] = p.discard_due[seat];
        holding.hand = p.hand[seat].template to<Cards>();
        holding.cards = p.cards[seat].template to<CardCounts>();
        holding.fresh = p.fresh[seat].template to<CardCounts>();
        holding.discarding = p.discarding[seat].template to<Cards>();
    }
    return state;
}

template <class Shape>
unsigned points(const Position<Shape>& p, Seat seat) {
    const unsigned s = seat.index();
    const auto card = static_cast<unsigned>(Card::victory_point);
    return visible_points(p, s) + p.cards[s][card] + p.fresh[s][card];
}

template <class Shape>
unsigned longest_road(const Board<Shape>& board, const Position<Shape>& p, Seat seat) {
    return road_length(board, p, seat.index());
}

#define LW_INSTANTIATE(Shape)                                                                       \
    template Position<Shape> pack_state(const Board<Shape>&, const State&);                         \
    template State unpack_state(const Board<Shape>&, const Position<Shape>&);                       \
    template unsigned points(const Position<Shape>&, Seat);                                         \
    template unsigned longest_road(const Board<Shape>&, const Position<Shape>&, Seat);
LW_INSTANTIATE(StandardShape)
LW_INSTANTIATE(ExtensionShape)
LW_INSTANTIATE(LargeShape)
#undef LW_INSTANTIATE

}  // namespace lw::isles::fast
