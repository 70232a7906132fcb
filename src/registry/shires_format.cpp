#include "registry/shires_format.hpp"

#include "registry/fields.hpp"
#include "registry/settings_io.hpp"
#include "shires/features.hpp"
#include "shires/fields.hpp"
#include "shires/settings.hpp"

#include <numeric>
#include <string_view>
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

/// Goes through a position's fields (shires/fields.hpp); `Io` is Writer or Reader, what it is given is const for the first.
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
        } else if constexpr (std::is_same_v<Plain, Kind>) {
            io_.u8(v.value);
        } else if constexpr (std::is_same_v<Plain, Seat>) {
            seat(io_, v);
        } else if constexpr (std::is_same_v<Plain, SeatSet>) {
            seats(io_, v);
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

/// Whether the tile can be laid next, with the follower that is said to be on it.
bool believable(const State& state, const Laid& tile) {
    if (!tile.kind.valid() || tile.rotation >= kRotations || state.tiles.full()) return false;
    const std::size_t segments = shape(tile.kind, tile.rotation).segments.size();
    if (state.segment_count + segments > kMaxSegments) return false;
    if (tile.follower.valid() && (tile.follower.value >= kMostSeats || tile.stands_on >= segments)) return false;
    if (!tile.follower.valid() && tile.stands_on != kNoSegment) return false;
    if (state.tiles.empty()) return tile.at == Cell{};
    return judge_place(state, tile.kind, tile.at, tile.rotation) == Reason::ok;
}

}  // namespace

void Format<shires::Game>::config(Writer& io, const Config& config) { whole_config(io, config); }
void Format<shires::Game>::config(Reader& io, Config& config) { whole_config(io, config); }

void Format<shires::Game>::state(Writer& io, const Setup& /*setup*/, const State& state) {
    io.count(static_cast<std::uint32_t>(state.tiles.size()), kMaxTiles, kTileBytes);
    StateFields<Writer> fields(io);
    for (const Laid& one : state.tiles) visit_tile(fields, one);
    visit_course(fields, state);
}

void Format<shires::Game>::state(Reader& io, const Setup& setup, State& state) {
    std::uint32_t tiles = 0;
    io.count(tiles, kMaxTiles, kTileBytes);
    StateFields<Reader> fields(io);
    std::array<int, kMostSeats> standing{};
    for (std::uint32_t i = 0; i < tiles; ++i) {
        Laid one;
        visit_tile(fields, one);
        if (!io.ok() || !believable(state, one)) return io.fail();
        lay(state, one.kind, one.at, one.rotation);
        if (!one.follower.valid()) continue;
        if (++standing[one.follower.index()] > setup.config.settings.followers) return io.fail();
        stand(state, TileId{static_cast<std::uint16_t>(i)}, one.follower, one.stands_on);
    }
    visit_course(fields, state);
    const int pile = std::accumulate(state.pile.begin(), state.pile.end(), 0);
    if (pile >= static_cast<int>(kMaxTiles)) io.fail();
    state.pile_size = static_cast<std::uint8_t>(pile);
}

}  // namespace lw::codec
