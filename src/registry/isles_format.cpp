#include "registry/isles_format.hpp"

#include "isles/fields.hpp"
#include "isles/settings.hpp"
#include "registry/fields.hpp"
#include "registry/settings_io.hpp"

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
    registry::fields::settings(io, kSettings, v.settings);
    spec(io, v.spec);
    io.u64(v.board_seed);
}

/// Goes through a position's fields; `Io` and what it is given as above.
template <class Io>
class StateFields {
public:
    StateFields(Io& io, const Topology& topology) : io_(io), topology_(topology) {}

    /// Parts of a turn came with version 2.
    bool parts(const Course& /*course*/) const { return io_.version() >= 2; }

    template <class T>
    void pieces(T& table) {
        for (std::size_t i = 0; i < topology_.vertex_count; ++i) {
            io_.value(table.sites[i].building, Building::city);
            seat(io_, table.sites[i].owner);
        }
        for (std::size_t i = 0; i < topology_.edge_count; ++i) seat(io_, table.roads[i]);
    }
    template <class T>
    void operator()(std::string_view /*name*/, T& field) {
        put(field);
    }

private:
    template <class T>
    void put(T& v) {
        using Plain = std::remove_const_t<T>;
        if constexpr (std::is_same_v<Plain, Phase>) {
            io_.value(v, Phase::over);
        } else if constexpr (std::is_same_v<Plain, Part>) {
            io_.value(v, Part::special);
        } else if constexpr (std::is_same_v<Plain, Seat>) {
            seat(io_, v);
        } else if constexpr (std::is_same_v<Plain, SeatSet>) {
            seats(io_, v);
        } else if constexpr (std::is_same_v<Plain, HexId>) {
            id(io_, v, topology_.hex_count);
        } else if constexpr (std::is_same_v<Plain, VertexId>) {
            id(io_, v, topology_.vertex_count);
        } else if constexpr (std::is_same_v<Plain, bool>) {
            io_.flag(v);
        } else if constexpr (std::is_same_v<Plain, std::uint8_t>) {
            io_.u8(v);
        } else if constexpr (std::is_same_v<Plain, std::uint16_t>) {
            io_.u16(v);
        } else if constexpr (std::is_same_v<Plain, std::uint64_t>) {
            io_.u64(v);
        } else if constexpr (requires {
                                 counts(io_, v);
                                 v.count;
                             }) {
            counts(io_, v);
        } else {
            for (auto& n : v) io_.u8(n);
        }
    }

    Io& io_;
    const Topology& topology_;
};

}  // namespace

void Format<isles::Game>::config(Writer& io, const Config& config) { whole_config(io, config); }
void Format<isles::Game>::config(Reader& io, Config& config) { whole_config(io, config); }
void Format<isles::Game>::state(Writer& io, const Setup& setup, const State& state) {
    StateFields<Writer> fields(io, setup.topology);
    visit_state(fields, state);
}
void Format<isles::Game>::state(Reader& io, const Setup& setup, State& state) {
    StateFields<Reader> fields(io, setup.topology);
    visit_state(fields, state);
    renew_network(setup, state.table);
}

}  // namespace lw::codec
