#include "registry/shires_format.hpp"

#include "registry/fields.hpp"
#include "registry/settings_io.hpp"
#include "shires/fields.hpp"
#include "shires/relay.hpp"
#include "shires/settings.hpp"

#include <type_traits>

namespace lw::codec {

namespace {

using namespace shires;
using registry::fields::seat;
using registry::fields::seats;

template <class Io, class C>
void whole_config(Io& io, C& v) {
    io.u8(v.seats);
    seat(io, v.first_player);
    registry::fields::settings(io, kSettings, v.settings);
}

void coordinate(Writer& io, std::int16_t v) { io.u16(static_cast<std::uint16_t>(v)); }
void coordinate(Reader& io, std::int16_t& v) {
    std::uint16_t raw = 0;
    io.u16(raw);
    v = static_cast<std::int16_t>(raw);
}

/// Goes through a position's fields; `Io` is Writer or Reader, the fields are const for the first.
template <class Io>
class StateFields {
public:
    explicit StateFields(Io& io) : io_(io) {}

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
        } else if constexpr (std::is_same_v<Plain, Seat>) {
            seat(io_, v);
        } else if constexpr (std::is_same_v<Plain, SeatSet>) {
            seats(io_, v);
        } else if constexpr (std::is_same_v<Plain, Kind>) {
            io_.u8(v.value);
        } else if constexpr (std::is_same_v<Plain, Cell>) {
            coordinate(io_, v.x);
            coordinate(io_, v.y);
        } else if constexpr (std::is_same_v<Plain, Player>) {
            visit_player(*this, v);
        } else if constexpr (std::is_same_v<Plain, std::uint8_t>) {
            io_.u8(v);
        } else if constexpr (std::is_same_v<Plain, std::uint16_t>) {
            io_.u16(v);
        } else {
            for (auto& one : v) put(one);
        }
    }

    Io& io_;
};
constexpr std::size_t kTileBytes = 8;

}  // namespace

void Format<shires::Game>::config(Writer& io, const Config& config) { whole_config(io, config); }
void Format<shires::Game>::config(Reader& io, Config& config) { whole_config(io, config); }

void Format<shires::Game>::state(Writer& io, const Setup& /*setup*/, const State& state) {
    StateFields<Writer> fields(io);
    io.count(static_cast<std::uint32_t>(state.tiles.size()), kMaxTiles, kTileBytes);
    for (const Laid& tile : state.tiles) visit_tile(fields, tile);
    visit_course(fields, state);
}

void Format<shires::Game>::state(Reader& io, const Setup& setup, State& state) {
    StateFields<Reader> fields(io);
    std::uint32_t tiles = 0;
    io.count(tiles, kMaxTiles, kTileBytes);
    for (std::uint32_t i = 0; i < tiles; ++i) {
        Laid tile;
        visit_tile(fields, tile);
        if (!io.ok() || !relay(setup, state, tile)) return io.fail();
    }
    visit_course(fields, state);
    if (!count_pile(state)) io.fail();
}

}  // namespace lw::codec
