#include "registry/isles_format.hpp"

#include "registry/fields.hpp"

#include <type_traits>

namespace lw::codec {

namespace {

using namespace isles;
using registry::fields::seat;
using registry::fields::seats;

// `Io` is Writer or Reader; the things are const for the first.

template <class Io, class C>
void counts(Io& io, C& cards) {
    for (auto& n : cards.count) io.u8(n);
}

/// An index below `end` or none.
template <class Tag>
void id(Writer& io, const base::Id<Tag>& v, int /*end*/) {
    io.u16(v.value);
}
template <class Tag>
void id(Reader& io, base::Id<Tag>& v, int end) {
    io.u16(v.value);
    if (v.valid() && v.value >= end) {
        io.fail();
        v = {};
    }
}

template <class Io, class H>
void hex(Io& io, H& v) {
    io.i8(v.q);
    io.i8(v.r);
}

template <class Io, class T>
void tile(Io& io, T& v) {
    hex(io, v.hex);
    io.value(v.terrain, Terrain::desert);
    io.u8(v.token);
}
template <class Io, class H>
void harbour(Io& io, H& v) {
    hex(io, v.hex);
    io.value(v.side, Side::nw);
    io.value(v.kind, HarbourKind::none);
}

template <class T, std::size_t N, class Each>
void list(Writer& io, const base::Bounded<T, N>& items, Each each) {
    io.count(static_cast<std::uint32_t>(items.size()), N, 4);
    for (const T& item : items) each(io, item);
}
template <class T, std::size_t N, class Each>
void list(Reader& io, base::Bounded<T, N>& items, Each each) {
    std::uint32_t n = 0;
    io.count(n, N, 4);  // a tile and a harbour have four bytes each
    items.clear();
    for (std::uint32_t i = 0; i < n; ++i) {
        T item;
        each(io, item);
        items.push_back(item);
    }
}

template <class Io, class S>
void settings(Io& io, S& v) {
    io.u8(v.victory_target);
    io.u8(v.discard_limit);
    io.flag(v.friendly_robber);
    io.value(v.dice, DiceKind::deck31);
    io.u8(v.no_seven_rounds);
    io.value(v.trade_build, TradeBuild::split);
    io.flag(v.victim_must_have_cards);
    io.flag(v.bank_visible);
    if (io.version() >= 2) {
        io.value(v.five_six, FiveSix::none);
    } else if constexpr (Io::kReading) {
        v.five_six = FiveSix::none;
    }
    if (io.version() >= 3) io.u16(v.turn_seconds);
}

template <class Io, class S>
void spec(Io& io, S& v) {
    io.value(v.island, Island::rings6);
    io.value(v.terrain, TerrainPlan::shuffled);
    io.value(v.tokens, TokenPlan::beginner);
    io.value(v.harbours, HarbourPlan::random);
    io.value(v.direction, SpiralDirection::clockwise);
    io.flag(v.no_adjacent_red);
    io.flag(v.no_adjacent_2_12);
    io.flag(v.no_adjacent_same);
}

template <class Io, class C>
void whole_config(Io& io, C& v) {
    io.u8(v.seats);
    seat(io, v.first_player);
    list(io, v.layout.tiles, [](Io& in, auto& one) { tile(in, one); });
    list(io, v.layout.harbours, [](Io& in, auto& one) { harbour(in, one); });
    hex(io, v.layout.robber);
    settings(io, v.settings);
    spec(io, v.spec);
    io.u64(v.board_seed);
}

template <class Io, class P>
void player(Io& io, P& v) {
    io.u8(v.roads_left);
    io.u8(v.settlements_left);
    io.u8(v.cities_left);
    io.u8(v.knights);
    io.u8(v.road_length);
}

template <class Io, class O>
void offer(Io& io, O& v) {
    io.flag(v.open);
    counts(io, v.give);
    counts(io, v.want);
    seats(io, v.to);
    seats(io, v.accepted);
    seats(io, v.declined);
}

template <class Io, class H>
void holding(Io& io, H& v) {
    counts(io, v.hand);
    counts(io, v.cards);
    counts(io, v.fresh);
    counts(io, v.discarding);
}

template <class Io, class T>
void board(Io& io, const Topology& topology, T& v) {
    for (std::size_t i = 0; i < topology.vertex_count; ++i) {
        io.value(v.sites[i].building, Building::city);
        seat(io, v.sites[i].owner);
    }
    for (std::size_t i = 0; i < topology.edge_count; ++i) seat(io, v.roads[i]);
    id(io, v.robber, topology.hex_count);
}

template <class Io, class T>
void turn(Io& io, const Topology& topology, T& v) {
    io.value(v.phase, Phase::over);
    seat(io, v.turn);
    if (io.version() >= 2) {
        io.value(v.part, Part::special);
        seat(io, v.roller);
    }
    seat(io, v.first);
    io.u16(v.turn_number);
    io.u8(v.setup_step);
    id(io, v.last_settlement, topology.vertex_count);
    io.flag(v.rolled);
    for (auto& die : v.dice) io.u8(die);
    io.u64(v.dice_drawn);
    io.flag(v.card_played);
    io.flag(v.built);
    io.u8(v.free_roads);
    counts(io, v.played);
    seats(io, v.owing);
    for (auto& due : v.discard_due) io.u8(due);
    seats(io, v.victims);
    seat(io, v.longest_road);
    seat(io, v.largest_army);
    seats(io, v.winners);
}

/// All eight seats' places are written, so that the format does not hang on the number of players.
template <class Io, class S>
void whole_state(Io& io, const Topology& topology, S& v) {
    board(io, topology, v.table);
    for (auto& one : v.table.players) player(io, one);
    for (auto& one : v.table.offers) offer(io, one);
    turn(io, topology, v.table);
    for (auto& one : v.secrets.holdings) holding(io, one);
    counts(io, v.secrets.bank);
    counts(io, v.secrets.deck);
}

}  // namespace

void Format<isles::Game>::config(Writer& io, const Config& config) { whole_config(io, config); }
void Format<isles::Game>::config(Reader& io, Config& config) { whole_config(io, config); }
void Format<isles::Game>::state(Writer& io, const Setup& setup, const State& state) {
    whole_state(io, setup.topology, state);
}
void Format<isles::Game>::state(Reader& io, const Setup& setup, State& state) {
    whole_state(io, setup.topology, state);
    renew_network(setup, state.table);
}

}  // namespace lw::codec
