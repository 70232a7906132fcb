#include "registry/shires_format.hpp"

#include "registry/detail/fields.hpp"
#include "registry/detail/settings_io.hpp"
#include "shires/fields.hpp"
#include "shires/lay_again.hpp"
#include "shires/settings.hpp"

#include <cstddef>

namespace lw::codec {

namespace {

using namespace shires;
using registry::fields::seat;

template <class Io, class C>
void whole_config(Io& io, C& v) {
    io.u8(v.seats);
    seat(io, v.first_player);
    registry::fields::settings(io, kSettings, v.settings);
}

/// What registry::fields::State requires of a game; see there.
struct Own {
    template <class Io, PartOf<Phase> T>
    void put(Io& io, T& v) const {
        io.value(v, Phase::over);
    }
    template <class Io, PartOf<Kind> T>
    void put(Io& io, T& v) const {
        io.u8(v.value);
    }
};
constexpr std::size_t kTileBytes = 8;

}  // namespace

void Format<shires::Game>::config(Writer& io, const Config& config) { whole_config(io, config); }
void Format<shires::Game>::config(Reader& io, Config& config) { whole_config(io, config); }

void Format<shires::Game>::state(Writer& io, const Setup& /*setup*/, const State& state) {
    registry::fields::State fields(io, Own{});
    io.count(static_cast<std::uint32_t>(state.tiles.size()), kMaxTiles, kTileBytes);
    for (const Laid& tile : state.tiles) visit_fields(fields, tile);
    visit_course(fields, state);
}

void Format<shires::Game>::state(Reader& io, const Setup& setup, State& state) {
    registry::fields::State fields(io, Own{});
    std::uint32_t tiles = 0;
    io.count(tiles, kMaxTiles, kTileBytes);
    for (std::uint32_t i = 0; i < tiles; ++i) {
        Laid tile;
        visit_fields(fields, tile);
        if (!io.ok() || !lay_again(setup, state, tile)) return io.fail();
    }
    visit_course(fields, state);
    if (!count_pile(state)) io.fail();
}

}  // namespace lw::codec
