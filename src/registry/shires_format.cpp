#include "registry/shires_format.hpp"

#include "registry/fields.hpp"
#include "registry/settings_io.hpp"
#include "shires/features.hpp"
#include "shires/settings.hpp"

#include <numeric>

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

template <class Io, class T>
void tile(Io& io, T& v) {
    io.u8(v.kind.value);
    io.u8(v.rotation);
    coordinate(io, v.at.x);
    coordinate(io, v.at.y);
    seat(io, v.follower);
    io.u8(v.stands_on);
}
constexpr std::size_t kTileBytes = 8;

/// Everything but the tiles.
template <class Io, class S>
void rest(Io& io, S& v) {
    io.value(v.phase, Phase::over);
    seat(io, v.turn);
    io.u16(v.turn_number);
    io.u8(v.in_hand.value);
    for (auto& n : v.pile) io.u8(n);
    for (auto& n : v.set_aside) io.u8(n);
    for (auto& player : v.players) {
        io.u8(player.supply);
        for (auto& points : player.points) io.u16(points);
    }
    seats(io, v.winners);
}

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
    for (const Laid& one : state.tiles) tile(io, one);
    rest(io, state);
}

void Format<shires::Game>::state(Reader& io, const Setup& setup, State& state) {
    std::uint32_t tiles = 0;
    io.count(tiles, kMaxTiles, kTileBytes);
    std::array<int, kMostSeats> standing{};
    for (std::uint32_t i = 0; i < tiles; ++i) {
        Laid one;
        tile(io, one);
        if (!io.ok() || !believable(state, one)) return io.fail();
        lay(state, one.kind, one.at, one.rotation);
        if (!one.follower.valid()) continue;
        if (++standing[one.follower.index()] > setup.config.settings.followers) return io.fail();
        stand(state, TileId{static_cast<std::uint16_t>(i)}, one.follower, one.stands_on);
    }
    rest(io, state);
    const int pile = std::accumulate(state.pile.begin(), state.pile.end(), 0);
    if (pile >= static_cast<int>(kMaxTiles)) io.fail();
    state.pile_size = static_cast<std::uint8_t>(pile);
}

}  // namespace lw::codec
