#include "registry/isles_format.hpp"

#include "isles/fields.hpp"
#include "isles/settings.hpp"
#include "registry/detail/fields.hpp"
#include "registry/detail/settings_io.hpp"

#include <cstddef>

namespace lw::codec {

namespace {

using namespace isles;
using registry::fields::seat;

// `Io` is Writer or Reader; arguments are const for a Writer.

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

/// What registry::fields::State requires of a game; see there.
struct Own {
    const Topology& topology;

    /// Parts of a turn were added in version 2.
    template <class Io>
    bool parts(Io& io, const Course& /*course*/) const {
        return io.version() >= 2;
    }
    template <class Io, class T>
    void pieces(Io& io, T& table) const {
        for (std::size_t i = 0; i < topology.vertex_count; ++i) {
            io.value(table.sites[i].building, Building::city);
            seat(io, table.sites[i].owner);
        }
        for (std::size_t i = 0; i < topology.edge_count; ++i) seat(io, table.roads[i]);
    }
    template <class Io, PartOf<Phase> T>
    void put(Io& io, T& v) const {
        io.value(v, Phase::over);
    }
    template <class Io, PartOf<Part> T>
    void put(Io& io, T& v) const {
        io.value(v, Part::special);
    }
    template <class Io, PartOf<HexId> T>
    void put(Io& io, T& v) const {
        id(io, v, topology.hex_count);
    }
    template <class Io, PartOf<VertexId> T>
    void put(Io& io, T& v) const {
        id(io, v, topology.vertex_count);
    }
};

}  // namespace

void Format<isles::Game>::config(Writer& io, const Config& config) { whole_config(io, config); }
void Format<isles::Game>::config(Reader& io, Config& config) { whole_config(io, config); }
void Format<isles::Game>::state(Writer& io, const Setup& setup, const State& state) {
    registry::fields::State fields(io, Own{setup.topology});
    visit_state(fields, state);
}
void Format<isles::Game>::state(Reader& io, const Setup& setup, State& state) {
    registry::fields::State fields(io, Own{setup.topology});
    visit_state(fields, state);
    renew_network(setup, state.table);
}

}  // namespace lw::codec
